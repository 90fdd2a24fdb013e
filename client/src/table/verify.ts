// The dice of a finished game, made again from the published secret: docs/api.md says how. And whether what is published
// now is what this browser noted: before the first throw, and when each die fell.
import { bytesOfHex, bytesOfText, hexOf, hmac, sha256 } from '../net/sha256'
import type { ServerDice, Entry } from '../net/wire'
import { sealed, type DiceNotes } from './dice_notes'
import { asEntry, noteOf, onBoard, type Seen, type SidesOf } from './seen_dice'

export type Finding = 'right' | 'wrong' | 'unknown'

export interface Verdict {
  thrown: number // dice that are right, and as this browser saw them fall
  late: number // dice that fit what is told now, but were not noted when they fell
  wrong: number[] // entries whose dice are not those the secret makes, or not those that were seen
  drawn: number[] // entries in which something was drawn unseen: from how many, the page does not know
  back: number[] // entries with dice that were taken back, as is told
  elsewhere: number // actions that came from a record
  gaps: number // in the numbers of what is told: a die follows from its number, so leaving some out would be a choice of dice
  secret: Finding // is the one whose fingerprint was noted
  mine: Finding // the contribution of this browser was used
  theirs: Finding | 'none' | 'alone' // the other's contribution is the one sealed before mine was opened
}

/** A table as its dice are checked: the rules of its game say how many sides they have. */
export interface Checked {
  table: string
  dice: ServerDice
  sidesOf: SidesOf
}

const MOST_SIDES = 0x100000000

function face(secret: Uint8Array, named: string, sides: number): number {
  const limit = MOST_SIDES - (MOST_SIDES % sides)
  for (let attempt = 0; ; attempt++) {
    const digest = hmac(secret, bytesOfText(`${named}\n${attempt}`))
    const word = new DataView(digest.buffer).getUint32(0)
    if (word < limit) return (word % sides) + 1
  }
}

function follows({ table, dice }: Checked, secret: Uint8Array, entry: Entry): boolean {
  return (entry.dice ?? []).every((shown, k) => {
    const sides = entry.sides?.[k] ?? 0
    if (!(sides >= 1 && sides <= MOST_SIDES)) return false
    return face(secret, [table, entry.number, ...dice.contributions, `${k} d${sides}`].join('\n'), sides) === shown
  })
}

/** The dice the board shows are those that are told, in their order, with the sides they have by the rules; all others were drawn unseen. */
function asTold(entry: Entry, sidesOf: SidesOf): boolean {
  const shown = onBoard(entry, sidesOf)
  let found = 0
  entry.dice?.forEach((die, k) => {
    if (shown?.[found]?.face === die && shown[found].sides === entry.sides?.[k]) found += 1
  })
  return found === shown?.length
}

/** A throw that was taken back is in the note alone, which tells the sides where all its dice were open. */
function followed(checked: Checked, secret: Uint8Array, number: number, note: string): boolean {
  const entry = asEntry(number, note)
  const open = entry.dice!.length === entry.sides!.length && !entry.dice!.includes('?')
  return !open || follows(checked, secret, entry)
}

/** What the player saw in the game, by the same number, is what is told now; "?" was a secret then. */
function asSeen(entry: Entry, note: string, sidesOf: SidesOf): boolean {
  const [[before, thenShown], [now, nowShown]] = [note, noteOf(entry, sidesOf)].map((text) => text.split('|'))
  const [then, told] = [before.split(' '), now.split(' ')]
  return thenShown === nowShown && then.length === told.length && then.every((shown, k) => shown === '?' || shown === told[k])
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

export function verify(checked: Checked, entries: Entry[], seen: Seen, notes: DiceNotes, you: number[]): Verdict {
  const { dice, sidesOf } = checked
  const secret = bytesOfHex(dice.secret ?? '')
  const fingerprint = hexOf(sha256(secret))
  const imported = notes.imported ?? dice.imported
  const thrown = entries.filter((entry) => entry.number > imported && noteOf(entry, sidesOf))
  const right = thrown.filter((entry) => {
    const note = seen[entry.number]
    return asTold(entry, sidesOf) && follows(checked, secret, entry) && (!note || asSeen(entry, note, sidesOf))
  })
  const [kept, takenBack] = [new Set(thrown.map((entry) => entry.number)), new Set(entries.flatMap((entry) => entry.takes_back ?? []))]
  const missing = Object.keys(seen).map(Number).filter((number) => number > imported && !kept.has(number))
  const back = missing.filter((number) => takenBack.has(number) && followed(checked, secret, number, seen[number]))
  const open = right.filter((entry) => entry.dice!.length === onBoard(entry, sidesOf)!.length)
  const count = (of: Entry[]): number => of.reduce((sum, entry) => sum + entry.dice!.length, 0)
  const announced = fingerprint === dice.commitment && (!notes.commitment || notes.commitment === fingerprint)
  return {
    thrown: count(open.filter((entry) => seen[entry.number])),
    late: count(open.filter((entry) => !seen[entry.number])),
    wrong: [...thrown.filter((entry) => !right.includes(entry)).map((entry) => entry.number), ...missing.filter((number) => !back.includes(number))],
    drawn: right.filter((entry) => !open.includes(entry)).map((entry) => entry.number),
    back,
    elsewhere: imported,
    gaps: gaps(entries, imported),
    secret: !announced ? 'wrong' : notes.commitment ? 'right' : 'unknown',
    mine: ofMine(dice, notes, you),
    theirs: ofTheirs(dice, notes, you),
  }
}
