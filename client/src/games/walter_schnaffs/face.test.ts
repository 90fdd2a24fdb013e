import { expect, it } from 'vitest'
import type { Position } from '../../net/wire'
import { NOTHING } from '../../table/choice'
import { walterSchnaffs } from './face'

it('asks why a gun does not fire by its nearest enemy, not by the empty zone before it', () => {
  const units = [
    { id: 0, name: 'leichte XI/1', side: 0, at: 'A6' },
    { id: 1, name: '1er tirailleurs', side: 1, at: 'C2' },
    { id: 2, name: '74e de ligne', side: 1, at: 'B4' },
  ]
  const position = { view: { units }, prompt: { key: 'bombard' }, decider: 0 } as unknown as Position
  expect(walterSchnaffs.attempt(NOTHING, 'A6', 0, position)).toBe('bombard leichte XI/1 B4')
  expect(walterSchnaffs.attempt({ ...NOTHING, unit: 0 }, 'C2', 1, position)).toBe('bombard leichte XI/1 C2')
})
