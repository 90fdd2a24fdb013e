// The table as this browser knows it. Everything that is drawn is drawn from these fields; the verbs around them are the
// only ones to change them. The server decides: nothing here says what is legal.
import { untrack } from 'svelte'
import type { Corner } from '../board/corner'
import { faceOf } from '../games/faces'
import type { GameFace } from '../games/face'
import { api, Refusal } from '../net/api'
import { Line, socketAddress, type LineState } from '../net/socket'
import type {
  ChatLine,
  ClientMessage,
  Entry,
  Legal,
  OfferKind,
  Position,
  RuleInfo,
  Scenario,
  ServerMessage,
  SideInfo,
  TableInfo,
  Words,
} from '../net/wire'
import { say, texts, word } from '../text/texts.svelte'
import { buttons, following, hasSource, NOTHING, ready, sources, targets, type Selection } from './choice'
import { OpenGround } from './open_ground.svelte'
import { calm, prefs } from './prefs.svelte'
import { memory } from './remembered.svelte'
import { follow, type Run } from './run'
import { sound } from './sound'

type Numbered = Extract<ClientMessage, { number: number }>
const PATIENCE = 8000 // ms without an answer until another line is tried

/** What the keyboard can do to the board's picture. */
export interface StageHandle {
  fit(): void
  zoomBy(factor: number): void
  panBy(x: number, y: number): void
  reveal(x: number, y: number): void
}

export class Table {
  // -- what it is
  info: TableInfo | null = $state.raw(null) // seats, dice, options
  scenario: Scenario | null = $state.raw(null) // the whole file, with the map
  face: GameFace | null = $state.raw(null) // the game's own board and words
  rules: Map<string, RuleInfo> = $state.raw(new Map()) // the ledger by id
  trouble: Words | null = $state.raw(null) // why there is no table to show
  silent = $state(false) // the server does not answer

  // -- what the server said
  position: Position | null = $state.raw(null) // the newest
  log: Entry[] = $state.raw([]) // what was taken back is left out
  chat: ChatLine[] = $state.raw([])
  line: LineState = $state('connecting')
  presence: number[] = $state.raw([]) // sides that are connected
  run: Run | null = $state.raw(null) // the computer decides, until a person has to

  // -- what is shown
  shown: Position | null = $state.raw(null) // what the board shows: the newest, one on the way to it, or a moment of the past
  moment: number | null = $state(null) // looking back: the number of the entry the board stands after
  telling: Entry | null = $state.raw(null) // the entry the board is just telling
  replaying = $state(false) // moments follow each other by themselves
  missed = $state(0) // actions of others since this browser last looked

  // -- what is being pointed at
  selection: Selection = $state.raw({ ...NOTHING })
  cursor = $state('') // place of the keyboard's cursor
  hovered = $state('') // place under the pointer
  sent = $state(false) // an action is under way to the server, or will be when the line is back
  wished: { selection: Selection; action: Legal } | null = $state.raw(null) // on an open table: what a selection means though no list has it
  refusal: { rule: string; text: Words; nearest?: string } | null = $state.raw(null) // why not, for who has just tried
  declined: OfferKind | null = $state(null) // what this player has offered in vain
  stage: StageHandle | null = $state.raw(null) // pan and zoom of the board, for the keyboard
  readonly ground = new OpenGround(this) // of an open table
  fine = $state(false) // the keyboard's cursor goes in the smallest steps
  private saying: () => string = $state.raw(() => '') // what the live region reads; said again when the language changes
  chances: () => string = $state.raw(() => '') // of what is about to be confirmed, the main ones in words: read aloud when they come
  unread = $state(0) // chat lines not yet looked at
  panelUp = $state(true) // on a phone: whether the panel is up
  overlap = $state(0) // on a phone: px at the foot of the board that are covered by what is to be confirmed
  corner: Corner = $state('left bottom') // of the board, where the card of a place is not in the way

  // -- at one screen
  holder = $state(-1) // the side that has taken the screen

