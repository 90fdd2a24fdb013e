// The dice of a finished game, made again from the published secret: docs/api.md says how. And whether what is published
// now is what this browser noted before the first throw.
import { bytesOfHex, bytesOfText, hexOf, hmac, sha256 } from '../net/sha256'
import type { ServerDice, Entry } from '../net/wire'
import { sealed, type DiceNotes } from './dice_notes'

export type Finding = 'right' | 'wrong' | 'unknown'

export interface Verdict {
  thrown: number // dice checked
  wrong: number[] // entries whose dice are not those the secret makes, or not those that were seen
  elsewhere: number // actions that came from a record
  gaps: number // in the numbers of what is told: a die follows from its number, so leaving some out would be a choice of dice
  secret: Finding // is the one whose fingerprint was noted
  mine: Finding // the contribution of this browser was used
  theirs: Finding | 'none' | 'alone' // the other's contribution is the one sealed before mine was opened
}

function face(secret: Uint8Array, named: string, sides: number): number {
  const limit = 0x100000000 - (0x100000000 % sides)
  for (let attempt = 0; ; attempt++) {
    const digest = hmac(secret, bytesOfText(`${named}\n${attempt}`))
    const word = new DataView(digest.buffer).getUint32(0)
    if (word < limit) return (word % sides) + 1
  }
}

function follows(table: string, dice: ServerDice, secret: Uint8Array, entry: Entry): boolean {
  return (entry.dice ?? []).every((shown, k) => {
    const sides = entry.sides?.[k] ?? 6
    return face(secret, [table, entry.number, ...dice.contributions, `${k} d${sides}`].join('\n'), sides) === shown
  })
}

/** What the player saw in the game, by the same number, is what is told now; "?" was a secret then. */
function asSeen(entry: Entry, seen: Entry | undefined): boolean {
  return !!seen?.dice && (seen.dice.length === entry.dice?.length && seen.dice.every((shown, k) => shown === '?' || shown === entry.dice![k]))
}

/** Only a browser that has opened its contribution can tell that it was left out: another of the same player may have sat down first. */
function ofMine(dice: ServerDice, notes: DiceNotes, you: number[]): Finding {
  if (notes.contribution && you.some((side) => dice.contributions[side] === notes.contribution)) return 'right'
  return notes.seals ? 'wrong' : 'unknown'
}

function ofTheirs(dice: ServerDice, notes: DiceNotes, you: number[]): Verdict['theirs'] {
  const others = dice.contributions.map((_, side) => side).filter((side) => !you.includes(side))
  if (!others.length) return 'alone'
  if (!notes.seals) return 'unknown'
  const kept = others.every((side) => (notes.seals![side] ? sealed(dice.contributions[side]) === notes.seals![side] : !dice.contributions[side]))
  return !kept ? 'wrong' : others.some((side) => notes.seals![side]) ? 'right' : 'none'
}

/** Everything that takes a number is told at the end: actions, what was taken back and that it was. Only after secret ones some are left out. */
function gaps(entries: Entry[], imported: number): number {
  const told = new Set([imported, ...entries.flatMap((entry) => [entry.number, ...(entry.takes_back ?? [])])])
  return [...told].filter((number) => number > imported && !told.has(number - 1)).length
}

export function verify(table: string, dice: ServerDice, entries: Entry[], seen: Entry[], notes: DiceNotes, you: number[]): Verdict {
  const secret = bytesOfHex(dice.secret ?? '')
  const fingerprint = hexOf(sha256(secret))
  const imported = notes.imported ?? dice.imported
  const withDice = (entry: Entry): boolean => !!entry.dice?.length && entry.number > imported
  const thrown = entries.filter(withDice)
  const told = new Set(thrown.map((entry) => entry.number))
  const shown = new Map(seen.map((entry) => [entry.number, entry]))
  const changed = thrown.filter((entry) => !follows(table, dice, secret, entry) || !asSeen(entry, shown.get(entry.number)))
  const missing = seen.filter((entry) => withDice(entry) && !told.has(entry.number))
  const announced = fingerprint === dice.commitment && (!notes.commitment || notes.commitment === fingerprint)
  return {
    thrown: thrown.reduce((sum, entry) => sum + entry.dice!.length, 0),
    wrong: [...changed, ...missing].map((entry) => entry.number),
    elsewhere: imported,
    gaps: gaps(entries, imported),
    secret: !announced ? 'wrong' : notes.commitment ? 'right' : 'unknown',
    mine: ofMine(dice, notes, you),
    theirs: ofTheirs(dice, notes, you),
  }
}
