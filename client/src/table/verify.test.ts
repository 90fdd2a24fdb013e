import { createHash, createHmac } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { bretzelKrieg } from '../games/bretzel_krieg/face'
import type { Entry, ServerDice, TableEvent } from '../net/wire'
import { sealed, toOpen, type DiceNotes } from './dice_notes'
import { forgetSeenDice, noteOf, noteSeenDice, seenDice, sixSided, type Seen, type SidesOf } from './seen_dice'
import { verify, type Verdict } from './verify'

const secret = '00112233445566778899aabbccddeeff'
const commitment = createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex')
const seals = [sealed('abc'), sealed('xyz')]
const dice: ServerDice = { kind: 'server', commitment, scheme: 2, seals, contributions: ['abc', 'xyz'], imported: 0, secret }
const notes = { contribution: 'abc', commitment, seals }

/** The first attempt is enough for so few sides here: none of these words is near the limit. */
function rolled(entry: number, k: number, sides = 6): number {
  const digest = createHmac('sha256', Buffer.from(secret, 'hex')).update(`T1\n${entry}\nabc\nxyz\n${k} d${sides}\n0`).digest()
  return (digest.readUInt32BE(0) % sides) + 1
}
const showing = (faces: number[], key = 'attack'): TableEvent => ({ key, amount: 0, dice: faces, lines: faces.map((die) => ({ rule: 'r', points: 1, die })) })

/** An honest entry: the board shows what was rolled. */
function entryOf(number: number, count = 2): Entry {
  const faces = Array.from({ length: count }, (_, k) => rolled(number, k))
  return { number, side: 0, action: 'x', dice: faces, sides: faces.map(() => 6), events: [showing(faces)] }
}
const played = entryOf(4)
const seen = (...entries: Entry[]): Seen => Object.fromEntries(entries.map((entry) => [entry.number, noteOf(entry, sixSided)]))
const seenPlayed = seen(played)
const other = { ...played, dice: [(rolled(4, 0) % 6) + 1, rolled(4, 1)] }

/** What the page says of a table where this browser had seen some dice fall. */
function checked(entries: Entry[], seen: Seen, more: Partial<ServerDice> = {}, noted: DiceNotes = notes, sidesOf: SidesOf = sixSided): Verdict {
  return verify({ table: 'T1', dice: { ...dice, ...more }, sidesOf }, entries, seen, noted, [0])
}

const store = new Map<string, string>()
beforeEach(() => {
  store.clear()
  const localStorage = { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, text: string) => store.set(key, text), removeItem: (key: string) => store.delete(key) }
  vi.stubGlobal('localStorage', localStorage)
})

test('dice made by the secret pass, and so does what was noted', () => {
  const right = { secret: 'right', mine: 'right', theirs: 'right' }
  expect(checked([played], seenPlayed)).toEqual({ thrown: 2, late: 0, wrong: [], drawn: [], back: [], elsewhere: 0, gaps: 1, ...right })
})

test('a die that was changed is found, also one that differs from what was seen', () => {
  expect(checked([other], {}).wrong).toEqual([4])
  expect(checked([{ ...other, events: [showing(other.dice)] }], {}).wrong).toEqual([4])
  expect(checked([played], seen({ ...other, events: [showing(other.dice)] })).wrong).toEqual([4])
})

test('sides that were chosen to make the faces that were shown are found', () => {
  // A server shows two sixes, and says at the end that they were dice of so many sides as give a six.
  const chosen = [0, 1].map((k) => Array.from({ length: 200 }, (_, n) => n + 6).find((sides) => rolled(4, k, sides) === 6)!)
  const sixes: Entry = { ...played, dice: [6, 6], sides: chosen, events: [showing([6, 6])] }
  expect(chosen).not.toEqual([6, 6])
  expect(checked([sixes], seen(sixes)).wrong).toEqual([4])
  expect(checked([{ ...played, sides: [6, 0] }], seenPlayed).wrong).toEqual([4])
})

test('other faces on the board, or in the lines of the log, than those that are told are found', () => {
  const onBoard = { ...played, events: [showing([6, 6])] }
  expect(checked([onBoard], {}).wrong).toEqual([4])
  expect(checked([played], seen(onBoard)).wrong).toEqual([4])
  const inLines = { ...played, events: [{ ...showing(played.dice as number[]), lines: [{ rule: 'r', points: 1, die: 6 }] }] }
  expect(checked([inLines], {}).wrong).toEqual([4])
  expect(checked([played], seen(inLines)).wrong).toEqual([4])
  expect(checked([{ ...played, dice: [], sides: [] }], {}).wrong).toEqual([4])
  expect(checked([{ ...played, dice: [], sides: [], events: [] }], seenPlayed).wrong).toEqual([4])
})

test('the first note of a throw stays, also when the page is opened again, and goes with the table', () => {
  noteSeenDice('T1', 'token', [{ ...played, events: [showing([6, 6])] }, { number: 5, side: 0 }], sixSided)
  noteSeenDice('T1', 'token', [played, entryOf(6)], sixSided)
  expect(Object.keys(seenDice('T1', 'token'))).toEqual(['4', '6'])
  expect(checked([played, entryOf(6)], seenDice('T1', 'token')).wrong).toEqual([4])
  forgetSeenDice('T1', 'token')
  expect(seenDice('T1', 'token')).toEqual({})
})

