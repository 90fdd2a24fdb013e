// The table as this browser knows it. Everything that is drawn is drawn from its fields and those of its parts: the connection to the
// server, the playback of positions, what is pointed at, and the words for it all. Only the methods of these classes change those
// fields. The server decides: nothing here says what is legal.
import type { Corner } from '../board/corner'
import { faceOf } from '../games/faces'
import type { GameFace } from '../games/face'
import { api, Refusal } from '../net/api'
import { socketAddress } from '../net/socket'
import type { ChatLine, ClientMessage, Entry, Legal, OfferKind, Position, RuleText, Scenario, ServerMessage, TableInfo, Words } from '../net/wire'
import { reasonOf } from '../text/reasons'
import { say } from '../text/texts.svelte'
import { Connection } from './connection.svelte'
import { adopt, noteCommitment, noteSeals, noted, ownContribution, sealed, toOpen } from './dice_notes'
import { OpenGround } from './open_ground.svelte'
import { Orders } from './orders.svelte'
import { Playback } from './playback.svelte'
import { Pointing } from './pointing.svelte'
import { memory } from './remembered.svelte'
import { noteSeenDice, sixSided } from './seen_dice'
import { follow, type Run } from './run'
import { sound } from './sound'
import { Wording } from './words.svelte'

/** How the keyboard pans and zooms the board. */
export interface StageHandle {
  fit(): void
  zoomBy(factor: number): void
  panBy(x: number, y: number): void
  reveal(x: number, y: number): void
}

/** What a table is laid out with: the server's answer, or a game that exists only in this page. */
export interface Setting {
  info: TableInfo
  scenario: Scenario
  face: GameFace
}

export class Table {
  // -- what it is
  info: TableInfo | null = $state.raw(null) // seats, dice, options
  scenario: Scenario | null = $state.raw(null) // the whole file, with the map
  face: GameFace | null = $state.raw(null) // the game's own board and words
  rules: Map<string, RuleText> = $state.raw(new Map()) // the ledger by id
  trouble: Words | null = $state.raw(null) // why there is no table to show
  silent = $state(false) // the server does not answer

  // -- who is at it
  presence: number[] = $state.raw([]) // sides that are connected
  holder = $state(-1) // with both players at one screen: the side that has taken it over
  run: Run | null = $state.raw(null) // the computer decides, until a person has to
  chat: ChatLine[] = $state.raw([])
  unread = $state(0) // chat lines not yet looked at
  declined: OfferKind | null = $state(null) // what this player offered and the other declined
  failure: (() => string) | null = $state.raw(null) // why a request to the server failed

  // -- on this screen
  stage: StageHandle | null = $state.raw(null) // pan and zoom of the board, for the keyboard
  panelUp = $state(true) // on a phone: whether the panel is up
  overlap = $state(0) // on a phone: px at the foot of the board that the confirmation covers
  corner: Corner = $state('left bottom') // of the board, where the card of a place is not in the way

  // -- its parts
  readonly words = new Wording(this)
  readonly connection = new Connection((saying) => this.words.sayAloud(saying))
  readonly playback = new Playback((number) => this.positionAfter(number), {
    shows: (position, before) => this.shows(position, before),
    tells: (entry) => sound(entry, this.face!.events),
    looksBack: (entry) => this.looksBack(entry),
    upToDate: () => this.note(),
    unreachable: (error) => this.fail(error),
  })
  readonly pointing = new Pointing(this)
  readonly orders = new Orders(this)
  readonly ground = new OpenGround(this) // of an open table

  private closed = false
  private reopened = false // the socket is a new one, and no position has come by it

  constructor(
    readonly id: string,
    readonly token: string,
    private readonly positionAfter: (number: number) => Promise<Position> = (number) => api.moment(id, token, number),
  ) {}

  // -- reading -------------------------------------------------------------------------------------------------------
  /** One per side: a key of board/colours.ts. */
  inks: string[] = $derived(this.face && this.scenario ? this.face.colours(this.scenario) : [])
  /** The screen must first be handed to the other player. */
  covered = $derived.by(() => {
    const { position } = this.playback
    return !!this.info?.hotseat && !!position && !!this.face && position.decider >= 0 && position.viewer !== this.holder && this.face.secret(position)
  })
  mine = $derived.by(() => {
    const { position } = this.playback
    return !!position && !!this.info && this.info.you.includes(position.decider) && position.decider >= 0
  })
  watching = $derived(!!this.info && this.info.you.length === 0)
  /** What the game waits for before its first die; '' for nothing. */
  awaited: '' | 'seat' | 'theirs' | 'mine' | 'elsewhere' = $derived.by(() => {
    const { waiting = [], dice = null } = this.playback.position ?? {}
    if (!waiting.length || !dice || this.playback.over) return ''
    if (this.info!.you.some((side) => dice.seals[side] === null)) return 'mine' // the server has not yet read our hello
    if (dice.seals.includes(null)) return 'seat'
    if (toOpen(dice, this.info!.you, waiting, noted(this.id, this.token).contribution) === 'elsewhere') return 'elsewhere'
    return waiting.some((side) => !this.info!.you.includes(side)) ? 'theirs' : 'mine'
  })

