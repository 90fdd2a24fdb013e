// A road map of the thirties with the staff's colours over it: everything the rules use is drawn exactly where they have it, borders included;
// the features add roads, railways, streams and names.
import { centre, length, path, type Point } from './geometry'
import { Chance } from './random'
import { strew } from './strew'
import { drawGround, type Drawing, type Feature, type FeatureKind, type Label } from './terrain'

export interface Crossing {
  edge: number // of the river's line, from 1
  kind: 'bridge' | 'ford'
  name?: string
}

type Box = [left: number, top: number, right: number, bottom: number]

export interface CampaignGround {
  width: number // drawing units
  height: number
  zones: { kind: string; points: Point[]; name?: string }[]
  rivers: { points: Point[]; crossings: Crossing[]; name?: string }[]
  features: { kind: string; points: Point[]; name?: string }[]
  flags: { name: string; at: Point }[] // drawn over the map with their names
  works: Box[] // drawn over it too
  seed: string
}

export interface CampaignDrawing {
  ground: Drawing
  areas: Record<string, string> // outlines of zones, by kind
  slopes: string // contours
  trees: string
  trunks: string
  reeds: string
  hedges: string
  waves: string
  frontier: string
  crossings: { kind: 'bridge' | 'ford'; at: Point; angle: number; span: number }[]
  labels: Label[]
}

const AS_DRAWN: Record<string, FeatureKind> = { road: 'road', railway: 'railway', stream: 'stream', hill: 'hill', village: 'village' }

export function drawCampaignMap(map: CampaignGround): CampaignDrawing {
  const chance = new Chance(`${map.seed} campaign`)
  const of = (kind: string): Point[][] => map.zones.filter((z) => z.kind === kind).map((z) => z.points)
  const features: Feature[] = [
    ...of('town').map((points): Feature => ({ kind: 'village', points: dense(points, 12) })),
    ...of('height').map((points): Feature => ({ kind: 'hill', points })),
    ...map.rivers.map((r): Feature => ({ kind: 'river', points: dense(r.points, 30) })),
    ...map.features.filter((f) => AS_DRAWN[f.kind]).map((f): Feature => ({ kind: AS_DRAWN[f.kind], points: f.kind === 'village' ? hamlet(f.points) : f.points })),
  ]
  const ground = drawGround({ width: map.width, height: map.height, features, torn: [], seed: map.seed })
  return {
    ground: { ...ground, bridges: '' },
    areas: Object.fromEntries([...new Set(map.zones.map((z) => z.kind))].map((kind) => [kind, of(kind).map((points) => path(points, true)).join('')])),
    slopes: of('height').map(rings).join(''),
    trees: strew(of('wood'), 25, chance, 5, ([x, y]) => `M${n(x)} ${n(y - 9)}l5 9h-10z`),
    trunks: strew(of('bocage'), 30, chance, 6, ([x, y]) => `M${n(x)} ${n(y)}m-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0`),
    reeds: strew(of('marsh'), 23, chance, 5, ([x, y]) => `M${n(x - 8)} ${n(y)}h16M${n(x)} ${n(y)}v-6M${n(x - 2)} ${n(y)}l-2.6 -4.6M${n(x + 2)} ${n(y)}l2.6 -4.6`),
    hedges: strew(of('bocage'), 44, chance, 4, ([x, y]) => `M${n(x - 18)} ${n(y - 15)}h36v30h-36z`),
    waves: strew(of('lake'), 26, chance, 5, ([x, y]) => `M${n(x - 7)} ${n(y)}q3.5 -3 7 0t7 0`) + strew(of('ravine'), 14, chance, 3, ([x, y]) => `M${n(x - 3)} ${n(y - 5)}l6 10`),
    frontier: map.features.filter((f) => f.kind === 'border').map((f) => path(f.points)).join(''),
    crossings: map.rivers.flatMap((river) => river.crossings.map((c) => crossing(river.points, c))),
    labels: labels(map),
  }
}

const n = (value: number): string => value.toFixed(1)