test('dice that were not noted when they fell are not said to be as they were seen', () => {
  const { thrown, late, wrong } = checked([played, entryOf(5, 3)], seenPlayed)
  expect([thrown, late, wrong]).toEqual([2, 3, []])
})

test('of a card that was drawn the page says that it does not know from how many', () => {
  const drawn: Entry = { ...played, dice: [rolled(4, 0, 27), rolled(4, 1)], sides: [27, 6], events: [showing([rolled(4, 1)])] }
  const hidden: Entry = { ...drawn, dice: ['?', rolled(4, 1)], sides: undefined }
  const verdict = checked([drawn], seen(hidden))
  expect([verdict.thrown, verdict.wrong, verdict.drawn]).toEqual([0, [], [4]])
  expect(checked([{ ...drawn, sides: [27, 8] }], seen(hidden)).wrong).toEqual([4])
  expect(checked([{ ...drawn, dice: [rolled(4, 0, 27) + 1, rolled(4, 1)] }], seen(hidden)).wrong).toEqual([4])
})

test('dice that were taken back are checked by what was noted of them', () => {
  const back: Entry = { number: 6, side: 0, kind: 'take-back', takes_back: [4, 5] }
  const forged = { ...other, events: [showing(other.dice)] }
  expect(checked([back], seenPlayed)).toMatchObject({ wrong: [], back: [4] })
  expect(checked([back], seen(forged))).toMatchObject({ wrong: [4], back: [] })
  expect(checked([{ ...back, takes_back: [5] }], seenPlayed)).toMatchObject({ wrong: [4], back: [] })
})

test('a bold headquarters of Bretzel Krieg rolls eight sides, a prudent one four, all else six', () => {
  const of = (key: string, amount: number): number[] => {
    const told: TableEvent[] = [{ key: 'posture', amount }, { key, amount: 0, dice: [1] }]
    return told.filter((event) => event.dice).map((event) => bretzelKrieg.dieSides!(event, told))
  }
  expect([of('bold-die', 0), of('die', 1), of('die', 2), of('struck', 2)]).toEqual([[8], [6], [4], [6]])
})

test('a throw told under another number than it was seen under is found', () => {
  const moved = checked([entryOf(9)], seenPlayed)
  expect([moved.wrong, moved.late]).toEqual([[4], 2])
})

test('another secret is found though the answer announces its own fingerprint', () => {
  const first = { ...notes, commitment: 'f'.repeat(64) }
  expect(checked([], {}, {}, first).secret).toBe('wrong')
  expect(checked([], {}, { commitment: 'f'.repeat(64) }, { contribution: '' }).secret).toBe('wrong')
})

test('a contribution that was left out or exchanged is found', () => {
  expect(checked([], {}, { contributions: ['abd', 'xyz'] }).mine).toBe('wrong')
  expect(checked([], {}, { contributions: ['abc', 'xyy'], seals: [seals[0], sealed('xyy')] }).theirs).toBe('wrong')
})

test('what was not noted is not said to be right', () => {
  const verdict = checked([played], {}, {}, { contribution: 'other' })
  expect([verdict.secret, verdict.mine, verdict.theirs]).toEqual(['unknown', 'unknown', 'unknown'])
})

test('the computer contributes nothing, and dice of a record are left alone', () => {
  const alone = { contributions: ['abc', ''], seals: [seals[0], ''], imported: 4 }
  const verdict = checked([{ ...played, dice: [7] }], seenPlayed, alone, { ...notes, seals: [seals[0], ''] })
  expect(verdict).toMatchObject({ thrown: 0, late: 0, wrong: [], elsewhere: 4, gaps: 0, secret: 'right', mine: 'right', theirs: 'none' })
})

test('dice cannot be left out of the check by saying afterwards that they came from a record', () => {
  const verdict = checked([other], seen(other), { imported: 4 }, { ...notes, imported: 0 })
  expect([verdict.wrong, verdict.elsewhere]).toEqual([[4], 0])
})

test('numbers that were left out are counted, but for those that were taken back or came from a record', () => {
  const numbered = (...numbers: number[]): Entry[] => numbers.map((number) => ({ number, side: 0 }))
  const gaps = (entries: Entry[], imported = 0): number => checked(entries, {}, { imported }).gaps
  expect(gaps(numbered(1, 2, 3))).toBe(0)
  expect(gaps(numbered(1, 2, 4, 100, 101))).toBe(2)
  expect(gaps(numbered(2, 3))).toBe(1)
  expect(gaps(numbered(7, 8), 6)).toBe(0)
  expect(gaps([...numbered(1, 2, 3), { number: 6, side: 0, kind: 'take-back', takes_back: [4, 5] }])).toBe(0)
})

test('a contribution is opened when all are sealed, and only by the browser that sealed it', () => {
  const early = { ...dice, seals: [seals[0], null], contributions: ['', ''] }
  expect(toOpen(early, [0], [0, 1], 'abc')).toBe('not-yet')
  expect(toOpen(dice, [0], [0, 1], 'abc')).toBe('mine')
  expect(toOpen(dice, [0], [0, 1], 'abd')).toBe('elsewhere')
  expect(toOpen(dice, [0], [1], 'abc')).toBe('nothing')
  expect(toOpen(dice, [], [0, 1], 'abc')).toBe('nothing')
})
