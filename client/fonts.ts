// Fonts cut down to the letters that French and English use: half the weight.
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('')
const LETTERS = 'àâæçèéêëîïôöœùûüÿÀÂÆÇÈÉÊËÎÏÔÖŒÙÛÜŸßäÄ'
const SIGNS = '\u00a0\u202f«»’‘“”„…–—−×·§°£€½→±'

export function smallFonts(): Plugin {
  return {
    name: 'small-fonts',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.woff2') && typeof file.source !== 'string')
          file.source = await subsetFont(Buffer.from(file.source), ASCII + LETTERS + SIGNS, { targetFormat: 'woff2', noLayoutClosure: true })
    },
  }
}