/** Points along the sides of an outline, close enough that a smooth curve through them follows it. */
function dense(points: Point[], gap: number): Point[] {
  return points.flatMap((p, i) => {
    const q = points[i + 1]
    if (!q) return [p]
    const parts = Math.max(1, Math.round(length(p, q) / gap))
    return Array.from({ length: parts }, (_, k): Point => [p[0] + ((q[0] - p[0]) * k) / parts, p[1] + ((q[1] - p[1]) * k) / parts])
  })
}

function hamlet(points: Point[]): Point[] {
  const [x, y] = centre(points)
  return [[x - 17, y - 14], [x + 17, y - 14], [x + 17, y + 14], [x - 17, y + 14]]
}

/** Contours inside a hill's outline. */
function rings(outline: Point[]): string {
  const [x, y] = centre(outline)
  return [0.84, 0.66, 0.46, 0.26].map((part) => path(outline.map(([px, py]) => [x + (px - x) * part, y + (py - y) * part]), true)).join('')
}

function crossing(line: Point[], { edge, kind }: Crossing): CampaignDrawing['crossings'][number] {
  const [a, b] = [line[edge - 1], line[edge]]
  return { kind, at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], angle: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI, span: length(a, b) }
}

const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

// -- names -----------------------------------------------------------------------------------------------------------
function labels(map: CampaignGround): Label[] {
  const taken = new Set(map.flags.map((flag) => flag.name))
  const boxes: Box[] = [...map.works, ...map.flags.map(({ name, at: [x, y] }): Box => [x - 5.5 * name.length, y - 46, x + Math.max(38, 5.5 * name.length), y + 27])]
  const found: Label[] = []
  const add = (text: string | undefined, at: Point, kind: FeatureKind, size: number, angle = 0): void => {
    if (!text || taken.has(text)) return
    taken.add(text)
    const half = text.length * size * (kind === 'wood' ? 0.3 : 0.25) + 2
    const x = Math.max(half, Math.min(map.width - half, at[0]))
    // A little higher or lower where another name is in the way.
    const spots = [0, 1, -1, 2, -2, 3, -3, 4, -4].map((step): Point => [x, Math.max(size, Math.min(map.height - 6, at[1] + 0.9 * size * step))])
    const boxAt = ([, y]: Point): Box => [x - half, y - 0.8 * size, x + half, y + 0.25 * size]
    const spot = (angle ? undefined : spots.find((p) => !boxes.some((box) => overlap(boxAt(p), box)))) ?? spots[0]
    boxes.push(boxAt(spot))
    found.push({ text, at: spot, angle, kind, size })
  }
  for (const zone of map.zones) {
    const lift = zone.kind === 'town' ? Math.min(...zone.points.map((p) => p[1])) - 5 - centre(zone.points)[1] : 6
    const [x, y] = centre(zone.points)
    add(zone.name, [x, y + lift], zone.kind === 'wood' ? 'wood' : zone.kind === 'town' ? 'village' : zone.kind === 'lake' ? 'river' : 'hill', zone.kind === 'town' ? 19 : 17)
  }
  for (const river of map.rivers) {
    const inner = river.points.slice(1, -1)
    const k = inner.map((p, i) => (inner[i + 1] ? length(p, inner[i + 1]) : 0)).reduce((best, l, i, all) => (l > all[best] ? i : best), 0)
    const [a, b] = [inner[k], inner[k + 1] ?? inner[k]]
    let angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
    if (Math.abs(angle) > 90) angle -= Math.sign(angle) * 180
    add(river.name, [(a[0] + b[0]) / 2 + 14, (a[1] + b[1]) / 2 - 12], 'river', 18, angle)
  }
  for (const f of map.features) add(f.name, [centre(f.points)[0], centre(f.points)[1] - (f.kind === 'village' ? 22 : 4)], f.kind === 'village' ? 'village' : f.kind === 'stream' ? 'stream' : 'hill', 15)
  for (const river of map.rivers)
    for (const c of river.crossings) {
      const { at, angle } = crossing(river.points, c)
      const turn = ((angle + 90) * Math.PI) / 180
      add(c.name, [at[0] + Math.abs(Math.cos(turn)) * 44 + 6, at[1] + Math.abs(Math.sin(turn)) * 30 + 5], 'stream', 13)
    }
  return found
}
