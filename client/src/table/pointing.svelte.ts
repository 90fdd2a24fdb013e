// What a player points at and selects on the way to one action. The server decides: nothing here says what is legal.
import { api } from '../net/api'
import type { Legal, Position, Words } from '../net/wire'
import { say, word } from '../text/texts.svelte'
import { buttons, following, hasSource, NOTHING, ready, sources, targets, type Selection } from './choice'
import type { Table } from './state.svelte'

/** Why the action just tried is not allowed. */
export interface Objection {
  rule: string
  text: Words
  action: string
  nearest?: string // on an open table: the nearest point where it would be
}

export class Pointing {
  selection: Selection = $state.raw({ ...NOTHING })
  cursor = $state('') // place of the keyboard's cursor
  hovered = $state('') // place under the pointer
  fine = $state(false) // the keyboard's cursor moves by the smallest steps
  wished: { selection: Selection; action: Legal } | null = $state.raw(null) // on an open table: the action a selection means, though no list has it
  refusal: Objection | null = $state.raw(null)
  private asked = $state(-1) // the number of the position at which the player was asked whether he means to leave points unspent

  private carried = -1 // the unit that was selected automatically, until the keyboard reaches it
  private lastOrigin = ''
  private lastPrompt = ''

  constructor(private readonly table: Table) {}

  // -- reading -------------------------------------------------------------------------------------------------------
  legal: Legal[] = $derived.by(() => {
    const { playback, covered, connection } = this.table
    return playback.live && !covered && !connection.sent && !this.table.orders.underWay ? (playback.position?.legal ?? []) : []
  })
  /** The phase of the decision to be made here and now; '' for none. */
  phase = $derived.by(() => (this.legal.length ? this.table.playback.position!.prompt.key : ''))
  /** The actions chosen by pointing; the others are left to panels. */
  private pointed = $derived.by(() => {
    const { face, playback } = this.table
    return face?.aside ? this.legal.filter((a) => !face.aside!(a, playback.position!)) : this.legal
  })
  sources = $derived(sources(this.pointed))
  targets = $derived(targets(this.pointed, this.selection))
  buttons = $derived(buttons(this.legal))
  done: Legal | undefined = $derived.by(() => this.buttons.find((b) => b.verb === 'done') ?? this.table.face?.finish?.(this.legal))
  ready = $derived(this.legal.length && this.wished?.selection === this.selection ? this.wished.action : ready(this.pointed, this.selection))
  /** Where the action about to be decided starts and where it leads. */
  fight: string[] = $derived.by(() => {
    const { origin, target } = this.ready ?? (this.legal.length ? this.table.playback.position!.prompt.data : NOTHING)
    return [origin, target].filter(Boolean).map(String)
  })
  /** Points that can still buy something, and whether the player was asked if he means to leave them. */
  unspent = $derived.by(() => (this.legal.length > 1 ? (this.table.face?.unspent?.(this.table.playback.position!) ?? 0) : 0))
  doubted = $derived.by(() => this.unspent > 0 && this.asked === this.table.playback.position?.number)

  // -- at another position -------------------------------------------------------------------------------------------
  /** A new position: what was pointed at before means nothing in it. */
  startOver(position: Position): void {
    this.selection = this.carriedOn(position)
    this.refusal = null
  }

  clear(): void {
    this.selection = { ...NOTHING }
  }

  /** After a move the next unit of the same place is selected, if it can act too. */
  private carriedOn(position: Position): Selection {
    this.carried = -1
    const wanted = this.table.orders.next()
    if (position.legal.some((a) => a.unit_id === wanted && wanted >= 0)) return { ...NOTHING, unit: wanted }
    const held = position.legal.length ? this.table.face!.inHand?.(position) : null
    if (held) return { ...NOTHING, ...held }
    const last = position.since.findLast((e) => e.action)
    const before = this.selection
    if (!last || before.unit < 0 || !position.legal.length || position.prompt.key !== this.lastPrompt) return { ...NOTHING }
    const from = this.lastOrigin
    const next = from ? position.legal.find((a) => a.unit_id >= 0 && a.origin === from) : undefined
    this.carried = next?.unit_id ?? -1
    return next ? this.chosen({ ...NOTHING, unit: next.unit_id }, position.legal) : { ...NOTHING }
  }

  /** Notes where an action was made from, for the next selection. */
  acted(action: Legal, prompt: string): void {
    this.lastOrigin = action.unit_id >= 0 ? action.origin : ''
    this.lastPrompt = prompt
  }

  /** What the previous player was pointing at would give his secret away. */
  lookAway(place: string): void {
    this.cursor = place
    this.hovered = ''
  }

