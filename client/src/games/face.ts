// What a game adds to the common table: its board, its decisions, its pictures, and how to read its view.
import type { Component } from 'svelte'
import type { Legal, Position, Scenario, SideInfo, TableInfo } from '../net/wire'
import type { Table } from '../table/state.svelte'
import type { Selection } from '../table/choice'
import type { SidesOf } from '../table/seen_dice'

/** A unit as the common parts of the table need it. */
export interface Piece {
  id: number
  side: number
  at: string // '' when it is not on the board
  kind: string
}

/** One line of the text view. */
export interface PlaceText {
  place: string
  text: string
}

export interface GameFace {
  name: string
  Board: Component<{ table: Table }>
  Decision: Component<{ table: Table }> // what the decision of the moment needs beside the board
  Picture: Component<{ scenario: Scenario }> // the scenario's map, small
  sides(scenario: Scenario): SideInfo[]
  colours(scenario: Scenario): string[] // one a side: a key of board/colours.ts
  pieces(view: unknown): Piece[]
  unitName(unit: number, view: unknown): string
  /** Units of both sides may bear one name: then it is told with the side. */
  twins?: boolean
  /** Turn and number of turns (0: nobody knows), and whose sequence it is. */
  clock(view: unknown): { turn: number; turns: number; active: number }
  /** Phases shown in the phase bar at this moment, in their order, and which of them it is. */
  phases(position: Position): string[]
  phaseOf(position: Position): string
  /** Phases that are decided in a panel: on a phone they bring it up. */
  inPanel: string[]
  /** Whether the screen must be handed over before this decision is shown. */
  secret(position: Position): boolean
  /** The place a step away, the same place at the edge; `fine` on an open table: the smallest step there is. */
  step(place: string, right: number, down: number, view: unknown, fine: boolean): string
  firstPlace(view: unknown): string
  /** What a place is called on the page, where that is not its notation. */
  placeName?(place: string): string
  /** What stands and lies in a place, in words. */
  describe(place: string, view: unknown, scenario: Scenario): string
  /** Every place that holds something, and the stocks, in words. */
  position(view: unknown, scenario: Scenario): { places: PlaceText[]; sides: string[][] }
  /** An action that was pointed at but is not legal, in notation, so that the server can say why not. */
  attempt(selection: Selection, place: string, unit: number, position: Position): string | null
  /** On an open table: what pointing at a place means, for a list of places cannot say it. */
  point?(table: Table, place: string, unit: number): void
  /** On an open table: the next target or useful place after the cursor, for the keyboard. */
  useful?(table: Table): string[]
  /** What the cursor's place means to what is in hand, in words. */
  aimText?(table: Table, place: string): string
  /** The actions worth a button in the text view, where there are too many. */
  listed?(legal: Legal[], table: Table): Legal[]
  /** What is in hand when a position is new, where the game says it: the unit that moves, say. */
  inHand?(position: Position): Partial<Selection> | null
  /** The scenario with what it only names, a map say. */
  whole?(scenario: Scenario, options: TableInfo['options']): Promise<Scenario>
  /** What ends the thing under way where the list has no "done": a unit on the move stops, say. It stands in its place. */
  finish?(legal: Legal[]): Legal | undefined
  /** Points not yet spent by a player who raises an army: he may leave them, but is asked whether he means it. */
  unspent?(position: Position): number
  /** Keys of the game's own board, with the text that says what each does. */
  keys?: [string, string][]
  /** The marks its counters carry, of board/StateMark.svelte, each with the text that says what it means. */
  marks?: [string, string][]
  /** An action in words, for a button. */
  label(action: Legal, view: unknown): string
  /** Whether an action is offered in a panel only: pointing at its unit means something else. */
  aside?(action: Legal, position: Position): boolean
  /** Whether an action has exact odds, to be asked for before it is confirmed. */
  chancy(action: Legal): boolean
  /** How it shows them; by default: who wins, and the sums of both sides. */
  Odds?: Component<{ table: Table; action: Legal }>
  /** How many sides an open die has by the rules, where not all have six: the check of the dice relies on it. */
  dieSides?: SidesOf
  /** An action of the log that tells of nothing else, in words; '' when the notation says it best. */
  logged?(action: Legal): string
}
