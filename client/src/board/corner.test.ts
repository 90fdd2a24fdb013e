import { expect, test } from 'vitest'
import { cornerAway, CORNERS } from './corner'

test('a card goes to the corner that is farthest from what is looked at', () => {
  expect(cornerAway([[0.1, 0.8]], CORNERS, 'left bottom')).toBe('right bottom')
  expect(cornerAway([[0.1, 0.9], [0.9, 0.9]], CORNERS, 'left bottom')).toBe('left top')
})

test('it stays where it lies well, and goes only where it may', () => {
  expect(cornerAway([[0.9, 0.1]], CORNERS, 'left top')).toBe('left top')
  expect(cornerAway([[0.1, 0.6]], ['left bottom', 'right bottom'], 'left top')).toBe('right bottom')
})
