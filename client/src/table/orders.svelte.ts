// Orders: a unit to a place, however many actions that takes. The server works out where it can get to, and carries the actions out.
import { api } from '../net/api'
import type { Risk, ServerMessage, WayTold, Words } from '../net/wire'
import { chanceText, say, word } from '../text/texts.svelte'
import type { Table } from './state.svelte'

type Halted = Extract<ServerMessage, { type: 'halted' }>

export class Orders {
  ways: Map<string, WayTold> = $state.raw(new Map()) // by place, of the unit in hand
  risk: Risk | null = $state.raw(null) // of the way that is pointed at
  underWay = $state(false) // an order is being carried out
  halted: { left: string[]; why: Words } | null = $state.raw(null) // what came between, and what was left undone
  whole = $state(false) // the whole stack goes
  private queue: { unit: number; place: string }[] = $state.raw([]) // units that are still to set out
  private going = $state(false) // they are setting out, one after the other
  private told: Halted | null = null // the end of an order, until the position it led to is there
  private settle: ((done: boolean) => void) | null = null
  private aimed = $state('') // the place a finger or a key has chosen
  private asked = '' // for which unit and position
  private weighed = '' // for which way and position
  private waiting = -1 // the unit to be taken up once the one on the move has stopped

  constructor(private readonly table: Table) {}

  // -- reading -------------------------------------------------------------------------------------------------------
  /** The unit in hand, where its move takes several actions; -1 for none. */
  unit: number = $derived.by(() => {
    const { face, playback, pointing } = this.table
    return playback.live && pointing.legal.length ? (face?.marches?.(playback.position!, pointing.selection) ?? -1) : -1
  })
  place = $derived.by(() => {
    const { hovered } = this.table.pointing
    return this.ways.has(hovered) ? hovered : this.ways.has(this.aimed) ? this.aimed : ''
  })
  way: WayTold | null = $derived(this.ways.get(this.place) ?? null)

  /** Whether what was left undone can be taken up again: its first action is legal as things stand now. */
  private canResume = $derived.by(() => {
    const first = this.halted?.left[0]
    return first !== undefined && this.table.pointing.legal.some((a) => a.text === first)
  })
  /** Whether there is anything to go on with: the rest of an order, or others of its group. */
  canGoOn = $derived.by(() => !this.underWay && !this.going && this.table.pointing.legal.length > 0 && (this.canResume || this.queue.length > 0))

  // -- asking --------------------------------------------------------------------------------------------------------
  /** Everywhere the unit in hand can get to; asked for again at another position. */
  async look(): Promise<void> {
    const { table, unit } = this
    const key = unit < 0 ? '' : `${table.playback.position!.number} ${unit}`
    if (key === this.asked) return
    this.asked = key
    this.ways = new Map()
    this.aimed = ''
    if (!key) return
    const found = await api.ways(table.id, table.token, unit).catch(() => null)
    if (key === this.asked) this.ways = new Map((found?.ways ?? []).map((way) => [way.place, way]))
  }

  /** What the way that is pointed at may cost. */
  async weigh(): Promise<void> {
    const { table, unit, way } = this
    const key = way ? `${this.asked} ${way.place}` : ''
    if (key === this.weighed) return
    this.weighed = key
    this.risk = null
    if (!way || !(way.meets || way.legs.some((leg) => leg.fire.length))) return
    const found = await api.risk(table.id, table.token, unit, way.place).catch(() => null)
    if (key === this.weighed) this.risk = found
  }

  // -- ordering ------------------------------------------------------------------------------------------------------
  /** A place was pointed at: true if that is an order, or the choice of one. What a mouse hovers over has been told; the rest wants a second press. */
  point(place: string, unit: number): boolean {
    if (this.whole && !this.takesUp(unit) && this.goTogether(place)) return true
    const way = this.ways.get(place)
    if (!way || this.takesUp(unit)) return this.relieves(unit)
    if (way.sure || place === this.table.pointing.hovered || place === this.aimed) this.give(way.actions)
    else {
      this.aimed = place
      this.table.words.sayAloud(() => this.inWords(way))
    }
    return true
  }

  /** Whether a counter that was clicked is another unit to take up, rather than a place to go to. */
  private takesUp(unit: number): boolean {
    const { sources, selection } = this.table.pointing
    return unit >= 0 && unit !== selection.unit && sources.units.has(unit)
  }

  /** Another unit is wanted while one is on the move: that one stops first. */
  private relieves(unit: number): boolean {
    const { face, playback, pointing } = this.table
    const stop = pointing.legal.find((a) => a.verb === 'stop')
    const piece = this.table.pieces().find((p) => p.id === unit)
    if (!stop || !piece || unit === pointing.selection.unit || piece.side !== playback.position!.decider || !face?.marches) return false
    this.waiting = unit
    this.give([stop.text])
    return true
  }

