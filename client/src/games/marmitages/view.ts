// The view of Marmitages, as games/marmitages/view.py makes it.
import type { Point } from '../../board/geometry'
import { centreIn, columnOf, cornerIn, placesIn, rowOf } from '../../board/squares'
import type { Feature, Ground } from '../../board/terrain'
import type { Scenario, Words } from '../../net/wire'
import { word } from '../../text/texts.svelte'

export type Kind = 'infantry' | 'assault-troops' | 'cavalry' | 'tank' | 'armoured-car' | 'machine-gun'
export type Quality = 'standard' | 'inexperienced' | 'elite'
export type Element = 'wire' | 'trench' | 'fort'

export interface UnitView {
  id: number
  name: string // in notation
  given: string // the scenario's own name for it, '' for none
  number: number // 1 for the first of its kind
  side: number
  kind: Kind
  quality: Quality
  attacking: Quality
  defending: Quality
  at: string // '' when it is not on the table
  marks: string[] // bogged, moved, fought, assaulted; with cards also active, idle, no-ammunition, no-supply, mutinous
  gone?: 'in-hand' | 'to-come' | 'lost'
}

export interface SectorView {
  wire?: number
  trench?: number
  fort?: number
  difficult?: boolean
  bombarded?: boolean
  assaulted?: boolean
  'barred-0'?: boolean
  'barred-1'?: boolean
}

export interface SideView {
  lost: number
  bought: boolean
  shells?: number
  gas?: number
  aviation?: number
  'last-shells'?: boolean
  points?: number
  left?: Record<Element, number>
  committed?: boolean
  commitment?: { shells: number; gas: number; aviation: number }
}

export interface View {
  width: number
  turn: number
  turns: number
  attacker: number
  active: number
  phase: string
  grade: string
  origin: string
  target: string
  units: UnitView[]
  sectors: Record<string, SectorView>
  sides: SideView[]
  line?: number // with cards: the line of battle in play, 0 for none
  cards?: CardsView[]
}

export interface CardsView {
  deck: number
  hand: number
  temporary: string[]
  permanent: string[]
  burning: string
  cards?: string[] // the hand, for its owner
}

interface Army {
  name: Words
  nation: string
  plan?: { defences?: Record<string, Element[]>; deployment?: Record<string, string[]> }
}

export interface MarmitagesScenario extends Scenario {
  width?: number
  difficult?: string[]
  features?: { kind: Feature['kind']; points: Point[]; name?: Words }[]
  attacker: Army
  defender: Army
}

export const asView = (view: unknown): View => view as View
export const asScenario = (scenario: Scenario): MarmitagesScenario => scenario as MarmitagesScenario

// -- the table -------------------------------------------------------------------------------------------------------
export const DEPTH = 8
export const CELL = 100 // side of a sector, in drawing units
export const ELEMENTS: Element[] = ['wire', 'trench', 'fort']

/** The side whose half a sector lies in; the top half belongs to side 1. */
export const halfOf = (place: string): number => (rowOf(place) < DEPTH / 2 ? 1 : 0)
export const cornerOf = (place: string): Point => cornerIn(CELL, place)
export const centreOf = (place: string): Point => centreIn(CELL, place)
export const placesOf = (width: number): string[] => placesIn(width, DEPTH)

/** The drawn ground of a scenario, in drawing units without the margin. */
export function groundOf(scenario: MarmitagesScenario, width: number, torn: string[]): Ground {
  const features = (scenario.features ?? []).map((f) => ({
    kind: f.kind,
    points: f.points.map(([x, y]): Point => [(x * CELL * width) / (scenario.width ?? 6), y * CELL]),
    name: word(f.name) || undefined,
  }))
  const outlines = torn.map((place): Point[] => {
    const [x, y] = [columnOf(place) * CELL, rowOf(place) * CELL]
    return [[x + 3, y + 3], [x + 97, y + 3], [x + 97, y + 97], [x + 3, y + 97]]
  })
  return { width: width * CELL, height: DEPTH * CELL, features, torn: outlines, seed: scenario.id }
}

/** Where the pieces of a sector stand: the row towards the enemy is filled first; a fort takes the last spot. */
export function spotsOf(place: string): Point[] {
  const [x, y] = cornerOf(place)
  const bottom = halfOf(place) === 0
  const [front, rear] = bottom ? [y + 45, y + 79] : [y + 55, y + 21]
  return [
    [x + 28, front],
    [x + 72, front],
    [x + 28, rear],
    [x + 72, rear],
  ]
}