  /** The units of the position that is shown. */
  pieces(): ReturnType<GameFace['pieces']> {
    const { shown } = this.playback
    return this.face && shown ? this.face.pieces(shown.view) : []
  }

  // -- coming and going ----------------------------------------------------------------------------------------------
  async open(moment: number | null): Promise<void> {
    const seen = memory.find(this.id, this.token)?.seen ?? 0
    // The socket is opened while the rest is fetched; its messages wait.
    const early: ServerMessage[] = []
    const hear = (m: ServerMessage): void => void (this.face ? this.hear(m, seen, moment) : early.push(m))
    // The server may have been restarted, and know of no hurry.
    this.connection.open(socketAddress(this.id, this.token), () => this.hello(), hear, () => {
      this.run = null
      this.reopened = true
    })
    try {
      const info = await api.table(this.id, this.token)
      const whole = typeof info.scenario === 'string' ? api.scenario(info.game, info.scenario) : info.scenario
      const [face, named] = await Promise.all([faceOf(info.game), whole])
      const scenario = face.whole ? await face.whole(named, info.options) : named
      if (this.closed) return
      // The ledger is needed only for explanations: the board does not wait for it.
      void api.rules(info.game).then((rules) => (this.rules = new Map(rules.map((rule) => [rule.id, rule]))), () => undefined)
      this.layOut({ info, scenario, face })
      noteCommitment(this.id, this.token, info.dice)
      memory.note(this.id, this.token, { game: info.game, scenario: scenario.id, you: info.you, over: info.over })
      if (typeof info.scenario !== 'string') memory.note(this.id, this.token, { title: scenario.title }) // the lobby knows of no such scenario
      if (info.watch) memory.note(this.id, this.token, { watch: info.watch })
      if (info.you.length) void api.chat(this.id, this.token).then((lines) => (this.chat = lines), () => undefined)
    } catch (error) {
      this.connection.close()
      this.trouble = error instanceof Refusal ? error.reason.text : null
      this.silent = this.trouble === null
      return
    }
    for (const message of early) this.hear(message, seen, moment)
  }

  /** Everything that is needed to show positions; after it the playback can be fed from anywhere. */
  layOut({ info, scenario, face }: Setting): void {
    this.scenario = scenario
    this.face = face
    this.info = info
    this.presence = info.seats.filter((s) => s.present).map((s) => s.side)
  }

  close(): void {
    this.closed = true
    this.connection.close()
    this.playback.close()
  }

  private hello(): ClientMessage {
    const last = this.playback.log.at(-1)?.number ?? 0
    return { type: 'hello', from: last, seal: sealed(ownContribution(this.id, this.token)), name: localStorage.getItem('name') ?? undefined }
  }

  // -- what the server says ------------------------------------------------------------------------------------------
  private hear(message: ServerMessage, seen: number, moment: number | null): void {
    if (message.type === 'position') this.take(message, seen, moment)
    else if (message.type === 'presence') this.presence = message.presence
    else if (message.type === 'refused') {
      if (this.connection.ordering) this.orders.drop()
      const action = this.connection.refused(message.number)
      if (action !== null) this.pointing.object({ rule: message.reason.rule ?? '', text: message.reason.text, action })
    } else if (message.type === 'halted') {
      this.connection.answerCame(true)
      this.orders.hear(message)
    } else if (message.type === 'needs-dice') this.connection.answerCame(true)
    else if (message.type === 'chat') {
      this.chat = [...this.chat, message]
      if (!this.info?.you.includes(message.from)) this.unread += 1
    } else if (message.type === 'offer' && message.answer === false) {
      if (this.info?.you.includes(message.from)) this.declined = message.what
      this.words.sayAloud(() => say('offer-declined', { what: message.what }))
    }
  }

  private take(position: Position, seen: number, moment: number | null): void {
    const older = this.playback.position
    const fresh = this.playback.enter(position)
    this.presence = position.presence
    // Dice that come when the game was over already were not seen to fall: the secret is known by then.
    if (this.info?.dice.kind === 'server' && !(older ?? position).outcome) noteSeenDice(this.id, this.token, fresh, this.face!.dieSides ?? sixSided)
    this.openContribution(position)
    if (this.info?.hotseat && older && older.viewer !== position.viewer) this.passOn(older, position)
    this.run = follow(this.run, position.thinking, this.playback.log, performance.now())
    this.connection.positionCame(position.number !== older?.number)
    // An order is sent again if it had not arrived; the end of one that had was not heard.
    if (this.reopened && !this.connection.sent) this.orders.drop()
    this.reopened = false
    this.playback.follow(position)
    this.orders.positionCame()
    if (!older) this.sitDown(position, fresh, seen, moment)
  }

