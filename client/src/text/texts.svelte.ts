// Every word of the page comes from the Fluent catalogues that the command line uses too.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { api } from '../net/api'
import type { Words } from '../net/wire'

export type Language = 'fr' | 'en'
export const LANGUAGES: Language[] = ['fr', 'en']
const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' }

export type Say = (key: string, values?: Record<string, FluentVariable>) => string

function wished(): Language {
  const stored = globalThis.localStorage?.getItem('language')
  if (stored === 'fr' || stored === 'en') return stored
  return globalThis.navigator?.language?.startsWith('fr') ? 'fr' : 'en'
}

/** French puts a space before its tall signs, at which no line may break. */
function typography(text: string): string {
  return text.replace(/ ([:»])/g, '\u00a0$1').replace(/« /g, '«\u00a0').replace(/ ([;!?])/g, '\u202f$1').replace(/§ /g, '§\u00a0')
}

/** A number below zero has a minus sign, not a hyphen. */
const minus = (text: string): string => text.replace(/(^|\s)-(?=\d)/g, '$1−')

class Texts {
  language: Language = $state(wished()) // the reader's
  bundles: Partial<Record<Language, FluentBundle>> = $state.raw({}) // catalogues that have come

  /** Whether there are words for the reader yet. */
  get ready(): boolean {
    return this.language in this.bundles
  }

  async load(language: Language): Promise<void> {
    if (!this.bundles[language]) this.add(language, await api.texts(language))
    this.language = language
    document.documentElement.lang = language
    localStorage.setItem('language', language)
  }

  add(language: Language, catalogue: string): void {
    const bundle = new FluentBundle(LOCALES[language], { useIsolating: false, ...(language === 'fr' ? { transform: typography } : {}) })
    bundle.addResource(new FluentResource(catalogue))
    this.bundles = { ...this.bundles, [language]: bundle }
  }

  has(key: string): boolean {
    return this.bundles[this.language]?.hasMessage(key) ?? false
  }

  say: Say = (key, values) => {
    const bundle = this.bundles[this.language]
    const pattern = bundle?.getMessage(key)?.value
    return bundle && pattern ? minus(bundle.formatPattern(pattern, values ?? null, [])) : `⟨${key}⟩`
  }
}

export const texts = new Texts()
export const say: Say = (key, values) => texts.say(key, values)

/** The reader's language of a text that comes in both. */
export function word(words: Words | null | undefined): string {
  const text = words?.[texts.language] ?? ''
  return texts.language === 'fr' ? typography(text) : text
}

export function number(n: number, options?: Intl.NumberFormatOptions): string {
  return minus(new Intl.NumberFormat(LOCALES[texts.language], options).format(n))
}

/** A number, or all from one to another. */
export function range(low: number, high: number): string {
  if (low === high) return number(low)
  return low < 0 ? say('range', { low, high }) : `${number(low)}–${number(high)}`
}

/** A chance; unless so many digits are asked for, with one after the point where it is almost nothing or almost certain. */
export function percent(chance: number, digits = chance < 0.01 || chance > 0.99 ? 1 : 0): string {
  return number(chance, { style: 'percent', maximumFractionDigits: digits })
}

const LEAST = 0.001 // what is rarer is told as rarer, for it is not nothing
export function chanceText(chance: number, digits?: number): string {
  return chance > 0 && chance < LEAST ? `< ${percent(LEAST)}` : percent(chance, digits)
}

/** A day as 1918-06-06, or what is known of it, or from one to another (1914/1918), in the reader's language. */
export function day(iso: string): string {
  if (iso.includes('/')) return iso.split('/').map(day).join('–')
  const [year, month, date] = iso.split('-').map(Number)
  if (!month) return iso
  const options: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', timeZone: 'UTC' }
  if (date) options.day = 'numeric'
  return new Intl.DateTimeFormat(LOCALES[texts.language], options).format(Date.UTC(year, month - 1, date || 1))
}

export function clock(at: string | number): string {
  const when = typeof at === 'number' ? new Date(at < 1e12 ? at * 1000 : at) : new Date(at)
  return new Intl.DateTimeFormat(LOCALES[texts.language], { hour: '2-digit', minute: '2-digit' }).format(when)
}
