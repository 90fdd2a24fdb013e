// What goes over the wire, but for the odds, made from the types of the server by tools/make_wire.py. docs/api.md describes it.
import type { Odds, Prospect } from './odds'

export type Words = Record<string, string>

/** A side of a scenario. */
export interface SideInfo {
  key: string
  name: Words
  nation: string
}

export type OptionValue = string | number | boolean | null

/** What can be chosen for a scenario. */
export interface OptionInfo {
  key: string
  values: OptionValue[]
  default: OptionValue
  rule: string // it switches on
}

/** What every scenario of every game begins with. */
export interface Header {
  game: string
  id: string
  title: Words
  date: string // of the action, ISO 8601 where it is known to the day
  place: Words
  minutes: number
  difficulty: number
  situation: Words
  forces: Words
  special?: Words | null
  goal: Words
  sources?: (string | Words)[] // the title of a book as it is printed; anything else by language
  defaults?: Record<string, unknown> // options this scenario is meant to be played with
}

/** A scenario in the lobby, which shows no map and no order of battle. */
export interface ScenarioInfo extends Header {
  sources: (string | Words)[]
  width?: number // of its map, in places
  sides: SideInfo[]
  options: OptionInfo[]
}

/** A game with its scenarios. */
export interface GameInfo {
  name: string
  sides: string[]
  scenarios: ScenarioInfo[]
}

export type Scenario = Header & Record<string, unknown>

/** What every map that scenarios share begins with. */
export interface MapHead {
  id: string
  title: Words
}

export type MapFile = MapHead & Record<string, unknown>

/** One rule, as players read it. */
export interface RuleText {
  id: string
  section: string
  kind: 'printed' | 'ruling' | 'rebuilt' | 'optional'
  words: Words
}

/** What opens a seat. */
export interface SeatKey {
  side: number
  token: string
}

/** What opens a table. */
export interface NewTable {
  id: string
  seats: SeatKey[]
  watch: string
}

/** A seat of a table. */
export interface Seat {
  side: number
  player: string // "human" or a level
  name: string
  present: boolean
  seated: boolean
}

/** The players throw, and type the faces in. */
export interface OwnDice {
  kind: 'own'
}

/** The server throws, so that anybody can check it afterwards. */
export interface ServerDice {
  kind: 'server'
  commitment: string
  scheme: number // 2: contributions are sealed before any is opened
  seals: (string | null)[] // by side: the hash of its contribution, "" if it contributes nothing, null while awaited
  contributions: string[] // by side, "" until opened
  imported: number // actions that came from a record, with dice of their own
  secret?: string // once the game is over
}

export type DiceInfo = OwnDice | ServerDice

/** Why a game ended and what made the difference, in keys of its texts, and what the result was reckoned from. */
export interface Reckoning {
  ended: string
  decided: string
  needed: number // by the attacker to win; 0: that did not matter
  terms: Record<string, number>
}

/** How a game ended. */
export interface Outcome {
  winner: number // -1: a draw
  grade: string // the game's, or "resigned" or "agreed"
  scores: number[]
  rule: string
  reckoning: Reckoning | null // of a game that was played to its end
}

/** Two games with the sides changed, seen from one of the two tables. */
export interface Match {
  game: number // 1 or 2
  first: Outcome | null // of the first game, once it is over
  winner: number | null // a side of this table, -1 for a draw, null while it is open
}

/** Who sits at a table and how it was set up. */
export interface TableInfo {
  id: string
  game: string
  scenario: string | Scenario // the name of one of ours, or the whole of the table's own
  options: Record<string, string | number | boolean | null | Record<string, unknown> | unknown[]> // a map or charts may be somebody's own
  seats: Seat[]
  you: number[] // the sides of whoever asks
  hotseat: boolean
  watching: boolean
  watch?: string // for spectators: players may invite them
  number: number
  over: boolean
  dice: DiceInfo
  match: Match | null
  next: NewTable | null // the table of the rematch
}

/** An action: in notation, and taken apart, so that one client can serve every game. */
export interface Legal {
  text: string // notation: what is sent back
  verb: string
  unit: string
  unit_id: number // -1: none
  origin: string
  target: string
  amount: number
  extras: string[]
}

/** Points by a rule; or a `figure`, a number that is not added: `<game>-number-<figure>` of the texts, takes $value. */
export interface TallyLine {
  rule: string
  points?: number
  die?: number
  figure?: string
  value?: number
}

/** Something that happened: `<game>-event-<key>` of the texts. */
export interface TableEvent {
  key: string
  side?: number
  unit?: number
  origin?: string
  target?: string
  amount: number
  rule?: string
  dice?: number[]
  total?: number
  lines?: TallyLine[]
}

export type OfferKind = 'draw' | 'take-back' | 'rematch'

/** An entry of the log: an action and what it brought about, or with a `kind` something else that happened. */
export interface Entry {
  number: number
  side: number
  phase?: string // in which it was made: the prompt's key
  action?: string // in notation, "?" where it is a secret
  parts?: Legal // the action taken apart, its unit by name alone; none of a secret one
  order?: number // the number of the first action of the order it was part of
  dice?: (number | '?')[]
  events?: TableEvent[]
  sides?: number[] // of the dice, once the game is over
  kind?: 'undo' | 'take-back' | 'resigned' | 'agreed' | 'offer'
  what?: OfferKind // is offered
  answer?: boolean // to the offer
  takes_back?: number[] // the numbers of these entries
}

