import { expect, it } from 'vitest'
import { say, texts, word } from './texts.svelte'

it('says a text in the language of the reader, else in English, else in whichever there is', () => {
  texts.language = 'vo'
  expect(word({ fr: 'un', en: 'one', vo: 'bal' })).toBe('bal')
  expect(word({ fr: 'un', en: 'one' })).toBe('one')
  expect(word({ fr: 'un' })).toBe('un')
  expect(word(null)).toBe('')
})

it('takes the later of two messages: a language that is not whole comes after English', () => {
  texts.add('vo', 'rules = Rules\nlanguage = Language\nrules = Nom')
  texts.language = 'vo'
  expect([say('rules'), say('language')]).toEqual(['Nom', 'Language'])
})
