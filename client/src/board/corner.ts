// The corner of a board farthest from what the player looks at: a card laid over it there is not in the way.
import type { Point } from './geometry'

export type Corner = 'left bottom' | 'right bottom' | 'left top' | 'right top'
export const CORNERS: Corner[] = ['left bottom', 'right bottom', 'left top', 'right top']
const NEAR = 0.36 // of the board's width and height: a card might cover anything nearer than that

function distance(corner: Corner, spots: Point[]): number {
  const [x, y] = [corner.startsWith('right') ? 1 : 0, corner.endsWith('bottom') ? 1 : 0]
  return Math.min(1, ...spots.map((spot) => Math.max(Math.abs(spot[0] - x), Math.abs(spot[1] - y))))
}

/** Spots are given as fractions of the board's width and height. A card that is in nobody's way stays where it is. */
export function cornerAway(spots: Point[], corners: Corner[], present: Corner): Corner {
  if (corners.includes(present) && distance(present, spots) > NEAR) return present
  return corners.reduce((best, corner) => (distance(corner, spots) > distance(best, spots) ? corner : best))
}
