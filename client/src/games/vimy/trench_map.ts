// Draws the ground as a trench map of 1917: pure path data, the same for the same map. Everything in one ink is one path, or one per block of the
// sheet where there is much of it, so that blocks off the screen are not painted.
import { contours } from 'd3-contour'
import { path, smooth, walk, type Point } from '../../board/geometry'
import { place } from '../../board/hexes'
import { Chance } from '../../board/random'
import { fields, forest, houses, noise, ruins, ways, type Drawing, type Feature } from '../../board/terrain'
import type { Words } from '../../net/wire'
import { hexesOf, isCalled, LINES, SIZE, wordsOf, type Ground, type BarrageLine } from './ground'

export interface Name {
  words: Words
  at: Point
  kind: 'village' | 'wood' | 'crater' | 'hill' | 'place'
}

export interface TrenchDrawing {
  relief: HeightField
  contours: string
  indexContours: string
  halfContours: string
  grid: string[]
  furrows: string
  meadows: string
  woods: Pick<Drawing, 'woodGround' | 'treeShadows' | 'crowns' | 'treeLights'>[]
  roads: string
  brokenRoads: string // shelled down to their beds
  poplars: string
  railways: string
  sleepers: string
  village: Pick<Drawing, 'roofShadows' | 'roofsLit' | 'roofsShaded'>
  ruins: Pick<Drawing, 'walls' | 'rubble'>
  craters: { rims: string; hollows: string }[]
  shelledEdge: string
  barrage: { line: BarrageLine; at: Point; d: string }[]
  canadian: string // trenches
  german: string
  communication: string
  tunnels: { owner: string; way: string; mouths: string }[]
  wire: string
  fort: string
  figures: { coordinates: string; levels: string }[]
  names: Name[]
  sectors: string
}

/** A part of the sheet, in drawing units. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const CONTOUR = 9 // metres: the height of a level
const known = new WeakMap<Ground, TrenchDrawing>()

export function drawTrenchMap(ground: Ground): TrenchDrawing {
  let drawing = known.get(ground)
  if (!drawing) known.set(ground, (drawing = draw(ground)))
  return drawing
}

function draw(ground: Ground): TrenchDrawing {
  const { sheet, file } = ground
  const relief = new HeightField(ground)
  const woods = sheet.outlines(ground.wood).map((loop) => smooth(rough(loop, 4, new Chance('woods')), true, 4))
  const beds = file.road.map((road) => threaded(ground, hexesOf(road.hexes), road.name, 3, 0))
  const roads = beds.map((bed) => smooth(bed, false, 6))
  const shelled = sheet.outlines(sheet.names.filter((hex) => ground.shelled(hex)))
  return {
    relief,
    ...lines(relief),
    grid: blocks(ground).map((block) => grid(ground, block)),
    ...fieldsOf(ground, woods, shelled),
    woods: woods.map((wood, i) => forest([wood], beds, [], new Chance(`trees ${i}`))),
    ...roadsOf(ground, roads, woods),
    ...built(ground, roads),
    craters: craters(ground),
    shelledEdge: edge(ground, (hex) => (ground.shelled(hex) ? 1 : 0)),
    barrage: barrage(ground),
    ...trenches(ground),
    tunnels: tunnels(ground),
    ...wire(ground),
    figures: blocks(ground).map((block) => figures(ground, block)),
    names: names(ground),
    sectors: edge(ground, (hex) => ground.sector(hex, false).charCodeAt(0)),
  }
}

// -- lines through hexes ---------------------------------------------------------------------------------------------
function rough(line: Point[], most: number, chance: Chance): Point[] {
  return line.map(([x, y]) => [x + chance.between(-most, most), y + chance.between(-most, most)])
}

/** A line through the centres of hexes, a little uneven; `aside` keeps lines through the same hexes apart. */
function threaded(ground: Ground, hexes: string[], seed: string, most: number, aside: number): Point[] {
  const turn = new Chance(seed).next() * 2 * Math.PI
  const shift: Point = [Math.cos(turn) * aside, Math.sin(turn) * aside]
  const line = rough(hexes.map((hex) => ground.sheet.centre(hex)), most, new Chance(seed))
  return line.map(([x, y]) => [x + shift[0], y + shift[1]])
}

/** Fire bays and traverses: the toothed line of a trench. */
function crenels(line: Point[], gap: number, depth: number): string {
  const points: Point[] = []
  walk(line, gap).forEach(({ at, angle }, i) => {
    const put = (off: number): Point => [at[0] - Math.sin(angle) * off, at[1] + Math.cos(angle) * off]
    points.push(put(i % 2 ? -depth : depth), put(i % 2 ? depth : -depth))
  })
  return path(points)
}

