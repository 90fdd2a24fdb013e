// What this browser notes about a table's dice before anything is thrown, to compare with at the end: what the server
// says then could be made up, but not what is stored here.
import { bytesOfText, hexOf, sha256 } from '../net/sha256'
import type { DiceInfo, ServerDice } from '../net/wire'

export interface DiceNotes {
  contribution: string // this player's own, secret until all are sealed; "" where none was made
  commitment?: string // the first fingerprint of the server's secret that was seen
  imported?: number // how many actions came from a record then: more cannot be left out of the check later
  seals?: string[] // the fingerprints of all contributions, as they were before this player's was opened
}

const LENGTH = 16 // bytes: nobody guesses it from its fingerprint
const key = (id: string, token: string): string => `dice ${id} ${token}`

export const sealed = (contribution: string): string => hexOf(sha256(bytesOfText(contribution)))

function written(id: string, token: string, notes: DiceNotes): DiceNotes {
  localStorage.setItem(key(id, token), JSON.stringify(notes))
  return notes
}

/** What was noted; for a table from before contributions were sealed, the one that was handed in. */
export function noted(id: string, token: string): DiceNotes {
  const known = localStorage.getItem(key(id, token))
  return known ? (JSON.parse(known) as DiceNotes) : { contribution: localStorage.getItem(`dice ${id}`) ?? '' }
}

/** This browser's contribution to a table's dice, made once. */
export function ownContribution(id: string, token: string): string {
  const notes = noted(id, token)
  if (notes.contribution) return notes.contribution
  return written(id, token, { ...notes, contribution: hexOf(crypto.getRandomValues(new Uint8Array(LENGTH))) }).contribution
}

/** The first fingerprint is kept, whatever the server says later. */
export function noteCommitment(id: string, token: string, dice: DiceInfo): void {
  const notes = noted(id, token)
  if (dice.kind === 'server' && !notes.commitment && !dice.secret) written(id, token, { ...notes, commitment: dice.commitment, imported: dice.imported })
}

/** Takes over a contribution that another browser of this player sealed, copied here by hand. */
export function adopt(id: string, token: string, contribution: string): void {
  written(id, token, { ...noted(id, token), contribution })
}

/** Whether this browser can open what was sealed for one of its sides; 'elsewhere' if another browser sealed it. */
export function toOpen(dice: ServerDice, you: number[], waiting: number[], contribution: string): 'nothing' | 'not-yet' | 'mine' | 'elsewhere' {
  const side = you.find((s) => waiting.includes(s) && dice.seals[s])
  if (side === undefined) return 'nothing'
  if (dice.seals[side] !== sealed(contribution)) return 'elsewhere'
  return dice.seals.includes(null) ? 'not-yet' : 'mine'
}

/** Once all is sealed, notes what the others sealed before one's own is opened; the first note is kept. */
export function noteSeals(id: string, token: string, dice: ServerDice): void {
  const notes = noted(id, token)
  if (!notes.seals) written(id, token, { ...notes, seals: dice.seals.map((s) => s ?? '') })
}