/** Own dice: the action that waits for a die. */
export interface Pending {
  side: number
  action: string
  sides: number // of the die to throw now; 0: it is another's to throw
  given: number // how many were given
}

/** What a side offers the other. */
export interface Offered {
  what: OfferKind
  from: number
}

/** What is asked: a key of the texts, and the data they speak of. */
export interface Prompt {
  key: string
  data: Record<string, string | number>
}

/** What a viewer may know of a state. */
export interface Moment {
  number: number
  decider: number // -1: the game is over
  prompt: Prompt
  view: Record<string, unknown> // the game's own
  legal: Legal[]
  outcome: Outcome | null
}

/** A position, for one viewer; in one of the past nothing can be done. */
export interface Position extends Moment {
  type: 'position'
  undo: boolean // the viewer may take his last action back
  since: Entry[] // what happened since the position before
  presence: number[] // sides that are connected
  thinking: number // seconds the computer allows itself for its decision; 0: it has none to make
  waiting: number[] // sides whose contribution to the dice is awaited
  dice: ServerDice | null // while any is
  pending: Pending | null
  setting_up: boolean
  staff: string // the level that decides for the viewer for a while; "": nobody does
  offers: Offered[]
  viewer: number // -1: a spectator
  next: boolean // a rematch is ready: ask for the table
}

/** What speaks against an action. */
export interface Why {
  rule: string // "": no rule does
  text: Words | null // null: it is legal
  nearest: Legal | null // on an open table: the legal action that comes closest
}

/** One string per row, one digit per place: on an open table, where an action may lead, 0 for where it may not. */
export interface Reach {
  left: number
  top: number
  rows: string[]
}

/** One place after another, and the enemies who may fire as the unit sets out for it. */
export interface Leg {
  place: string
  fire: number[]
}

/** The best way of a unit to a place. */
export interface WayTold {
  place: string
  chance: number // to arrive, if nobody fires
  points: number // left on arrival, on average
  sure: boolean // nothing is thrown and nobody may fire: it can be taken back
  meets: boolean // an enemy is there: it comes to a fight
  legs: Leg[]
  actions: string[] // in notation, one after the other
}

/** Everywhere a unit can get to now by several actions. */
export interface WaysTold {
  unit: number
  ways: WayTold[]
}

/** What one enemy's fire does to the unit on its way. */
export interface Shot {
  unit: number
  name: string
  place: string // that the unit is leaving
  prospects: Prospect[]
}

/** What a way may cost. */
export interface Risk {
  way: WayTold
  arrives: number // if all who may fire do
  suffers: number // to lose anything, if all do
  lost: number // on average, if all do
  eliminated: number
  stopped: number // alive, but short of the place
  shots: Shot[]
  fight: Odds | null // that the arrival leads to, as things stand
}

/** What a player said. */
export interface ChatLine {
  from: number
  text: string
  at: number // seconds since 1970
}

/** What the game is at. */
export interface AtNumber {
  number: number
}

/** Why something was not done. */
export interface Reason {
  rule?: string // that forbids it
  text: Words
}

/** The answer to a request that was not carried out. */
export interface Refusal {
  reason: Reason
}

/** A message was not carried out. */
export interface Refused {
  type: 'refused'
  number: number
  reason: Reason
}

/** An order has come to its end, or something came between. */
export interface Halted {
  type: 'halted'
  number: number
  done: number // how many of its actions were carried out
  left: string[] // those that were not
  reason: Reason | null // why not; null when all were
}

/** Own dice: a die of `sides` is to be thrown, after `given` others. */
export interface NeedsDice {
  type: 'needs-dice'
  action: string
  sides: number
  given: number
}

/** Somebody came or went. */
export interface Presence {
  type: 'presence'
  presence: number[]
}

/** A player says something. */
export interface ChatMessage extends ChatLine {
  type: 'chat'
}

/** Something was offered, or with an `answer` answered. */
export interface OfferMessage {
  type: 'offer'
  what: OfferKind
  from: number
  answer?: boolean
}

export type ServerMessage = Position | Refused | Halted | NeedsDice | Presence | ChatMessage | OfferMessage

export interface Hello {
  type: 'hello'
  from?: number | null
  contribution?: string // tables of the first scheme of dice only
  seal?: string
  name?: string
}

export interface Open {
  type: 'open'
  contribution: string
}

export interface Act {
  type: 'act'
  number: number
  action: string
  dice?: number[] | null
}

/** Several actions, one after the other, as long as nothing comes between. */
export interface Order {
  type: 'order'
  number: number
  actions: string[]
}

export interface GiveDice {
  type: 'dice'
  number: number
  dice: number[]
}

export interface Undo {
  type: 'undo'
  number: number
}

export interface Resign {
  type: 'resign'
}

export interface DecideNow {
  type: 'decide-now'
}

export interface Chat {
  type: 'chat'
  text: string
}

export interface Offer {
  type: 'offer'
  what: OfferKind
}

export interface Answer {
  type: 'answer'
  what: OfferKind
  yes: boolean
}

export type ClientMessage = Hello | Open | Act | Order | GiveDice | Undo | Resign | DecideNow | Chat | Offer | Answer

export interface SeatWanted {
  player?: string
  name?: string
}

export interface TableWanted {
  game: string
  scenario: string
  options?: Record<string, unknown>
  seats?: SeatWanted[]
  dice?: 'server' | 'own'
  hotseat?: boolean
  match?: boolean
}

/** The computer is to decide for a seat until something is over; no level: it is relieved. */
export interface StaffWanted {
  level?: string
  until?: 'set-up' | 'phase' | 'turn' | 'game'
}
