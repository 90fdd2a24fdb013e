import { expect, test } from 'vitest'
import { crossings, inside, smooth, walk, type Point } from './geometry'
import { drawGround, type Ground } from './terrain'

const wood: Point[] = [[100, 100], [220, 90], [240, 200], [120, 210]]
const ground: Ground = {
  width: 600,
  height: 800,
  features: [
    { kind: 'wood', points: wood, name: 'Bois' },
    { kind: 'road', points: [[0, 400], [600, 400]] },
    { kind: 'stream', points: [[300, 0], [300, 800]] },
  ],
  torn: [],
  seed: 'test',
}

test('the same seed draws the same map, another seed another one', () => {
  expect(drawGround(ground)).toEqual(drawGround(ground))
  expect(drawGround({ ...ground, seed: 'other' }).contours).not.toBe(drawGround(ground).contours)
})

test('torn ground has shell holes, other ground none', () => {
  expect(drawGround(ground).craterHollows).toBe('')
  const torn: Point[][] = [[[0, 0], [100, 0], [100, 100], [0, 100]]]
  expect(drawGround({ ...ground, torn }).craterHollows).not.toBe('')
})

test('a road has one bridge where it crosses the stream', () => {
  expect(drawGround(ground).bridges.match(/M/g)).toHaveLength(1)
})

test('lines cross once, and points lie inside or out', () => {
  expect(crossings([[0, 0], [10, 10]], [[0, 10], [10, 0]]).map((c) => c.at)).toEqual([[5, 5]])
  expect(inside([150, 150], wood)).toBe(true)
  expect(inside([50, 50], wood)).toBe(false)
})

test('a smooth line keeps its ends, and walking it gives even stops', () => {
  const line = smooth([[0, 0], [50, 20], [100, 0]], false)
  expect(line[0]).toEqual([0, 0])
  expect(line.at(-1)).toEqual([100, 0])
  expect(walk([[0, 0], [100, 0]], 25).map((s) => s.at[0])).toEqual([0, 25, 50, 75, 100])
})
