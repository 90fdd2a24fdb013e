import { expect, it } from 'vitest'
import type { Entry } from '../net/wire'
import { decisionsOf, follow } from './run'

const entry = (number: number, action?: string): Entry => ({ number, side: 1, action })

it('is one run from decision to decision, and ends when a person has to decide', () => {
  const mine = [entry(1, 'begin'), entry(2, 'done')]
  const begun = follow(null, 1.8, mine, 500)!
  expect(begun).toEqual({ begun: 500, after: 2, hurried: false })
  const later = [...mine, entry(3, 'move'), entry(3), entry(4, 'done')] // with a remark between
  expect(follow(begun, 1.8, later, 900)).toBe(begun)
  expect(decisionsOf(begun, mine)).toBe(0)
  expect(decisionsOf(begun, later)).toBe(2)
  expect(follow(begun, 0, later, 1200)).toBeNull()
})
