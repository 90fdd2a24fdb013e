// The view of a game of Bretzel Krieg ! as the server sends it, and where its points lie in the drawing.
import type { CampaignGround } from '../../board/campaign_map'
import { distanceTo, inside, type Point } from '../../board/geometry'
import type { Scenario as AnyScenario, Words } from '../../net/wire'
import { number, say, word } from '../../text/texts.svelte'

export type Kind = 'infantry' | 'motorised' | 'armoured'
export type Mode = 'static' | 'progressing' | 'advancing' | 'fast'
export const KINDS: Kind[] = ['infantry', 'motorised', 'armoured']
export const MODES: Mode[] = ['static', 'progressing', 'advancing', 'fast'] // by the grades of a reach
export const ATTACKS = ['strafing', 'bombing', 'dive-bombing']
export const GUNS = ['aa-2', 'aa-3', 'aa-4']
export const LIES = ['along', 'across']

export interface UnitView {
  id: number
  name: string // in notation
  given: string // the scenario's own name for it, '' for none
  number: number // 1 for the first of its kind
  side: number
  kind: Kind
  vc: number
  mode: Mode
  fights: Mode // the mode it fires in
  at: string // '' when it is not on the table
  x?: number // tenths; like the next two, on the table only
  y?: number
  segment?: number
  gone?: 'in-hand' | 'to-come' | 'lost'
  marks: string[]
}

export interface WorkView {
  x: number
  y: number
  lies: 'along' | 'across'
}

export interface SideView {
  lost: number
  recyclable: Record<Kind, number>
  purse: number
  budget: number
  entrenchments: number
  used: Record<string, number>
  bought: boolean
  support?: number // one's own only
  goods?: Record<string, number>
}

export interface View {
  width: number // tenths
  depth: number
  segments: number
  turn: number
  turns: number
  hour: number
  active: number
  phase: string
  grade: string
  score: number
  grades: number[]
  volumes: Record<Kind, Record<Mode, number[]>> // dice at 1, 2, 3 and 4 UD
  pa: number[]
  scores: number[]
  units: UnitView[]
  works: WorkView[]
  objectives: { key: string; at: string; radius: number; points: number; holder: number }[]
  reinforcements: { unit: number; turn: number; segments: number[]; most: number; now: number }[]
  retreater: number
  steps: number
  vacated: string
  air: { at: string; dice: number }
  sides: SideView[]
}

interface Army {
  name: Words
  nation: string
}

export interface Scenario extends AnyScenario {
  attacker: Army
  defender: Army
  segments: number
  depth: number
  north?: 'top' | 'bottom' | 'left' | 'right'
  zones?: { kind: string; points: Point[]; name?: Words; movement?: string; cover?: string }[]
  rivers?: { points: Point[]; crossings?: { edge: number; kind?: 'bridge' | 'ford'; name?: Words }[]; name?: Words }[]
  entrenchments?: { at: Point; lies: string }[]
  objectives?: { key: string; name: Words; at: Point; points: number }[]
  features?: { kind: string; points: Point[]; name?: Words }[]
}

export const asView = (view: unknown): View => view as View
export const asScenario = (scenario: AnyScenario): Scenario => scenario as Scenario

// -- points ------------------------------------------------------------------------------------------------------------
export const TENTH = 10 // drawing units
export const UD = 10 * TENTH
export const MARGIN = 62 // around the map, for segments and their points

/** '8.5,3.2' in tenths. */
export function tenthsOf(place: string): Point {
  const [x, y] = place.split(',').map((part) => Math.round(10 * Number(part)))
  return [x, y]
}

export const placeOf = (x: number, y: number): string => `${(x / 10).toFixed(1)},${(y / 10).toFixed(1)}`

/** Where a place lies in the drawing. */
export function spotOf(place: string): Point {
  const [x, y] = tenthsOf(place)
  return [MARGIN + x * TENTH, MARGIN + y * TENTH]
}

/** The place nearest to a spot of the drawing. */
export function placeAt([x, y]: Point, view: View): string {
  const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round((value - MARGIN) / TENTH)))
  return placeOf(clamp(x, view.width), clamp(y, view.depth))
}

