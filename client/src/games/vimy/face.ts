import { HexSheet, place as placeOf } from '../../board/hexes'
import { api } from '../../net/api'
import type { Legal, Position, Scenario } from '../../net/wire'
import { NOTHING, type Selection } from '../../table/choice'
import type { Table } from '../../table/state.svelte'
import { say, word } from '../../text/texts.svelte'
import type { EventKeys, GameFace } from '../face'
import Board from './Board.svelte'
import Chances from './Chances.svelte'
import Decision from './Decision.svelte'
import { asScenario, groundOf, withMap, wordsOf, type Ground } from './ground'
import { OVERLAYS } from './overlays.svelte'
import Picture from './Picture.svelte'
import { facingTo, lit, pairsWith, postsOf } from './pointing'
import { asView, CANADIAN, standing, type UnitView, type View } from './view'

const GAME = 'vimy'
const unitOf = (id: number, view: View): UnitView | undefined => view.units.find((u) => u.id === id)

/** Actions that dice decide. */
export const chancy = (action: Legal): boolean => ['fire', 'react', 'melee'].includes(action.verb)

/** Kind, companies, status and marks of a unit. */
export function unitValues(unit: UnitView): string[] {
  const values = [say(`${GAME}-kind-${unit.kind}`)]
  if (unit.full > 1) values.push(say(`${GAME}-companies`, { count: unit.strength }))
  if (unit.gone) return [...values, say(`${GAME}-gone-${unit.gone}`)]
  values.push(say(`${GAME}-status-${unit.status}`))
  if (unit.rear) values.push(say(`${GAME}-rear-in`, { place: unit.rear }))
  return [...values, ...unit.marks.map((mark) => say(`${GAME}-mark-${mark}`))]
}

/** The ground of a hex. */
export function groundText(hex: string, ground: Ground, view: View): string[] {
  const terrain = ground.wood.has(hex) ? 'wood' : ground.village.has(hex) ? 'village' : 'clear'
  const found = [say(`${GAME}-level`, { level: ground.level(hex) }), say(`${GAME}-terrain-${terrain}`)]
  const what: [string, boolean][] = [
    ['canadian-trench', ground.canadianTrench.has(hex)],
    ['german-trench', ground.germanTrench.has(hex)],
    ['communication', ground.communication.has(hex)],
    ['wire', ground.wire.has(hex) && !(hex === ground.file.fort && view.fort === 'shell')],
    ['entrance', ground.entrance.has(hex)],
    ['tunnel', ground.tunnel.has(hex) && !ground.entrance.has(hex)],
    ['road', ground.road.has(hex)],
    ['rail', ground.rail.has(hex)],
    ['shelled', ground.shelled(hex)],
    ['smoke', view.smoke.some((s) => s.at === hex)],
  ]
  found.push(...what.filter(([, is]) => is).map(([key]) => say(`${GAME}-ground-${key}`)))
  return found
}

export function placeName(hex: string, ground: Ground): string {
  const name = ground.file.name.find((n) => n.at === hex)
  return name ? word(wordsOf(name)) : ''
}

function describe(hex: string, view: View, scenario: Scenario): string {
  const ground = groundOf(scenario)
  const names = [asScenario(scenario).canadian.name, asScenario(scenario).german.name]
  const sides = [0, 1].map((side) => {
    const units = standing(view, hex).filter((u) => u.side === side)
    return units.length ? say('of-what', { what: word(names[side]), more: units.map((u) => `${u.name} (${unitValues(u).join(', ')})`).join(say('and-then')) }) : ''
  })
  const objective = view.objectives.find((o) => o.at === hex)
  const prize = objective ? `${say(`${GAME}-objective-${objective.key}`)}, ${say(`${GAME}-points`, { points: objective.points })}` : ''
  const head = [hex, placeName(hex, ground)].filter(Boolean).join(' ')
  return [head, prize, groundText(hex, ground, view).join(', '), ...sides].filter(Boolean).map((part) => `${part}.`).join(' ')
}

const TURN = ['move', 'fire', 'melee', 'entrench']

function phases({ view, prompt }: Position): string[] {
  const { key } = prompt
  if (key === 'over' || key === 'begin') return [key]
  if (asView(view).turn === 0) return ['mine', 'deploy', 'fort']
  return TURN.flatMap((phase) => (phase === asView(view).stage && !TURN.includes(key) ? [phase, key] : [phase]))
}