  // -- pointing ------------------------------------------------------------------------------------------------------
  /** A place was clicked, or Enter was pressed on it; `unit` if it was a counter. */
  point(place: string, unit = -1): void {
    const { table } = this
    this.cursor = place
    this.refusal = null
    if (!table.playback.live || !this.legal.length || table.orders.point(place, unit)) return
    if (table.face!.point) return table.face!.point(table, place, unit)
    this.pointAt(place, unit)
  }

  /** What pointing means where the lists of sources and targets are complete. */
  pointAt(place: string, unit: number): void {
    const { selection } = this
    const other = unit >= 0 && unit !== selection.unit && this.sources.units.has(unit)
    if (!other && this.targets.has(place)) {
      if (selection.target === place && this.ready) this.confirm()
      else this.selection = { ...selection, target: place }
      return
    }
    if (unit >= 0 && this.sources.units.has(unit)) {
      if (unit === selection.unit && this.ready) this.confirm()
      else this.selection = this.chosen({ ...NOTHING, unit }, this.pointed)
      return
    }
    if (this.sources.places.has(place)) {
      this.selection = selection.origin === place ? { ...NOTHING } : this.chosen({ ...NOTHING, origin: place }, this.pointed)
      return
    }
    const here = this.table.pieces().filter((p) => p.at === place && this.sources.units.has(p.id)).map((p) => p.id)
    if (here.length) {
      if (here.includes(selection.unit) && this.ready && here.length === 1) this.confirm()
      else this.selection = this.chosen({ ...NOTHING, unit: following(here, selection.unit) }, this.pointed)
      return
    }
    void this.askWhy(place, unit)
  }

  /** If there is only one possible target it is shown at once. */
  private chosen(selection: Selection, legal: Legal[]): Selection {
    const open = targets(legal, selection)
    return open.size === 1 ? { ...selection, target: [...open][0] } : selection
  }

  /** A unit was chosen in a panel. */
  takeUp(unit: number): void {
    this.refusal = null
    this.selection = this.chosen({ ...NOTHING, unit }, this.pointed)
  }

  /** Something else was chosen in a panel: a kind of work, a number. */
  choose(part: Partial<Selection>): void {
    this.selection = { ...this.selection, ...part }
  }

  nextUnit(): void {
    const { table } = this
    const pieces = table.pieces().filter((p) => this.sources.units.has(p.id))
    if (pieces.length) {
      const { unit: held } = this.selection
      const unit = held === this.carried && held >= 0 ? held : following(pieces.map((p) => p.id), held)
      this.carried = -1
      this.takeUp(unit)
      this.cursor = pieces.find((p) => p.id === unit)?.at || this.cursor
    } else if (this.sources.places.size) {
      const places = [...this.sources.places]
      const origin = places[(places.indexOf(this.selection.origin) + 1) % places.length]
      this.selection = this.chosen({ ...NOTHING, origin }, this.pointed)
      this.cursor = origin
    }
    const { cursor } = this
    if (cursor) table.words.sayAloud(() => table.words.describe(cursor))
  }

  /** The cursor goes to the next target or useful place of an open table. */
  nextPlace(): void {
    const places = this.table.face?.useful?.(this.table) ?? []
    if (!places.length) return
    this.cursor = places[(places.indexOf(this.cursor) + 1) % places.length]
    this.table.words.announceCursor()
  }

  cancel(): void {
    const { playback } = this.table
    if (playback.moment !== null) return playback.toPresent()
    this.refusal = null
    if (this.table.orders.cancel()) return
    this.selection = this.selection.target && hasSource(this.selection) && this.targets.size > 1 ? { ...this.selection, target: '' } : { ...NOTHING }
  }

  confirm(): void {
    if (this.ready) this.table.act(this.ready)
  }

  /** Ends the phase; with points unspent only at the second request. */
  finish(): void {
    const { playback, words } = this.table
    if (this.unspent && !this.doubted) {
      this.asked = playback.position!.number
      words.sayAloud(() => say('unspent-sure', { count: this.unspent }))
    } else if (this.done) this.table.act(this.done)
  }

  /** Asks why what was pointed at is not allowed. */
  async askWhy(place: string, unit: number): Promise<void> {
    const { table } = this
    const { position } = table.playback
    const text = table.face!.attempt(this.selection, place, unit, position!)
    if (!text) return
    const number = position!.number
    const why = await api.why(table.id, table.token, text).catch(() => null)
    if (why?.text && table.playback.position?.number === number) this.object({ rule: why.rule, text: why.text, action: text })
  }

  /** Shows and says why what was tried is not allowed. */
  object(objection: Objection): void {
    this.refusal = objection
    this.table.words.sayAloud(() => word(objection.text))
  }
}
