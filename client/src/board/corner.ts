// The corner of a board that is farthest from what the player looks at: what is laid over it there is in nobody's way.
import type { Point } from './geometry'

export type Corner = 'left bottom' | 'right bottom' | 'left top' | 'right top'
export const CORNERS: Corner[] = ['left bottom', 'right bottom', 'left top', 'right top']
const NEAR = 0.36 // of the board's sides: nearer than that a card might lie over it

function distance(corner: Corner, spots: Point[]): number {
  const [x, y] = [corner.startsWith('right') ? 1 : 0, corner.endsWith('bottom') ? 1 : 0]
  return Math.min(1, ...spots.map((spot) => Math.max(Math.abs(spot[0] - x), Math.abs(spot[1] - y))))
}

/** Spots are in parts of the board's sides. What lies well stays where it is. */
export function cornerAway(spots: Point[], corners: Corner[], present: Corner): Corner {
  if (corners.includes(present) && distance(present, spots) > NEAR) return present
  return corners.reduce((best, corner) => (distance(corner, spots) > distance(best, spots) ? corner : best))
}
