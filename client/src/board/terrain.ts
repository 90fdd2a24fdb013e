// Draws the ground of a map of the period from its features: pure path data, the same for the same seed.
// Everything of one colour is one path, so that a whole map is some forty elements and pans smoothly.
import { contours } from 'd3-contour'
import {
  blob,
  bounds,
  centre,
  crossings,
  distanceTo,
  inside,
  length,
  path,
  smooth,
  walk,
  type Point,
} from './geometry'
import { Chance } from './random'

export type FeatureKind =
  | 'wood'
  | 'village'
  | 'river'
  | 'stream'
  | 'road'
  | 'railway'
  | 'hill'
  | 'ruins'
  | 'craters'
  | 'canal'

export interface Feature {
  kind: FeatureKind
  points: Point[] // in drawing units
  name?: string
}

export interface Ground {
  width: number // drawing units
  height: number
  features: Feature[]
  torn: Point[][] // outlines full of shell holes
  seed: string
}

export interface Label {
  text: string
  at: Point
  angle: number // degrees
  kind: FeatureKind
  size: number
}

/** Path data, by what it depicts; see Terrain.svelte for the colours. */
export interface Drawing {
  tints: string[] // one per height level, laid over each other
  contours: string
  indexContours: string // every fourth, heavier
  furrows: string
  meadows: string
  woodGround: string
  treeShadows: string
  crowns: string[] // three greens
  treeLights: string
  rivers: { line: string; width: number; canal: boolean }[]
  ripples: string
  roads: string
  bridges: string
  railways: string
  sleepers: string
  poplars: string
  roofShadows: string
  roofsLit: string
  roofsShaded: string
  walls: string // of ruins
  rubble: string
  craterRims: string
  craterHollows: string
  craterFloors: string
  pools: string
  labels: Label[]
}

const LEVELS = 11
const CELL = 12 // drawing units between two samples of the height

export function drawGround(ground: Ground): Drawing {
  const chance = new Chance(ground.seed)
  const lines = (kinds: FeatureKind[]): Point[][] =>
    ground.features.filter((f) => kinds.includes(f.kind)).map((f) => smooth(f.points, false))
  const areas = (kind: FeatureKind): Point[][] =>
    ground.features.filter((f) => f.kind === kind).map((f) => outline(f.points))
  const water = lines(['river', 'stream', 'canal'])
  const roads = lines(['road'])
  const woods = areas('wood').map((area) => uneven(area, new Chance(`${ground.seed} edge`)))
  const villages = [...areas('village'), ...areas('ruins')]
  return {
    ...relief(ground, water),
    ...fields(ground, chance, woods, villages, water),
    ...forest(woods, roads, water, new Chance(`${ground.seed} trees`)),
    ...waters(ground, new Chance(`${ground.seed} water`)),
    ...ways(ground, roads, woods, water, new Chance(`${ground.seed} ways`)),
    ...houses(areas('village'), roads, new Chance(`${ground.seed} houses`)),
    ...ruins(areas('ruins'), new Chance(`${ground.seed} ruins`)),
    ...shellHoles([...areas('craters'), ...ground.torn], new Chance(`${ground.seed} craters`)),
    labels: names(ground),
  }
}

/** An area given by one or two points is a disc around them. */
function outline(points: Point[]): Point[] {
  if (points.length >= 3) return smooth(points, true)
  const middle = centre(points)
  const reach = points.length === 2 ? Math.max(30, length(points[0], points[1]) / 2) : 45
  return Array.from({ length: 24 }, (_, i): Point => {
    const angle = (i / 24) * 2 * Math.PI
    return [middle[0] + reach * Math.cos(angle), middle[1] + reach * 0.8 * Math.sin(angle)]
  })
}

function uneven(area: Point[], chance: Chance): Point[] {
  return area.map(([x, y]) => [x + chance.between(-3, 3), y + chance.between(-3, 3)])
}