function zigzag(line: Point[], gap: number, depth: number): string {
  return path(walk(line, gap).map(({ at, angle }, i): Point => {
    const off = i % 2 ? depth : -depth
    return [at[0] - Math.sin(angle) * off, at[1] + Math.cos(angle) * off]
  }))
}

function trenches(ground: Ground): Pick<TrenchDrawing, 'canadian' | 'german' | 'communication'> {
  const drawn = { canadian: '', german: '', communication: '' }
  for (const trench of ground.file.trench) {
    const canadian = trench.owner === 'canadian'
    const line = smooth(threaded(ground, hexesOf(trench.hexes), trench.name, canadian ? 3 : 4, canadian ? 0 : 5), false, 6)
    if (trench.kind === 'communication') drawn.communication += zigzag(line, 5, 1.5)
    else drawn[trench.owner] += crenels(line, 5.6, 2.1)
  }
  return drawn
}

function tunnels(ground: Ground): TrenchDrawing['tunnels'] {
  return ['canadian', 'german'].map((owner) => {
    let [way, mouths] = ['', '']
    for (const tunnel of ground.file.tunnel.filter((t) => t.owner === owner)) {
      const line = threaded(ground, hexesOf(tunnel.hexes), tunnel.name, 2, 3)
      way += path(smooth(line, false, 6))
      for (const [x, y] of [line[0], line[line.length - 1]]) mouths += `M${(x - 4.4).toFixed(1)} ${(y + 3).toFixed(1)}v-2.6a4.4 4.4 0 0 1 8.8 0v2.6Z`
    }
    return { owner, way, mouths }
  })
}

function barrage(ground: Ground): TrenchDrawing['barrage'] {
  const aside: Partial<Record<BarrageLine, Point>> = { black: [-3, 3], blue: [5, -4] }
  return LINES.slice(1).map((line) => {
    const [dx, dy] = aside[line] ?? [0, 0]
    const hexes = hexesOf(ground.file.lines[line])
    const points = smooth(hexes.map((hex) => ground.sheet.centre(hex)).map(([x, y]): Point => [x + dx, y + dy]), false, 6)
    return { line, at: points[points.length - 1], d: path(points) }
  })
}

/** Rows of crosses in front of the trenches they guard, or all around a fortification. */
function wire(ground: Ground): Pick<TrenchDrawing, 'wire' | 'fort'> {
  const { sheet } = ground
  const west = ([x, y]: Point): Point => [x - 9, y + 2]
  const rows: Point[][] = []
  const tied = new Set<string>()
  for (const hex of ground.wire) {
    const next = [3, 2, 4].map((side) => sheet.toward(hex, side)).find((other) => ground.wire.has(other))
    if (hex === ground.file.fort) continue
    if (next) {
      rows.push([west(sheet.centre(hex)), west(sheet.centre(next))])
      tied.add(hex).add(next)
    }
  }
  for (const hex of ground.wire) {
    if (tied.has(hex) || hex === ground.file.fort) continue
    const [x, y] = west(sheet.centre(hex))
    rows.push([[x + 3, y - 20], [x, y], [x + 3, y + 20]])
  }
  const around = sheet.corners(ground.file.fort, 0.78)
  rows.push([...around, around[0]])
  const crosses = rows.flatMap((row) => walk(row, 6.2, 3).map(({ at: [x, y] }) => `M${(x - 1.9).toFixed(1)} ${(y - 1.9).toFixed(1)}l3.8 3.8m0 -3.8l-3.8 3.8`))
  return { wire: crosses.join(''), fort: path(sheet.corners(ground.file.fort, 0.46), true) }
}

// -- the grid --------------------------------------------------------------------------------------------------------
/** The hexes of the sheet, in blocks of ten by ten. */
function blocks({ sheet }: Ground): string[][] {
  const found = new Map<number, string[]>()
  for (const hex of sheet.names) {
    const [column, row] = place(hex)
    const key = Math.floor(column / 10) * 10 + Math.floor(row / 10)
    const block = found.get(key)
    if (block) block.push(hex)
    else found.set(key, [hex])
  }
  return [...found.values()]
}

function grid({ sheet }: Ground, block: string[]): string {
  return block
    .map((hex) => {
      // A side is drawn by one of its two hexes, or at the edge of the map by its only one.
      const sides = [0, 1, 2, 3, 4, 5].filter((side) => side < 3 || !sheet.toward(hex, side))
      return sides.map((side) => path([sheet.corner(hex, (side + 5) % 6), sheet.corner(hex, side)])).join('')
    })
    .join('')
}

