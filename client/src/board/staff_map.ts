// A staff map of the nineteenth century: hachures for slopes, woods, villages, vineyards and wet ground, zone by zone.
// What the rules use is drawn from the zones; the features give names, roads and the shapes of villages.
import { contours } from 'd3-contour'
import { blob, bounds, centre, distanceTo, inside, path, smooth, walk, type Point } from './geometry'
import { Chance } from './random'
import { strew } from './strew'
import { drawGround, onSheet, type Drawing, type Feature, type Label } from './terrain'

/** The side two zones have in common; zones by column and row. */
export interface Side {
  a: Point
  b: Point
}

export interface StaffGround {
  cell: number // drawing units
  columns: number
  rows: number
  wood: Point[] // zones
  buildings: Point[]
  hill: Point[]
  soft: Point[]
  heavy: Point[]
  streams: Side[]
  bridges: Side[]
  features: { kind: string; points: Point[]; name?: string }[] // in drawing units
  seed: string
}

export interface StaffDrawing {
  ground: Drawing
  plateaus: string[] // levels of height, laid over each other
  hachures: string
  steep: string // the same, heavier
  vines: string
  tufts: string // soft ground
  wet: string
  mud: string // heavy ground
  puddles: string
}

const BUILT = ['village', 'town', 'farm']
const WATER = ['river', 'stream']

export function drawStaffMap(map: StaffGround): StaffDrawing {
  const chance = new Chance(`${map.seed} staff`)
  const [width, height] = [map.columns * map.cell, map.rows * map.cell]
  const plain = drawGround({ width, height, features: featuresOf(map, chance), torn: [], seed: map.seed })
  const hills = regions(map.hill).map((zones) => outline(zones, map.cell, 10, chance))
  const ravines = map.features.filter((f) => f.kind === 'ravine').map((f) => smooth(f.points, false))
  const soft = regions(map.soft).map((zones) => outline(zones, map.cell, 8, chance))
  const heavy = regions(map.heavy).map((zones) => outline(zones, map.cell, 8, chance))
  const vineyards = map.features.filter((f) => f.kind === 'vineyard').map((f) => smooth(f.points, true))
  const woods = new Set(map.wood.map(String))
  const open = (p: Point): boolean => !woods.has(String([Math.floor(p[0] / map.cell), Math.floor(p[1] / map.cell)]))
  return {
    ground: { ...plain, contours: '', indexContours: '', tints: [], labels: labels(map, plain.labels) },
    ...slopes(width, height, hills, ravines, map.seed),
    vines: strew(vineyards, 8.5, chance, 0.6, ([x, y]) => (open([x, y]) ? `M${n(x)} ${n(y + 2.4)}v-5.4M${n(x - 1.6)} ${n(y - 1.6)}q1.6 3.4 3.2 0` : '')),
    wet: strew(soft, 15, chance, 4, ([x, y]) => `M${n(x - 7)} ${n(y)}h${n(chance.between(8, 15))}`),
    tufts: strew(soft, 19, chance, 6, ([x, y]) => `M${n(x)} ${n(y)}v-6M${n(x - 1)} ${n(y)}l-2.6 -4.6M${n(x + 1)} ${n(y)}l2.6 -4.6`),
    mud: strew(heavy, 13, chance, 4, ([x, y]) => `M${n(x - 6)} ${n(y)}q3 -3.4 6 0t6 0`),
    puddles: strew(heavy, 38, chance, 10, (at) => path(smooth(blob(at, 7, 3.4, 7, 0.3, () => chance.next()), true, 2), true)),
  }
}

const n = (value: number): string => value.toFixed(1)