  private wire: Line | null = null
  private outbox: Numbered | null = null // what has no answer yet: sent again on a new line, if the game still stands where it was
  private resend = false // the line is a new one
  private impatience = 0
  private queue: Position[] = []
  private draining = false
  private hurry: (() => void) | null = null
  private moments = new Map<number, Position>()
  private closed = false

  constructor(
    readonly id: string,
    readonly token: string,
  ) {}

  // -- reading -------------------------------------------------------------------------------------------------------
  /** What the live region reads; only another language makes it read the same thing again. */
  announcement = $derived.by(() => {
    void texts.language
    const { saying } = this
    return untrack(saying)
  })
  /** The board shows the present, and nothing is on its way. */
  live = $derived(this.shown !== null && this.shown === this.position && this.moment === null)
  /** The screen must first be handed to the other player. */
  covered = $derived(
    !!this.info?.hotseat && !!this.position && !!this.face && this.position.decider >= 0 &&
      this.position.viewer !== this.holder && this.face.secret(this.position),
  )
  mine = $derived(!!this.position && !!this.info && this.info.you.includes(this.position.decider) && this.position.decider >= 0)
  legal: Legal[] = $derived(this.live && !this.covered && !this.sent ? (this.position?.legal ?? []) : [])
  sources = $derived(sources(this.legal))
  targets = $derived(targets(this.legal, this.selection))
  buttons = $derived(buttons(this.legal))
  /** Points that something can still be had for, and whether the player was asked if he really leaves them. */
  unspent = $derived(this.legal.length > 1 ? (this.face?.unspent?.(this.position!) ?? 0) : 0)
  asked = $state(-1) // at which position
  doubted = $derived(this.unspent > 0 && this.asked === this.position?.number)
  done: Legal | undefined = $derived(this.buttons.find((b) => b.verb === 'done') ?? this.face?.finish?.(this.legal))
  ready = $derived(this.legal.length && this.wished?.selection === this.selection ? this.wished.action : ready(this.legal, this.selection))
  /** Whence and whither, of what is about to be decided. */
  fight: string[] = $derived.by(() => {
    const { origin, target } = this.ready ?? (this.legal.length ? this.position!.prompt.data : NOTHING)
    return [origin, target].filter(Boolean).map(String)
  })
  sides: SideInfo[] = $derived(this.face && this.scenario ? this.face.sides(this.scenario) : [])
  watching = $derived(!!this.info && this.info.you.length === 0)
  over = $derived(this.position?.outcome != null)
  /** Numbers the board can be set back to; 0 is the beginning. */
  stops: number[] = $derived([0, ...this.log.filter((e) => e.action !== undefined).map((e) => e.number)])

  sideName(side: number): string {
    return this.sides[side]?.name[texts.language] ?? ''
  }

  // -- coming and going ----------------------------------------------------------------------------------------------
  async open(moment: number | null): Promise<void> {
    const seen = memory.find(this.id, this.token)?.seen ?? 0
    // The line is opened while the rest is fetched; what comes by it waits.
    const early: ServerMessage[] = []
    const hear = (m: ServerMessage): void => void (this.face ? this.hear(m, seen, moment) : early.push(m))
    this.wire = new Line(socketAddress(this.id, this.token), () => this.hello(), hear, (s) => this.lineIs(s))
    try {
      const info = await api.table(this.id, this.token)
      const whole = typeof info.scenario === 'string' ? api.scenario(info.game, info.scenario) : info.scenario
      const [face, named] = await Promise.all([faceOf(info.game), whole])
      const scenario = face.whole ? await face.whole(named, info.options) : named
      if (this.closed) return
      // The ledger is for whoever asks why: the board does not wait for it.
      void api.rules(info.game).then((rules) => (this.rules = new Map(rules.map((rule) => [rule.id, rule]))), () => undefined)
      this.scenario = scenario
      this.face = face
      this.info = info
      this.presence = info.seats.filter((s) => s.present).map((s) => s.side)
      memory.note(this.id, this.token, { game: info.game, scenario: scenario.id, you: info.you, over: info.over })
      if (info.watch) memory.note(this.id, this.token, { watch: info.watch })
      if (info.you.length) void api.chat(this.id, this.token).then((lines) => (this.chat = lines), () => undefined)
    } catch (error) {
      this.wire.close()
      this.trouble = error instanceof Refusal ? error.reason.text : null
      this.silent = this.trouble === null
      return
    }
    for (const message of early) this.hear(message, seen, moment)
  }

