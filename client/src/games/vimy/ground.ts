// The map of the game, hex by hex, as its file gives it.
import { HexSheet, place } from '../../board/hexes'
import { api } from '../../net/api'
import type { MapHead, Scenario, TableInfo, Words } from '../../net/wire'

/** A file of src/grognard/games/vimy/maps. */
export interface VimyMap extends MapHead {
  kind: 'printed' | 'rebuilt' | 'own'
  columns: number
  rows: number
  hex_metres: number
  fort: string
  pimple: string
  west: string
  last_line_red: string
  levels: string[]
  metres: string[]
  canadian_sectors: string[]
  german_sectors: string[]
  first_open_column: number[]
  wood: string
  village: string
  wire: string
  rail: string
  trench: { name: string; owner: 'canadian' | 'german'; kind: 'main' | 'communication'; hexes: string }[]
  road: { name: string; hexes: string }[]
  tunnel: { name: string; owner: 'canadian' | 'german'; hexes: string }[]
  lines: Record<BarrageLine, string>
  fronts: Record<BarrageLine, string[]> // a line each, or `red to 2612`: the red line up to that hex, which is left out
  name: PlaceName[]
}

interface PlaceName {
  text: string | Words // by language, if its name is not the same in all of them
  fr?: string // in older maps: the French name, if it differs
  at: string
}

export type BarrageLine = 'start' | 'green' | 'red' | 'black' | 'blue'
export const LINES: BarrageLine[] = ['start', 'green', 'red', 'black', 'blue']
export const SIZE = 30 // of a hex, from its centre to a corner

export const hexesOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean)

export const wordsOf = ({ text, fr }: PlaceName): Words => (typeof text === 'string' ? { en: text, ...(fr && { fr }) } : text)

export const isCalled = (name: PlaceName, pattern: RegExp): boolean => Object.values(wordsOf(name)).some((word) => pattern.test(word))

/** What lies in each hex. */
export class Ground {
  readonly sheet: HexSheet
  readonly wood: Set<string>
  readonly village: Set<string>
  readonly wire: Set<string>
  readonly rail: Set<string>
  readonly road: Set<string>
  readonly canadianTrench: Set<string>
  readonly germanTrench: Set<string>
  readonly communication: Set<string>
  readonly tunnel: Set<string>
  readonly entrance: Set<string>
  private readonly levels: number[][]
  private readonly heights: number[][]

  constructor(readonly file: VimyMap) {
    this.sheet = new HexSheet(file.columns, file.rows, SIZE)
    this.wood = new Set(hexesOf(file.wood))
    this.village = new Set(hexesOf(file.village))
    this.wire = new Set(hexesOf(file.wire))
    this.rail = new Set(hexesOf(file.rail))
    this.road = new Set(file.road.flatMap((road) => hexesOf(road.hexes)))
    const trench = (owner: string, kind: string): Set<string> =>
      new Set(file.trench.filter((t) => t.owner === owner && t.kind === kind).flatMap((t) => hexesOf(t.hexes)))
    this.canadianTrench = trench('canadian', 'main')
    this.germanTrench = trench('german', 'main')
    this.communication = trench('german', 'communication')
    const tunnels = file.tunnel.map((t) => hexesOf(t.hexes))
    this.tunnel = new Set(tunnels.flat())
    this.entrance = new Set(tunnels.flatMap((t) => [t[0], t[t.length - 1]]))
    const numbers = (rows: string[]): number[][] => rows.map((row) => row.trim().split(/\s+/).map(Number))
    this.levels = numbers(file.levels)
    this.heights = numbers(file.metres)
  }

  level(hex: string): number {
    const [column, row] = place(hex)
    return this.levels[row - 1][column - 1]
  }

  metres(column: number, row: number): number {
    const clamp = (n: number, most: number): number => Math.max(1, Math.min(most, n))
    return this.heights[clamp(row, this.file.rows) - 1][clamp(column, this.file.columns) - 1]
  }

  shelled(hex: string): boolean {
    const [column, row] = place(hex)
    return column < this.file.first_open_column[row - 1]
  }

  /** Division of a set-up sector, as the file writes it; '-' for none. */
  sector(hex: string, german: boolean): string {
    const [column, row] = place(hex)
    return (german ? this.file.german_sectors : this.file.canadian_sectors)[row - 1][column - 1]
  }

  /** The hexes of a barrage front, in order: those of other lines up to a hex, then its own. */
  front(line: BarrageLine): string[] {
    const lines: Record<string, string> = this.file.lines
    return this.file.fronts[line].flatMap((part) => {
      const [name, , end] = part.split(' ')
      const hexes = hexesOf(lines[name])
      return end ? hexes.slice(0, hexes.indexOf(end)) : hexes
    })
  }
}

/** A part of the map in play, both ends included. */
export interface Area {
  columns: [number, number]
  rows: [number, number]
}

export interface VimyScenario extends Scenario {
  map?: string | VimyMap
  area?: Area | null
  turns?: number
  canadian: { name: Words; nation: string }
  german: { name: Words; nation: string }
}

export const asScenario = (scenario: Scenario): VimyScenario => scenario as VimyScenario

/** The scenario with its map in it, fetched if it is only named; a map agreed on at the table comes first. */
export async function withMap(scenario: Scenario, options: TableInfo['options'] = {}): Promise<Scenario> {
  const map = options.map || asScenario(scenario).map || 'ridge'
  return { ...scenario, map: typeof map === 'object' ? map : await api.map('vimy', String(map)) }
}

const known = new WeakMap<VimyMap, Ground>()

/** The ground of a scenario that has its map in it; every caller gets the same object. */
export function groundOf(scenario: Scenario): Ground {
  const file = asScenario(scenario).map
  if (typeof file !== 'object') throw new Error('the scenario only names its map')
  let ground = known.get(file)
  if (!ground) known.set(file, (ground = new Ground(file)))
  return ground
}
