// The dice as the board showed them, noted when they fell: nobody can say afterwards that others fell, or dice with more sides.
import type { Entry, TableEvent } from '../net/wire'

/** How many sides a die has that the board shows for an event, among all that is told with it. The rules of the game say so: a server could choose. */
export type SidesOf = (event: TableEvent, told: TableEvent[]) => number

export const sixSided: SidesOf = () => 6

/** A die that everybody saw. */
export interface Thrown {
  face: number
  sides: number
}

/** What was noted of the entries of a table, by number: all their dice, "?" where one was hidden, and those the board showed. */
export type Seen = Record<string, string>

const MOST = 4000 // entries of one table: no game has as many with dice
const key = (id: string, token: string): string => `seen dice ${id} ${token}`

/** The dice of an entry as board and log show them; null where an event shows one thing and its lines another. */
export function onBoard(entry: Entry, sidesOf: SidesOf): Thrown[] | null {
  const told = entry.events ?? []
  const shown = told.map((event) => {
    const faces = event.dice ?? []
    const lines = (event.lines ?? []).flatMap((line) => line.die ?? [])
    if (lines.length && lines.join() !== faces.join()) return null
    return faces.map((face) => ({ face, sides: sidesOf(event, told) }))
  })
  return shown.includes(null) ? null : shown.flatMap((thrown) => thrown!)
}

/** An entry as it is noted; '' where no die fell. */
export function noteOf(entry: Entry, sidesOf: SidesOf): string {
  const shown = onBoard(entry, sidesOf)
  if (!entry.dice?.length && !shown?.length && shown) return ''
  return `${(entry.dice ?? []).join(' ')}|${shown ? shown.map(({ face, sides }) => `${face}/${sides}`).join(' ') : 'at odds'}`
}

/** A note read as an entry again; of one that was drawn unseen the sides are not known. */
export function asEntry(number: number, note: string): Entry {
  const [dice, shown] = note.split('|').map((part) => part.split(' ').filter(Boolean))
  return { number, side: 0, dice: dice.map((die) => (die === '?' ? die : Number(die))), sides: shown.map((die) => Number(die.split('/')[1])) }
}

export function seenDice(id: string, token: string): Seen {
  return JSON.parse(localStorage.getItem(key(id, token)) ?? '{}') as Seen
}

/** The first note of an entry stays, whatever is said of it later. */
export function noteSeenDice(id: string, token: string, entries: Entry[], sidesOf: SidesOf): void {
  const seen = seenDice(id, token)
  const fresh = entries.map((entry) => [String(entry.number), noteOf(entry, sidesOf)]).filter(([number, note]) => note && !(number in seen))
  if (!fresh.length || Object.keys(seen).length + fresh.length > MOST) return
  try {
    localStorage.setItem(key(id, token), JSON.stringify({ ...seen, ...Object.fromEntries(fresh) }))
  } catch {
    // The browser has no room left: the check says of these dice that they were not noted.
  }
}

export function forgetSeenDice(id: string, token: string): void {
  globalThis.localStorage?.removeItem(key(id, token))
}
