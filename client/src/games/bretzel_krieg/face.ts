import type { Legal, Position, Scenario } from '../../net/wire'
import type { Selection } from '../../table/choice'
import type { SidesOf } from '../../table/seen_dice'
import type { Table } from '../../table/state.svelte'
import { say, word } from '../../text/texts.svelte'
import type { EventKeys, GameFace, PlaceText } from '../face'
import Board from './Board.svelte'
import Decision from './Decision.svelte'
import Picture from './Picture.svelte'
import { aimText, point, useful, wishOf } from './pointing'
import { asScenario, asView, distance, entrenched, inUD, placeOf, placeText, tenthsOf, zonesAt, type UnitView, type View } from './view'

const GAME = 'bretzel-krieg'

export function unitText(unit: UnitView): string {
  return say(`${GAME}-unit`, { name: unit.given ? 'given' : 'none', given: unit.given, number: unit.number, kind: unit.kind })
}

const unitOf = (id: number, view: View): UnitView | undefined => view.units.find((u) => u.id === id)

/** Kind, cohesion, mode and marks of a unit. */
export function unitValues(unit: UnitView): string[] {
  return [...unitKind(unit), ...(unit.marks.includes('activated') ? [say(`${GAME}-mode-${unit.mode}`)] : []), ...unit.marks.map((mark) => say(`${GAME}-mark-${mark}`))]
}

/** A shorter form, for lists of units that can all do the same. */
export function unitKind(unit: UnitView): string[] {
  return [say(`${GAME}-kind-${unit.kind}`), say(`${GAME}-cohesion`, { count: unit.vc })]
}

/** The ground of a place, with its effect on movement and cover. */
export function groundText(place: string, view: View, scenario: Scenario): string[] {
  const found = zonesAt(place, asScenario(scenario)).map((zone) => {
    const classes = zone.movement || zone.cover ? [zone.movement && say(`${GAME}-movement-${zone.movement}`), zone.cover && say(`${GAME}-cover-${zone.cover}`)].filter(Boolean).join(', ') : say(`${GAME}-classes-${zone.kind}`)
    return `${zone.name ? word(zone.name) : say(`${GAME}-ground-${zone.kind}`)} (${classes})`
  })
  if (entrenched(place, view)) found.push(say(`${GAME}-in-entrenchment`))
  for (const { at, radius, points, key } of view.objectives) {
    if (distance(at, place) * 10 <= radius) found.push(say(`${GAME}-at-objective`, { name: objectiveName(key, scenario), count: points }))
  }
  return found
}

export function objectiveName(key: string, scenario: Scenario): string {
  const goal = asScenario(scenario).objectives?.find((o) => o.key === key)
  return goal ? word(goal.name) : key
}

const segmentOf = (place: string): number => Math.max(0, Math.ceil(tenthsOf(place)[0] / 40) - 1) + 1
const armies = (scenario: Scenario) => [asScenario(scenario).attacker, asScenario(scenario).defender]

function describe(place: string, view: View, scenario: Scenario): string {
  const unit = view.units.find((u) => u.at === place)
  const here = unit ? [say('of-what', { what: word(armies(scenario)[unit.side].name), more: `${unitText(unit)} (${unitValues(unit).join(', ')})` })] : []
  const near = view.units.filter((u) => u.at && u.at !== place && distance(u.at, place) < 1.6).sort((a, b) => distance(a.at, place) - distance(b.at, place))
  const beside = near.slice(0, 3).map((u) => say(`${GAME}-beside`, { unit: unitText(u), far: inUD(distance(u.at, place)) }))
  const parts = [...here, groundText(place, view, scenario).join(', ') || say(`${GAME}-cover-clear`), ...beside]
  return `${say(`${GAME}-point`, { place: placeText(place), segment: segmentOf(place) })}. ${parts.join('. ')}.`
}

const SET_UP = ['buy', 'entrench', 'deploy']
const TURN = ['posture', 'allot', 'designate', 'move', 'fire']

function phases({ view, prompt: { key } }: Position): string[] {
  if (key === 'over' || key === 'begin') return [key]
  if (key === 'recruit') return ['recruit', ...SET_UP]
  if (SET_UP.includes(key)) return SET_UP
  return TURN.includes(key) || asView(view).turn === 0 ? TURN : [...TURN, key]
}

