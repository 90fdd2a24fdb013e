// What the board shows: the newest position, one on the way to it, or a moment of the past. It needs no server: positions are handed
// in, and moments of the past come from wherever they are kept.
import type { Entry, Position } from '../net/wire'
import { calm, prefs } from './prefs.svelte'

/** Told when the board shows something else. */
export interface Audience {
  shows?(position: Position, before: Position | null): unknown
  tells?(entry: Entry): unknown // what brought the newest position
  looksBack?(entry: Entry | null): unknown // at the position after it; null: at the beginning
  upToDate?(): unknown // everything that has come has been shown
  unreachable?(error: unknown): unknown // a moment of the past could not be fetched
}

export class Playback {
  // -- what has come
  position: Position | null = $state.raw(null) // the newest
  log: Entry[] = $state.raw([]) // what was taken back is left out

  // -- what is shown
  shown: Position | null = $state.raw(null) // the newest, one on the way to it, or a moment of the past
  moment: number | null = $state(null) // looking back: the number of the last entry before what the board shows
  telling: Entry | null = $state.raw(null) // the entry whose events the board is showing
  replaying = $state(false) // moments of the past are shown one after the other
  missed = $state(0) // actions of others since this browser last looked

  private queue: Position[] = []
  private draining = false
  private hurry: (() => void) | null = null
  private moments = new Map<number, Position>()
  private closed = false

  constructor(
    private readonly positionAfter: (number: number) => Promise<Position>,
    private readonly audience: Audience = {},
  ) {}

  // -- reading -------------------------------------------------------------------------------------------------------
  /** The board shows the present, and nothing is on its way. */
  live = $derived(this.shown !== null && this.shown === this.position && this.moment === null)
  over = $derived(this.position?.outcome != null)
  /** Numbers the board can be set back to; 0 is the beginning. */
  stops: number[] = $derived([0, ...this.log.filter((e) => e.action !== undefined).map((e) => e.number)])

  // -- what comes ----------------------------------------------------------------------------------------------------
  /** A newer position: its entries join the log, and those that they take back leave it. Returns the entries that stay. */
  enter(position: Position): Entry[] {
    const last = this.log.at(-1)?.number ?? 0
    const fresh = position.since.filter((e) => e.number > last)
    const gone = new Set(fresh.flatMap((e) => e.takes_back ?? []))
    if (fresh.length) this.log = [...this.log, ...fresh].filter((e) => !gone.has(e.number))
    for (const n of this.moments.keys()) if (gone.has(n)) this.moments.delete(n)
    this.position = position
    return fresh.filter((e) => !gone.has(e.number))
  }

  /** Shows a position that has come: the first at once, others when those before them have been shown. */
  follow(position: Position): void {
    if (!this.shown) return this.show(position)
    this.queue.push(position)
    void this.drain()
  }

  /** Another player looks at the screen from now on, and may read another log: nothing of the earlier one is kept. */
  async forget(log: Promise<Entry[]>): Promise<void> {
    this.moments.clear()
    this.log = await log
  }

  close(): void {
    this.closed = true
    this.hurry?.()
  }

  // -- showing what comes, one after the other -----------------------------------------------------------------------
  private async drain(): Promise<void> {
    if (this.draining) return
    this.draining = true
    while (this.queue.length && !this.closed) {
      const position = this.queue.shift()!
      if (this.moment === null) this.show(position)
      const told = position.since.findLast((e) => e.events?.length) ?? null
      if (this.moment === null && told) this.tell(told)
      // What the computer sets up on a player's behalf need not be watched piece by piece.
      if (this.queue.length && told && this.moment === null && !position.setting_up) await this.pause(told)
    }
    this.draining = false
    if (!this.closed) this.audience.upToDate?.()
  }

  private show(position: Position): void {
    const before = this.shown
    this.shown = position
    this.audience.shows?.(position, before)
  }

  private tell(entry: Entry): void {
    this.telling = entry
    this.audience.tells?.(entry)
  }

  private pause(entry: Entry): Promise<void> {
    if (prefs.quick || calm()) return Promise.resolve()
    const dice = entry.events?.some((e) => e.dice?.length) ?? false
    const ms = entry.events?.some((e) => e.lines?.some((l) => !l.figure)) ? 3200 : dice ? 1500 : 750
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.hurry = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** Shows the newest position at once. */
  skip(): void {
    if (this.replaying) return this.toPresent()
    const last = this.queue.pop()
    this.queue = last ? [last] : []
    this.hurry?.()
  }

  // -- looking back --------------------------------------------------------------------------------------------------
  async lookAt(number: number): Promise<void> {
    this.replaying = false
    await this.setBack(number)
  }

  private async setBack(number: number): Promise<void> {
    const entry = this.log.find((e) => e.number === number) ?? null
    this.moment = number
    let position: Position
    try {
      position = this.moments.get(number) ?? (await this.positionAfter(number))
    } catch (error) {
      this.audience.unreachable?.(error)
      if (this.moment === number) this.toPresent() // the board must not claim to show a moment that it does not
      return
    }
    this.moments.set(number, position)
    if (this.moment !== number) return
    this.shown = position
    this.telling = entry?.events?.length ? entry : null
    this.audience.looksBack?.(entry)
  }

  toPresent(): void {
    this.replaying = false
    this.moment = null
    this.missed = 0
    this.hurry?.()
    if (this.position) this.show(this.position)
    this.telling = null
    this.audience.upToDate?.()
  }

  /** Plays the entries after a number, then returns to the present. */
  async replay(after: number): Promise<void> {
    this.replaying = true
    for (const number of this.stops.filter((n) => n > after)) {
      if (!this.replaying || this.closed) return
      await this.setBack(number)
      const entry = this.log.find((e) => e.number === number)
      if (entry) await this.pause(entry)
    }
    if (this.replaying) this.toPresent()
  }

  stopReplay(): void {
    this.replaying = false
    this.hurry?.()
  }
}
