// Overlays that a player can look at on the map: the referee works them out, the page only draws them.
import { api } from '../../net/api'
import type { Reach } from '../../net/wire'
import type { Table } from '../../table/state.svelte'

export type Overlay = 'sight' | 'zones' | 'barrage'
export const OVERLAYS: [Overlay, string][] = [
  ['sight', 'v'],
  ['zones', 'z'],
  ['barrage', 'b'],
]

/** Hexes by the grade that the referee gives them; those of grade 0 are left out. */
export type Grades = Map<string, number>

/** One question to the referee, asked again when the position or the question changes. */
class Question {
  grades: Grades = $state.raw(new Map())
  private asked = ''

  constructor(private readonly table: Table) {}

  /** '' asks nothing. */
  async ask(what: string): Promise<void> {
    const { table } = this
    const key = `${table.playback.position?.number} ${what}`
    if (key === this.asked) return
    this.asked = key
    const found = what ? await api.overlay(table.id, table.token, what).catch(() => null) : null
    if (key === this.asked) this.grades = found ? gradesOf(found) : new Map()
  }
}

export class Overlays {
  on: Overlay | '' = $state('')
  readonly laid: Question
  readonly posts: Question // of the selected unit at set-up, for the status it is to have

  constructor(table: Table) {
    this.laid = new Question(table)
    this.posts = new Question(table)
  }

  toggle(overlay: Overlay): void {
    this.on = this.on === overlay ? '' : overlay
  }
}

export function gradesOf({ left, top, rows }: Reach): Grades {
  const two = (n: number): string => String(n).padStart(2, '0')
  return new Map(rows.flatMap((row, j) => [...row].map((digit, i) => [two(left + i) + two(top + j), Number(digit)] as const).filter(([, grade]) => grade)))
}
