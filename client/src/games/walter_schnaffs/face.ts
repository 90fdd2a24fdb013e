import { columnOf, nameOf, rowOf } from '../../board/squares'
import type { Legal, Position, Scenario } from '../../net/wire'
import type { Selection } from '../../table/choice'
import { say, word } from '../../text/texts.svelte'
import type { EventKeys, GameFace } from '../face'
import Board from './Board.svelte'
import Decision from './Decision.svelte'
import Picture from './Picture.svelte'
import { asScenario, asView, DEPTH, isGun, PLACES, WIDTH, type UnitView, type View } from './view'

const GAME = 'walter-schnaffs'

export function unitText(unit: UnitView): string {
  return say(`${GAME}-unit`, { name: unit.given ? 'given' : 'none', given: unit.given, number: unit.number, kind: unit.kind })
}

const unitOf = (id: number, view: View): UnitView | undefined => view.units.find((u) => u.id === id)

/** Kind, bases, quality, rifle and state of a unit, leaving out what is usual. */
export function unitValues(unit: UnitView): string[] {
  const values = [say(`${GAME}-kind-${unit.kind}`, { count: 1 })]
  if (!isGun(unit.kind)) values.push(say(`${GAME}-bases-of`, { count: unit.bases, full: unit.full }))
  if (unit.worn) values.push(say(`${GAME}-worn`))
  if (unit.quality !== 'regular') values.push(say(`${GAME}-quality-${unit.quality}`))
  if (unit.rifle === 'modern') values.push(say(`${GAME}-rifle-modern`))
  if (unit.to_come) values.push(say(`${GAME}-bases-to-come`, { count: unit.to_come }))
  return [...values, ...unit.marks.map((mark) => say(`${GAME}-mark-${mark}`))]
}

/** The ground of a zone, with its streams and bridges, each by the zone beyond it. */
export function groundText(place: string, view: View): string[] {
  const zone = view.zones[place]
  const found = zone?.terrain ? [say(`${GAME}-terrain-${zone.terrain}`)] : []
  for (const { a, b, bridge } of view.streams) {
    if (a === place || b === place) found.push(say(`${GAME}-${bridge ? 'bridge' : 'stream'}-towards`, { place: a === place ? b : a }))
  }
  if (zone?.struck) found.push(say(`${GAME}-attacked-times`, { count: zone.struck }))
  return found
}

const armies = (scenario: Scenario) => [asScenario(scenario).german, asScenario(scenario).french]

function describe(place: string, view: View, scenario: Scenario): string {
  const units = view.units.filter((u) => u.at === place)
  const side = units.length ? word(armies(scenario)[units[0].side].name) : ''
  const texts = units.map((u) => `${unitText(u)} (${unitValues(u).join(', ')})`)
  const parts = [side && say('of-what', { what: side, more: texts.join(say('and-then')) }), groundText(place, view).join(', ')].filter(Boolean)
  return `${place}. ${parts.join('. ') || say(`${GAME}-terrain-open`)}.`
}

const TURN = ['bombard', 'move', 'attack']
const SET_UP = ['bid', 'deploy']

function phases({ view, prompt }: Position): string[] {
  const { key } = prompt
  if (key === 'over' || key === 'begin') return [key]
  if (asView(view).turn === 0) return key === 'buy' ? ['buy', ...SET_UP] : SET_UP
  if (key === 'reinforce') return ['reinforce', ...TURN]
  if (TURN.includes(key)) return TURN
  // Losses of a bombardment come before the movement, those of an attack after it.
  return asView(view).origin || !prompt.data.target ? [...TURN, key] : ['bombard', key, 'move', 'attack']
}

/** The units a side has off the table that its opponent may not know of. */
export const offTable = (view: View, side: number): UnitView[] => view.units.filter((u) => u.side === side && (u.gone === 'kept' || u.gone === 'in-hand'))

function secret({ prompt, view, viewer }: Position): boolean {
  const v = asView(view)
  if (prompt.key === 'buy' || prompt.key === 'bid') return true
  return v.attacker === viewer && v.sides[viewer]?.level === 'turn-the-enemy' && offTable(v, viewer).length > 0
}

const EVENTS: EventKeys = {
  headings: { turn: 'turn', 'side-turn': 'side' },
  fights: ['attack', 'bombarded', 'lost', 'volley'],
  losses: ['lost'],
  results: ['ended'],
  unnoticed: ['attack', 'defence', 'deployed'],
  guns: ['bombarded', 'attack'],
  steps: ['moved', 'advanced', 'deployed'],
}