/** The hexsides between hexes that differ. */
function edge({ sheet }: Ground, kind: (hex: string) => number): string {
  let drawn = ''
  for (const hex of sheet.names)
    for (const side of [0, 1, 2]) {
      const other = sheet.toward(hex, side)
      if (other && kind(hex) !== kind(other)) drawn += path([sheet.corner(hex, (side + 5) % 6), sheet.corner(hex, side)])
    }
  return drawn
}

/** Engraved digits, 2.7 wide and 4.4 high, each from its top left: the numbers of 1,290 hexes are one path. */
const FIGURES = [
  'm1.3 0c1 0 1.3 1 1.3 2.2s-.3 2.2 -1.3 2.2s-1.3 -1 -1.3 -2.2s.3 -2.2 1.3 -2.2',
  'm.5 .8l1 -.8v4.4',
  'm.1 1.1c0 -1.5 2.4 -1.5 2.4 .1c0 1.2 -2.4 2 -2.5 3.2h2.6',
  'm.1 .6c.7 -.9 2.4 -.7 2.4 .5c0 .7 -.6 1 -1.3 1c.8 0 1.5 .4 1.5 1.2c0 1.4 -2 1.5 -2.7 .5',
  'm1.9 4.4v-4.4l-1.9 3.1h2.7',
  'm2.4 0h-2l-.2 2c.8 -.6 2.4 -.4 2.4 1c0 1.6 -1.9 1.8 -2.6 .8',
  'm2.3 .4c-1.3 -1 -2.3 .6 -2.3 2.2c0 2.6 2.6 2.2 2.6 .5c0 -1.6 -2.2 -1.7 -2.5 -.1',
  'm0 0h2.6c-.9 1.4 -1.4 2.8 -1.5 4.4',
  'm1.3 2c-1.4 0 -1.5 -2 0 -2s1.4 2 0 2c-1.8 0 -1.8 2.4 0 2.4s1.8 -2.4 0 -2.4',
  'm.3 4c1.3 1 2.3 -.6 2.3 -2.2c0 -2.6 -2.6 -2.2 -2.6 -.5c0 1.6 2.2 1.7 2.5 .1',
]

function figure(text: string, [x, y]: Point): string {
  const wide = 3.7
  return [...text].map((digit, i) => `M${(x + (i - text.length / 2) * wide + 0.5).toFixed(1)} ${y.toFixed(1)}${FIGURES[Number(digit)]}`).join('')
}

function figures(ground: Ground, block: string[]): TrenchDrawing['figures'][number] {
  const drawn = { coordinates: '', levels: '' }
  for (const hex of block) {
    const [x, y] = ground.sheet.centre(hex)
    drawn.coordinates += figure(hex, [x, y - SIZE * 0.82])
    drawn.levels += figure(String(ground.level(hex)), [x, y + SIZE * 0.62])
  }
  return drawn
}

// -- relief ----------------------------------------------------------------------------------------------------------
/** Heights in metres anywhere on the sheet, interpolated between the hexes where they were measured. */
export class HeightField {
  static readonly CELL = 12 // drawing units between two samples
  readonly border = 3 // cells beyond the sheet, so that contours close outside it
  readonly columns: number
  readonly rows: number
  readonly samples: number[] = []

  constructor(ground: Ground) {
    this.columns = Math.ceil(ground.sheet.width / HeightField.CELL) + 2 * this.border
    this.rows = Math.ceil(ground.sheet.height / HeightField.CELL) + 2 * this.border
    for (let j = 0; j < this.rows; j++)
      for (let i = 0; i < this.columns; i++)
        this.samples.push(between(ground, [(i - this.border) * HeightField.CELL, (j - this.border) * HeightField.CELL]))
  }

  at(x: number, y: number): number {
    const [u, v] = [x / HeightField.CELL + this.border, y / HeightField.CELL + this.border]
    const [i, j] = [Math.max(0, Math.min(this.columns - 2, Math.floor(u))), Math.max(0, Math.min(this.rows - 2, Math.floor(v)))]
    const [a, b] = [u - i, v - j]
    const k = j * this.columns + i
    const { samples, columns } = this
    return (samples[k] * (1 - a) + samples[k + 1] * a) * (1 - b) + (samples[k + columns] * (1 - a) + samples[k + columns + 1] * a) * b
  }
}