  /** The first position: where to start looking, and what others did in the meantime. */
  private sitDown(position: Position, fresh: Entry[], seen: number, moment: number | null): void {
    const { playback } = this
    this.pointing.cursor = this.face!.firstPlace(position.view)
    playback.missed = seen > 0 ? fresh.filter((e) => e.number > seen && !this.info!.you.includes(e.side)).length : 0
    if (moment !== null) void playback.lookAt(moment)
    else if (playback.missed) void playback.replay(seen)
    this.note()
  }

  /** The screen goes to the other player: what only the previous one might read of the set-up, such as the purchases of an army, is dropped. */
  private passOn(before: Position, now: Position): void {
    if (before.setting_up) void this.playback.forget(api.log(this.id, this.token, 0))
    if (!this.face!.secret(before)) return
    this.pointing.lookAway(this.face!.firstPlace(now.view))
    this.stage?.fit()
  }

  /** Once everybody has sealed a contribution to the dice this browser opens its own; sent twice, it counts once. */
  private openContribution({ dice, waiting }: Position): void {
    if (!dice) return
    noteCommitment(this.id, this.token, dice)
    const { contribution } = noted(this.id, this.token)
    if (toOpen(dice, this.info!.you, waiting, contribution) !== 'mine') return
    noteSeals(this.id, this.token, dice)
    this.connection.mention({ type: 'open', contribution })
  }

  // -- what the board shows ------------------------------------------------------------------------------------------
  private shows(position: Position, before: Position | null): void {
    const other = before?.number !== position.number
    if (other) {
      this.pointing.startOver(position)
      this.declined = null
      this.failure = null
    }
    if (!this.face!.secret(position)) this.holder = position.viewer
    if (other && before && position === this.playback.position) this.words.announce(position)
  }

  private looksBack(entry: Entry | null): void {
    this.pointing.clear()
    if (entry) this.words.sayAloud(() => (entry.events ?? []).map((e) => this.words.eventText(e)).join(' '))
  }

  /** A request failed: it is said on the board, and aloud. */
  fail(error: unknown): void {
    this.failure = reasonOf(error)
    this.words.sayAloud(this.failure)
  }

  /** Notes how far the player has seen the game; one that exists only in this page is not remembered. */
  private note(): void {
    if (memory.find(this.id, this.token)) memory.note(this.id, this.token, { seen: this.playback.position?.number ?? 0, over: this.playback.over })
  }

  // -- what the player says ------------------------------------------------------------------------------------------
  act(action: Legal, dice?: number[]): void {
    const { position } = this.playback
    if (!position || this.connection.sent) return
    this.pointing.acted(action, position.prompt.key)
    this.orders.acted(action.verb)
    this.connection.send({ type: 'act', number: position.number, action: action.text, ...(dice ? { dice } : {}) })
  }

  giveDice(dice: number[]): void {
    const { position } = this.playback
    if (position) this.connection.send({ type: 'dice', number: position.number, dice })
  }

  /** A contribution that another browser of this player's sealed, typed in by hand. */
  openFromElsewhere(contribution: string): void {
    const { dice, waiting } = this.playback.position!
    if (dice && toOpen(dice, this.info!.you, waiting, contribution) !== 'elsewhere') {
      adopt(this.id, this.token, contribution)
      this.openContribution(this.playback.position!)
    } else this.connection.send({ type: 'open', contribution }) // the server says what is wrong with it
  }

  undo(): void {
    const { position } = this.playback
    if (position?.undo && !this.connection.sent && !this.orders.underWay) this.connection.send({ type: 'undo', number: position.number })
  }

  /** Takes back the last actions one by one, then does others instead: true when all of it was done. */
  async instead(undone: number, actions: string[]): Promise<boolean> {
    const { playback, connection } = this
    for (let i = 0; i < undone; i++) if (!playback.position?.undo || !(await connection.answered({ type: 'undo', number: playback.position.number }))) return false
    for (const action of actions) if (!(await connection.answered({ type: 'act', number: playback.position!.number, action }))) return false
    return true
  }

  offer(what: OfferKind): void {
    this.connection.send({ type: 'offer', what })
  }

  answer(what: OfferKind, yes: boolean): void {
    this.connection.send({ type: 'answer', what, yes })
  }

  resign(): void {
    this.connection.send({ type: 'resign' })
  }

  /** Tells the computer to stop thinking, and to decide at once until a person decides again. */
  decideNow(): void {
    if (!this.run || this.run.hurried || this.watching) return
    this.run = { ...this.run, hurried: true }
    this.connection.send({ type: 'decide-now' })
  }

  say(text: string): void {
    this.connection.send({ type: 'chat', text })
  }
}
