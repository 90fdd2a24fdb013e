// The player's preferences, kept in this browser.
interface Prefs {
  counters: boolean // show them; off to read the ground
  coordinates: boolean
  objectives: boolean
  reach: boolean // light up where the selected unit can go
  silhouettes: boolean // figures instead of symbols
  sound: boolean
  quick: boolean // no pause between the actions of others
  outcomes: boolean // with the chances of a fight: every outcome
  hint: boolean // with the chances of secret commitments: the mix that nobody can exploit
}

const DEFAULTS: Prefs = {
  counters: true,
  coordinates: true,
  objectives: true,
  reach: true,
  silhouettes: false,
  sound: false,
  quick: false,
  outcomes: false,
  hint: true,
}

function stored(): Prefs {
  try {
    return { ...DEFAULTS, ...(JSON.parse(globalThis.localStorage?.getItem('prefs') ?? '{}') as Partial<Prefs>), counters: true }
  } catch {
    return { ...DEFAULTS }
  }
}

export const prefs: Prefs = $state(stored())

export function toggle(key: keyof Prefs): void {
  prefs[key] = !prefs[key]
  localStorage.setItem('prefs', JSON.stringify(prefs))
}

export const calm = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
