// The odds as they go over the wire, made from the types of the server by tools/make_wire.py. docs/api.md describes them.
import type { Legal, TableEvent } from './wire'

/** One thing a player asks before he decides: `<game>-odds-<key>` of the texts. */
export interface Prospect {
  key: string
  unit: number // -1: of none in particular
  name: string
  value: number
  chance: boolean // else an average
}

/** From how much to how much a rule counts. */
export interface Range {
  rule: string
  low: number
  high: number
}

/** A sum that is compared, with its chances: `<game>-odds-<key>` of the texts. */
export interface OddsTotal {
  key: string
  side: number
  unit: number // that it counts against, where there are several; else -1
  lines: Range[]
  mean: number
  chances: [number, number][]
  dice: Range | null // the total is turned into dice that are thrown
}

/** What befalls a unit, or (unit -1) what can be said of a whole case: `<game>-case-<key>` of the texts, takes $count. */
export interface Fate {
  key: string
  unit: number
  amount: number
}

/** A result, and the margins that bring it. */
export interface OddsCase {
  least: number // margin
  most: number
  chance: number
  lost: number[] // units that fall whatever their owner chooses
  to_choose: number[] // by side: further losses whose owner chooses the unit
  losses: number[] // by side, all of them
  taken_by: number // -1: nobody moves into the other's place
  events: TableEvent[]
  fates: Fate[]
}

/** A unit that may fall whatever its owner chooses. */
export interface Falling {
  unit: number
  name: string
  chance: number
}

/** What one asks first. `won`, `tied` and `lost` are the acting side's; null where only one side strikes. */
export interface OddsSummary {
  won: number | null
  tied: number | null
  lost: number | null
  taken: number[] | null // by side; null where no place is at stake
  losses: number[] // by side, on average
  units: Falling[]
}

/** The chances of the acting side. */
export interface Chances {
  won: number
  tied: number
  lost: number
}

/** One commitment against another. */
export interface Pair extends Chances {
  taken: number // the acting side may move in
  losses: number[] // by side, on average
}

/** The part of a commitment in a mix. */
export interface Share {
  action: string
  share: number
}

/** The mixes that neither side can improve on. */
export interface Hint {
  mine: Share[]
  theirs: Share[]
  value: number // in hundredths of the plainest unit, to me
  kept: Chances // when both sides keep to the mixes
}

/** What either side may commit in secret, and what each pair of commitments leads to. */
export interface Commitments {
  mine: Legal[]
  theirs: Legal[]
  table: Pair[][] // by mine, by theirs
  hint: Hint
}

/** The exact odds of an action. */
export interface Odds {
  action: string
  acting: number // the side that wins when the margin is above 0
  condition: string | null // what is taken for granted of support to be committed: `odds-if-<condition>` of the texts
  totals: OddsTotal[]
  cases: OddsCase[] // by margin
  summary: OddsSummary
  prospects: Prospect[]
  commitments: Commitments | null
}
