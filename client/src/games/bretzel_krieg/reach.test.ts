import { expect, test } from 'vitest'
import { shapesOf } from './reach'
import { MARGIN } from './view'

test('a reach is one closed shape a grade, the widest first', () => {
  const shapes = shapesOf({ left: 10, top: 20, rows: ['000', '012', '000'] })
  expect(shapes.map((s) => s.grade)).toEqual([2, 1])
  for (const { outline } of shapes) expect(outline).toMatch(/^M.*Z$/)
  // the lower grade is one point, at 11, 21 in tenths; its outline runs half a tenth around it
  const numbers = [...shapes[1].outline.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((m) => [Number(m[1]), Number(m[2])])
  expect(Math.min(...numbers.map(([x]) => x))).toBeCloseTo(MARGIN + 105)
  expect(Math.max(...numbers.map(([x]) => x))).toBeCloseTo(MARGIN + 115)
  expect(Math.min(...numbers.map(([, y]) => y))).toBeCloseTo(MARGIN + 205)
})

test('nothing in reach has no shape', () => {
  expect(shapesOf({ left: 0, top: 0, rows: ['00', '00'] })).toEqual([])
})
