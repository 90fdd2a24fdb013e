// What a game adds to the common table: its board, its decisions, its pictures, and how to read its view.
import type { Component } from 'svelte'
import type { Legal, Position, Scenario, SideInfo, TableInfo } from '../net/wire'
import type { Table } from '../table/state.svelte'
import type { Selection } from '../table/choice'
import type { SidesOf } from '../table/seen_dice'

/** What the common parts of the table need to know of a unit. */
export interface Piece {
  id: number
  side: number
  at: string // '' when it is not on the board
  kind: string
}

/** One entry of the text view. */
export interface PlaceText {
  place: string
  text: string
}

/** The events of a game that the log, the notices and the sounds treat in a way of their own, by their keys. */
export interface EventKeys {
  headings: Record<string, 'turn' | 'side' | 'turn-and-side'> // the log begins a new part, headed by the event's amount or side
  fights: string[] // listed by the log's filter for fights
  losses: string[] // how they are told: where an outcome has none of them, its losses are told as numbers
  results: string[] // how a fight or the game came out: bold in the log
  unlogged?: string[] // left out of the log
  unnoticed: string[] // left out of the notices over the map
  guns: string[] // heard as guns
  steps: string[] // heard as boots
}

export interface GameFace {
  name: string
  Board: Component<{ table: Table }>
  Decision: Component<{ table: Table }> // the controls that the current decision needs beside the board
  Picture: Component<{ scenario: Scenario }> // a small map of the scenario
  sides(scenario: Scenario): SideInfo[]
  colours(scenario: Scenario): string[] // one per side: a key of board/colours.ts
  pieces(view: unknown): Piece[]
  unitName(unit: number, view: unknown): string
  /** Whether units of both sides may have the same name: the side is then named with it. */
  twins?: boolean
  /** The turn, the number of turns (0: unknown), and the side whose sequence it is. */
  clock(view: unknown): { turn: number; turns: number; active: number }
  /** The phases now shown in the phase bar, in order, and which of them it is. */
  phases(position: Position): string[]
  phaseOf(position: Position): string
  /** Phases whose decisions are made in the panel: on a phone they bring it up. */
  inPanel: string[]
  /** Whether the screen must be handed over before this decision is shown. */
  secret(position: Position): boolean
  /** The place one step away, or the same place at the edge; `fine`, on an open table, takes the smallest step there is. */
  step(place: string, right: number, down: number, view: unknown, fine: boolean): string
  firstPlace(view: unknown): string
  /** What a place is called on the page, if not by its notation. */
  placeName?(place: string): string
  /** The units and the ground of a place, in words. */
  describe(place: string, view: unknown, scenario: Scenario): string
  /** Every place that holds something, and both sides' stocks, in words. */
  position(view: unknown, scenario: Scenario): { places: PlaceText[]; sides: string[][] }
  /** The illegal action that the player pointed at, in notation, so that the server can say why not. */
  attempt(selection: Selection, place: string, unit: number, position: Position): string | null
  /** On an open table: what pointing at a place does, where a list of places would not be enough. */
  point?(table: Table, place: string, unit: number): void
  /** On an open table: the next target or useful place after the cursor, for the keyboard. */
  useful?(table: Table): string[]
  /** What the cursor's place means for what is selected, in words. */
  aimText?(table: Table, place: string): string
  /** The actions that get a button in the text view, where there are too many for all of them. */
  listed?(legal: Legal[], table: Table): Legal[]
  /** The unit whose ways the server is to look for, where a move takes several actions; -1 for none. */
  marches?(position: Position, selection: Selection): number
  /** Whether a unit of the side that decides can still move once the one on the move has stopped. */
  canFollow?(unit: number, view: unknown): boolean
  /** What is selected in a new position, if the game dictates it: the unit that is moving, say. */
  inHand?(position: Position): Partial<Selection> | null
  /** The scenario with what it refers to by name filled in: a map, say. */
  whole?(scenario: Scenario, options: TableInfo['options']): Promise<Scenario>
  /** The action that takes the place of "done" where there is none: a moving unit stops, say. */
  finish?(legal: Legal[]): Legal | undefined
  /** Points a player raising an army has not yet spent: he may leave them, but is asked whether he means to. */
  unspent?(position: Position): number
  /** The keys of the game's own board, each with the text that says what it does. */
  keys?: [string, string][]
  /** The marks its counters carry, of board/StateMark.svelte, each with the text that says what it means. */
  marks?: [string, string][]
  /** An action in words, for a button. */
  label(action: Legal, view: unknown): string
  /** Whether an action is offered only in a panel, because pointing at its unit means something else. */
  aside?(action: Legal, position: Position): boolean
  /** Whether an action has exact odds, fetched before it is confirmed. */
  chancy(action: Legal): boolean
  /** How the game shows odds; by default: which side wins, and the sums of both. */
  Odds?: Component<{ table: Table; action: Legal }>
  /** How many sides an open die has by the rules, where not all have six: the check of the dice relies on it. */
  dieSides?: SidesOf
  events: EventKeys
  /** An action of the log that brought no events, in words; '' when the notation says it best. */
  logged?(action: Legal): string
}