  private lineIs(state: LineState): void {
    this.line = state
    if (state === 'open') {
      this.resend = true
      this.run = null // the server may be another, and know of no hurry
    }
    else clearTimeout(this.impatience)
  }

  close(): void {
    this.closed = true
    clearTimeout(this.impatience)
    this.wire?.close()
    this.hurry?.()
  }

  private hello(): ClientMessage {
    const last = this.log[this.log.length - 1]?.number ?? 0
    return { type: 'hello', from: last, contribution: contribution(this.id), name: localStorage.getItem('name') ?? undefined }
  }

  private hear(message: ServerMessage, seen: number, moment: number | null): void {
    if (message.type === 'position') this.take(message, seen, moment)
    else if (message.type === 'presence') this.presence = message.presence
    else if (message.type === 'refused') {
      const late = this.outbox !== null && message.number > this.outbox.number // done by what went out before: there is nothing to object to
      this.answerCame(false)
      if (late) return
      this.refusal = { rule: message.reason.rule ?? '', text: message.reason.text }
      this.sayAloud(() => word(message.reason.text))
    } else if (message.type === 'needs-dice') this.answerCame(true)
    else if (message.type === 'chat') {
      this.chat = [...this.chat, message]
      if (!this.info?.you.includes(message.from)) this.unread += 1
    } else if (message.type === 'offer' && message.answer === false) {
      if (this.info?.you.includes(message.from)) this.declined = message.what
      this.sayAloud(() => say('offer-declined', { what: message.what }))
    }
  }

  private take(position: Position, seen: number, moment: number | null): void {
    const first = this.position === null
    const fresh = this.enter(position.since)
    const older = this.position
    this.position = position
    this.presence = position.presence
    if (this.info?.hotseat && older && older.viewer !== position.viewer) {
      if (older.setting_up) void this.forget()
      if (this.face!.secret(older)) this.lookAway(position)
    }
    this.run = follow(this.run, position.thinking, this.log, performance.now())
    if (position.number !== older?.number) this.answerCame(true)
    else if (this.resend && this.outbox) this.post(this.outbox)
    this.resend = false
    if (first) {
      this.shown = position
      this.selection = this.carriedOn(position)
      this.cursor = this.face!.firstPlace(position.view)
      if (!this.face!.secret(position)) this.holder = position.viewer
      this.missed = seen > 0 ? fresh.filter((e) => e.number > seen && !this.info!.you.includes(e.side)).length : 0
      if (moment !== null) void this.lookAt(moment)
      else if (this.missed) void this.replay(seen)
      this.note()
    } else {
      this.queue.push(position)
      void this.drain()
    }
  }

  /** The screen is passed on: what only the other player might read of the set-up goes, as the purchases of an army. */
  private async forget(): Promise<void> {
    this.moments.clear()
    this.log = await api.log(this.id, this.token, 0)
  }

  /** Where the player before pointed and looked tells of his secret. */
  private lookAway(position: Position): void {
    this.cursor = this.face!.firstPlace(position.view)
    this.hovered = ''
    this.stage?.fit()
  }

  /** Adds entries to the log, and drops those that they take back. */
  private enter(entries: Entry[]): Entry[] {
    const last = this.log[this.log.length - 1]?.number ?? 0
    const fresh = entries.filter((e) => e.number > last)
    const gone = new Set(fresh.flatMap((e) => e.takes_back ?? []))
    if (fresh.length) this.log = [...this.log, ...fresh].filter((e) => !gone.has(e.number))
    for (const n of this.moments.keys()) if (gone.has(n)) this.moments.delete(n)
    return fresh.filter((e) => !gone.has(e.number))
  }

