// The view of Walter Schnaffs, as games/walter_schnaffs/view.py makes it, and the table it is laid on.
import type { Point } from '../../board/geometry'
import { centreIn, columnOf, cornerIn, placesIn, rowOf } from '../../board/squares'
import type { Side as SideOfZone, StaffGround } from '../../board/staff_map'
import type { Scenario, Words } from '../../net/wire'
import { word } from '../../text/texts.svelte'

export type Kind = 'infantry' | 'cavalry' | 'breech' | 'light-breech' | 'heavy-bronze' | 'light-bronze' | 'mitrailleuse'
export type Quality = 'regular' | 'professional' | 'reservist'
export type Rifle = 'plain' | 'modern'
export type Terrain = 'wood' | 'buildings' | 'soft' | 'hill' | 'heavy'

export interface UnitView {
  id: number
  name: string // in notation
  given: string // the scenario's own name for it, '' for none
  number: number // 1 for the first of its kind
  side: number
  kind: Kind
  quality: Quality
  rifle: Rifle
  bases: number
  full: number // bases it was raised with
  to_come: number // bases taken out when the army was thinned, which may still arrive
  men: number
  worn: boolean
  at: string // '' when it is not on the table
  marks: string[] // moved, fired, attacked, held-back, hurt, shaken, rallying
  gone?: 'in-hand' | 'kept' | 'to-come' | 'lost' | 'rejoined'
}

export interface SideView {
  lost: number // bases
  bought: boolean
  level: string // '' until it is known
  points?: number
  bid_made?: boolean
  bid?: string
  purse?: number
  prices?: Record<string, number> // while the viewer is buying
}

export interface View {
  width: number
  scale: { zone_mm: number; base_mm: number } // of the real table
  turn: number
  countdown: number
  attacker: number // -1 until the bids are open
  active: number
  phase: string
  grade: string
  origin: string
  target: string
  units: UnitView[]
  zones: Record<string, { terrain?: Terrain; struck?: number; attacked?: boolean }>
  streams: { a: string; b: string; bridge: boolean }[]
  sides: SideView[]
}

interface Army {
  name: Words
  nation: string
}

export interface SchnaffsScenario extends Scenario {
  german: Army
  french: Army
  terrain?: Partial<Record<Terrain, string[]>>
  streams?: string[]
  bridges?: string[]
  features?: { kind: string; points: Point[]; name?: Words }[]
}

export const asView = (view: unknown): View => view as View
export const asScenario = (scenario: Scenario): SchnaffsScenario => scenario as SchnaffsScenario

// -- the table -------------------------------------------------------------------------------------------------------
export const WIDTH = 8
export const DEPTH = 6
export const CELL = 120 // side of a zone, in drawing units
export const LIMIT = 5 // units in a zone

export const GUNS: Kind[] = ['breech', 'light-breech', 'heavy-bronze', 'light-bronze', 'mitrailleuse']
export const isGun = (kind: Kind): boolean => GUNS.includes(kind)

/** The side whose half a zone lies in; the top half belongs to the French. */
export const halfOf = (place: string): number => (rowOf(place) < DEPTH / 2 ? 1 : 0)
export const cornerOf = (place: string): Point => cornerIn(CELL, place)
export const centreOf = (place: string): Point => centreIn(CELL, place)
export const PLACES = placesIn(WIDTH, DEPTH)

/** The drawn ground, in drawing units without the margin; its terrain is the one the rules use. */
export function groundOf(scenario: SchnaffsScenario): StaffGround {
  const zones = (kind: Terrain): [number, number][] => (scenario.terrain?.[kind] ?? []).map((place) => [columnOf(place), rowOf(place)])
  const side = (text: string): SideOfZone => {
    const [a, b] = text.split('-').map((place): Point => [columnOf(place), rowOf(place)])
    return { a, b }
  }
  return {
    cell: CELL,
    columns: WIDTH,
    rows: DEPTH,
    wood: zones('wood'),
    buildings: zones('buildings'),
    hill: zones('hill'),
    soft: zones('soft'),
    heavy: zones('heavy'),
    streams: [...(scenario.streams ?? []), ...(scenario.bridges ?? [])].map(side),
    bridges: (scenario.bridges ?? []).map(side),
    features: (scenario.features ?? []).map((f) => ({
      kind: f.kind,
      points: f.points.map(([x, y]): Point => [x * CELL, y * CELL]),
      name: word(f.name) || undefined,
    })),
    seed: scenario.id,
  }
}

/** Infantry, then cavalry, then guns. */
export function inOrder(units: UnitView[]): UnitView[] {
  const rank = (unit: UnitView): number => (isGun(unit.kind) ? 2 : unit.kind === 'cavalry' ? 1 : 0)
  return [...units].sort((a, b) => rank(a) - rank(b) || a.id - b.id)
}

/** Where the n-th of a zone's units stands, and how large: up to two below each other, more in rows of two, the row towards the enemy
 * first; above them a strip for the ground's marks. */
export function spotOf(place: string, side: number, n: number, count: number): { at: Point; scale: number } {
  const [x, y] = cornerOf(place)
  const abreast = count > 2 ? 2 : 1
  const rows = Math.ceil(count / abreast)
  const row = Math.floor(n / abreast)
  const down = (side === 0 ? row : rows - 1 - row) - (rows - 1) / 2
  const alone = abreast === 1 || (n === count - 1 && n % 2 === 0)
  const scale = abreast === 1 ? 1.36 : 1
  return { at: [x + (alone ? CELL / 2 : n % 2 ? 90 : 30), y + 67 + down * 36 * scale], scale }
}
