/** Points and outlines of a drawn map. */
export type Point = [number, number]

export function length(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

/** Whether a point lies inside an outline (even-odd). */
export function inside([x, y]: Point, outline: Point[]): boolean {
  let within = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i]
    const [bx, by] = outline[j]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  }
  return within
}

/** The distance from a point to a polyline. */
export function distanceTo(p: Point, line: Point[]): number {
  // Called a hundred thousand times for one map: it compares squares and allocates nothing.
  let least = Infinity
  for (let i = 0; i + 1 < line.length; i++) {
    const a = line[i]
    const wide = line[i + 1][0] - a[0]
    const high = line[i + 1][1] - a[1]
    const x = p[0] - a[0]
    const y = p[1] - a[1]
    const span = wide * wide + high * high
    const t = span ? Math.max(0, Math.min(1, (x * wide + y * high) / span)) : 0
    const square = (x - t * wide) ** 2 + (y - t * high) ** 2
    if (square < least) least = square
  }
  return Math.sqrt(least)
}

export function centre(points: Point[]): Point {
  const [x, y] = points.reduce(([sx, sy], [px, py]) => [sx + px, sy + py], [0, 0])
  return [x / points.length, y / points.length]
}

export function bounds(points: Point[]): { x: number; y: number; width: number; height: number } {
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** A smooth curve through all the points (Catmull-Rom), each span divided into several. */
export function smooth(points: Point[], closed: boolean, steps = 8): Point[] {
  const n = points.length
  if (n < 3) return points
  const at = (i: number): Point => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))])
  const line: Point[] = []
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let s = 0; s < steps; s++) line.push(spline(p0, p1, p2, p3, s / steps))
  }
  if (!closed) line.push(points[n - 1])
  return line
}

function spline(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const along = (k: 0 | 1): number =>
    0.5 *
    (2 * p1[k] +
      (p2[k] - p0[k]) * t +
      (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
      (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t)
  return [along(0), along(1)]
}

/** Where two polylines cross, with the direction of the first one there. */
export function crossings(line: Point[], other: Point[]): { at: Point; angle: number }[] {
  const found: { at: Point; angle: number }[] = []
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i], line[i + 1]]
    for (let j = 0; j + 1 < other.length; j++) {
      const [c, d] = [other[j], other[j + 1]]
      const across = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
      if (!across) continue
      const t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / across
      const u = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / across
      if (t >= 0 && t < 1 && u >= 0 && u < 1)
        found.push({ at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t], angle: Math.atan2(b[1] - a[1], b[0] - a[0]) })
    }
  }
  return found
}

/** Points every `gap` along a polyline, with its direction there. */
export function walk(line: Point[], gap: number, start = 0): { at: Point; angle: number }[] {
  const stops: { at: Point; angle: number }[] = []
  let left = start
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i], line[i + 1]]
    const span = length(a, b)
    const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
    while (left <= span && span > 0) {
      stops.push({ at: [a[0] + ((b[0] - a[0]) * left) / span, a[1] + ((b[1] - a[1]) * left) / span], angle })
      left += gap
    }
    left -= span
  }
  return stops
}

const round = (n: number): number => Math.round(n * 10) / 10

/** SVG path data of a polyline. */
export function path(points: Point[], closed = false): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('') + (closed ? 'Z' : '')
}

/** A closed blob around a point, its edge uneven by `rough` (0 to 1). */
export function blob([x, y]: Point, rx: number, ry: number, corners: number, rough: number, chance: () => number): Point[] {
  const turn = chance() * Math.PI
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = turn + (i / corners) * 2 * Math.PI
    const r = 1 + (chance() - 0.5) * rough
    return [x + Math.cos(angle) * rx * r, y + Math.sin(angle) * ry * r]
  })
}