  private note(): void {
    memory.note(this.id, this.token, { seen: this.position?.number ?? 0, over: this.over })
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
      // What the computer sets up for its player is his own: he need not watch it piece by piece.
      if (this.queue.length && told && this.moment === null && !position.setting_up) await this.pause(told)
    }
    this.draining = false
    if (!this.closed) this.note()
  }

  private show(position: Position): void {
    const before = this.shown
    this.shown = position
    if (!before || before.number !== position.number) {
      this.selection = this.carriedOn(position)
      this.refusal = null
      this.declined = null
    }
    if (!this.face!.secret(position)) this.holder = position.viewer
    if (position.number !== before?.number && position === this.position) this.announce(position)
  }

  /** After a move the next unit of the same place is taken up, if it can act too. */
  private carriedOn(position: Position): Selection {
    this.carried = -1
    const held = position.legal.length ? this.face!.inHand?.(position) : null
    if (held) return { ...NOTHING, ...held }
    const last = position.since.findLast((e) => e.action)
    const before = this.selection
    if (!last || before.unit < 0 || !position.legal.length || position.prompt.key !== this.lastPrompt) return { ...NOTHING }
    const from = this.lastOrigin
    const next = from ? position.legal.find((a) => a.unit_id >= 0 && a.origin === from) : undefined
    this.carried = next?.unit_id ?? -1
    return next ? this.chosen({ ...NOTHING, unit: next.unit_id }, position.legal) : { ...NOTHING }
  }
  private carried = -1 // the unit that was taken up so, until the keyboard has come to it
  private lastOrigin = ''
  private lastPrompt = ''

  private tell(entry: Entry): void {
    this.telling = entry
    sound(entry)
  }

  private announce(position: Position): void {
    const told = position.since.flatMap((e) => e.events ?? [])
    this.sayAloud(() => [...told.map((e) => this.eventText(e)).filter(Boolean).slice(-6), this.promptText(position)].join(' '))
  }

  private pause(entry: Entry): Promise<void> {
    if (prefs.quick || calm()) return Promise.resolve()
    const dice = entry.events?.some((e) => e.dice?.length) ?? false
    const ms = entry.events?.some((e) => e.lines) ? 3200 : dice ? 1500 : 750
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
    const position = this.moments.get(number) ?? (await api.moment(this.id, this.token, number))
    this.moments.set(number, position)
    if (this.moment !== number) return
    this.selection = { ...NOTHING }
    this.shown = position
    this.telling = entry?.events?.length ? entry : null
    if (entry) this.sayAloud(() => (entry.events ?? []).map((e) => this.eventText(e)).join(' '))
  }

  toPresent(): void {
    this.replaying = false
    this.moment = null
    this.missed = 0
    this.hurry?.()
    if (this.position) this.show(this.position)
    this.telling = null
    this.note()
  }

  /** Plays the entries after a number, then comes back to the present. */
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

  // -- pointing ------------------------------------------------------------------------------------------------------
  /** A place was clicked, or Enter pressed on it; `unit` when it was a counter. */
  point(place: string, unit = -1): void {
    this.cursor = place
    this.refusal = null
    if (!this.live || !this.legal.length) return
    if (this.face!.point) return this.face!.point(this, place, unit)
    this.pointAt(place, unit)
  }

  /** What pointing means where the lists of sources and targets say it all. */
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
      else this.selection = this.chosen({ ...NOTHING, unit }, this.legal)
      return
    }
    if (this.sources.places.has(place)) {
      this.selection = selection.origin === place ? { ...NOTHING } : this.chosen({ ...NOTHING, origin: place }, this.legal)
      return
    }
    const here = this.pieces().filter((p) => p.at === place && this.sources.units.has(p.id)).map((p) => p.id)
    if (here.length) {
      if (here.includes(selection.unit) && this.ready && here.length === 1) this.confirm()
      else this.selection = this.chosen({ ...NOTHING, unit: following(here, selection.unit) }, this.legal)
      return
    }
    void this.askWhy(place, unit)
  }

  /** Where only one target is possible it is shown at once. */
  private chosen(selection: Selection, legal: Legal[]): Selection {
    const open = targets(legal, selection)
    return open.size === 1 ? { ...selection, target: [...open][0] } : selection
  }

  /** A unit was chosen in a panel. */
  takeUp(unit: number): void {
    this.refusal = null
    this.selection = this.chosen({ ...NOTHING, unit }, this.legal)
  }

  /** Something else was chosen in a panel: a kind of work, a number. */
  choose(part: Partial<Selection>): void {
    this.selection = { ...this.selection, ...part }
  }

  nextUnit(): void {
    const pieces = this.pieces().filter((p) => this.sources.units.has(p.id))
    if (pieces.length) {
      const { unit: held } = this.selection
      const unit = held === this.carried && held >= 0 ? held : following(pieces.map((p) => p.id), held)
      this.carried = -1
      this.takeUp(unit)
      this.cursor = pieces.find((p) => p.id === unit)?.at || this.cursor
    } else if (this.sources.places.size) {
      const places = [...this.sources.places]
      const origin = places[(places.indexOf(this.selection.origin) + 1) % places.length]
      this.selection = this.chosen({ ...NOTHING, origin }, this.legal)
      this.cursor = origin
    }
    const { cursor } = this
    if (cursor) this.sayAloud(() => this.describe(cursor))
  }

  cancel(): void {
    if (this.moment !== null) return this.toPresent()
    this.refusal = null
    this.selection = this.selection.target && hasSource(this.selection) && this.targets.size > 1 ? { ...this.selection, target: '' } : { ...NOTHING }
  }

  confirm(): void {
    if (this.ready) this.act(this.ready)
  }

  act(action: Legal, dice?: number[]): void {
    if (!this.position || this.sent) return
    this.lastOrigin = action.unit_id >= 0 ? action.origin : ''
    this.lastPrompt = this.position.prompt.key
    this.send({ type: 'act', number: this.position.number, action: action.text, ...(dice ? { dice } : {}) })
  }

  /** Ends the phase; with points unspent only when that is said twice. */
  finish(): void {
    if (this.unspent && !this.doubted) {
      this.asked = this.position!.number
      this.sayAloud(() => say('unspent-sure', { count: this.unspent }))
    } else if (this.done) this.act(this.done)
  }

  giveDice(dice: number[]): void {
    if (this.position) this.send({ type: 'dice', number: this.position.number, dice })
  }

  undo(): void {
    if (this.position?.undo && !this.sent) this.send({ type: 'undo', number: this.position.number })
  }

  offer(what: OfferKind): void {
    this.send({ type: 'offer', what })
  }

  answer(what: OfferKind, yes: boolean): void {
    this.send({ type: 'answer', what, yes })
  }

  resign(): void {
    this.send({ type: 'resign' })
  }

  /** The computer is to stop thinking, and to play at a glance until a person decides again. */
  decideNow(): void {
    if (!this.run || this.run.hurried || this.watching) return
    this.run = { ...this.run, hurried: true }
    this.send({ type: 'decide-now' })
  }

  say(text: string): void {
    this.send({ type: 'chat', text })
  }

  private send(message: ClientMessage): void {
    if ('number' in message) {
      this.outbox = message
      this.sent = true
      this.post(message)
    } else if (!this.wire?.send(message)) this.sayAloud(() => say('line-lost'))
  }

  /** An action carries the number of the position it was made on, so that it can be sent twice and is done once. */
  private post(message: Numbered): void {
    clearTimeout(this.impatience)
    if (this.wire?.send(message)) this.impatience = window.setTimeout(() => this.wire?.again(), PATIENCE)
    else this.sayAloud(() => say('line-lost-kept'))
  }

  private answerCame(done: boolean): void {
    clearTimeout(this.impatience)
    this.outbox = null
    this.sent = false
    this.settle?.(done)
  }

  /** Takes back the last actions one by one, then does others instead: true when all of it was done. */
  async instead(undone: number, actions: string[]): Promise<boolean> {
    for (let i = 0; i < undone; i++) if (!this.position?.undo || !(await this.answered({ type: 'undo', number: this.position.number }))) return false
    for (const action of actions) if (!(await this.answered({ type: 'act', number: this.position!.number, action }))) return false
    return true
  }

  /** Sends something that brings the game to another number, and waits until it is there. */
  private answered(message: ClientMessage): Promise<boolean> {
    this.settle?.(false)
    return new Promise((resolve) => {
      this.settle = resolve
      this.send(message)
    })
  }
  private settle: ((done: boolean) => void) | null = null

  /** Asks why what was pointed at is not to be. */
  async askWhy(place: string, unit: number): Promise<void> {
    const text = this.face!.attempt(this.selection, place, unit, this.position!)
    if (!text) return
    const number = this.position!.number
    const why = await api.why(this.id, this.token, text).catch(() => null)
    if (!why?.text || this.position?.number !== number) return
    this.refusal = { rule: why.rule, text: why.text }
    const words = why.text
    this.sayAloud(() => word(words))
  }

  // -- words ---------------------------------------------------------------------------------------------------------
  pieces(): ReturnType<GameFace['pieces']> {
    return this.face && this.shown ? this.face.pieces(this.shown.view) : []
  }

  sayAloud(saying: () => string): void {
    this.saying = saying
  }

  describe(place: string): string {
    return this.face && this.shown && this.scenario ? this.face.describe(place, this.shown.view, this.scenario) : ''
  }

  /** Reads what is under the keyboard's cursor, and what it means to what is selected. */
  announceCursor(): void {
    const { cursor } = this
    this.sayAloud(() => {
      const aim = this.face?.aimText ? this.face.aimText(this, cursor) : this.targets.has(cursor) ? say('cursor-target') : ''
      return `${this.describe(cursor)} ${aim}`
    })
  }

  /** The cursor goes to the next target or useful place of an open table. */
  nextPlace(): void {
    const places = this.face?.useful?.(this) ?? []
    if (!places.length) return
    this.cursor = places[(places.indexOf(this.cursor) + 1) % places.length]
    this.announceCursor()
  }

  /** Names that units of both sides bear, where the game's texts do not tell them apart. */
  private shared = $derived.by(() => {
    const names = [0, 1].map((side) => this.pieces().filter((p) => p.side === side).map((p) => this.face!.unitName(p.id, this.shown!.view)))
    return new Set(this.face?.twins ? names[0].filter((name) => names[1].includes(name)) : [])
  })

  unitName(unit: number): string {
    const name = this.face!.unitName(unit, this.shown?.view ?? this.position?.view)
    const side = this.shared.has(name) ? this.pieces().find((p) => p.id === unit)?.side : undefined
    return side === undefined ? name : say('unit-of-side', { unit: name, side: this.sideName(side) })
  }

  promptText(position: Position): string {
    const { key, data } = position.prompt
    return say(`${this.info!.game}-prompt-${position.outcome ? 'over' : key}`, { ...data, target: this.placeName(String(data.target ?? '')), side: this.sideName(position.decider) })
  }

  placeName(place = ''): string {
    return this.face?.placeName?.(place) ?? place
  }

  eventText(event: NonNullable<Entry['events']>[number]): string {
    return say(`${this.info!.game}-event-${event.key}`, {
      side: event.side === undefined ? '' : this.sideName(event.side),
      unit: event.unit === undefined ? '' : this.unitName(event.unit),
      origin: this.placeName(event.origin),
      target: this.placeName(event.target),
      amount: event.amount,
      tenths: event.amount / 10,
    })
  }
}

/** A few letters of this browser's own, mixed into the dice of a table: always the same for one table. */
function contribution(id: string): string {
  const key = `dice ${id}`
  const known = localStorage.getItem(key)
  if (known) return known
  const made = [...crypto.getRandomValues(new Uint8Array(12))].map((b) => b.toString(16).padStart(2, '0')).join('')
  localStorage.setItem(key, made)
  return made
}