const PRUDENT = 2 // the amount of its posture

/** Operational points: a bold HQ rolls eight sides, a prudent one four. tests/table/test_shown_dice.py has the same. */
const dieSides: SidesOf = ({ key }, told) => (key === 'bold-die' ? 8 : key === 'die' && told.some((e) => e.key === 'posture' && e.amount === PRUDENT) ? 4 : 6)

const EVENTS: EventKeys = {
  headings: { turn: 'turn', 'player-turn': 'side' },
  fights: ['fired', 'bombed', 'lost'],
  losses: ['lost'],
  results: ['ended'],
  unnoticed: ['placed', 'deployed', 'support-chosen', 'die'],
  guns: ['fired', 'bombed'],
  steps: ['moved', 'deployed'],
}

export const bretzelKrieg: GameFace = {
  name: GAME,
  Board,
  Decision,
  Picture,
  sides: (scenario) => armies(scenario).map((army, side) => ({ key: side ? 'defender' : 'attacker', name: army.name, nation: army.nation })),
  colours: (scenario) => (asScenario(scenario).attacker.nation === 'de' ? ['blue', 'madder'] : ['madder', 'blue']),
  pieces: (view) => asView(view).units,
  unitName: (id, view) => {
    const unit = unitOf(id, asView(view))
    return unit ? unitText(unit) : ''
  },
  twins: true,
  clock: (view) => ({ turn: asView(view).turn, turns: asView(view).turns, active: asView(view).active }),
  phases,
  phaseOf: ({ prompt }) => prompt.key,
  inPanel: ['recruit', 'buy', 'entrench', 'deploy', 'posture', 'allot', 'flak', 'retreat'],
  // In his own turn a player's air support is shown when he asks for it (Air.svelte); here the question itself would give it away.
  secret: ({ prompt }) => prompt.key === 'flak' || prompt.key === 'buy',
  step: (place, right, down, view, fine) => {
    const [x, y] = tenthsOf(place)
    const move = (from: number, way: number, most: number): number => {
      if (!way) return from
      const to = fine ? from + way : way > 0 ? Math.floor(from / 5) * 5 + 5 : Math.ceil(from / 5) * 5 - 5
      return Math.max(0, Math.min(most, to))
    }
    return placeOf(move(x, right, asView(view).width), move(y, down, asView(view).depth))
  },
  firstPlace: (view) => placeOf(asView(view).width / 2, asView(view).depth - 20),
  unspent: ({ view, prompt, decider }) => (prompt.key === 'recruit' ? asView(view).sides[decider].purse : 0),
  placeName: (place) => (place.includes(',') ? placeText(place) : place),
  describe: (place, view, scenario) => describe(place, asView(view), scenario),
  position: (view, scenario) => ({ places: placeTexts(asView(view), scenario), sides: [0, 1].map((side) => stockTexts(asView(view), side)) }),
  attempt,
  point,
  useful,
  keys: [
    ['p', 'key-place'],
    ['f', 'key-fine'],
    ['m', 'key-ruler'],
  ],
  aimText,
  listed,
  chancy: (action) => action.verb === 'fire' || action.verb === 'air',
  label,
  dieSides,
  events: EVENTS,
  logged,
}

function placeTexts(view: View, scenario: Scenario): PlaceText[] {
  const places = [...new Set([...view.units.filter((u) => u.at).map((u) => u.at), ...view.objectives.map((o) => o.at)])]
  return places.map((place) => ({ place: placeText(place), text: describe(place, view, scenario).split('. ').slice(1).join('. ') }))
}

function stockTexts(view: View, side: number): string[] {
  const stock = view.sides[side]
  const lines: string[] = []
  if (view.phase === 'recruit') lines.push(say(`${GAME}-stock-purse`, { count: stock.purse }))
  const hand = view.units.filter((u) => u.side === side && u.gone === 'in-hand').length
  if (hand) lines.push(say(`${GAME}-stock-in-hand`, { count: hand }))
  lines.push(say(`${GAME}-stock-lost`, { count: stock.lost }))
  const held = view.objectives.filter((o) => o.holder === side)
  if (held.length) lines.push(say(`${GAME}-stock-objectives`, { count: held.reduce((sum, o) => sum + o.points, 0) }))
  const used = Object.entries(stock.used).filter(([good, count]) => good !== 'entrenchment' && count)
  if (used.length) lines.push(say(`${GAME}-stock-used`, { count: used.reduce((sum, [, count]) => sum + count, 0) }))
  return lines
}

