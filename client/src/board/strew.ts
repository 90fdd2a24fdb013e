import { bounds, inside, type Point } from './geometry'
import type { Chance } from './random'

/** Scatters small signs over areas. */
export function strew(areas: Point[][], gap: number, chance: Chance, jitter: number, sign: (at: Point) => string): string {
  let drawn = ''
  for (const area of areas) {
    const box = bounds(area)
    let odd = false
    for (let y = box.y; y < box.y + box.height; y += gap * 0.9) {
      odd = !odd
      for (let x = box.x + (odd ? gap / 2 : 0); x < box.x + box.width; x += gap) {
        const at: Point = [x + chance.between(-jitter, jitter), y + chance.between(-jitter, jitter)]
        if (inside(at, area)) drawn += sign(at)
      }
    }
  }
  return drawn
}
