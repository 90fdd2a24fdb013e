import { expect, test } from 'vitest'
import { isCalled, wordsOf } from './ground'

const farm = { text: { fr: 'Ferme de la Folie', en: 'La Folie Farm', vo: 'Farm Folie' }, at: '3017' }

test('a place has its name by language, or one name in all of them', () => {
  expect(wordsOf(farm).vo).toBe('Farm Folie')
  expect(wordsOf({ text: 'Thélus', at: '2817' })).toEqual({ en: 'Thélus' })
  expect(wordsOf({ text: 'Farbus Wood', fr: 'Bois de Farbus', at: '3718' })).toEqual({ en: 'Farbus Wood', fr: 'Bois de Farbus' })
})

test('what a place is shows in its name, in whichever language', () => {
  expect([/^ferme/i, /farm$/i, /crater/i].map((pattern) => isCalled(farm, pattern))).toEqual([true, true, false])
})