// -- relief ----------------------------------------------------------------------------------------------------------
/** Smooth noise from a lattice of random heights. */
export function noise(seed: string, scale: number): (x: number, y: number) => number {
  const corner = (i: number, j: number): number => new Chance(`${seed} ${i} ${j}`).next()
  const known = new Map<number, number>()
  const at = (i: number, j: number): number => {
    const key = i * 4096 + j
    let height = known.get(key)
    if (height === undefined) known.set(key, (height = corner(i, j)))
    return height
  }
  const ease = (t: number): number => t * t * (3 - 2 * t)
  return (x, y) => {
    const [i, j] = [Math.floor(x / scale), Math.floor(y / scale)]
    const [u, v] = [ease(x / scale - i), ease(y / scale - j)]
    const top = at(i, j) * (1 - u) + at(i + 1, j) * u
    const bottom = at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u
    return top * (1 - v) + bottom * v
  }
}

function relief(ground: Ground, water: Point[][]): Pick<Drawing, 'tints' | 'contours' | 'indexContours'> {
  const broad = noise(`${ground.seed} broad`, 340)
  const fine = noise(`${ground.seed} fine`, 130)
  const hills = ground.features.filter((f) => f.kind === 'hill').map((f) => f.points)
  const rough = noise(`${ground.seed} rough`, 60)
  const height = (p: Point): number => {
    let h = broad(p[0], p[1]) * 0.75 + fine(p[0], p[1]) * 0.22 + rough(p[0], p[1]) * 0.05
    for (const hill of hills) {
      const away = hill.length > 1 ? Math.min(distanceTo(p, hill), distanceTo(p, [hill[hill.length - 1], hill[0]])) : length(p, hill[0])
      h += (hill.length > 2 && inside(p, hill) ? 0.75 : 0.75 * Math.exp(-((away / 85) ** 2)))
    }
    for (const stream of water) h -= 0.3 * Math.exp(-((distanceTo(p, stream) / 75) ** 2))
    return h
  }
  const border = 5 // cells beyond the sheet, so that contours close outside it
  const [columns, rows] = [Math.ceil(ground.width / CELL) + 2 * border, Math.ceil(ground.height / CELL) + 2 * border]
  const heights: number[] = []
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) heights.push(height([(i - border) * CELL, (j - border) * CELL]))
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const steps = Array.from({ length: LEVELS }, (_, i) => low + ((high - low) * (i + 1)) / (LEVELS + 1))
  const rings = contours().size([columns, rows]).thresholds(steps)(heights)
  const paths = rings.map((level) =>
    level.coordinates
      .flat()
      .filter((ring) => ring.length > 14)
      .map((ring) => path(ring.map(([x, y]): Point => [(x - 0.5 - border) * CELL, (y - 0.5 - border) * CELL]), true))
      .join(''),
  )
  return {
    tints: paths,
    contours: paths.filter((_, i) => i % 4 !== 3).join(''),
    indexContours: paths.filter((_, i) => i % 4 === 3).join(''),
  }
}

// -- open ground -----------------------------------------------------------------------------------------------------
/** Ploughed and sown parcels, so that open ground is not empty. */
export function fields(
  ground: Ground,
  chance: Chance,
  woods: Point[][],
  villages: Point[][],
  water: Point[][],
): Pick<Drawing, 'furrows' | 'meadows'> {
  let furrows = ''
  let meadows = ''
  const turn = chance.between(-0.5, 0.5)
  const size = 92
  const free = (p: Point): boolean =>
    p[0] > 4 && p[1] > 4 && p[0] < ground.width - 4 && p[1] < ground.height - 4 &&
    ![...woods, ...villages].some((area) => inside(p, area)) && water.every((line) => distanceTo(p, line) > 16)
  for (let j = -4; j < ground.height / size + 4; j++) {
    for (let i = -6; i < ground.width / size + 6; i++) {
      const chosen = chance.next()
      const lean = turn + (chance.next() < 0.35 ? Math.PI / 2 : 0) + chance.between(-0.12, 0.12)
      const middle: Point = [
        (i + 0.5) * size * Math.cos(turn * 0.4) - j * size * Math.sin(turn * 0.4) + chance.between(-9, 9),
        (j + 0.5) * size * 0.8 + i * size * Math.sin(turn * 0.4) + chance.between(-9, 9),
      ]
      const [w, h] = [size * chance.between(0.7, 0.95), size * chance.between(0.5, 0.7)]
      if (chosen > 0.62) continue
      const put = (u: number, v: number): Point => [
        middle[0] + u * Math.cos(lean) - v * Math.sin(lean),
        middle[1] + u * Math.sin(lean) + v * Math.cos(lean),
      ]
      const corners = [put(-w / 2, -h / 2), put(w / 2, -h / 2), put(w / 2, h / 2), put(-w / 2, h / 2)]
      if (!corners.every(free) || !free(middle)) continue
      if (chosen < 0.22) meadows += path(corners, true)
      else {
        const gap = chosen < 0.42 ? 4.2 : 6.5
        for (let v = -h / 2; v <= h / 2; v += gap) furrows += path([put(-w / 2, v), put(w / 2 - chance.next() * 6, v)])
      }
    }
  }
  return { furrows, meadows }
}

