// Small figures of 1870: headgear in a box of 11 by 9, gun pieces in a box of 42 by 18, base plates 16 high. Pure SVG.
import type { Kind } from './view'

/** Pickelhaube for the Germans, kepi for the French: by side. */
export const HEADGEAR = [
  '<g fill="#20242c" stroke="#fffdf4" stroke-width="0.8" stroke-linejoin="round"><path d="M-4.2 1.6Q-4.2 -2.6 -0.6 -2.9L0 -6L0.6 -2.9Q4.2 -2.6 4.2 1.6L5.6 3.2H-4.8Z"/><path d="M-0.4 -1.4L0.4 -1.4L1.6 0.6L-1.6 0.6Z" fill="#e8c35a" stroke="none"/></g>',
  '<g stroke="#fffdf4" stroke-width="0.8" stroke-linejoin="round"><path d="M-3.6 1.4L-2.6 -3.6Q0.4 -4.8 2.6 -3.2L3.4 1.4Z" fill="#b3202a"/><path d="M-3.8 0.2H3.6L3.9 2.2H-4Z" fill="#1e2a4a" stroke="none"/><path d="M3 2L6.4 3.4H-0.4L-3.9 2.2Z" fill="#20242c"/></g>',
]

const man = (x: number, y: number): string => `<circle cx="${x}" cy="${y - 2.4}" r="1.25"/><path d="M${x - 1.6} ${y + 3.2}V${y - 0.4}q1.6 -1.4 3.2 0V${y + 3.2}Z"/>`
const four = [man(-2.3, -2.6), man(2.3, -2.6), man(-2.3, 4), man(2.3, 4)].join('')

export const BASES = {
  plain: (w: number): string => `M${-w / 2} -8.5H${w / 2}V8.5H${-w / 2}Z`,
  cut: (w: number): string => `M${-w / 2 + 2} -8.5H${w / 2 - 2}L${w / 2} -6.5V8.5H${-w / 2}V-6.5Z`,
  worn: (w: number): string => `M${-w / 2} -4L${-w / 4} -8L0 -3.5L${w / 4} -7.5L${w / 2} -3V8.5H${-w / 2}Z`,
  foot: `<g fill="currentColor">${four}</g>`,
  rifles: `<g fill="currentColor">${four}</g><path d="M-3.8 -1L-1.4 -8M0.8 -1L3.2 -8" stroke="currentColor" stroke-width="0.7"/>`,
  horse:
    '<path fill="currentColor" d="M-5 7.4V3.4L-3.6 -1.4L-0.6 -5L0 -7.4L1.5 -5.4Q4.8 -3.4 5.6 0.2L4.6 1.8L2.8 1.2L1.4 0.8Q3 4 2.4 7.4Z"/><circle cx="1.5" cy="-3" r="0.7" fill="#fff"/>',
}

const wheel = (x: number, r: number): string =>
  `<circle cx="${x}" cy="3.2" r="${r}" fill="none" stroke="currentColor" stroke-width="1.4"/><path d="M${x} ${3.2 - r}V${3.2 + r}M${x - r} 3.2H${x + r}" stroke="currentColor" stroke-width="0.8"/><circle cx="${x}" cy="3.2" r="1.3" fill="currentColor"/>`
const trail = '<path d="M1 1.6L-17 7.4L-17 8.8L-14 8.8L4 3.6Z" fill="currentColor"/>'
/** A steel gun with its breech block, or a bronze one with knob and muzzle ring. */
const steel = (l: number, h: number): string =>
  `<path d="M-7 ${-h}L${l} ${-h * 0.7 - 2}V${h * 0.4 - 2}L-7 ${h - 1}Z" fill="#3d4650" stroke="currentColor" stroke-width="0.7"/><rect x="-12" y="${-h - 1}" width="6.5" height="${2 * h + 1}" fill="#222a33" stroke="currentColor" stroke-width="0.7"/>`
const bronze = (l: number, h: number): string =>
  `<path d="M-9 ${-h}L${l - 2} ${-h * 0.7 - 2}V${h * 0.4 - 2}L-9 ${h - 1}Z" fill="#c08a32" stroke="currentColor" stroke-width="0.8"/><circle cx="-11" cy="-0.6" r="1.9" fill="#c08a32" stroke="currentColor" stroke-width="0.8"/><rect x="${l - 3}" y="${-h * 0.7 - 3.4}" width="3.2" height="${h * 1.1 + 2.8}" fill="#c08a32" stroke="currentColor" stroke-width="0.8"/>`

export const GUN_SHAPES: Partial<Record<Kind, string>> = {
  breech: trail + steel(18, 3.2) + wheel(0, 5.6),
  'light-breech': trail + steel(12, 2.2) + wheel(0, 4.6),
  'heavy-bronze': trail + bronze(18, 3.6) + wheel(0, 5.6),
  'light-bronze': trail + bronze(12, 2.4) + wheel(0, 4.6),
  mitrailleuse:
    trail +
    '<rect x="-10" y="-6.6" width="22" height="7.6" rx="2" fill="#c08a32" stroke="currentColor" stroke-width="0.8"/><path d="M12 -5.6h6M12 -3.8h6M12 -2h6M12 -0.2h6" stroke="currentColor" stroke-width="1.1"/><path d="M-10 -3H-14V-6.4" stroke="currentColor" fill="none" stroke-width="1.4"/>' +
    wheel(0, 5.2),
}
