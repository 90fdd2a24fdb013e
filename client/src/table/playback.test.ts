import { beforeEach, expect, test, vi } from 'vitest'
import type { Entry, Position } from '../net/wire'
import { Playback, type Audience } from './playback.svelte'
import { prefs } from './prefs.svelte'

const move = (number: number): Entry => ({ number, side: 0, action: `move ${number}`, events: [{ key: 'moved', amount: number }] })
const position = (number: number, since: Entry[] = []): Position => ({ number, view: { turn: number }, since, setting_up: false, outcome: null }) as unknown as Position
const kept = [position(0), position(1), position(2)] // a little game: the positions after its beginning and its first two actions
const newest = (): Position => position(3, [move(1), move(2), move(3)])

beforeEach(() => {
  prefs.quick = true // one after the other, but without waiting
})

/** A game that exists only here: no server, no socket. */
function opened(audience: Audience = {}): Playback {
  const playback = new Playback(async (number) => kept[number] ?? newest(), audience)
  const now = newest()
  playback.enter(now)
  playback.follow(now)
  return playback
}

test('a position is shown from plain data', () => {
  const playback = opened()
  expect(playback.shown!.number).toBe(3)
  expect([playback.live, playback.over]).toEqual([true, false])
  expect(playback.stops).toEqual([0, 1, 2, 3])
})

test('what cannot be had is not passed for the past', async () => {
  const unreachable = vi.fn()
  const playback = new Playback(() => Promise.reject(new Error('the link is cut')), { unreachable })
  const now = newest()
  playback.enter(now)
  playback.follow(now)
  await playback.lookAt(1)
  await playback.replay(0)
  expect([playback.shown, playback.moment, playback.live, playback.replaying]).toEqual([now, null, true, false])
  expect(unreachable).toHaveBeenCalledTimes(2)
})

test('it is set back to any action, and comes to the present again', async () => {
  const playback = opened()
  await playback.lookAt(1)
  expect([playback.shown, playback.moment, playback.live]).toEqual([kept[1], 1, false])
  expect(playback.telling!.action).toBe('move 1')
  await playback.lookAt(0)
  expect([playback.shown, playback.telling]).toEqual([kept[0], null])
  playback.toPresent()
  expect([playback.shown, playback.moment, playback.live]).toEqual([playback.position, null, true])
})

test('a replay shows the actions one after the other, then the present', async () => {
  const seen: unknown[] = []
  const playback = opened({ looksBack: (entry) => seen.push(entry!.number) })
  await playback.replay(1)
  expect(seen).toEqual([2, 3])
  expect([playback.replaying, playback.moment, playback.live]).toEqual([false, null, true])
})

test('what is taken back leaves the log, and what comes is shown in its order', async () => {
  const shown: number[] = []
  const playback = opened({ shows: (position) => shown.push(position.number) })
  const coming = [position(4, [{ number: 4, side: 0, kind: 'undo', takes_back: [3] }]), position(5, [move(5)])]
  for (const next of coming) {
    playback.enter(next)
    playback.follow(next)
  }
  await vi.waitFor(() => expect(playback.live).toBe(true))
  expect(playback.stops).toEqual([0, 1, 2, 5])
  expect(shown).toEqual([3, 4, 5])
})
