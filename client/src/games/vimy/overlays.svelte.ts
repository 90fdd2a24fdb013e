// What a player can lay over the map to look at: the referee works it out, the page only draws it.
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

export class Overlays {
  on: Overlay | '' = $state('')
  grades: Grades = $state.raw(new Map())
  reach: Grades = $state.raw(new Map()) // of the unit in hand: points it takes, and one more

  posts: Grades = $state.raw(new Map()) // of the unit in hand at set-up

  private asked = ''
  private askedReach = ''
  private askedPosts = ''

  constructor(private readonly table: Table) {}

  toggle(overlay: Overlay): void {
    this.on = this.on === overlay ? '' : overlay
  }

  async follow(what: string): Promise<void> {
    const key = `${this.table.position?.number} ${what}`
    if (key === this.asked) return
    this.asked = key
    const found = await this.ask(what)
    if (key === this.asked) this.grades = found
  }

  async followReach(unit: string): Promise<void> {
    const what = unit && `reach ${unit}`
    const key = `${this.table.position?.number} ${what}`
    if (key === this.askedReach) return
    this.askedReach = key
    const found = await this.ask(what)
    if (key === this.askedReach) this.reach = found
  }

  /** `unit` with the status it is to have. */
  async followPosts(unit: string): Promise<void> {
    const what = unit && `posts ${unit}`
    const key = `${this.table.position?.number} ${what}`
    if (key === this.askedPosts) return
    this.askedPosts = key
    const found = await this.ask(what)
    if (key === this.askedPosts) this.posts = found
  }

  private async ask(what: string): Promise<Grades> {
    const found = what ? await api.overlay(this.table.id, this.table.token, what).catch(() => null) : null
    return found ? gradesOf(found) : new Map()
  }
}

export function gradesOf({ left, top, rows }: Reach): Grades {
  const two = (n: number): string => String(n).padStart(2, '0')
  return new Map(rows.flatMap((row, j) => [...row].map((digit, i) => [two(left + i) + two(top + j), Number(digit)] as const).filter(([, grade]) => grade)))
}