// -- what stands where -----------------------------------------------------------------------------------------------
/** The features of the common drawing: woods, villages and streams where the rules have them. */
function featuresOf(map: StaffGround, chance: Chance): Feature[] {
  const found: Feature[] = regions(map.wood).map((zones) => ({ kind: 'wood', points: outline(zones, map.cell, 7, chance) }))
  const built = map.features.filter((f) => BUILT.includes(f.kind))
  found.push(...built.map((f): Feature => ({ kind: 'village', points: f.points, name: f.name })))
  for (const [column, row] of map.buildings) {
    const [left, top] = [column * map.cell, row * map.cell]
    const has = built.some((f) => inside(centre(f.points), square(left, top, map.cell)))
    const [x, y, r] = [left + map.cell / 2, top + map.cell / 2, map.cell * 0.3]
    if (!has) found.push({ kind: 'village', points: square(x - r, y - r, 2 * r) })
  }
  const water = map.features.filter((f) => WATER.includes(f.kind))
  const kind = water.some((f) => f.kind === 'river') ? 'river' : 'stream'
  const lines = chains(map.streams, map.cell)
  if (lines.length) found.push(...lines.map((points, i): Feature => ({ kind, points: wander(points, chance), name: i ? undefined : water[0]?.name })))
  else found.push(...water.map((f) => ({ ...f, kind: f.kind as 'river' })))
  for (const f of map.features) {
    if (f.kind === 'road' || f.kind === 'railway') found.push({ kind: f.kind, points: f.points, name: f.name })
    else if (f.name && ![...BUILT, ...WATER].includes(f.kind)) found.push({ kind: 'hill', points: f.points, name: f.name }) // only its name is drawn
  }
  return found
}

/** The names of woods are written over the trees, whether a zone or a feature put them there. */
function labels(map: StaffGround, drawn: Label[]): Label[] {
  const woods = map.features.filter((f) => f.kind === 'wood').map((f) => f.name)
  return drawn.map((label) => (woods.includes(label.text) ? { ...label, kind: 'wood', size: 12.5, at: [onSheet(label.text, 'wood', 12.5, map.columns * map.cell, label.at[0]), label.at[1]] } : label))
}

const square = (x: number, y: number, side: number): Point[] => [[x, y], [x + side, y], [x + side, y + side], [x, y + side]]

/** Groups of adjacent zones. */
function regions(zones: Point[]): Point[][] {
  const left = new Map(zones.map((zone) => [String(zone), zone]))
  const found: Point[][] = []
  while (left.size) {
    const region: Point[] = []
    const next = [left.values().next().value!]
    left.delete(String(next[0]))
    while (next.length) {
      const zone = next.pop()!
      region.push(zone)
      for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
        const key = String([zone[0] + dx, zone[1] + dy])
        const other = left.get(key)
        if (other && left.delete(key)) next.push(other)
      }
    }
    found.push(region)
  }
  return found
}

/** The outline of a region, a little inside its zones and uneven. */
function outline(region: Point[], cell: number, inset: number, chance: Chance): Point[] {
  const own = new Set(region.map(String))
  const edges = new Map<string, { from: Point; to: Point; inwards: Point }>()
  const add = (from: Point, to: Point, inwards: Point): void => void edges.set(String(from), { from, to, inwards })
  for (const [x, y] of region) {
    if (!own.has(String([x, y - 1]))) add([x, y], [x + 1, y], [0, 1])
    if (!own.has(String([x + 1, y]))) add([x + 1, y], [x + 1, y + 1], [-1, 0])
    if (!own.has(String([x, y + 1]))) add([x + 1, y + 1], [x, y + 1], [0, -1])
    if (!own.has(String([x - 1, y]))) add([x, y + 1], [x, y], [1, 0])
  }
  const points: Point[] = []
  let edge = edges.values().next().value!
  const first = String(edge.from)
  for (let i = 0; i < edges.size; i++) {
    for (const part of [0.2, 0.5, 0.8]) {
      const depth = inset + chance.between(0, part === 0.5 ? 9 : 5)
      points.push([
        (edge.from[0] + (edge.to[0] - edge.from[0]) * part) * cell + edge.inwards[0] * depth,
        (edge.from[1] + (edge.to[1] - edge.from[1]) * part) * cell + edge.inwards[1] * depth,
      ])
    }
    if (String(edge.to) === first) break
    edge = edges.get(String(edge.to))!
  }
  return points
}

/** Sides of zones, joined end to end into polylines. */
function chains(sides: Side[], cell: number): Point[][] {
  const left = sides.map(({ a, b }): [Point, Point] => {
    const [x, y] = [Math.max(a[0], b[0]) * cell, Math.max(a[1], b[1]) * cell]
    return a[1] === b[1] ? [[x, y], [x, y + cell]] : [[x, y], [x + cell, y]]
  })
  const found: Point[][] = []
  while (left.length) {
    const line = [...left.shift()!]
    for (let grown = true; grown; ) {
      grown = false
      for (const [i, [p, q]] of left.entries()) {
        const [head, tail] = [String(line[0]), String(line[line.length - 1])]
        if (String(p) === tail) line.push(q)
        else if (String(q) === tail) line.push(p)
        else if (String(q) === head) line.unshift(p)
        else if (String(p) === head) line.unshift(q)
        else continue
        left.splice(i, 1)
        grown = true
        break
      }
    }
    found.push(line)
  }
  return found
}

