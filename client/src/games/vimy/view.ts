// The view of a game of Vimy Ridge as the server sends it, and how it is read.
import type { BarrageLine } from './ground'

export type Kind = 'infantry' | 'machine-gun' | 'mortar' | 'tank'
export type Status = 'exposed' | 'entrenched' | 'underground'
export type Facing = 'north-north-east' | 'east' | 'south-south-east' | 'south-south-west' | 'west' | 'north-north-west'
/** By corner, clockwise; a corner lies between the side of its own number and the next one. */
export const FACINGS: Facing[] = ['north-north-east', 'east', 'south-south-east', 'south-south-west', 'west', 'north-north-west']
export const STATUSES: Status[] = ['exposed', 'entrenched', 'underground']
export const CANADIAN = 0

export interface UnitView {
  id: number
  name: string // on its counter, in notation and in words
  given: string // the same
  number: number // always 0: no two have the same name
  side: number
  kind: Kind
  division: string
  formation: string
  reserve: boolean
  strength: number
  full: number
  at: string
  status: Status
  facing: Facing
  marks: string[]
  gone?: string
  arrives?: { turn: number; at: string }
  rear?: string
}

export interface View {
  turn: number
  turns: number
  time: string
  active: number
  phase: string
  stage: string
  units: UnitView[]
  mover: { unit: number; points: number; marching: boolean; faced: boolean }
  step: string
  routing: number
  melee: string
  melees: { at: string; companies: [number, number]; odds: [number, number] }[] // the attacker first
  standing: BarrageLine | ''
  rolling: BarrageLine | ''
  limit: BarrageLine | ''
  rolls: Record<string, BarrageLine>
  smoke: { at: string; side: number }[]
  visibility: number
  snowing: boolean
  fort: 'undecided' | 'assault' | 'shell'
  mines: { laid: boolean; at?: string[] }
  objectives: { key: string; at: string; points: number; holder: string; since: number }[] // since: the turn it was taken in, 0: held from the start
  points: Record<'score' | 'objectives' | 'germans_surrendered' | 'germans_lost' | 'infantry_lost' | 'others_lost' | 'surrendered' | 'bravery', number>
  sides: { companies_lost: number; companies_surrendered?: number; units_surrendered?: number }[]
  grade: string
  grades: number[]
  area: string[]
  columns: number
  rows: number
}

export const asView = (view: unknown): View => view as View

/** The units in a hex: those above ground first, then by side and strength. */
export function standing(view: View, hex: string): UnitView[] {
  const low = (u: UnitView): number => (u.status === 'underground' ? 1 : 0)
  return view.units.filter((u) => u.at === hex).sort((a, b) => low(a) - low(b) || a.side - b.side || b.strength - a.strength || a.id - b.id)
}

/** The colour of each division's rectangle, and whether what is drawn on it is light. */
export const DIVISIONS: Record<string, { colour: string; light: boolean }> = {
  canadian_1: { colour: '#b3202a', light: true },
  canadian_2: { colour: '#1f3f86', light: true },
  canadian_3: { colour: '#6d7277', light: true },
  canadian_4: { colour: '#1f6e3c', light: true },
  british_5: { colour: '#e0c34a', light: false },
  reserve_79: { colour: '#2f3135', light: true },
  bavarian_reserve_1: { colour: '#4d8fd1', light: false },
  bavarian_16: { colour: '#e9eef5', light: false },
}

/** The four lines of the barrage, in their own colours. */
export const BARRAGE: Record<BarrageLine, string> = { start: '#b3191c', green: '#1e7a34', red: '#d11f1f', black: '#1b1712', blue: '#1d4fb0' }