function stocks(view: View): string[][] {
  const { points } = view
  const count = (key: string, n: number): string[] => (n ? [say(`${GAME}-stock-${key}`, { count: n })] : [])
  const off = (side: number, gone: string): number => view.units.filter((u) => u.side === side && u.gone === gone).length
  return [
    [
      say(`${GAME}-points`, { points: points.score }),
      ...count('companies-lost', points.infantry_lost + points.others_lost),
      ...count('companies-surrendered', points.surrendered),
      ...count('in-hand', off(0, 'in-hand')),
      ...count('broken-down', off(0, 'broken-down')),
    ],
    [
      ...count('units-lost', points.germans_lost),
      ...count('units-surrendered', points.germans_surrendered),
      ...count('in-hand', off(1, 'in-hand')),
      ...count('to-come', off(1, 'to-come')),
    ],
  ]
}

/** The cursor moves from hex to hex within the part of the map in play. */
function step(place: string, right: number, down: number, view: unknown): string {
  const { area, columns, rows } = asView(view)
  const [first, last] = area.length ? [placeOf(area[0]), placeOf(area[area.length - 1])] : [[1, 1], [columns, rows]]
  const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n))
  const [column, row] = placeOf(place)
  return new HexSheet(columns, rows, 1).name(clamp(column + right, first[0], last[0]), clamp(row + down, first[1], last[1]))
}

// -- pointing --------------------------------------------------------------------------------------------------------
function point(table: Table, place: string, unit: number): void {
  const view = asView(table.playback.position!.view)
  const phase = table.playback.position!.prompt.key
  if (phase === 'mine') return pointAtMine(table, place)
  if (phase === 'deploy') return pointAtPost(table, place)
  if (phase === 'move' && view.mover.unit >= 0) return pointOnTheWay(table, place, view)
  if (phase === 'fire' && table.pointing.selection.verb === 'smoke' && !table.pointing.targets.has(place) && !table.pointing.sources.units.has(unit)) return void trySmoke(table, place)
  table.pointing.pointAt(place, unit)
}

function pointAtMine(table: Table, place: string): void {
  const { selection, legal } = table.pointing
  const pair = legal.find((a) => a.verb === 'mines' && [a.origin, a.target].includes(place) && [a.origin, a.target].includes(selection.origin) && selection.origin !== place)
  if (table.pointing.ready && [selection.origin, selection.target].includes(place)) table.pointing.confirm()
  else if (pair) table.pointing.selection = { ...NOTHING, origin: pair.origin, target: pair.target }
  else if (pairsWith(legal, place).length) table.pointing.selection = { ...NOTHING, origin: place }
  else void table.pointing.askWhy(place, -1)
}

/** The selected unit goes at once where the player points: it can be taken back. */
function pointAtPost(table: Table, place: string): void {
  const posts = postsOf(table).filter((a) => a.target === place)
  if (posts.length === 1) table.act(posts[0])
  else if (posts.length) table.pointing.choose({ target: place })
  else void tryPost(table, place)
}

/** In open ground posts are not listed: any hex that meets no objection is one. */
async function tryPost(table: Table, place: string): Promise<void> {
  const text = attempt(table.pointing.selection, place, -1, table.playback.position!)
  const unit = unitOf(table.pointing.selection.unit, asView(table.playback.position!.view))
  const why = text && unit ? await api.why(table.id, table.token, text).catch(() => null) : null
  if (why?.text === null) table.act({ text: text!, verb: 'deploy', unit: unit!.name, unit_id: unit!.id, origin: '', target: place, amount: 0, extras: [table.pointing.selection.extra] })
  else void table.pointing.askWhy(place, -1)
}

/** Smoke is listed only for hexes with units, but can be laid wherever it meets no objection. */
async function trySmoke(table: Table, place: string): Promise<void> {
  const { selection } = table.pointing
  if (table.pointing.ready && selection.target === place) return table.pointing.confirm()
  const unit = unitOf(selection.unit, asView(table.playback.position!.view))
  if (!unit) return
  const text = `smoke ${unit.name} ${place}`
  const why = await api.why(table.id, table.token, text).catch(() => null)
  if (why?.text !== null || table.pointing.selection !== selection) return void table.pointing.askWhy(place, -1)
  table.pointing.selection = { ...selection, target: place }
  table.pointing.wished = { selection: table.pointing.selection, action: { text, verb: 'smoke', unit: unit.name, unit_id: unit.id, origin: unit.at, target: place, amount: 0, extras: [] } }
}

