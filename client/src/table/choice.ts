// What the list of legal actions lets a player point at. The server alone decides; this only sorts its list.
import type { Legal } from '../net/wire'

/** What has been pointed at so far on the way to one action. */
export interface Selection {
  unit: number // -1: none
  verb: string // for a unit that can do different things; '' for any of them
  origin: string // a place acting as a whole, '' for none
  target: string
  extra: string // a kind of work, a card, … chosen in a panel
  amount: number // -1: not chosen
}

export const NOTHING: Readonly<Selection> = { unit: -1, verb: '', origin: '', target: '', extra: '', amount: -1 }

/** Whether an action is nothing but its verb. */
function isBare(action: Legal): boolean {
  return action.unit_id < 0 && !action.origin && !action.target && !action.amount && !action.extras.length
}

/** Actions that need nothing to be pointed at or chosen: they are buttons. */
export function buttons(legal: Legal[]): Legal[] {
  const wordy = new Set(legal.filter((a) => !isBare(a)).map((a) => a.verb))
  return legal.filter((a) => isBare(a) && !wordy.has(a.verb))
}

/** Units that can act, and places that act as a whole. Where there are such places, actions of a unit without a target are left to a panel. */
export function sources(legal: Legal[]): { units: Set<number>; places: Set<string> } {
  const units = new Set<number>()
  const places = new Set<string>()
  for (const action of legal) if (action.unit_id < 0 && action.origin) places.add(action.origin)
  for (const action of legal) if (action.unit_id >= 0 && (action.target || !places.size)) units.add(action.unit_id)
  return { units, places }
}

export const hasSource = (selection: Selection): boolean => selection.unit >= 0 || selection.origin !== ''

/** Actions that agree with all that is selected; the target is left open unless asked for. */
export function matching(legal: Legal[], selection: Selection, withTarget: boolean): Legal[] {
  return legal.filter(
    (a) =>
      !isBare(a) &&
      (selection.unit >= 0 ? a.unit_id === selection.unit : a.unit_id < 0) &&
      (a.unit_id >= 0 || a.origin === selection.origin) &&
      (!selection.verb || a.verb === selection.verb) &&
      (!selection.extra || a.extras.includes(selection.extra)) &&
      (selection.amount < 0 || a.amount === selection.amount) &&
      (!withTarget || a.target === selection.target),
  )
}

/** The places that can be the target of what is selected. */
export function targets(legal: Legal[], selection: Selection): Set<string> {
  const places = matching(legal, selection, false).map((a) => a.target)
  return new Set(places.filter(Boolean))
}

/** The one action that the selection means, if it means one. */
export function ready(legal: Legal[], selection: Selection): Legal | null {
  const found = matching(legal, selection, true)
  if (found.length !== 1 || (!hasSource(selection) && !selection.target)) return null
  return found[0]
}

/** The unit after the present one, going round. */
export function following(units: number[], present: number): number {
  if (!units.length) return -1
  return units[(units.indexOf(present) + 1) % units.length]
}

/** The units with these ids, in the order of the ids. */
export function withIds<Unit extends { id: number }>(units: Unit[], ids: Iterable<number>): Unit[] {
  return [...ids].flatMap((id) => units.find((u) => u.id === id) ?? [])
}
