// The table of secret commitments: what its cells say and how they are coloured.
import type { Share } from '../net/odds'
import type { Legal } from '../net/wire'

const POOR = '#e3936f' // orange and teal: distinct for every kind of colour vision, with dark text legible on both
const EVEN = '#fdf6e3'
const GOOD = '#74bb9c'

/** The background of a cell, from poor through even to good chances. */
export function grade(chance: number): string {
  const [colour, part] = chance < 0.5 ? [POOR, 1 - 2 * chance] : [GOOD, 2 * chance - 1]
  return `color-mix(in oklab, ${colour} ${Math.round(100 * part)}%, ${EVEN})`
}

/** Whole per cent; what is neither certain nor impossible is never shown as such. */
export function percentage(chance: number): string {
  const tiny = 1e-9 // sums of chances are not quite exact
  if (chance > tiny && chance < 0.005) return '<1'
  if (chance < 1 - tiny && chance >= 0.995) return '>99'
  return String(Math.round(100 * chance))
}

/** The part each action has in a mix, 0 for those that are not in it. */
export function sharesOf(actions: Legal[], mix: Share[]): number[] {
  const shares = new Map(mix.map(({ action, share }) => [action, share]))
  return actions.map((action) => shares.get(action.text) ?? 0)
}

/** How far to scroll a box so that a part of it is seen clear of its sticky headings, and no farther than needed. */
export function seen(scrolled: number, start: number, size: number, stuck: number, room: number): number {
  return Math.min(start - stuck, Math.max(scrolled, start + size - room))
}
