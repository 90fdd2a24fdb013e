// The unit symbols of every game, drawn by milsymbol while the page is built: a few kilobytes instead of the whole library.
// Only what stands inside the frame is taken; the frame tells the side, and is ours (board/Counter.svelte).
import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ms from 'milsymbol'
import type { Plugin } from 'vite'

const MODULE = 'virtual:unit-symbols'
const games = fileURLToPath(new URL('src/games', import.meta.url))

function draw(code: string): string {
  const [set, entity] = code.split('-')
  const symbol = new ms.Symbol(`1303${set}0000${entity}0000`.padEnd(20, '0'), {
    size: 100,
    frame: false,
    fill: false,
    monoColor: 'currentColor',
  })
  if (!symbol.isValid(false)) throw new Error(`milsymbol knows no symbol ${code}`)
  return symbol
    .asSVG()
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/stroke-width="3"/g, 'stroke-width="9"')
}

/** `virtual:unit-symbols` gives `{ "<game>/<kind>": SVG }` from the symbols.json of each game: kind to "set-entity" of APP-6. */
export function unitSymbols(): Plugin {
  return {
    name: 'unit-symbols',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined
      const symbols: Record<string, string> = {}
      for (const game of readdirSync(games)) {
        const file = `${games}/${game}/symbols.json`
        if (!existsSync(file)) continue
        this.addWatchFile(file)
        const codes = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
        for (const [kind, code] of Object.entries(codes)) symbols[`${game}/${kind}`] = draw(code)
      }
      return `export default ${JSON.stringify(symbols)}`
    },
  }
}