/** A watercourse does not run straight: it bends twice along each side of a zone. */
function wander(line: Point[], chance: Chance): Point[] {
  return line.flatMap((p, i) => {
    const q = line[i + 1]
    if (!q) return [p]
    const between = (part: number): Point => {
      const off = chance.between(-7, 7)
      return [p[0] + (q[0] - p[0]) * part + (p[0] === q[0] ? off : 0), p[1] + (q[1] - p[1]) * part + (p[1] === q[1] ? off : 0)]
    }
    return [p, between(0.3), between(0.7)]
  })
}

// -- slopes ----------------------------------------------------------------------------------------------------------
const SAMPLE = 10 // drawing units between two samples of the height
const BORDER = 4 // samples beyond the sheet

/** Hachures: short strokes down the slope, heavier where it is steep. */
function slopes(width: number, height: number, hills: Point[][], ravines: Point[][], seed: string): Pick<StaffDrawing, 'plateaus' | 'hachures' | 'steep'> {
  const chance = new Chance(`${seed} hachures`)
  const bumps = hills.map((hill) => ({ hill, box: bounds(hill) }))
  const heightAt = (p: Point): number => {
    let h = 0.05 * Math.sin(p[0] / 130 + p[1] / 210) + 0.04 * Math.sin(p[1] / 95 - p[0] / 240)
    for (const { hill, box } of bumps) {
      if (p[0] < box.x - 60 || p[0] > box.x + box.width + 60 || p[1] < box.y - 60 || p[1] > box.y + box.height + 60) continue
      const away = distanceTo(p, [...hill, hill[0]])
      h = Math.max(h, inside(p, hill) ? 0.45 + 0.55 * (1 - Math.exp(-away / 16)) : 0.45 * Math.exp(-((away / 20) ** 2)))
    }
    for (const ravine of ravines) h -= 0.5 * Math.exp(-((distanceTo(p, ravine) / 13) ** 2))
    return h
  }
  const [columns, rows] = [Math.ceil(width / SAMPLE) + 2 * BORDER, Math.ceil(height / SAMPLE) + 2 * BORDER]
  const heights = Array.from({ length: columns * rows }, (_, i) => heightAt([((i % columns) - BORDER) * SAMPLE, (Math.floor(i / columns) - BORDER) * SAMPLE]))
  const rings = contours().size([columns, rows]).thresholds([-0.3, -0.15, 0.2, 0.36, 0.52, 0.68, 0.84])(heights)
  const at = (x: number, y: number): number => heights[Math.max(0, Math.min(rows - 1, Math.round(y))) * columns + Math.max(0, Math.min(columns - 1, Math.round(x)))]
  const put = ([x, y]: number[]): Point => [(x - 0.5 - BORDER) * SAMPLE, (y - 0.5 - BORDER) * SAMPLE]
  let hachures = ''
  let steep = ''
  for (const ring of rings.flatMap((level) => level.coordinates.flat())) {
    for (const { at: point } of walk(ring.map(put), 3.6)) {
      const [i, j] = [point[0] / SAMPLE + BORDER, point[1] / SAMPLE + BORDER]
      const [gx, gy] = [at(i + 1, j) - at(i - 1, j), at(i, j + 1) - at(i, j - 1)]
      const slope = Math.hypot(gx, gy)
      if (slope < 0.02) continue
      const reach = Math.min(9.5, 1.5 / slope + 2.2) * chance.between(0.8, 1.1)
      const stroke = path([point, [point[0] - (gx / slope) * reach, point[1] - (gy / slope) * reach]])
      if (slope > 0.4) steep += stroke
      else hachures += stroke
    }
  }
  const levels = rings.slice(2).map((level) => level.coordinates.flat().map((ring) => path(ring.map(put), true)).join(''))
  return { plateaus: levels, hachures, steep }
}
