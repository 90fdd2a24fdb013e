import { expect, test } from 'vitest'
import type { Legal } from '../net/wire'
import { buttons, following, NOTHING, ready, sources, targets, withIds } from './choice'

const action = (parts: Partial<Legal>): Legal => ({
  ...{ text: '', verb: '', unit: '', unit_id: -1, origin: '', target: '', amount: 0, extras: [] },
  ...parts,
})
const done = action({ text: 'done', verb: 'done' })
const moves = [
  action({ text: 'move 1st Inf B5-B4', verb: 'move', unit_id: 3, origin: 'B5', target: 'B4' }),
  action({ text: 'move 1st Inf B5-C5', verb: 'move', unit_id: 3, origin: 'B5', target: 'C5' }),
  action({ text: 'move 2nd Inf B5-B4', verb: 'move', unit_id: 4, origin: 'B5', target: 'B4' }),
]
const assaults = [
  action({ text: 'assault C5 C4', verb: 'assault', origin: 'C5', target: 'C4' }),
  action({ text: 'assault C5 D5', verb: 'assault', origin: 'C5', target: 'D5' }),
  action({ text: 'assault B5 B4', verb: 'assault', origin: 'B5', target: 'B4' }),
]
const works = [
  action({ text: 'place wire A6', verb: 'place', target: 'A6', extras: ['wire'] }),
  action({ text: 'place trench A6', verb: 'place', target: 'A6', extras: ['trench'] }),
  action({ text: 'place wire B6', verb: 'place', target: 'B6', extras: ['wire'] }),
]

test('what needs no pointing is a button', () => {
  expect(buttons([done, ...moves])).toEqual([done])
})

test('nothing committed is one choice among others, not a button', () => {
  const commit = [action({ text: 'commit nothing', verb: 'commit' }), action({ text: 'commit 1 shells', verb: 'commit', amount: 1 })]
  expect(buttons(commit)).toEqual([])
})

test('units act, or places as a whole', () => {
  expect([...sources([done, ...moves]).units]).toEqual([3, 4])
  expect([...sources(assaults).places]).toEqual(['C5', 'B5'])
})

test('targets follow from the unit, or from the place', () => {
  expect([...targets(moves, { ...NOTHING, unit: 3 })]).toEqual(['B4', 'C5'])
  expect([...targets(assaults, { ...NOTHING, origin: 'C5' })]).toEqual(['C4', 'D5'])
  expect([...targets(moves, NOTHING)]).toEqual([])
})

test('an action is ready when nothing is left to say', () => {
  expect(ready(moves, { ...NOTHING, unit: 3 })).toBeNull()
  expect(ready(moves, { ...NOTHING, unit: 3, target: 'C5' })?.text).toBe('move 1st Inf B5-C5')
  expect(ready(works, { ...NOTHING, target: 'A6' })).toBeNull()
  expect(ready(works, { ...NOTHING, target: 'A6', extra: 'trench' })?.text).toBe('place trench A6')
})

test('a unit without a target is ready as soon as it is chosen', () => {
  const cut = action({ text: 'cut 1st Inf', verb: 'cut', unit_id: 3, origin: 'B5' })
  expect(ready([done, cut], { ...NOTHING, unit: 3 })).toEqual(cut)
})

test('an amount tells actions on one target apart', () => {
  const shots = [1, 2].map((n) => action({ text: `bombard C4 ${n}`, verb: 'bombard', target: 'C4', amount: n }))
  expect([...targets(shots, NOTHING)]).toEqual(['C4'])
  expect(ready(shots, { ...NOTHING, target: 'C4' })).toBeNull()
  expect(ready(shots, { ...NOTHING, target: 'C4', amount: 2 })?.text).toBe('bombard C4 2')
})

test('the next unit comes round', () => {
  expect(following([3, 4, 9], 4)).toBe(9)
  expect(following([3, 4, 9], 9)).toBe(3)
  expect(following([3, 4, 9], -1)).toBe(3)
  expect(following([], 4)).toBe(-1)
})

test('units come in the order of the ids that are asked for, without those that are not there', () => {
  expect(withIds([{ id: 1 }, { id: 2 }, { id: 3 }], [3, 7, 1])).toEqual([{ id: 3 }, { id: 1 }])
})
