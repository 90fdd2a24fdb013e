// The tables this browser has sat at, so that a game can be continued.
import type { Words } from '../net/wire'
import { forgetSeenDice } from './seen_dice'

export interface Remembered {
  id: string
  token: string
  watch: string // '' when it is not known
  game: string
  scenario: string // its title is fetched again when it is shown
  title?: Words // for a scenario that is not one of ours
  you: number[] // sides; none: watching
  seen: number // the number up to which the player has seen the game
  at: number // when it was last used, ms
  over: boolean
  seats: { side: number; token: string }[] // for a table made here: to send invitations again
}

const KEY = 'tables'
const MOST = 30

function stored(): Remembered[] {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '[]') as Remembered[]
  } catch {
    return []
  }
}

class Memory {
  tables: Remembered[] = $state(stored())

  find(id: string, token: string): Remembered | undefined {
    return this.tables.find((t) => t.id === id && t.token === token)
  }

  /** Notes what is known of a table; what is left out stays as it was. */
  note(id: string, token: string, facts: Partial<Remembered>): void {
    const before = this.find(id, token)
    const blank: Remembered = { id, token, watch: '', game: '', scenario: '', you: [], seen: 0, at: 0, over: false, seats: [] }
    const now = { ...(before ?? blank), ...facts, at: Date.now() }
    this.keep([now, ...this.tables.filter((t) => t !== before && !(t.id === id && t.token === token))].slice(0, MOST))
  }

  forget(id: string, token: string): void {
    this.keep(this.tables.filter((t) => t.id !== id || t.token !== token))
  }

  /** The dice that were seen at a table are forgotten with it. */
  private keep(tables: Remembered[]): void {
    for (const { id, token } of this.tables) if (!tables.some((t) => t.id === id && t.token === token)) forgetSeenDice(id, token)
    this.tables = tables
    localStorage.setItem(KEY, JSON.stringify(tables))
  }
}

export const memory = new Memory()