/** What the player seems to have meant, in notation. */
function attempt(selection: Selection, place: string, unit: number, position: Position): string | null {
  const view = asView(position.view)
  const chosen = unitOf(selection.unit >= 0 ? selection.unit : unit, view)
  const pointed = unitOf(unit, view)
  const phase = position.prompt.key
  if (phase === 'designate' || (pointed && !['move', 'fire', 'deploy', 'place', 'enter'].includes(phase) && place === pointed.at)) return pointed ? `designate ${pointed.name}` : null
  if (phase === 'fire' && chosen) {
    const target = pointed && pointed.side !== chosen.side ? pointed : view.units.find((u) => u.at && u.side !== position.decider)
    return target && chosen.side === position.decider ? `fire ${chosen.name} at ${target.name}` : null
  }
  return chosen && chosen.side === position.decider ? (wishOf(selection.unit >= 0 ? selection : { ...selection, unit }, place, position, '')?.text ?? null) : null
}

/** For the text view: of all the moves and points, only those that matter. */
function listed(legal: Legal[], table: Table): Legal[] {
  if (table.info!.hotseat) legal = legal.filter((a) => a.verb !== 'air')
  const many = (a: Legal): boolean => ['move', 'deploy', 'place', 'enter'].includes(a.verb)
  const matters = new Set(asView(table.playback.shown!.view).objectives.map((o) => o.at))
  const odd = (a: Legal): boolean => tenthsOf(a.target).some((t) => t % 5) || matters.has(a.target)
  const whole = (a: Legal): boolean => tenthsOf(a.target).every((t) => t % 10 === 0)
  return legal.filter((a) => !many(a) || (a.verb === 'move' ? odd(a) || whole(a) : whole(a) || a.verb === 'enter'))
}

function label(action: Legal, view: unknown): string {
  const v = asView(view)
  const unit = unitOf(action.unit_id, v)
  const verb = say(`${GAME}-verb-${action.verb}`, { phase: v.phase })
  const target = action.verb === 'fire' ? v.units.find((u) => u.at === action.target) : undefined
  const far = unit?.at && action.target && action.target !== unit.at ? `${placeText(unit.at)} → ${target ? unitText(target) : placeText(action.target)}${action.verb === 'fire' ? ` (${inUD(distance(unit.at, action.target))})` : ''}` : ''
  const extra = action.verb === 'place' ? `lies-${action.extras[0]}` : action.verb === 'posture' ? `posture-${action.extras[0]}` : action.verb === 'recruit' ? `kind-${action.extras[0]}` : `goods-${action.extras[0]}`
  const named = ['place', 'posture', 'recruit', 'buy', 'air'].includes(action.verb) ? say(`${GAME}-${extra}`) : ''
  const count =
    action.verb === 'buy' ? `${action.amount} ×` : action.verb === 'recruit' || action.verb === 'enter' ? say(`${GAME}-elements`, { count: action.amount }) : action.verb === 'allot' ? say(`${GAME}-pa`, { count: action.amount }) : action.verb === 'flak' ? say(`${GAME}-goods-aa-${action.amount}`) : ''
  const where = far || (action.verb === 'designate' || action.verb === 'fire' ? '' : action.verb === 'allot' ? say(`${GAME}-segment`, { number: action.extras[0] }) : action.target && placeText(action.target))
  const what = [unit && unitText(unit), [action.verb === 'buy' ? count : '', named, action.verb === 'buy' ? '' : count].filter(Boolean).join(' '), where].filter(Boolean).join(', ')
  return what ? say('of-what', { what: verb, more: what }) : verb
}

/** Purchases of air support bring no event to the log: "buy 2 bombing". */
function logged({ verb, amount, extras: [good] }: Legal): string {
  return verb === 'buy' && good !== 'entrenchment' ? say('of-what', { what: say(`${GAME}-verb-buy`), more: `${amount} × ${say(`${GAME}-goods-${good}`)}` }) : ''
}