/** The moving unit steps, or turns towards the hex pointed at. A step that nothing can interrupt is made at once. */
function pointOnTheWay(table: Table, place: string, view: View): void {
  const { legal, selection } = table.pointing
  const mover = unitOf(view.mover.unit, view)!
  if (place === mover.at) {
    table.pointing.selection = { ...NOTHING, unit: mover.id, verb: 'step' }
    return
  }
  const way = legal.find((a) => a.verb === 'step' && a.target === place)
  if (way) {
    if (selection.target === place || undisturbed(table, mover, place, view)) table.act(way)
    else table.pointing.selection = { ...NOTHING, unit: mover.id, verb: 'step', target: place }
    return
  }
  const facing = facingTo(groundOf(table.scenario!), mover, place)
  const turn = legal.find((a) => (a.verb === 'face' || a.verb === 'expose') && a.extras.includes(facing))
  if (!turn) void table.pointing.askWhy(place, -1)
  else if (selection.verb === turn.verb && selection.extra === facing) table.act(turn)
  else table.pointing.selection = { ...NOTHING, unit: mover.id, verb: turn.verb, extra: facing }
}

/** No enemy near, no wire, no barrage: the step brings no die and no shot. */
function undisturbed(table: Table, mover: UnitView, target: string, view: View): boolean {
  const ground = groundOf(table.scenario!)
  const enemies = view.units.filter((u) => u.at && u.side !== mover.side && u.status !== 'underground')
  const near = enemies.some((u) => ground.sheet.distance(u.at, mover.at) <= 1 || u.at === target)
  const shells = view.standing && mover.side !== CANADIAN && ground.front(view.standing).includes(target)
  return !near && !shells && !ground.wire.has(target)
}

/** What the player seems to have meant, in notation. */
function attempt(selection: Selection, place: string, unit: number, position: Position): string | null {
  const view = asView(position.view)
  const phase = position.prompt.key
  const chosen = unitOf(selection.unit >= 0 ? selection.unit : unit, view) ?? view.units.find((u) => u.at === place && u.side === position.decider)
  if (phase === 'melee') return `melee ${place}`
  if (!chosen) return null
  if (phase === 'deploy') return `deploy ${chosen.name} ${place} ${selection.extra || 'entrenched'}`
  if (phase === 'move') return view.mover.unit >= 0 ? `step ${chosen.name} ${chosen.at}-${place}` : `move ${chosen.name}`
  if (phase === 'fire') return selection.unit >= 0 && place !== chosen.at ? `${selection.verb || 'fire'} ${chosen.name} ${place}` : `fire ${chosen.name} ${view.units.find((u) => u.at && u.side !== chosen.side)?.at ?? place}`
  if (phase === 'rout') return `rout ${chosen.name} ${place}`
  return ['lose', 'react', 'entrench'].includes(phase) ? `${phase} ${chosen.name}` : null
}

function inHand({ view, prompt }: Position): Partial<Selection> | null {
  const v = asView(view)
  if (prompt.key === 'move' && v.mover.unit >= 0) return { unit: v.mover.unit, verb: 'step' }
  return prompt.key === 'rout' ? { unit: v.routing, verb: 'rout' } : null
}

/** The unit in hand: it is ordered to a place, its die and its steps follow. */
function marches({ view, prompt }: Position, { unit }: Selection): number {
  if (prompt.key !== 'move') return -1
  const { mover } = asView(view)
  return mover.unit >= 0 ? mover.unit : unit
}

/** Whether a unit of the side whose phase it is has yet to move, and may. */
function canFollow(id: number, view: unknown): boolean {
  const unit = unitOf(id, asView(view))
  return !!unit?.at && !unit.marks.some((mark) => ['moved', 'fixed', 'engaged'].includes(mark))
}

// -- words -----------------------------------------------------------------------------------------------------------
function extraText(action: Legal): string[] {
  const kind = action.verb === 'deploy' ? 'status' : action.verb === 'fort' ? 'fort' : 'facing'
  return action.extras.map((extra) => say(`${GAME}-${kind}-${extra}`))
}

