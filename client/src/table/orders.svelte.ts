// Orders: a unit to a place, however many actions that takes. The server works out where it can get to, and carries the actions out.
import { api } from '../net/api'
import type { Risk, ServerMessage, WayTold, Words } from '../net/wire'
import { chanceText, say } from '../text/texts.svelte'
import type { Table } from './state.svelte'

type Halted = Extract<ServerMessage, { type: 'halted' }>
const REST = 120 // ms that a way is pointed at before its risk is asked for

export class Orders {
  ways: Map<string, WayTold> = $state.raw(new Map()) // by place, of the unit in hand
  risk: Risk | null = $state.raw(null) // of the way that is pointed at
  underWay = $state(false) // an order is being carried out
  halted: { left: string[]; why: Words; number: number } | null = $state.raw(null) // what came between, and what was left undone
  whole = $state(false) // the whole stack goes
  private queue: { unit: number; place: string }[] = $state.raw([]) // units that are still to set out
  private going = $state(false) // they are setting out, one after the other
  private told: Halted | null = null // the end of an order, until the position it led to is there
  private settle: ((done: boolean) => void) | null = null
  private aimed = $state('') // the place a finger or a key has chosen
  private asked = '' // for which unit and position
  private weighed = '' // for which way and position
  private waiting = -1 // the unit to be taken up once the one on the move has stopped
  private giver = $state.raw({ side: -1, phase: '' }) // who gave the last order, and in which phase
  private period = '' // the turn, and whose it is
  private timer = 0

  constructor(private readonly table: Table) {}

  // -- reading -------------------------------------------------------------------------------------------------------
  /** The unit in hand, where its move takes several actions; -1 for none. */
  unit: number = $derived.by(() => {
    const { face, playback, pointing } = this.table
    return playback.live && pointing.legal.length ? (face?.marches?.(playback.position!, pointing.selection) ?? -1) : -1
  })
  /** Whether a finger or a key has chosen the way; a mouse only lies on it. */
  chosen: boolean = $derived.by(() => this.ways.has(this.aimed))
  way: WayTold | null = $derived.by(() => this.ways.get(this.chosen ? this.aimed : this.table.pointing.hovered) ?? null)

