// The possible outcomes of a fight, in words.
import type { Odds, OddsCase } from '../net/odds'
import { shares } from '../text/shares'
import { say, texts } from '../text/texts.svelte'
import type { Table } from './state.svelte'

export const PARTS = ['won', 'tied', 'lost'] as const // by the acting side
export type Part = (typeof PARTS)[number]

export interface Outcome {
  words: string
  part: Part | '' // '': nobody wins
  chance: number
  share: number // the chance, rounded so that all of them add up
}

/** The key of the game's own text, if it has one. */
export function own(game: string, key: string): string {
  return texts.has(`${game}-${key}`) ? `${game}-${key}` : key
}

function partOf({ least, most }: OddsCase): Part {
  return least > 0 ? 'won' : most < 0 ? 'lost' : 'tied'
}

/** Losses in numbers, unless something else states them. */
function lossesTold(table: Table, { losses, events, fates }: OddsCase): string {
  const { losses: keys } = table.face!.events
  if (fates.length || events.some((e) => keys.includes(e.key)) || !losses.some((n) => n > 0)) return ''
  const each = losses.flatMap((n, side) => (n > 0 ? `${table.words.sideName(side)} ${n}` : []))
  return say(own(table.info!.game, 'odds-case-losses'), { losses: each.join(', ') })
}

/** One outcome in words: the whole, each unit, the losses whose owner chooses, and the side that takes the place. */
export function told(table: Table, one: OddsCase): string {
  const { fates, events, to_choose, taken_by } = one
  const words = (unit: number): string[] => fates.filter((f) => f.unit === unit).map((f) => say(`${table.info!.game}-case-${f.key}`, { count: f.amount }))
  const units = [...new Set(fates.map((f) => f.unit))].filter((unit) => unit >= 0)
  const each = units.map((unit) => say('of-what', { what: table.words.unitName(unit), more: words(unit).join(', ') })).join(say('and-then'))
  const open = to_choose[0] + to_choose[1]
  const [first = '', ...rest] = words(-1)
  const before = [first, ...events.filter((e) => !table.face!.events.results.includes(e.key)).map((e) => table.words.eventText(e)), lossesTold(table, one)].filter(Boolean)
  const after = [open && !fates.length ? say('odds-to-choose', { count: open }) : '', taken_by >= 0 ? say('odds-taken', { side: table.words.sideName(taken_by) }) : '', ...rest].filter(Boolean)
  const alone = !before.length && !after.length
  return [...before, ...(each ? [alone ? each : `${each}.`] : []), ...after].join(' ')
}

/** Every outcome, the likeliest first; cases that say the same are one. */
export function outcomes(table: Table, { cases, summary }: Odds, withParts: boolean): Outcome[] {
  const { game } = table.info!
  const found = new Map<string, Outcome>()
  for (const one of cases) {
    const part = withParts && summary.won !== null ? partOf(one) : ''
    const what = part && say(own(game, `odds-part-${part}`))
    const more = told(table, one)
    const words = [what, more].filter(Boolean).join(' · ') || say(own(game, 'odds-case-nothing'))
    const known = found.get(words)
    found.set(words, { words, part, chance: one.chance + (known?.chance ?? 0), share: 0 })
  }
  const sorted = [...found.values()].sort((a, b) => b.chance - a.chance)
  return shares(sorted.map((one) => one.chance)).map((share, i) => ({ ...sorted[i], share }))
}
