// Every game that has a board in the client; each is loaded when it is first needed.
import type { GameFace } from './face'

const FACES: Record<string, () => Promise<GameFace>> = {
  marmitages: async () => (await import('./marmitages/face')).marmitages,
  'bretzel-krieg': async () => (await import('./bretzel_krieg/face')).bretzelKrieg,
  vimy: async () => (await import('./vimy/face')).vimy,
  'walter-schnaffs': async () => (await import('./walter_schnaffs/face')).walterSchnaffs,
}

export async function faceOf(game: string): Promise<GameFace> {
  const face = FACES[game]
  if (!face) throw new Error(`no board for the game ${game}`)
  return face()
}

export const hasFace = (game: string): boolean => game in FACES