/** How far two places are from each other, in UD. */
export function distance(one: string, other: string): number {
  const [[ax, ay], [bx, by]] = [tenthsOf(one), tenthsOf(other)]
  return Math.hypot(ax - bx, ay - by) / 10
}

/** The length of a straight leg of a move: in tenths, rounded up. */
export function legLength(one: string, other: string): number {
  const [[ax, ay], [bx, by]] = [tenthsOf(one), tenthsOf(other)]
  const square = (ax - bx) ** 2 + (ay - by) ** 2
  let tenths = Math.floor(Math.sqrt(square))
  while (tenths * tenths < square) tenths += 1
  return tenths
}

const decimal = (value: number): string => number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** UD with one decimal, in the format of the reader's language. */
export const inUD = (value: number): string => say('bretzel-krieg-ud', { count: decimal(value) })

/** A point in the format of the reader's language, since the comma of its notation is the decimal sign in French: 8,5 / 3,2. */
export const placeText = (place: string): string => place.split(',').map((part) => decimal(Number(part))).join(' / ')

/** The top left corner of an entrenchment centred on a place. */
export function cornerAt(place: string, lies: string): string {
  const [[x, y], [w, h]] = [tenthsOf(place), sizeOf({ lies })]
  return placeOf(Math.max(0, x - Math.floor(w / 2)), Math.max(0, y - Math.floor(h / 2)))
}

export const sizeOf = ({ lies }: { lies: string }): Point => (lies === 'along' ? [10, 5] : [5, 10])

// -- victory ---------------------------------------------------------------------------------------------------------------
/** Which side the points favour, and by how much: six steps from the defender's decisive victory to the attacker's. */
export function gradeNow({ score, grades }: View): { step: number; side: number; grade: string } {
  const step = grades.filter((threshold) => score >= threshold).length
  const side = step >= 3 ? 0 : 1
  return { step, side, grade: ['narrow', 'marginal', 'decisive'][side ? 2 - step : step - 3] }
}

// -- the ground ----------------------------------------------------------------------------------------------------------
const scaled = (points: Point[]): Point[] => points.map(([x, y]) => [x * TENTH, y * TENTH])

/** What the map is drawn from. The table's size is in tenths: an open battle may be narrower than its scenario, and a
 * position that somebody wrote down need not name any. */
export function groundOf(scenario: Scenario, width: number, depth: number): CampaignGround {
  const name = (words?: Words): string | undefined => words && word(words)
  const beyond = (points: Point[]): boolean => points.every(([x]) => x > width)
  return {
    width: width * TENTH,
    height: depth * TENTH,
    zones: (scenario.zones ?? []).filter((z) => !beyond(z.points)).map((z) => ({ kind: z.kind, points: scaled(z.points), name: name(z.name) })),
    rivers: (scenario.rivers ?? []).map((r) => ({
      points: scaled(r.points),
      crossings: (r.crossings ?? []).map((c) => ({ edge: c.edge, kind: c.kind ?? 'bridge', name: name(c.name) })),
      name: name(r.name),
    })),
    features: (scenario.features ?? []).filter((f) => !beyond(f.points)).map((f) => ({ kind: f.kind, points: scaled(f.points), name: name(f.name) })),
    flags: (scenario.objectives ?? []).map((o) => ({ name: word(o.name), at: scaled([o.at])[0] })),
    works: (scenario.entrenchments ?? []).map((work) => {
      const [[x, y], [w, h]] = scaled([work.at, sizeOf(work)])
      return [x, y, x + w, y + h]
    }),
    seed: scenario.id,
  }
}

/** The zones a place lies in, borders included. */
export function zonesAt(place: string, scenario: Scenario): NonNullable<Scenario['zones']> {
  const at = tenthsOf(place)
  return (scenario.zones ?? []).filter(({ points }) => inside(at, points) || distanceTo(at, [...points, points[0]]) < 0.001)
}

export const entrenched = (place: string, view: View): boolean =>
  view.works.some((work) => {
    const [[x, y], [w, h]] = [tenthsOf(place), sizeOf(work)]
    return work.x <= x && x <= work.x + w && work.y <= y && y <= work.y + h
  })
