// What the server says, as docs/api.md describes it.

export interface Words {
  fr: string
  en: string
}

export interface Reason {
  rule?: string
  text: Words
}

export interface SideInfo {
  key: string
  name: Words
  nation: string
}

export type OptionValue = string | number | boolean | null

export interface OptionInfo {
  key: string
  values: OptionValue[]
  default: OptionValue
  rule: string
}

export interface ScenarioInfo {
  id: string
  title: Words
  date: string
  place: Words
  minutes: number
  difficulty: number
  situation: Words
  forces: Words
  special?: Words | null
  goal: Words
  sources: (string | Words)[]
  sides: SideInfo[]
  options: OptionInfo[]
}

export interface GameInfo {
  name: string
  sides: string[]
  scenarios: ScenarioInfo[]
}

/** The whole scenario file; each game knows its own. */
export type Scenario = Record<string, unknown> & { id: string; title: Words; date: string; place: Words }

export interface RuleInfo {
  id: string
  section: string
  kind: string
  fr: string
  en: string
}

export interface Seat {
  side: number
  player: string // "human" or a level
  name: string
  present: boolean
  seated: boolean
}

export interface SeatKey {
  side: number
  token: string
}

export interface NewTable {
  id: string
  seats: SeatKey[]
  watch: string
}

export interface DiceInfo {
  kind: 'server' | 'own'
  commitment: string
  contributions: string[]
  secret?: string
}

export interface TableInfo {
  id: string
  game: string
  scenario: string | Scenario
  options: Record<string, OptionValue>
  seats: Seat[]
  you: number[]
  hotseat: boolean
  watching: boolean
  watch?: string
  number: number
  over: boolean
  dice: DiceInfo
  match: null | { game: 1 | 2; first?: { outcome: Outcome }; winner: number | null }
  next: NewTable | null
}

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

/** Where an action may lead on an open table: a string a row, a digit a point, 0 for where it may not. */
export interface Reach {
  left: number
  top: number
  rows: string[]
}

/** Points by a rule; or, with a `figure`, a number that is not added: `<game>-number-<figure>` of the texts, takes $value. */
export interface TallyLine {
  rule: string
  points: number
  figure?: string
  value?: number
  high?: number // before the die is thrown: at most
  die?: number
}

// -- the exact odds of an action: docs/api.md ----------------------------------------------------------------------------
export interface OddsTotal {
  key: string
  side: number
  unit: number // that it counts against, where there are several; else -1
  lines: { rule: string; low: number; high: number }[]
  mean: number
  chances: [number, number][]
  dice: { rule: string; low: number; high: number } | null // the total is turned into dice that are thrown
}

export interface OddsCase {
  least: number // margin
  most: number
  chance: number
  to_choose: number[] // by side: losses whose owner chooses the unit
  losses: number[] // by side, all of them
  taken_by: number // -1: nobody moves into the other's place
  events: TableEvent[]
  fates: { key: string; unit: number; amount: number }[]
}

export interface Prospect {
  key: string
  unit: number // -1: of none in particular
  name: string
  value: number
  chance: boolean // else an average
}

export interface Pair {
  won: number // by the acting side
  tied: number
  lost: number
}

export interface Share {
  action: string
  share: number
}

export interface Commitments {
  mine: Legal[]
  theirs: Legal[]
  table: Pair[][] // by mine, by theirs
  hint: { mine: Share[]; theirs: Share[]; value: number; kept: Pair } // value in hundredths, to me; kept: when both keep to it
}

export interface OddsSummary {
  won: number | null // by the acting side; null where nobody wins, for only one side strikes
  tied: number | null
  lost: number | null
  taken: number[] | null // by side; null where no place is at stake
  losses: number[]
  units: { unit: number; name: string; chance: number }[] // that fall whatever their owner chooses
}

export interface Odds {
  acting: number
  condition: 'neither' | 'nothing' | null // what the chances take for granted of support to be committed
  totals: OddsTotal[]
  cases: OddsCase[]
  summary: OddsSummary
  prospects: Prospect[]
  commitments: Commitments | null
}

export interface TableEvent {
  key: string
  side?: number
  unit?: number
  origin?: string
  target?: string
  amount: number
  rule?: string
  dice?: (number | '?')[]
  total?: number
  lines?: TallyLine[]
}

export interface Entry {
  number: number
  side: number
  phase?: string // in which it was made: the prompt's key
  action?: string
  dice?: (number | '?')[]
  sides?: number[]
  events?: TableEvent[]
  kind?: 'undo' | 'take-back' | 'resigned' | 'agreed' | 'offer'
  takes_back?: number[]
  what?: OfferKind
  answer?: boolean
}

export interface Outcome {
  winner: number // -1: a draw
  grade: string
  scores: number[]
  rule: string
  reckoning: Reckoning | null // of a game that was played to its end
}

/** Why it ended, what made the difference, what an attack needed (0: that did not matter), and what the result was reckoned from. */
export interface Reckoning {
  ended: string
  decided: string
  needed: number
  terms: Record<string, number>
}

export type OfferKind = 'draw' | 'take-back' | 'rematch'

export interface Pending {
  side: number
  action: string
  sides: number // of the die to throw now; 0: it is another's to throw
  given: number // how many were given
}

export interface Position {
  type: 'position'
  number: number
  decider: number // -1: the game is over
  prompt: { key: string; data: Record<string, string | number> }
  view: unknown // the game's own
  legal: Legal[]
  outcome: Outcome | null
  undo: boolean
  since: Entry[]
  presence: number[]
  thinking: number // seconds the computer allows itself for its decision; 0: it has none to make
  waiting: number[]
  pending: Pending | null
  setting_up: boolean
  offers: { what: OfferKind; from: number }[]
  viewer: number
  next: boolean // a rematch is ready: ask for the table
}

export interface ChatLine {
  from: number
  text: string
  at: string | number
}

export type ServerMessage =
  | Position
  | { type: 'refused'; number: number; reason: Reason }
  | { type: 'needs-dice'; action: string; sides: number; given: number }
  | { type: 'presence'; presence: number[] }
  | ({ type: 'chat' } & ChatLine)
  | { type: 'offer'; what: OfferKind; from: number; answer?: boolean }

export type ClientMessage =
  | { type: 'hello'; from?: number; contribution?: string; name?: string }
  | { type: 'act'; number: number; action: string; dice?: number[] }
  | { type: 'dice'; number: number; dice: number[] }
  | { type: 'undo'; number: number }
  | { type: 'resign' }
  | { type: 'decide-now' }
  | { type: 'chat'; text: string }
  | { type: 'offer'; what: OfferKind }
  | { type: 'answer'; what: OfferKind; yes: boolean }