  /** The player who gave the last order looks on. */
  private given = $derived.by(() => this.table.playback.position?.viewer === this.giver.side)
  /** The game is where the order was given: nothing that came between is still to be answered. */
  private back = $derived.by(() => this.given && this.table.playback.position!.prompt.key === this.giver.phase)
  /** Why the order stopped, for as long as that matters. */
  notice: Words | null = $derived.by(() => {
    const { halted } = this
    return halted && (this.back || (this.given && halted.number === this.table.playback.position!.number)) ? halted.why : null
  })
  /** Whether what was left undone can be taken up again: its first action is legal as things stand now. */
  private canResume = $derived.by(() => {
    const first = this.halted?.left[0]
    return first !== undefined && this.table.pointing.legal.some((a) => a.text === first)
  })
  /** Whether there is anything to go on with: the rest of an order, or others of its group. */
  canGoOn = $derived.by(() => this.back && !this.underWay && !this.going && this.table.pointing.legal.length > 0 && (this.canResume || this.queue.length > 0))

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
    try {
      const { ways } = await api.ways(table.id, table.token, unit)
      if (key === this.asked) this.ways = new Map(ways.map((way) => [way.place, way]))
    } catch (error) {
      if (key !== this.asked) return
      this.asked = ''
      table.fail(error)
    }
  }

  /** The mouse has gone to another place: that one is meant. */
  hovers(): void {
    if (this.table.pointing.hovered) this.aimed = ''
  }

  /** What the way that is pointed at may cost; not of each that a mouse passes over. */
  weigh(): void {
    const { unit, way } = this
    const key = way ? `${this.asked} ${way.place}` : ''
    if (key === this.weighed) return
    this.weighed = key
    this.risk = null
    clearTimeout(this.timer)
    if (way && !way.sure) this.timer = window.setTimeout(() => void this.askRisk(key, unit, way.place), REST)
  }

  private async askRisk(key: string, unit: number, place: string): Promise<void> {
    const found = await api.risk(this.table.id, this.table.token, unit, place).catch(() => undefined)
    if (key !== this.weighed) return
    this.risk = found ?? null
    if (found === undefined) this.weighed = '' // to be asked again
  }

  // -- ordering ------------------------------------------------------------------------------------------------------
  /** A place was pointed at: true if that is an order, or the choice of one. What a mouse hovers over has been told; the rest wants a second press. */
  point(place: string, unit: number): boolean {
    if (this.going || (this.whole && !this.takesUp(unit) && this.goTogether(place))) return true
    const way = this.ways.get(place)
    if (!way || this.takesUp(unit)) return this.relieves(unit)
    if (this.known(way)) this.give(way.actions)
    return true
  }

  /** Whether the player knows what the way may cost; otherwise he is told. */
  private known(way: WayTold): boolean {
    if (way.sure || way === this.way) return true
    this.aimed = way.place
    this.table.words.sayAloud(() => this.inWords(way))
    return false
  }

  /** Whether a counter that was clicked is another unit to take up, rather than a place to go to. */
  private takesUp(unit: number): boolean {
    const { sources, selection } = this.table.pointing
    return unit >= 0 && unit !== selection.unit && sources.units.has(unit)
  }

  /** Another unit that can still move is wanted while one is on the move: that one stops first. */
  private relieves(unit: number): boolean {
    const { face, playback, pointing } = this.table
    const stop = pointing.legal.find((a) => a.verb === 'stop')
    const piece = this.table.pieces().find((p) => p.id === unit)
    if (!stop || !piece || unit === pointing.selection.unit || piece.side !== playback.position!.decider || !face?.canFollow?.(unit, playback.position!.view)) return false
    if (this.give([stop.text])) this.waiting = unit
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
      const way = this.ways.get(place)
      if (way && this.known(way)) {
        this.queue = this.stack.map((unit) => ({ unit, place }))
        void this.march()
      }
      return !!way
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
      const first = this.queue[0] // another, or none, once the rest has been called off
      const { unit, place } = first
      const stop = table.playback.position!.legal.find((a) => a.verb === 'stop' && a.unit_id !== unit)
      if (stop && !(await this.carried([stop.text]))) return
      if (this.queue[0] !== first) return
      const found = await api.ways(table.id, table.token, unit).catch((error: unknown) => table.fail(error))
      if (!found || this.queue[0] !== first) return
      const way = found.ways.find((w) => w.place === place)
      const done = way && this.carried(way.actions)
      if (way && !this.underWay) return // it could not be sent
      this.queue = this.queue.slice(1)
      if (!way) table.failure = () => say('order-out-of-reach', { place, unit: table.face!.unitName(unit, table.playback.shown!.view) })
      else if (!(await done)) return
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
    if (!this.way || this.going) return
    if (!this.whole || !this.goTogether(this.way.place)) this.give(this.way.actions)
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
    this.giver = { side: position.decider, phase: position.prompt.key }
    this.table.connection.send({ type: 'order', number: position.number, actions })
    return true
  }

  cancel(): boolean {
    const any = this.aimed !== '' || this.halted !== null || this.queue.length > 0
    this.aimed = ''
    this.halted = null
    this.queue = []
    return any
  }

  /** Something else was done; an answer to what came between is not that. The end of the phase ends the order of a group too. */
  acted(verb: string): void {
    if (!this.back) return
    this.halted = null
    if (verb !== 'done') return
    this.queue = []
    this.whole = false
  }

  // -- what comes back -----------------------------------------------------------------------------------------------
  /** It may come before the last position it speaks of. */
  hear(halted: Halted): void {
    this.told = halted
    this.positionCame()
  }

  positionCame(): void {
    const { told } = this
    const { face, playback } = this.table
    const { turn, active } = face!.clock(playback.position?.view)
    const period = `${turn} ${active}`
    if (period !== this.period) {
      this.cancel()
      this.whole = false
    }
    this.period = period
    if (!told || playback.position!.number < told.number) return
    this.told = null
    this.underWay = false
    this.end(told)
    this.settled(told.reason === null)
  }

  private end({ left, reason, number }: Halted): void {
    this.halted = reason ? { left, why: reason.text, number } : null
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