// -- woods -----------------------------------------------------------------------------------------------------------
export function forest(
  woods: Point[][],
  roads: Point[][],
  water: Point[][],
  chance: Chance,
): Pick<Drawing, 'woodGround' | 'treeShadows' | 'crowns' | 'treeLights'> {
  const drawn = { woodGround: '', treeShadows: '', crowns: ['', '', ''], treeLights: '' }
  for (const wood of woods) {
    drawn.woodGround += path(wood, true)
    const box = bounds(wood)
    const gap = 10.5
    const trees: Point[] = []
    for (let y = box.y; y < box.y + box.height; y += gap * 0.86) {
      for (let x = box.x; x < box.x + box.width; x += gap) {
        const at: Point = [x + chance.between(-4, 4), y + chance.between(-4, 4)]
        if (inside(at, wood) && chance.next() < 0.9 && [...roads, ...water].every((way) => distanceTo(at, way) > 9)) trees.push(at)
      }
    }
    for (const at of trees) tree(at, chance.between(4.4, 6.6), chance, drawn)
  }
  return drawn
}

function tree(at: Point, size: number, chance: Chance, drawn: { treeShadows: string; crowns: string[]; treeLights: string }): void {
  const next = (): number => chance.next()
  drawn.treeShadows += path(blob([at[0] + size * 0.35, at[1] + size * 0.45], size, size * 0.9, 7, 0.3, next), true)
  const shade = Math.floor(chance.next() * 3)
  drawn.crowns[shade] += path(smooth(blob(at, size, size, 6, 0.4, next), true, 2), true)
  drawn.treeLights += path(blob([at[0] - size * 0.3, at[1] - size * 0.35], size * 0.42, size * 0.36, 5, 0.4, next), true)
}

// -- water and ways --------------------------------------------------------------------------------------------------
function waters(ground: Ground, chance: Chance): Pick<Drawing, 'rivers' | 'ripples'> {
  const widths: Partial<Record<FeatureKind, number>> = { river: 17, stream: 5, canal: 12 }
  const wet = ground.features.filter((f) => widths[f.kind])
  let ripples = ''
  const rivers = wet.map((f) => {
    const width = widths[f.kind]!
    const line = f.kind === 'canal' ? f.points : meander(smooth(f.points, false, 14), f.kind === 'stream' ? 4 : 2, chance)
    if (width > 10)
      for (const { at, angle } of walk(line, 26, 9)) {
        const off = chance.between(-width * 0.28, width * 0.28)
        const start: Point = [at[0] - Math.sin(angle) * off, at[1] + Math.cos(angle) * off]
        ripples += path([start, [start[0] + Math.cos(angle) * 9, start[1] + Math.sin(angle) * 9]])
      }
    return { line: path(line), width, canal: f.kind === 'canal' }
  })
  return { rivers, ripples }
}

function meander(line: Point[], swing: number, chance: Chance): Point[] {
  const phase = chance.next() * 6
  return line.map(([x, y], i) => [x + Math.sin(i * 0.9 + phase) * swing, y + Math.cos(i * 0.7 + phase) * swing])
}