  // -- together ------------------------------------------------------------------------------------------------------
  /** The units in the place of the one in hand that can go too, that one first. */
  stack: number[] = $derived.by(() => {
    const { sources, selection } = this.table.pointing
    const pieces = this.table.pieces()
    const held = pieces.find((p) => p.id === selection.unit)
    if (!held?.at) return []
    const others = pieces.filter((p) => p !== held && p.at === held.at && sources.units.has(p.id))
    return [held.id, ...others.map((p) => p.id)]
  })

  private goTogether(place: string): boolean {
    const { legal } = this.table.pointing
    if (this.stack.length < 2) return false
    if (this.unit >= 0) {
      if (!this.ways.has(place)) return false
      this.queue = this.stack.map((unit) => ({ unit, place }))
      void this.march()
      return true
    }
    const moves = legal.filter((a) => a.verb === 'move' && a.target === place && this.stack.includes(a.unit_id))
    if (!moves.length) return false
    this.give(moves.map((a) => a.text))
    return true
  }

  /** One unit after the other, each by its best way as things stand then; what comes between leaves the rest waiting. */
  private async march(): Promise<void> {
    this.going = true
    await this.setOut()
    this.going = false
  }

  private async setOut(): Promise<void> {
    const { table } = this
    while (this.queue.length && table.playback.position!.legal.length) {
      const [{ unit, place }, ...rest] = this.queue
      const stop = table.playback.position!.legal.find((a) => a.verb === 'stop' && a.unit_id !== unit)
      if (stop && !(await this.carried([stop.text]))) return
      const found = await api.ways(table.id, table.token, unit).catch(() => null)
      this.queue = rest
      const way = found?.ways.find((w) => w.place === place)
      if (!way) table.failure = () => say('order-out-of-reach', { place, unit: table.face!.unitName(unit, table.playback.shown!.view) })
      else if (!(await this.carried(way.actions))) return
    }
  }

  private carried(actions: string[]): Promise<boolean> {
    return new Promise((resolve) => {
      this.settle = resolve
      if (!this.give(actions)) this.settled(false)
    })
  }

  private settled(done: boolean): void {
    const { settle } = this
    this.settle = null
    settle?.(done)
  }

  /** The unit to take up at a new position; -1 for none. */
  next(): number {
    const { waiting } = this
    this.waiting = -1
    return waiting
  }

  confirm(): void {
    if (this.way) this.give(this.way.actions)
  }

  /** What an order left undone is tried again. */
  async goOn(): Promise<void> {
    const { halted } = this
    if (!this.canGoOn) return
    const going = halted && this.canResume ? await this.carried(halted.left) : true
    if (going) await this.march()
  }

  give(actions: string[]): boolean {
    const { position } = this.table.playback
    if (!position || this.table.connection.sent || this.underWay) return false
    this.halted = null
    this.aimed = ''
    this.underWay = true
    this.table.connection.send({ type: 'order', number: position.number, actions })
    return true
  }

  cancel(): boolean {
    const aimed = this.aimed !== '' || this.halted !== null
    this.aimed = ''
    this.halted = null
    this.queue = []
    return aimed
  }

  // -- what comes back -----------------------------------------------------------------------------------------------
  /** It may come before the last position it speaks of. */
  hear(halted: Halted): void {
    this.told = halted
    this.positionCame()
  }

  positionCame(): void {
    const { told } = this
    if (!told || (this.table.playback.position?.number ?? 0) < told.number) return
    this.told = null
    this.underWay = false
    this.end(told)
    this.settled(told.reason === null)
  }

  private end({ left, reason }: Halted): void {
    this.halted = reason ? { left, why: reason.text } : null
    if (reason) this.table.words.sayAloud(() => word(reason.text))
  }

  /** The order was refused, or the line to the server was lost: what was carried out stands. */
  drop(): void {
    this.underWay = false
    this.told = null
    this.waiting = -1
    this.queue = []
    this.settled(false)
  }

  // -- words ---------------------------------------------------------------------------------------------------------
  goal(way: WayTold): string {
    return say('order-to', { unit: this.table.face!.unitName(this.unit, this.table.playback.shown!.view), place: way.place })
  }

  /** The order in a sentence. */
  inWords(way: WayTold): string {
    const fire = new Set(way.legs.flatMap((leg) => leg.fire)).size
    const parts = [this.goal(way)]
    if (way.chance < 1) parts.push(say('order-arrives', { chance: chanceText(way.chance) }))
    if (fire) parts.push(say('order-fire', { count: fire }))
    if (way.meets) parts.push(say('order-meets'))
    return parts.join(' · ')
  }
}
