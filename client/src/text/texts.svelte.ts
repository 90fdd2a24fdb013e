// Every word of the page comes from the Fluent catalogues that the command line uses too.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { api, FALLBACK } from '../net/api'
import type { Words } from '../net/wire'

const LOCALES: Record<string, string> = { fr: 'fr-FR', en: 'en-GB' } // any other language is its own
const localeOf = (language: string): string => LOCALES[language] ?? language

export type Say = (key: string, values?: Record<string, FluentVariable>) => string

/** The language the reader chose before; without a choice, only one whose catalogue is complete. */
const wished = (): string => globalThis.localStorage?.getItem('language') ?? (globalThis.navigator?.language?.startsWith('fr') ? 'fr' : FALLBACK)

/** French puts a no-break space before its tall punctuation. */
function typography(text: string): string {
  return text.replace(/ ([:»])/g, '\u00a0$1').replace(/« /g, '«\u00a0').replace(/ ([;!?])/g, '\u202f$1').replace(/§ /g, '§\u00a0')
}

/** A number below zero has a minus sign, not a hyphen. */
const minus = (text: string): string => text.replace(/(^|\s)-(?=\d)/g, '$1−')

class Texts {
  language: string = $state(wished()) // the reader's
  names: Record<string, string> = $state.raw({ fr: 'Français', en: 'English' }) // of the languages; the server may have more
  bundles: Record<string, FluentBundle> = $state.raw({}) // catalogues that have come

  /** Whether any texts have come yet. */
  get ready(): boolean {
    return this.language in this.bundles
  }

  async load(wanted: string): Promise<void> {
    if (!(wanted in this.names)) this.names = await api.languages()
    const language = wanted in this.names ? wanted : FALLBACK // the language chosen may no longer exist
    if (!this.bundles[language]) this.add(language, await api.texts(language))
    this.language = language
    document.documentElement.lang = language
    localStorage.setItem('language', language)
    this.names = await api.languages()
  }

  add(language: string, catalogue: string): void {
    const bundle = new FluentBundle(localeOf(language), { useIsolating: false, ...(language === 'fr' ? { transform: typography } : {}) })
    bundle.addResource(new FluentResource(catalogue), { allowOverrides: true }) // English comes first, for what an incomplete language lacks
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

/** A text in the reader's language, else in English, else in whichever there is. */
export function word(words: Words | null | undefined): string {
  const text = words?.[texts.language] ?? words?.[FALLBACK] ?? Object.values(words ?? {})[0] ?? ''
  return texts.language === 'fr' ? typography(text) : text
}

export function number(n: number, options?: Intl.NumberFormatOptions): string {
  return minus(new Intl.NumberFormat(localeOf(texts.language), options).format(n))
}

/** A number with its sign, for what is added or taken away. */
export const signed = (n: number): string => number(n, { signDisplay: 'exceptZero' })

/** A number, or a range of numbers. */
export function range(low: number, high: number): string {
  if (low === high) return number(low)
  return low < 0 ? say('range', { low, high }) : `${number(low)}–${number(high)}`
}

/** A chance in per cent; unless a number of digits is given, with one decimal where it is almost impossible or almost certain. */
export function percent(chance: number, digits = chance < 0.01 || chance > 0.99 ? 1 : 0): string {
  return number(chance, { style: 'percent', maximumFractionDigits: digits })
}

const LEAST = 0.001 // anything rarer is shown as "less than" this, for it is not nothing
export function chanceText(chance: number, digits?: number): string {
  return chance > 0 && chance < LEAST ? `< ${percent(LEAST)}` : percent(chance, digits)
}

/** Place and date, as far as they are known: a position that somebody wrote down has no date. */
export const placeAndDay = ({ place, date }: { place: Words; date: string }): string => [word(place), day(date)].filter(Boolean).join(' · ')

/** A date, given as 1918-06-06, as what is known of it, or as a range (1914/1918), in the reader's language. */
export function day(iso: string): string {
  if (iso.includes('/')) return iso.split('/').map(day).join('–')
  const [year, month, date] = iso.split('-').map(Number)
  if (!month) return iso
  const options: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', timeZone: 'UTC' }
  if (date) options.day = 'numeric'
  return new Intl.DateTimeFormat(localeOf(texts.language), options).format(Date.UTC(year, month - 1, date || 1))
}

export function clock(at: string | number): string {
  const when = typeof at === 'number' ? new Date(at < 1e12 ? at * 1000 : at) : new Date(at)
  return new Intl.DateTimeFormat(localeOf(texts.language), { hour: '2-digit', minute: '2-digit' }).format(when)
}
