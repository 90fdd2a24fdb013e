// A map of flat-topped hexes named CCRR, as engine/hexes.py has it: two digits of column, two of row, odd columns half a hex lower.
import type { Point } from './geometry'

const TALL = Math.sqrt(3)
/** The six sides, clockwise from the north: steps of the axial pair (column, row less half the column). */
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
]
const two = (n: number): string => String(n).padStart(2, '0')

export class HexSheet {
  readonly width: number
  readonly height: number
  readonly names: string[]
  private readonly centres = new Map<string, Point>()

  constructor(
    readonly columns: number,
    readonly rows: number,
    readonly size: number, // from the centre to a corner
  ) {
    this.width = (1.5 * columns + 0.5) * size
    this.height = (rows + 0.5) * TALL * size
    this.names = Array.from({ length: columns * rows }, (_, i) => two(Math.floor(i / rows) + 1) + two((i % rows) + 1))
  }

  has(column: number, row: number): boolean {
    return column >= 1 && column <= this.columns && row >= 1 && row <= this.rows
  }

  name(column: number, row: number): string {
    return this.has(column, row) ? two(column) + two(row) : ''
  }

  centre(name: string): Point {
    let known = this.centres.get(name)
    if (!known) {
      const [column, row] = place(name)
      known = [(1.5 * column - 0.5) * this.size, (row - 0.5 + (column % 2) / 2) * TALL * this.size]
      this.centres.set(name, known)
    }
    return known
  }

  /** The hex that a point is in; '' off the map. */
  at([x, y]: Point): string {
    const column = (x / this.size + 0.5) / 1.5
    let best = ''
    let least = Infinity
    for (const c of [Math.floor(column), Math.ceil(column)]) {
      const r = Math.round(y / (TALL * this.size) + 0.5 - (c & 1) / 2)
      const name = this.name(c, r)
      if (!name) continue
      const [cx, cy] = this.centre(name)
      const away = (cx - x) ** 2 + (cy - y) ** 2
      if (away < least) [best, least] = [name, away]
    }
    return least < this.size ** 2 ? best : ''
  }

  /** The neighbour across a side, 0 to 5 clockwise from the north; '' at the edge of the map. */
  toward(name: string, side: number): string {
    const [column, row] = place(name)
    const [across, down] = STEPS[side]
    return this.name(column + across, row - (column >> 1) + down + ((column + across) >> 1))
  }

  beside(name: string): string[] {
    return STEPS.map((_, side) => this.toward(name, side)).filter(Boolean)
  }

  /** The side that one hex shares with another, -1 if they are not neighbours. */
  sideTo(name: string, other: string): number {
    return STEPS.findIndex((_, side) => this.toward(name, side) === other)
  }

  distance(one: string, other: string): number {
    const [a, b] = [place(one), place(other)]
    const across = b[0] - a[0]
    const down = b[1] - (b[0] >> 1) - a[1] + (a[0] >> 1)
    return (Math.abs(across) + Math.abs(down) + Math.abs(across + down)) / 2
  }

  /** The corner between a side and the next one clockwise; 1 is the eastern corner. */
  corner(name: string, number: number, scale = 1): Point {
    const [x, y] = this.centre(name)
    const angle = ((number - 1) * Math.PI) / 3
    return [x + Math.cos(angle) * this.size * scale, y + Math.sin(angle) * this.size * scale]
  }

  corners(name: string, scale = 1): Point[] {
    return Array.from({ length: 6 }, (_, i) => this.corner(name, i, scale))
  }

  /** The outlines of a set of hexes, as closed polylines. */
  outlines(names: Iterable<string>): Point[][] {
    const inside = new Set(names)
    const onward = new Map<string, Point[]>()
    const key = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`
    for (const name of inside)
      for (let side = 0; side < 6; side++) {
        if (inside.has(this.toward(name, side))) continue
        const from = this.corner(name, (side + 5) % 6)
        const ways = onward.get(key(from))
        if (ways) ways.push(this.corner(name, side))
        else onward.set(key(from), [this.corner(name, side)])
      }
    const loops: Point[][] = []
    for (const [start, ways] of onward)
      while (ways.length) {
        const loop: Point[] = []
        let at = start
        while (onward.get(at)?.length) {
          const next = onward.get(at)!.pop()!
          loop.push(next)
          at = key(next)
        }
        loops.push(loop)
      }
    return loops
  }
}

export function place(name: string): [number, number] {
  return [Number(name.slice(0, 2)), Number(name.slice(2))]
}