export function ways(
  ground: Ground,
  roads: Point[][],
  woods: Point[][],
  water: Point[][],
  chance: Chance,
): Pick<Drawing, 'roads' | 'bridges' | 'railways' | 'sleepers' | 'poplars'> {
  const rails = ground.features.filter((f) => f.kind === 'railway').map((f) => smooth(f.points, false))
  let poplars = ''
  let bridges = ''
  for (const road of roads) {
    for (const { at, angle } of water.flatMap((line) => crossings(road, line)))
      bridges += path([
        [at[0] - Math.cos(angle) * 11, at[1] - Math.sin(angle) * 11],
        [at[0] + Math.cos(angle) * 11, at[1] + Math.sin(angle) * 11],
      ])
    for (const { at, angle } of walk(road, 23, 12)) {
      if (water.some((line) => distanceTo(at, line) < 9)) continue
      for (const side of [-1, 1]) {
        if (chance.next() < 0.45) continue
        const spot: Point = [at[0] - Math.sin(angle) * 7.5 * side, at[1] + Math.cos(angle) * 7.5 * side]
        if (!woods.some((wood) => inside(spot, wood))) poplars += path(blob(spot, 2.1, 2.1, 5, 0.3, () => chance.next()), true)
      }
    }
  }
  const sleepers = rails.flatMap((rail) =>
    walk(rail, 7).map(({ at, angle }) =>
      path([
        [at[0] - Math.sin(angle) * 4, at[1] + Math.cos(angle) * 4],
        [at[0] + Math.sin(angle) * 4, at[1] - Math.cos(angle) * 4],
      ]),
    ),
  )
  return {
    roads: roads.map((r) => path(r)).join(''),
    bridges,
    railways: rails.map((r) => path(r)).join(''),
    sleepers: sleepers.join(''),
    poplars,
  }
}

// -- places ----------------------------------------------------------------------------------------------------------
export function houses(
  villages: Point[][],
  roads: Point[][],
  chance: Chance,
): Pick<Drawing, 'roofShadows' | 'roofsLit' | 'roofsShaded'> {
  const drawn = { roofShadows: '', roofsLit: '', roofsShaded: '' }
  for (const village of villages) {
    const box = bounds(village)
    const built: Point[] = []
    const wanted = Math.max(7, Math.min(26, (box.width * box.height) / 260))
    for (let tries = 0; tries < 260 && built.length < wanted; tries++) {
      const at: Point = [chance.between(box.x, box.x + box.width), chance.between(box.y, box.y + box.height)]
      const size = chance.between(5, 8.5)
      if (!inside(at, village) || built.some((other) => length(other, at) < 13) || roads.some((r) => distanceTo(at, r) < 8)) continue
      const along = roads.flatMap((r) => walk(r, 10)).sort((a, b) => length(a.at, at) - length(b.at, at))[0]
      const angle = along && length(along.at, at) < 60 ? along.angle : chance.between(-0.4, 0.4)
      house(at, built.length === 0 ? 9 : size, angle + (chance.next() < 0.3 ? Math.PI / 2 : 0), drawn)
      built.push(at)
    }
  }
  return drawn
}

function house(at: Point, size: number, angle: number, drawn: { roofShadows: string; roofsLit: string; roofsShaded: string }): void {
  const put = (u: number, v: number, dx = 0, dy = 0): Point => [
    at[0] + dx + u * Math.cos(angle) - v * Math.sin(angle),
    at[1] + dy + u * Math.sin(angle) + v * Math.cos(angle),
  ]
  const [l, d] = [size, size * 0.55]
  drawn.roofShadows += path([put(-l, -d, 1.6, 2), put(l, -d, 1.6, 2), put(l, d, 1.6, 2), put(-l, d, 1.6, 2)], true)
  drawn.roofsLit += path([put(-l, -d), put(l, -d), put(l, 0), put(-l, 0)], true)
  drawn.roofsShaded += path([put(-l, 0), put(l, 0), put(l, d), put(-l, d)], true)
}

