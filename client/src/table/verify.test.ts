import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Entry } from '../net/wire'
import { sealed, toOpen } from './dice_notes'
import { verify } from './verify'

const secret = '00112233445566778899aabbccddeeff'
const commitment = createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex')
const seals = [sealed('abc'), sealed('xyz')]
const dice = { kind: 'server' as const, commitment, scheme: 2 as const, seals, contributions: ['abc', 'xyz'], imported: 0, secret }
const notes = { contribution: 'abc', commitment, seals }

/** The first attempt is enough for six sides here: none of these words is near the limit. */
function thrown(entry: number, k: number, contributions = 'abc\nxyz'): number {
  const digest = createHmac('sha256', Buffer.from(secret, 'hex')).update(`T1\n${entry}\n${contributions}\n${k} d6\n0`).digest()
  return (digest.readUInt32BE(0) % 6) + 1
}
const played = { number: 4, side: 0, action: 'x', dice: [thrown(4, 0), thrown(4, 1)], sides: [6, 6] }

test('dice made by the secret pass, and so does what was noted', () => {
  const verdict = verify('T1', dice, [played], [played], notes, [0])
  expect(verdict).toEqual({ thrown: 2, wrong: [], elsewhere: 0, gaps: 1, secret: 'right', mine: 'right', theirs: 'right' })
})

test('a die that was changed is found, also one that differs from what was seen', () => {
  const other = { ...played, dice: [(thrown(4, 0) % 6) + 1, thrown(4, 1)] }
  expect(verify('T1', dice, [other], [], notes, [0]).wrong).toEqual([4])
  expect(verify('T1', dice, [played], [other], notes, [0]).wrong).toEqual([4])
  const hidden: (number | '?')[] = ['?', played.dice[1]]
  expect(verify('T1', dice, [played], [{ ...played, dice: hidden }], notes, [0]).wrong).toEqual([])
})

test('a throw told under another number than it was seen under is found', () => {
  const moved = { ...played, number: 9, dice: [thrown(9, 0), thrown(9, 1)] }
  expect(verify('T1', dice, [moved], [played], notes, [0]).wrong).toEqual([9, 4])
})

test('another secret is found though the answer announces its own fingerprint', () => {
  const first = { ...notes, commitment: 'f'.repeat(64) }
  expect(verify('T1', dice, [], [], first, [0]).secret).toBe('wrong')
  expect(verify('T1', { ...dice, commitment: 'f'.repeat(64) }, [], [], { contribution: '' }, [0]).secret).toBe('wrong')
})

test('a contribution that was left out or exchanged is found', () => {
  expect(verify('T1', { ...dice, contributions: ['abd', 'xyz'] }, [], [], notes, [0]).mine).toBe('wrong')
  expect(verify('T1', { ...dice, contributions: ['abc', 'xyy'], seals: [seals[0], sealed('xyy')] }, [], [], notes, [0]).theirs).toBe('wrong')
})

test('what was not noted is not said to be right', () => {
  const verdict = verify('T1', dice, [played], [], { contribution: 'other' }, [0])
  expect([verdict.secret, verdict.mine, verdict.theirs]).toEqual(['unknown', 'unknown', 'unknown'])
})

test('the computer contributes nothing, and dice of a record are left alone', () => {
  const alone = { ...dice, contributions: ['abc', ''], seals: [seals[0], ''], imported: 4 }
  const verdict = verify('T1', alone, [{ ...played, dice: [7] }], [], { ...notes, seals: [seals[0], ''] }, [0])
  expect(verdict).toEqual({ thrown: 0, wrong: [], elsewhere: 4, gaps: 0, secret: 'right', mine: 'right', theirs: 'none' })
})

test('dice cannot be left out of the check by saying afterwards that they came from a record', () => {
  const other = { ...played, dice: [(thrown(4, 0) % 6) + 1, thrown(4, 1)] }
  const verdict = verify('T1', { ...dice, imported: 4 }, [other], [other], { ...notes, imported: 0 }, [0])
  expect([verdict.thrown, verdict.wrong, verdict.elsewhere]).toEqual([2, [4], 0])
})

test('numbers that were left out are counted, but for those that were taken back or came from a record', () => {
  const numbered = (...numbers: number[]): Entry[] => numbers.map((number) => ({ number, side: 0 }))
  const gaps = (entries: Entry[], imported = 0): number => verify('T1', { ...dice, imported }, entries, [], notes, [0]).gaps
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
