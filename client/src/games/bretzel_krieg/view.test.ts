import { expect, test } from 'vitest'
import { cornerAt, gradeNow, legLength, type View } from './view'

test('a leg of a move counts its length rounded up to a tenth', () => {
  expect(legLength('4.2,7.3', '4.7,6.4')).toBe(11) // 25 + 81 = 106, more than 10²
  expect(legLength('1.0,1.0', '1.6,1.8')).toBe(10) // 36 + 64 = 10²
  expect(legLength('1.0,1.0', '1.0,1.0')).toBe(0)
})

test('an entrenchment lies around its middle, and on the table', () => {
  expect(cornerAt('6.0,2.0', 'along')).toBe('5.5,1.8')
  expect(cornerAt('6.0,2.0', 'across')).toBe('5.8,1.5')
  expect(cornerAt('0.1,0.0', 'along')).toBe('0.0,0.0')
})

test('five thresholds make three grades of victory a side', () => {
  const at = (score: number) => gradeNow({ score, grades: [-1, 4, 8, 14, 20] } as View)
  expect(at(-2)).toEqual({ step: 0, side: 1, grade: 'decisive' })
  expect(at(0)).toEqual({ step: 1, side: 1, grade: 'marginal' })
  expect(at(7)).toEqual({ step: 2, side: 1, grade: 'narrow' })
  expect(at(8)).toEqual({ step: 3, side: 0, grade: 'narrow' })
  expect(at(14)).toEqual({ step: 4, side: 0, grade: 'marginal' })
  expect(at(20)).toEqual({ step: 5, side: 0, grade: 'decisive' })
})
