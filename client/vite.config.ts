import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { fileURLToPath } from 'node:url'
import { smallFonts } from './fonts.ts'
import { unitSymbols } from './symbols.ts'

const server = '127.0.0.1:8000'
const standIn = (name: string): string => fileURLToPath(new URL(`src/board/${name}.ts`, import.meta.url))
/** Short names of scoped classes: they stand all over the page's code and styles. */
const cssHash = ({ hash, css }: { hash: (text: string) => string; css: string }): string => `s${hash(css).slice(0, 5)}`

export default defineConfig({
  plugins: [svelte({ compilerOptions: { cssHash } }), unitSymbols(), smallFonts()],
  base: './',
  resolve: { alias: { 'd3-transition': standIn('no_transitions'), 'd3-interpolate': standIn('no_interpolation') } },
  build: {
    outDir: '../src/grognard/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false, // one file of a few kilobytes, there before the first board
    // What the boards share is one file, and comes with the page; each game's own board is another.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } } },
  },
  server: { proxy: { '/api': { target: `http://${server}`, ws: true } } },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
})