export const walterSchnaffs: GameFace = {
  name: GAME,
  Board,
  Decision,
  Picture,
  sides: (scenario) => armies(scenario).map((army, side) => ({ key: side ? 'french' : 'german', name: army.name, nation: army.nation })),
  colours: () => ['blue', 'madder'],
  pieces: (view) => asView(view).units,
  unitName: (id, view) => {
    const unit = unitOf(id, asView(view))
    return unit ? unitText(unit) : ''
  },
  clock: (view) => ({ turn: asView(view).turn, turns: 0, active: asView(view).active }),
  phases,
  phaseOf: ({ prompt }) => prompt.key,
  inPanel: ['buy', 'bid', 'deploy', 'reinforce', 'lose', 'retreat'],
  secret,
  step: (place, right, down) => {
    const clamp = (n: number, most: number): number => Math.max(0, Math.min(most - 1, n))
    return nameOf(clamp(columnOf(place) + right, WIDTH), clamp(rowOf(place) + down, DEPTH))
  },
  firstPlace: () => nameOf(WIDTH / 2 - 1, DEPTH - 2),
  unspent: ({ view, prompt, decider }) => (prompt.key === 'buy' ? (asView(view).sides[decider].purse ?? 0) : 0),
  describe: (place, view, scenario) => describe(place, asView(view), scenario),
  position: (view, scenario) => {
    const v = asView(view)
    const places = PLACES.filter((place) => groundText(place, v).length || v.units.some((u) => u.at === place)).map((place) => ({
      place,
      text: describe(place, v, scenario).slice(place.length + 2),
    }))
    return { places, sides: v.sides.map((_, side) => stockTexts(v, side)) }
  },
  attempt,
  label,
  events: EVENTS,
  chancy: (action) => action.verb === 'attack' || action.verb === 'bombard',
  logged,
}

function stockTexts(view: View, side: number): string[] {
  const stock = view.sides[side]
  const lines: string[] = []
  if (stock.level) lines.push(say(`${GAME}-level-${stock.level}`))
  if (stock.points !== undefined) lines.push(say(`${GAME}-stock-points`, { count: stock.points }))
  lines.push(say(`${GAME}-stock-lost`, { count: stock.lost }))
  for (const gone of ['in-hand', 'kept']) {
    const count = offTable(view, side).filter((u) => u.gone === gone).length
    if (count) lines.push(say(`${GAME}-stock-${gone}`, { count }))
  }
  if (view.turn > 0 && view.phase !== 'over' && side === view.attacker) lines.push(say(`${GAME}-countdown`, { count: view.countdown }))
  return lines
}

/** What the player seems to have meant, in notation. */
function attempt(selection: Selection, place: string, unit: number, position: Position): string | null {
  const view = asView(position.view)
  const phase = position.prompt.key
  if (phase === 'attack') return selection.origin && selection.origin !== place ? `attack ${selection.origin} ${place}` : attackFrom(place, view)
  const chosen = unitOf(selection.unit >= 0 ? selection.unit : unit, view) ?? view.units.find((u) => u.at === place)
  if (!chosen) return null
  if (phase === 'deploy' || phase === 'reinforce') return `deploy ${chosen.name} ${place}`
  if (phase === 'bombard') return `bombard ${chosen.name} ${place === chosen.at ? nearestEnemy(chosen, view) : place}`
  if (phase === 'move') return `move ${chosen.name} ${chosen.at}-${place === chosen.at ? ahead(place) : place}`
  return ['lose', 'retreat', 'advance'].includes(phase) ? `${phase} ${chosen.name}` : null
}

/** An attack by a zone on an enemy beside it; if there is none, on the zone in front of it. */
function attackFrom(place: string, view: View): string | null {
  const side = view.units.find((u) => u.at === place)?.side
  if (side === undefined) return null
  const beside = view.units.find((u) => u.at && u.side !== side && apart(u.at, place) === 1)
  return `attack ${place} ${beside?.at ?? ahead(place)}`
}

const apart = (one: string, other: string): number => Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other))

/** The zone a gun would most likely be meant to fire at. */
function nearestEnemy(gun: UnitView, view: View): string {
  const enemies = view.units.filter((u) => u.at && u.side !== gun.side)
  return enemies.sort((a, b) => apart(gun.at, a.at) - apart(gun.at, b.at))[0]?.at ?? ahead(gun.at)
}

const ahead = (place: string): string => nameOf(columnOf(place), rowOf(place) === 0 ? 1 : rowOf(place) - 1)

function label(action: Legal, view: unknown): string {
  const v = asView(view)
  const unit = unitOf(action.unit_id, v)
  const verb = say(`${GAME}-verb-${action.verb}`, { phase: v.phase })
  const extras = action.extras.map((extra) => say(`${GAME}-${action.verb === 'bid' ? 'level' : 'goods'}-${extra}`))
  const count = action.verb === 'buy' ? `${action.amount} ×` : ''
  const way = action.origin && action.target ? `${action.origin} → ${action.target}` : action.target || (unit ? action.origin : '')
  const what = [unit && unitText(unit), [count, ...extras].filter(Boolean).join(' '), way].filter(Boolean).join(', ')
  return what ? say('of-what', { what: verb, more: what }) : verb
}

/** Purchases and bids bring no event: "buy 2 breech", "bid solid-defence". */
function logged({ verb, amount, extras: [what] }: Legal): string {
  if (verb !== 'buy' && verb !== 'bid') return ''
  const more = verb === 'bid' ? say(`${GAME}-level-${what}`) : `${amount} × ${say(`${GAME}-goods-${what}`)}`
  return say('of-what', { what: say(`${GAME}-verb-${verb}`), more })
}
