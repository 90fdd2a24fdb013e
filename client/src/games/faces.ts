// Every game that has a board in the page.
import type { GameFace } from './face'
import { marmitages } from './marmitages/face'
import { walterSchnaffs } from './walter_schnaffs/face'

const FACES: Record<string, GameFace> = { marmitages, 'walter-schnaffs': walterSchnaffs }

export function faceOf(game: string): GameFace {
  const face = FACES[game]
  if (!face) throw new Error(`no board for the game ${game}`)
  return face
}

export const hasFace = (game: string): boolean => game in FACES
