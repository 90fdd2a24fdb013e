/** Inks of the two sides: distinct for every kind of colour vision, and distinct by frame as well (see Counter.svelte). */
export interface Ink {
  paper: string // of the counter
  line: string
  strong: string // fills, arrows
  frame: 'plain' | 'cut' // square corners or cut ones
}

const INKS: Record<string, Ink> = {
  ochre: { paper: '#f6e3b6', line: '#5e3208', strong: '#a8520f', frame: 'cut' },
  madder: { paper: '#f6ddcd', line: '#5c1212', strong: '#9c2020', frame: 'cut' },
  brown: { paper: '#dcbb86', line: '#3d2408', strong: '#8a4b12', frame: 'cut' },
  beige: { paper: '#f2e6c6', line: '#3d2408', strong: '#8a4b12', frame: 'cut' },
  grey: { paper: '#c8ccd0', line: '#1d2530', strong: '#3c4a5e', frame: 'plain' },
  blue: { paper: '#dbe6f2', line: '#142f5c', strong: '#27518f', frame: 'plain' },
}

export const ink = (key: string): Ink => INKS[key] ?? INKS.ochre

/** On the maps of the time the German works are blue; two sides never get the same ink. */
export function inksOf(nations: string[]): string[] {
  const german = nations.map((n) => n === 'de')
  if (german[0] === german[1]) return ['ochre', 'blue']
  return german.map((g) => (g ? 'blue' : 'ochre'))
}
