// The works of a sector as a trench map draws them: path data around the middle of the sector's front edge, pointing up.
import { Chance } from '../../board/random'

/** A fire trench with its traverses: a battlement, 86 wide. */
export function trenchPath(seed: string): string {
  const chance = new Chance(seed)
  let d = `M-43 ${chance.between(-1, 1).toFixed(1)}`
  let up = true
  for (let x = -43; x < 41; ) {
    const bay = chance.between(7, 9.5)
    x = Math.min(43, x + bay)
    d += `H${x.toFixed(1)}`
    if (x < 43) d += `v${up ? -4.4 : 4.4}`
    up = !up
  }
  return d
}

/** Barbed wire: two strands, crossed, with pickets. */
export function wirePath(seed: string): { strands: string; barbs: string } {
  const chance = new Chance(seed)
  let strands = ''
  let barbs = ''
  for (const start of [1, -1]) {
    strands += 'M-44 0'
    for (let i = 0; i < 8; i++) strands += `q5.5 ${(start * (i % 2 ? -7 : 7)).toFixed(1)} 11 0`
  }
  for (let x = -38.5; x < 44; x += 11) {
    const tilt = chance.between(-1, 1)
    barbs += `M${x - 2.4} ${-2.4 + tilt}L${x + 2.4} ${2.4 + tilt}M${x - 2.4} ${2.4 + tilt}L${x + 2.4} ${-2.4 + tilt}`
  }
  return { strands, barbs }
}

/** A concrete fort seen from above, in a box of 34 by 26, its loophole upwards. */
export const FORT = {
  wall: 'M-17 -6L-11 -13H11L17 -6V13H-17Z',
  roof: 'M-12 -4.6L-8.4 -8.6H8.4L12 -4.6V8.6H-12Z',
  loophole: 'M-6 -13H6L3.4 -8.6H-3.4Z',
}