export function ruins(areas: Point[][], chance: Chance): Pick<Drawing, 'walls' | 'rubble'> {
  let walls = ''
  let rubble = ''
  for (const area of areas) {
    const box = bounds(area)
    for (let i = 0; i < 16; i++) {
      const at: Point = [chance.between(box.x, box.x + box.width), chance.between(box.y, box.y + box.height)]
      if (!inside(at, area)) continue
      const [l, d, angle] = [chance.between(4, 8), chance.between(3, 5), chance.between(-0.5, 0.5)]
      const put = (u: number, v: number): Point => [
        at[0] + u * Math.cos(angle) - v * Math.sin(angle),
        at[1] + u * Math.sin(angle) + v * Math.cos(angle),
      ]
      walls += path([put(-l, d * 0.2), put(-l, -d), put(l * 0.3, -d)]) + path([put(l, -d * 0.4), put(l, d), put(-l * 0.2, d)])
      for (let k = 0; k < 7; k++)
        rubble += path(blob(put(chance.between(-l, l), chance.between(-d, d)), 0.9, 0.9, 4, 0.6, () => chance.next()), true)
    }
  }
  return { walls, rubble }
}

function shellHoles(
  areas: Point[][],
  chance: Chance,
): Pick<Drawing, 'craterRims' | 'craterHollows' | 'craterFloors' | 'pools'> {
  const drawn = { craterRims: '', craterHollows: '', craterFloors: '', pools: '' }
  const next = (): number => chance.next()
  for (const area of areas) {
    const box = bounds(area)
    const holes: Point[] = []
    for (let tries = 0; tries < 90; tries++) {
      const at: Point = [chance.between(box.x + 6, box.x + box.width - 6), chance.between(box.y + 6, box.y + box.height - 6)]
      const size = 2.6 + 7 * chance.next() ** 2.2
      if (!inside(at, area) || holes.some((other) => length(other, at) < size + 5)) continue
      holes.push(at)
      drawn.craterRims += path(smooth(blob(at, size * 1.35, size * 1.1, 8, 0.35, next), true, 2), true)
      drawn.craterHollows += path(smooth(blob(at, size, size * 0.8, 7, 0.25, next), true, 2), true)
      const floor = path(smooth(blob([at[0] + size * 0.14, at[1] + size * 0.16], size * 0.68, size * 0.5, 7, 0.3, next), true, 2), true)
      if (size > 6 && chance.next() < 0.55) drawn.pools += floor
      else drawn.craterFloors += floor
    }
  }
  return drawn
}

// -- names -----------------------------------------------------------------------------------------------------------
function names(ground: Ground): Label[] {
  return ground.features
    .filter((f) => f.name)
    .map((f): Label => {
      const long = ['river', 'stream', 'canal', 'road', 'railway'].includes(f.kind)
      const box = bounds(f.points)
      const middle = long ? midway(f.points) : { at: centre(f.points), angle: 0 }
      const lift = f.kind === 'village' || f.kind === 'ruins' ? -box.height / 2 - 7 : long ? -9 : 0
      const size = f.kind === 'wood' ? Math.max(11, Math.min(21, box.width / Math.max(8, f.name!.length * 0.75))) : f.kind === 'river' ? 13 : 11
      return {
        text: f.name!,
        at: [
          onSheet(f.name!, f.kind, size, ground.width, middle.at[0]),
          Math.max(14, Math.min(ground.height - 8, middle.at[1] + lift)),
        ],
        angle: middle.angle,
        kind: f.kind,
        size,
      }
    })
}

/** Where the middle of a name must be so that the name stays on the sheet. */
export function onSheet(text: string, kind: FeatureKind, size: number, width: number, x: number): number {
  const half = text.length * size * (kind === 'wood' ? 0.33 : 0.3) + 6 // about half its length
  return Math.max(half, Math.min(width - half, x))
}

function midway(points: Point[]): { at: Point; angle: number } {
  const stops = walk(smooth(points, false), 6)
  const stop = stops[Math.floor(stops.length / 2)] ?? { at: points[0], angle: 0 }
  let degrees = (stop.angle * 180) / Math.PI
  if (degrees > 90) degrees -= 180
  if (degrees < -90) degrees += 180
  return { at: stop.at, angle: degrees }
}
