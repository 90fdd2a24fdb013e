import { render } from 'svelte/server'
import { beforeEach, expect, test } from 'vitest'
import { marmitages } from '../games/marmitages/face'
import type { UnitView, View } from '../games/marmitages/view'
import type { Entry, Position, Scenario, TableInfo, Words } from '../net/wire'
import { texts } from '../text/texts.svelte'
import { prefs } from './prefs.svelte'
import { Table } from './state.svelte'

// A little game that exists only here: no server, no socket.
const unit = (id: number, side: number, at: string): UnitView => ({
  ...{ id, name: `${id} Inf`, given: '', number: id, side, kind: 'infantry', at, marks: [] },
  ...{ quality: 'standard', attacking: 'standard', defending: 'standard' },
})
const view = (at: string): View => ({
  ...{ width: 6, turn: 1, turns: 8, attacker: 0, active: 0, phase: 'move', grade: '', origin: '', target: '', sectors: {} },
  ...{ units: [unit(1, 0, at), unit(2, 1, 'C2')], sides: [0, 1].map(() => ({ lost: 0, bought: true })) },
})
const position = (number: number, at: string, since: Entry[] = []): Position => ({
  ...{ type: 'position', number, decider: 0, prompt: { key: 'move', data: {} }, view: { ...view(at) }, legal: [], outcome: null, undo: false, since },
  ...{ presence: [], thinking: 0, waiting: [], dice: null, pending: null, setting_up: false, staff: '', offers: [], viewer: -1, next: false },
})
const entry = (number: number): Entry => ({ number, side: 0, phase: 'move', action: 'move', events: [{ key: 'moved', unit: 1, amount: 0 }] })
const PLACES = ['B5', 'B4', 'C4'] // of the first unit: at the beginning, after its first move, after its second

const nations = (name: Words) => ({ name, nation: 'fr' })
const scenario: Scenario = {
  ...{ game: 'marmitages', id: 'here', title: { en: 'Here' }, date: '1916', place: { en: 'Verdun' }, minutes: 30, difficulty: 1 },
  ...{ situation: {}, forces: {}, goal: {}, attacker: nations({ en: 'French' }), defender: nations({ en: 'Germans', vo: 'Deutans' }) },
}
const info: TableInfo = {
  ...{ id: '', game: 'marmitages', scenario, options: {}, seats: [], you: [], hotseat: false, watching: true, number: 2, over: false },
  ...{ dice: { kind: 'own' }, match: null, next: null },
}

function laidOut(): Table {
  const table = new Table('', '', async (number) => position(number, PLACES[number]))
  table.layOut({ info, scenario, face: marmitages })
  const now = position(2, PLACES[2], [entry(1), entry(2)])
  table.playback.enter(now)
  table.playback.follow(now)
  return table
}

/** The board as it is drawn, without what differs from one drawing to the next. */
const drawn = (table: Table): string => render(marmitages.Board, { props: { table } }).body
const places = (table: Table): string[] => table.pieces().map((piece) => piece.at)

beforeEach(() => {
  prefs.quick = true
  texts.add('en', 'rules = Rules')
  texts.language = 'en'
})

test('a position is shown on its board without a server', () => {
  const table = laidOut()
  expect([table.watching, table.playback.live, places(table)]).toEqual([true, true, ['C4', 'C2']])
  expect(drawn(table)).toContain('<svg')
})

test('it is stepped through, and the board follows', async () => {
  const table = laidOut()
  const boards = [drawn(table)]
  for (const number of [0, 1]) {
    await table.playback.lookAt(number)
    expect(places(table)).toEqual([PLACES[number], 'C2'])
    boards.push(drawn(table))
  }
  table.playback.toPresent()
  expect(places(table)).toEqual(['C4', 'C2'])
  expect(new Set(boards).size).toBe(3)
  expect(drawn(table)).toBe(boards[0])
})

test('sides have a name in every language, if need be the English one', () => {
  const table = laidOut()
  texts.language = 'vo'
  expect([0, 1].map((side) => table.words.sideName(side))).toEqual(['French', 'Deutans'])
})
