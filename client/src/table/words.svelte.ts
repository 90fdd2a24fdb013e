// What a table says: the names of sides, units and places, the events of the log, and what is read aloud.
import { untrack } from 'svelte'
import type { Entry, Position, SideInfo } from '../net/wire'
import { say, texts, word } from '../text/texts.svelte'
import type { Table } from './state.svelte'

export class Wording {
  private saying: () => string = $state.raw(() => '') // what the live region reads; said again when the language changes
  chances: () => string = $state.raw(() => '') // the main chances of the action about to be confirmed, in words: read aloud when they come

  constructor(private readonly table: Table) {}

  // -- read aloud ----------------------------------------------------------------------------------------------------
  /** What the live region reads; it repeats it only when the language changes. */
  announcement = $derived.by(() => {
    void texts.language
    const { saying } = this
    return untrack(saying)
  })

  sayAloud(saying: () => string): void {
    this.saying = saying
  }

  /** Reads what has just happened, and what is asked now. */
  announce(position: Position): void {
    const told = position.since.flatMap((e) => e.events ?? [])
    this.sayAloud(() => [...told.map((e) => this.eventText(e)).filter(Boolean).slice(-6), this.promptText(position)].join(' '))
  }

  /** Reads what is under the keyboard's cursor, and what it means for what is selected. */
  announceCursor(): void {
    const { table } = this
    const { cursor } = table.pointing
    this.sayAloud(() => {
      const aim = table.face?.aimText ? table.face.aimText(table, cursor) : table.pointing.targets.has(cursor) ? say('cursor-target') : ''
      return `${this.describe(cursor)} ${aim}`
    })
  }

  // -- names ---------------------------------------------------------------------------------------------------------
  private sides: SideInfo[] = $derived.by(() => {
    const { face, scenario } = this.table
    return face && scenario ? face.sides(scenario) : []
  })

  sideName(side: number): string {
    return word(this.sides[side]?.name)
  }

  /** Names shared by units of both sides, where the game's texts do not distinguish them. */
  private shared = $derived.by(() => {
    const { face, playback } = this.table
    const names = [0, 1].map((side) => this.table.pieces().filter((p) => p.side === side).map((p) => face!.unitName(p.id, playback.shown!.view)))
    return new Set(face?.twins ? names[0].filter((name) => names[1].includes(name)) : [])
  })

  unitName(unit: number): string {
    const { face, playback } = this.table
    const name = face!.unitName(unit, playback.shown?.view ?? playback.position?.view)
    const side = this.shared.has(name) ? this.table.pieces().find((p) => p.id === unit)?.side : undefined
    return side === undefined ? name : say('unit-of-side', { unit: name, side: this.sideName(side) })
  }

  placeName(place = ''): string {
    return this.table.face?.placeName?.(place) ?? place
  }

  // -- sentences -----------------------------------------------------------------------------------------------------
  describe(place: string): string {
    const { face, scenario, playback } = this.table
    return face && playback.shown && scenario ? face.describe(place, playback.shown.view, scenario) : ''
  }

  /** What is asked of the side that decides; a spectator is only told whose turn it is. */
  promptText(position: Position): string {
    const { key, data } = position.prompt
    const side = this.sideName(position.decider)
    if (this.table.watching && !position.outcome) return say('side-to-play', { side })
    return say(`${this.table.info!.game}-prompt-${position.outcome ? 'over' : key}`, { ...data, target: this.placeName(String(data.target ?? '')), side })
  }

  eventText(event: NonNullable<Entry['events']>[number]): string {
    return say(`${this.table.info!.game}-event-${event.key}`, {
      side: event.side === undefined ? '' : this.sideName(event.side),
      unit: event.unit === undefined ? '' : this.unitName(event.unit),
      origin: this.placeName(event.origin),
      target: this.placeName(event.target),
      amount: event.amount,
      tenths: event.amount / 10,
      rule: event.rule ?? '',
    })
  }
}