/** The height at a point: that of the hexes around it, weighted by how near they are. */
function between(ground: Ground, [x, y]: Point): number {
  const column = Math.round((x / SIZE + 0.5) / 1.5)
  let [sum, weight] = [0, 0]
  for (let c = column - 2; c <= column + 2; c++) {
    const low = (Math.abs(c) % 2) / 2
    const row = Math.round(y / (Math.sqrt(3) * SIZE) + 0.5 - low)
    for (let r = row - 2; r <= row + 2; r++) {
      const [dx, dy] = [(1.5 * c - 0.5) * SIZE - x, (r - 0.5 + low) * Math.sqrt(3) * SIZE - y]
      const near = Math.exp(-(dx * dx + dy * dy) / (2 * 30 * 30))
      sum += near * ground.metres(c, r)
      weight += near
    }
  }
  return sum / weight
}

/** A contour for each level, every fifth one thick, and a fine one half-way between. */
function lines(field: HeightField): Pick<TrenchDrawing, 'contours' | 'indexContours' | 'halfContours'> {
  const [low, high] = field.samples.reduce(([a, b], h) => [Math.min(a, h), Math.max(b, h)], [Infinity, -Infinity])
  const steps: number[] = []
  for (let h = Math.ceil(low / CONTOUR) * CONTOUR; h < high; h += CONTOUR) steps.push(h, h + CONTOUR / 2)
  const drawn = { contours: '', indexContours: '', halfContours: '' }
  for (const level of contours().size([field.columns, field.rows]).thresholds(steps)(field.samples)) {
    const n = level.value / CONTOUR
    const ink = n % 1 ? 'halfContours' : n % 5 ? 'contours' : 'indexContours'
    for (const ring of level.coordinates.flat())
      if (ring.length > 12)
        drawn[ink] += path(ring.map(([x, y]): Point => [(x - 0.5 - field.border) * HeightField.CELL, (y - 0.5 - field.border) * HeightField.CELL]), true)
  }
  return drawn
}

/** The shading of the ground, lit from the north-west, and its tint by height: painted once. */
export function paintRelief(canvas: HTMLCanvasElement, field: HeightField, box: Box, step: number): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const image = context.createImageData(canvas.width, canvas.height)
  const torn = noise('torn', 23)
  const height = (x: number, y: number): number => field.at(x, y) + torn(x + 4000, y + 4000) * 1.1
  for (let j = 0; j < canvas.height; j++) {
    for (let i = 0; i < canvas.width; i++) {
      const [x, y] = [box.x + i * step, box.y + j * step]
      const h = height(x, y)
      const slope = height(x + 6, y) - h + 0.8 * (height(x, y + 6) - h) // the ground falls away from the light: below 0
      const light = Math.max(-1, Math.min(1, slope / 1.6))
      const rise = Math.max(0, Math.min(1, (h - 48) / 96))
      const k = 4 * (j * canvas.width + i)
      // Green and grey in the plain, warm colours on the heights; then the shading.
      const tint = [192 + 20 * rise, 205 - 52 * rise, 158 - 76 * rise]
      const shade = light < 0 ? [62, 40, 16] : [255, 248, 222]
      const part = Math.abs(light) * (light < 0 ? 0.78 : 0.66)
      for (let c = 0; c < 3; c++) image.data[k + c] = tint[c] * (1 - part) + shade[c] * part
      image.data[k + 3] = 255 * (0.38 + 0.34 * part + 0.22 * Math.abs(rise - 0.45))
    }
  }
  context.putImageData(image, 0, 0)
}

// -- what stands on it -------------------------------------------------------------------------------------------------
function fieldsOf(ground: Ground, woods: Point[][], shelled: Point[][]): Pick<TrenchDrawing, 'furrows' | 'meadows'> {
  const { width, height } = ground.sheet
  const villages = ground.sheet.outlines(ground.village)
  return fields({ width, height, features: [], torn: [], seed: 'vimy' }, new Chance('fields'), [...woods, ...shelled], villages, [])
}

function roadsOf(ground: Ground, roads: Point[][], woods: Point[][]): Pick<TrenchDrawing, 'roads' | 'brokenRoads' | 'poplars' | 'railways' | 'sleepers'> {
  const whole: Point[][] = []
  const broken: Point[][] = []
  for (const road of roads) {
    let last: Point[] = []
    let torn: boolean | null = null
    for (const point of road) {
      const hex = ground.sheet.at(point)
      const now: boolean = hex ? ground.shelled(hex) : (torn ?? true)
      if (now !== torn) {
        last = last.length ? [last[last.length - 1]] : []
        ;(now ? broken : whole).push(last)
        torn = now
      }
      last.push(point)
    }
  }
  const rail: Feature = { kind: 'railway', points: threaded(ground, hexesOf(ground.file.rail), 'rail', 2, 4) }
  const { width, height } = ground.sheet
  const drawn = ways({ width, height, features: [rail], torn: [], seed: 'vimy' }, whole, woods, [], new Chance('ways'))
  return { roads: drawn.roads, poplars: drawn.poplars, railways: drawn.railways, sleepers: drawn.sleepers, brokenRoads: broken.map((r) => path(r)).join('') }
}

