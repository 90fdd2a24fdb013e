// What can be pointed at on the map, by the legal list and the selection.
import type { Legal } from '../../net/wire'
import type { Table } from '../../table/state.svelte'
import type { Ground } from './ground'
import { asView, FACINGS, type Facing, type UnitView } from './view'

export interface Lit {
  hex: string
  kind: 'go' | 'fire' | 'source'
}

/** The corner a unit must face to go towards a hex; if two serve equally well, the one towards the enemy. */
export function facingTo(ground: Ground, unit: UnitView, target: string): Facing {
  const [from, to] = [ground.sheet.centre(unit.at), ground.sheet.centre(target)]
  const wanted = Math.atan2(to[1] - from[1], to[0] - from[0])
  const home = unit.side === 0 ? 0 : Math.PI
  const off = (a: number, b: number): number => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)))
  const angle = (corner: number): number => ((corner - 1) * Math.PI) / 3
  const corners = FACINGS.map((_, i) => i).sort((a, b) => off(angle(a), wanted) - off(angle(b), wanted) + 0.01 * (off(angle(a), home) - off(angle(b), home)))
  return FACINGS[corners[0]]
}

/** The neighbours with which a hex can be mined. */
export const pairsWith = (legal: Legal[], hex: string): string[] =>
  legal.filter((a) => a.verb === 'mines' && [a.origin, a.target].includes(hex)).map((a) => (a.origin === hex ? a.target : a.origin))

const alike = (a: UnitView, b: UnitView): boolean =>
  a.side === b.side && a.kind === b.kind && a.division === b.division && a.strength === b.strength && a.reserve === b.reserve && a.marks.join() === b.marks.join()

/** Where the selected unit can be set up with the chosen status. Of units that are set up alike the server lists only the first. */
export function postsOf(table: Table): Legal[] {
  const view = asView(table.playback.position!.view)
  const unit = view.units.find((u) => u.id === table.pointing.selection.unit && u.gone === 'in-hand')
  if (!unit) return []
  const listed = table.pointing.legal.filter((a) => a.verb === 'deploy' && (!table.pointing.selection.extra || a.extras.includes(table.pointing.selection.extra)))
  const twin = view.units.find((u) => listed.some((a) => a.unit_id === u.id) && alike(u, unit))
  return listed
    .filter((a) => a.unit_id === twin?.id)
    .map((a) => ({ ...a, unit_id: unit.id, unit: unit.name, text: `deploy ${unit.name} ${a.target} ${a.extras[0]}${a.origin ? ` ${a.origin}` : ''}` }))
}

/** The Pimple is not a unit: its fire is identified by the hex beside it. '' when it cannot fire now. */
export const pimpleOf = (legal: Legal[]): string => legal.find((a) => a.verb === 'fire' && a.unit_id < 0)?.origin ?? ''

/** Every hex that can usefully be pointed at now. */
export function lit(table: Table): Lit[] {
  if (!table.playback.live || !table.pointing.legal.length) return []
  const phase = table.playback.position!.prompt.key
  const { legal, selection } = table.pointing
  const all = (hexes: Iterable<string>, kind: Lit['kind']): Lit[] => [...new Set(hexes)].map((hex) => ({ hex, kind }))
  if (phase === 'mine') {
    const partners = selection.origin ? pairsWith(legal, selection.origin) : []
    return partners.length ? all(partners, 'fire') : all(legal.flatMap((a) => [a.origin, a.target]), 'source')
  }
  if (phase === 'deploy') return all(postsOf(table).map((a) => a.target), 'go')
  if (phase === 'move' && table.orders.ways.size) return all(table.orders.ways.keys(), 'go')
  return [...all(table.pointing.targets, phase === 'fire' || phase === 'melee' ? 'fire' : 'go'), ...all(table.pointing.sources.places, 'source')]
}
