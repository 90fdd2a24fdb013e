// An open table: any tenth may be a place to go. What can be reached, what a choice would bring and the nearest legal point are
// asked of the server; the ruler is the player's own.
import { api } from '../net/api'
import type { Legal, Reach, TableEvent } from '../net/wire'
import { say, word } from '../text/texts.svelte'
import type { Table } from './state.svelte'

export class OpenGround {
  reach: Reach | null = $state.raw(null) // of what is in hand
  way: TableEvent[] = $state.raw([]) // what the chosen action would bring
  notes: Record<string, string> = $state.raw({}) // by place: what is worth writing beside it
  by = $state('') // a point that the move is to go through
  ruler: { from: string; to: string } | null = $state.raw(null) // `to` is empty while it follows the pointer
  dragged = $state('') // the point over which a unit is being dragged
  private asked = ''
  private previewed = ''

  constructor(private readonly table: Table) {}

  /** Asks where an action may lead; '' for none. */
  async follow(text: string): Promise<void> {
    const { table } = this
    const key = text && `${table.playback.position!.number} ${text}`
    if (key === this.asked) return
    this.asked = key
    const found = text ? await api.reach(table.id, table.token, text).catch(() => null) : null
    if (key === this.asked) this.reach = found
  }

  /** Asks what an action would bring; null for none. */
  async look(action: Legal | null): Promise<void> {
    const { table } = this
    const text = action?.text ?? ''
    if (text === this.previewed) return
    this.previewed = text
    this.way = []
    const found = text ? await api.preview(table.id, table.token, text).catch(() => null) : null
    if (text === this.previewed) this.way = found ?? []
  }

  /** The grade of a point in the reach: 0 where the selected unit may not go. */
  grade(x: number, y: number): number {
    const { reach } = this
    return reach ? Number(reach.rows[y - reach.top]?.[x - reach.left] ?? 0) : 0
  }

  /** A point was chosen for what is selected. Chosen again, it is confirmed; if it is not legal, the nearest legal point is offered. */
  async aim(wish: Legal, legal: boolean): Promise<void> {
    const { table } = this
    if (table.pointing.selection.target === wish.target && table.pointing.ready) return table.pointing.confirm()
    if (legal) return this.take(wish)
    const number = table.playback.position!.number
    const why = await api.why(table.id, table.token, wish.text).catch(() => null)
    if (!why || table.playback.position?.number !== number) return
    if (why.text === null) return this.take(wish)
    if (why.nearest) this.take(why.nearest)
    table.pointing.refusal = { rule: why.rule, text: why.text, action: wish.text, nearest: why.nearest?.target }
    const { text, nearest } = why
    table.words.sayAloud(() => [word(text), nearest && say('nearest-offered', { place: nearest.target })].filter(Boolean).join(' '))
  }

  private take(action: Legal): void {
    const { table } = this
    const selection = { ...table.pointing.selection, target: action.target }
    table.pointing.selection = selection
    table.pointing.wished = { selection, action }
    table.pointing.cursor = action.target
  }

  /** Lays the ruler down at a point, or takes it up. */
  measure(place: string): void {
    this.ruler = this.ruler ? null : { from: place, to: '' }
  }
}
