import { describe, expect, it } from 'vitest'
import type { Legal } from '../net/wire'
import { grade, percentage, seen, sharesOf } from './commitments'

const commit = (text: string): Legal => ({ text, verb: 'commit', unit: '', unit_id: -1, origin: '', target: '', amount: 0, extras: [] })

describe('the table of commitments', () => {
  it('rounds, but never to what is certain', () => {
    expect([0, 0.004, 0.005, 0.474, 0.994, 0.996, 1 - 1e-12, 1].map(percentage)).toEqual(['0', '<1', '1', '47', '99', '>99', '100', '100'])
  })
  it('is palest where the chances are even', () => {
    expect(grade(0.5)).toContain(' 0%')
    expect(grade(0)).toContain(' 100%')
    expect(grade(1)).toContain(' 100%')
    expect(grade(0)).not.toBe(grade(1))
  })
  it('gives every commitment its part of the mix', () => {
    const actions = ['commit nothing', 'commit 1 shell', 'commit 2 shells'].map(commit)
    expect(sharesOf(actions, [{ action: 'commit 2 shells', share: 0.75 }, { action: 'commit nothing', share: 0.25 }])).toEqual([0.25, 0, 0.75])
  })
  it('is scrolled as far as needed, and beyond its heads', () => {
    expect(seen(0, 100, 30, 40, 200)).toBe(0)
    expect(seen(0, 300, 30, 40, 200)).toBe(130)
    expect(seen(150, 100, 30, 40, 200)).toBe(60)
  })
})