function built(ground: Ground, roads: Point[][]): Pick<TrenchDrawing, 'village' | 'ruins'> {
  const village = { roofShadows: '', roofsLit: '', roofsShaded: '' }
  const rubble = { walls: '', rubble: '' }
  for (const hex of ground.village) {
    const [x, y] = ground.sheet.centre(hex)
    const area = ground.sheet.corners(hex, 0.92)
    const near = roads.map((road) => road.filter((p) => Math.abs(p[0] - x) < 60 && Math.abs(p[1] - y) < 60)).filter((r) => r.length > 1)
    if (ground.shelled(hex)) {
      const drawn = ruins([area], new Chance(`ruins ${hex}`))
      rubble.walls += drawn.walls
      rubble.rubble += drawn.rubble
    } else {
      const drawn = houses([area], near, new Chance(`houses ${hex}`))
      for (const key of ['roofShadows', 'roofsLit', 'roofsShaded'] as const) village[key] += drawn[key]
    }
  }
  return { village, ruins: rubble }
}

/** Shell holes, densest where the lines have faced each other for two years. */
function craters(ground: Ground): TrenchDrawing['craters'] {
  const chance = new Chance('craters')
  const front = hexesOf(ground.file.lines.start)
  const mined = new Set(ground.file.name.filter((name) => isCalled(name, /crater/i)).map(({ at }) => at))
  return blocks(ground).map((block) => {
    const drawn = { rims: '', hollows: '' }
    const hole = ([x, y]: Point, r: number): void => {
      drawn.rims += disc([x, y], r * 1.45)
      drawn.hollows += disc([x + r * 0.16, y + r * 0.2], r)
    }
    for (const hex of block.filter((one) => ground.shelled(one))) {
      const away = Math.min(...front.map((other) => ground.sheet.distance(hex, other)))
      const [x, y] = ground.sheet.centre(hex)
      for (let n = away < 2 ? 9 : away < 4 ? 6 : away < 8 ? 4 : 2; n > 0; n--) {
        const at: Point = [x + chance.between(-26, 26), y + chance.between(-25, 25)]
        hole(at, 0.9 + 2.1 * chance.next() ** 2.4)
      }
      if (mined.has(hex)) {
        hole([x + 13, y - 4], 8)
        hole([x + 20, y + 10], 5)
      }
    }
    return drawn
  })
}

const disc = ([x, y]: Point, r: number): string => {
  const [a, b] = [r.toFixed(1), (2 * r).toFixed(1)]
  return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${a} ${a} 0 1 0 ${b} 0a${a} ${a} 0 1 0 -${b} 0`
}

function names(ground: Ground): Name[] {
  return ground.file.name
    .filter(({ at }) => at !== ground.file.pimple)
    .map((name) => {
      const [words, at] = [wordsOf(name), name.at]
      const called = (pattern: RegExp): boolean => isCalled(name, pattern)
      const [x, y] = ground.sheet.centre(at)
      const kind = called(/crater/i) ? 'crater' : called(/wood|bois/i) ? 'wood' : called(/^(hill|colline)/i) ? 'hill' : ground.village.has(at) ? 'village' : 'place'
      const lift = kind === 'village' || kind === 'hill' ? -26 : kind === 'crater' ? 27 : kind === 'wood' ? 3 : -15
      const half = Math.max(...Object.values(words).map((word) => word.length)) * (kind === 'village' || kind === 'hill' ? 5.6 : 4.4)
      return { words, kind, at: [Math.max(half, Math.min(ground.sheet.width - half, x)), Math.max(14, y + lift)] }
    })
}

/** The part of the map in play, from columns and rows to a box of the sheet. */
export function boxOf(ground: Ground, area: { columns: [number, number]; rows: [number, number] } | null | undefined): Box {
  const { sheet } = ground
  if (!area) return { x: 0, y: 0, width: sheet.width, height: sheet.height }
  const [first, last] = area.columns
  const left = sheet.centre(sheet.name(first, 1))[0] - SIZE
  const right = sheet.centre(sheet.name(last, 1))[0] + SIZE
  const tall = Math.sqrt(3) * SIZE
  const top = (area.rows[0] - 1) * tall
  return { x: left, y: top, width: right - left, height: (area.rows[1] - area.rows[0] + 1.5) * tall }
}

