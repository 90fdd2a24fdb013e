import { expect, test } from 'vitest'
import { figuresOf, rowsOf } from './Tally.svelte'

test('lines by one rule are one row, with their dice', () => {
  const rows = rowsOf([
    { rule: 'infantry-point', points: 1 },
    { rule: 'infantry-point', points: 1 },
    { rule: 'shell-support', points: 2, die: 2 },
    { rule: 'shell-support', points: 0, die: 5 },
  ])
  expect(rows).toEqual([
    { rule: 'infantry-point', count: 2, points: 2, high: 2, dice: [] },
    { rule: 'shell-support', count: 2, points: 2, high: 2, dice: [{ face: 2, worth: 2 }, { face: 5, worth: 0 }] },
  ])
})

test('a number that is not added is no row, and stands apart', () => {
  const lines = [
    { rule: 'fire-chart', points: 0, figure: 'needed', value: 6 },
    { rule: 'trench-score', points: 4, die: 4 },
  ]
  expect(figuresOf(lines)).toEqual([lines[0]])
  expect(rowsOf(lines).map((row) => row.rule)).toEqual(['trench-score'])
})