function label(action: Legal, view: unknown): string {
  const verb = say(`${GAME}-verb-${action.verb}`, { phase: asView(view).phase })
  const rear = action.verb === 'deploy' && action.origin ? [say(`${GAME}-rear-in`, { place: action.origin })] : []
  const way = action.verb === 'mines' ? `${action.origin}, ${action.target}` : action.target && action.origin && action.verb !== 'deploy' ? `${action.origin} → ${action.target}` : action.target || (action.unit_id >= 0 ? action.origin : '')
  const unit = action.verb === 'fire' && action.unit_id < 0 ? say(`${GAME}-pimple`) : action.unit
  const what = [unit, way, ...extraText(action), ...rear].filter(Boolean).join(', ')
  return what ? say('of-what', { what: verb, more: what }) : verb
}

/** Actions that bring no event: "stop 42 Bn", and "step 42 Bn 1606-1607" while the enemy is asked whether he fires. */
function logged({ verb, unit, origin, target }: Legal): string {
  const what = verb === 'step' ? `${unit}, ${origin} → ${target}` : unit
  return ['step', 'stop'].includes(verb) ? say('of-what', { what: say(`${GAME}-verb-${verb}`), more: what }) : ''
}

/** In a set-up by hand, and in fire, there are hundreds: those of the selected unit are enough. */
function listed(legal: Legal[], table: Table): Legal[] {
  if (table.playback.position?.prompt.key === 'deploy') return [...legal.filter((a) => a.verb !== 'deploy'), ...postsOf(table)]
  return table.pointing.selection.unit >= 0 ? legal.filter((a) => a.unit_id === table.pointing.selection.unit || a.unit_id < 0) : legal
}

const EVENTS: EventKeys = {
  headings: { turn: 'turn' },
  fights: ['fired', 'hit', 'missed', 'lost', 'melee'],
  losses: ['lost'],
  results: ['ended'],
  unnoticed: ['deployed'],
  guns: ['fired', 'rolling', 'standing', 'mine'],
  steps: ['moved', 'deployed'],
}

export const vimy: GameFace = {
  name: GAME,
  Board,
  Decision,
  Picture,
  sides: (scenario) => (['canadian', 'german'] as const).map((key) => ({ key, ...asScenario(scenario)[key] })),
  colours: () => ['brown', 'grey'],
  pieces: (view) => asView(view).units,
  unitName: (id, view) => unitOf(id, asView(view))?.name ?? '',
  clock: (view) => ({ turn: asView(view).turn, turns: asView(view).turns, active: asView(view).active }),
  phases,
  phaseOf: ({ prompt }) => prompt.key,
  inPanel: ['deploy', 'fort', 'react', 'lose', 'entrench'],
  secret: ({ prompt }) => prompt.key === 'mine',
  step,
  firstPlace: (view) => asView(view).objectives.find((o) => o.at)?.at ?? '1805',
  describe: (place, view, scenario) => describe(place, asView(view), scenario),
  position: (view, scenario) => {
    const v = asView(view)
    const held = new Set([...v.units.map((u) => u.at), ...v.objectives.map((o) => o.at), ...v.smoke.map((s) => s.at)].filter(Boolean))
    const places = [...held].sort().map((place) => ({ place, text: describe(place, v, scenario).slice(place.length).replace(/^[ .]+/, '') }))
    return { places, sides: stocks(v) }
  },
  attempt,
  marches,
  canFollow,
  point,
  useful: (table) => lit(table).map((l) => l.hex),
  aimText: (table, place) => (lit(table).some((l) => l.hex === place) ? say('cursor-target') : ''),
  listed,
  chancy,
  Odds: Chances, // a shot is neither won nor lost
  inHand,
  whole: withMap,
  finish: (legal) => legal.find((a) => a.verb === 'stop'),
  keys: [
    ['p', 'key-place'],
    ...OVERLAYS.map(([overlay, letter]): [string, string] => [letter, `${GAME}-overlay-${overlay}-what`]),
    ['l', `${GAME}-legend`],
  ],
  marks: [
    ['act', 'mark-act'],
    ...['moved', 'fired', 'fought', 'fixed', 'engaged'].map((mark): [string, string] => [mark, `${GAME}-mark-${mark}`]),
  ],
  label,
  events: EVENTS,
  logged,
}
