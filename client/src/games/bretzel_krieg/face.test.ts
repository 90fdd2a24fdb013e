import { expect, it } from 'vitest'
import type { Position } from '../../net/wire'
import { NOTHING } from '../../table/choice'
import { bretzelKrieg } from './face'

it('asks why a division that is pointed at outside its movement cannot be designated, never about a move of no length', () => {
  const units = [
    { id: 0, name: '2. PzD', side: 0, at: '6.4,7.8', kind: 'tank' },
    { id: 1, name: '5e DLC', side: 1, at: '6.0,5.0', kind: 'tank' },
  ]
  const asked = (key: string, place: string, unit: number): string | null =>
    bretzelKrieg.attempt(NOTHING, place, unit, { view: { units }, prompt: { key }, decider: 0 } as unknown as Position)
  expect(asked('posture', '6.4,7.8', 0)).toBe('designate 2. PzD')
  expect(asked('designate', '6.0,5.0', 1)).toBe('designate 5e DLC')
})
