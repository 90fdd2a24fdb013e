import { expect, it } from 'vitest'
import { shares } from './shares'

it('adds up to the whole', () => {
  expect(shares([0.146, 0.126, 0.728])).toEqual([0.15, 0.12, 0.73]) // rounded one by one: 15 + 13 + 73
  expect(shares([1 / 3, 1 / 3, 1 / 3])).toEqual([0.34, 0.33, 0.33])
  expect(shares([1])).toEqual([1])
})

it('goes down to tenths for what is almost nothing', () => {
  expect(shares([0.004, 0.1216, 0.8744])).toEqual([0.004, 0.122, 0.874])
})
