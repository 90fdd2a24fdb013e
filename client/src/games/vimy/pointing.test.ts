import { describe, expect, test } from 'vitest'
import { HexSheet } from '../../board/hexes'
import type { Legal } from '../../net/wire'
import type { Ground } from './ground'
import { gradesOf } from './overlays.svelte'
import { facingTo, pairsWith } from './pointing'
import type { UnitView } from './view'

const ground = { sheet: new HexSheet(43, 30, 30) } as Ground
const unit = (side: number): UnitView => ({ at: '1806', side }) as UnitView
const mines = (origin: string, target: string): Legal => ({ text: '', verb: 'mines', unit: '', unit_id: -1, origin, target, amount: 0, extras: [] })

describe('pointing', () => {
  test('a unit faces the corner nearest to what is pointed at', () => {
    expect(facingTo(ground, unit(0), '2406')).toBe('east')
    expect(facingTo(ground, unit(1), '1206')).toBe('west')
    expect(facingTo(ground, unit(0), '1606')).toBe('west')
  })
  test('a hex before a side lies between two corners: the one towards the enemy is taken', () => {
    expect(facingTo(ground, unit(0), '1905')).toBe('east') // north-east of it
    expect(facingTo(ground, unit(1), '1905')).toBe('north-north-east')
    expect(facingTo(ground, unit(0), '1805')).toBe('north-north-east')
    expect(facingTo(ground, unit(1), '1805')).toBe('north-north-west')
  })
  test('mines lie in pairs', () => {
    expect(pairsWith([mines('1504', '1605'), mines('1605', '1705')], '1605')).toEqual(['1504', '1705'])
  })
  test('grades come by row and column', () => {
    expect([...gradesOf({ left: 17, top: 5, rows: ['010', '002'] })]).toEqual([['1805', 1], ['1906', 2]])
  })
})
