// A reach as shapes: one per grade, each containing those of the lower grades.
import { contours } from 'd3-contour'
import { path, type Point } from '../../board/geometry'
import type { Reach } from '../../net/wire'
import { MARGIN, TENTH } from './view'

export interface Shape {
  grade: number
  outline: string
}

export function shapesOf(reach: Reach): Shape[] {
  const [width, height] = [reach.rows[0]?.length ?? 0, reach.rows.length]
  const highest = Math.max(0, ...reach.rows.map((row) => Math.max(...[...row].map(Number))))
  const size: [number, number] = [width + 2, height + 2] // an empty border, so that every shape is closed
  const put = ([x, y]: number[]): Point => [MARGIN + (reach.left + x - 1.5) * TENTH, MARGIN + (reach.top + y - 1.5) * TENTH]
  return Array.from({ length: highest }, (_, k) => {
    const grade = highest - k // the widest first, so that the others lie over it
    const values = new Array<number>(size[0] * size[1]).fill(0)
    reach.rows.forEach((row, y) => [...row].forEach((digit, x) => (values[(y + 1) * size[0] + x + 1] = digit !== '0' && Number(digit) <= grade ? 1 : 0)))
    const [level] = contours().size(size).thresholds([0.5])(values)
    return { grade, outline: level.coordinates.flat().map((ring) => path(ring.map(put), true)).join('') }
  })
}
