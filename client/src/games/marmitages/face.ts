import { inksOf } from '../../board/colours'
import { columnOf, nameOf, rowOf } from '../../board/squares'
import type { Legal, Position, Scenario } from '../../net/wire'
import { hasSource, type Selection } from '../../table/choice'
import { say, word } from '../../text/texts.svelte'
import type { EventKeys, GameFace } from '../face'
import Board from './Board.svelte'
import Decision from './Decision.svelte'
import Picture from './Picture.svelte'
import { asScenario, asView, DEPTH, ELEMENTS, placesOf, type UnitView, type View } from './view'

export function unitText(unit: UnitView): string {
  return say('marmitages-unit', { name: unit.given ? 'given' : 'none', given: unit.given, number: unit.number, kind: unit.kind })
}

const unitOf = (id: number, view: View): UnitView | undefined => view.units.find((u) => u.id === id)

/** "élite", or how good a unit is in attack and in defence when that differs. */
export function qualityText(unit: UnitView): string {
  const quality = (q: string): string => say(`marmitages-quality-${q}`)
  if (unit.attacking === unit.defending) return unit.quality === 'standard' ? '' : quality(unit.quality)
  return say('marmitages-quality-by-situation', { attacking: quality(unit.attacking), defending: quality(unit.defending) })
}

/** The same, in the marks of the counters, where there is little room. */
export function qualityMarks(unit: UnitView): string {
  const mark = { standard: '–', inexperienced: '○', elite: '★' }
  if (unit.attacking === unit.defending) return qualityText(unit)
  return say('marmitages-quality-marks', { attacking: mark[unit.attacking], defending: mark[unit.defending] })
}

function describeUnit(unit: UnitView): string {
  const marks = unit.marks.map((m) => say(`marmitages-mark-${m}`))
  const more = [qualityText(unit), ...marks].filter(Boolean).join(', ')
  return more ? `${unitText(unit)} (${more})` : unitText(unit)
}

export function worksText(place: string, view: View): string[] {
  const sector = view.sectors[place] ?? {}
  const works = ELEMENTS.filter((e) => sector[e]).map((e) => {
    const count = sector[e]!
    return count > 1 ? `${count} × ${say(`marmitages-element-${e}`)}` : say(`marmitages-element-${e}`)
  })
  if (sector.difficult) works.push(say('marmitages-sign-difficult'))
  if (sector['barred-0'] || sector['barred-1']) works.push(say('marmitages-sign-barred'))
  return works
}

function describe(place: string, view: View, scenario: Scenario): string {
  const units = view.units.filter((u) => u.at === place)
  const side = units.length ? word([asScenario(scenario).attacker, asScenario(scenario).defender][units[0].side].name) : ''
  const parts = [side && say('of-what', { what: side, more: units.map(describeUnit).join(', ') }), worksText(place, view).join(', ')].filter(Boolean)
  return `${place}. ${parts.join(say('and-then')) || say('marmitages-empty-sector')}.`
}

const TURN = ['move', 'assault', 'cut']
/** Decisions that belong to a phase of the bar. */
const PART_OF: Record<string, string> = { commit: 'assault', lose: 'assault', advance: 'assault', activate: 'cards', rest: 'cards' }
const SET_UP = ['fortify', 'bombard', 'deploy']
/** Decisions answered by their own verb and a unit. */
export const BY_UNIT = ['lose', 'cut', 'advance', 'activate', 'rest']

const EVENTS: EventKeys = {
  headings: { turn: 'turn', sequence: 'turn-and-side' },
  fights: ['assault', 'attack', 'bombarded', 'lost', 'tied', 'won'],
  losses: ['lost'],
  results: ['won', 'tied', 'ended'],
  unlogged: ['committed'],
  unnoticed: ['sequence', 'committed', 'attack', 'defence', 'shells', 'placed', 'deployed'],
  guns: ['bombarded', 'attack', 'barrage-hit'],
  steps: ['moved', 'advanced', 'deployed'],
}

export const marmitages: GameFace = {
  name: 'marmitages',
  Board,
  Decision,
  Picture,
  sides: (scenario) =>
    (['attacker', 'defender'] as const).map((key) => ({ key, name: asScenario(scenario)[key].name, nation: asScenario(scenario)[key].nation })),
  colours: (scenario) => inksOf([asScenario(scenario).attacker.nation, asScenario(scenario).defender.nation]),
  chancy: ({ verb }) => ['assault', 'bombard', 'barrage', 'cut'].includes(verb),
  aside: ({ verb }, { prompt }) => verb === 'rest' && prompt.key !== 'rest',
  pieces: (view) => asView(view).units,
  unitName: (id, view) => {
    const unit = unitOf(id, asView(view))
    return unit ? unitText(unit) : ''
  },
  clock: (view) => asView(view),
  phases: ({ view, prompt }: Position) => {
    const { turn } = asView(view)
    if (prompt.key === 'over') return ['over']
    if (turn === 0) return prompt.key === 'buy' ? ['buy', ...SET_UP] : SET_UP.includes(prompt.key) ? SET_UP : [prompt.key]
    if (asView(view).cards) return ['cards', ...TURN]
    if (prompt.key === 'reinforce') return ['reinforce', ...TURN]
    return prompt.key === 'barrage' ? ['barrage', ...TURN] : TURN
  },
  phaseOf: ({ prompt }) => PART_OF[prompt.key] ?? prompt.key,
  inPanel: ['buy', 'fortify', 'deploy', 'reinforce', 'commit', 'lose'],
  secret: ({ prompt, view }) => prompt.key === 'commit' || prompt.key === 'buy' || !!asView(view).cards?.some((c) => c.cards?.length),
  step: (place, right, down, view) => {
    const clamp = (n: number, most: number): number => Math.max(0, Math.min(most - 1, n))
    return nameOf(clamp(columnOf(place) + right, asView(view).width), clamp(rowOf(place) + down, DEPTH))
  },
  firstPlace: (view) => nameOf(Math.floor(asView(view).width / 2) - 1, DEPTH - 3),
  unspent: ({ view, prompt, decider }) => (prompt.key === 'buy' ? (asView(view).sides[decider].points ?? 0) : 0),
  describe: (place, view, scenario) => describe(place, asView(view), scenario),
  position: (view, scenario) => {
    const v = asView(view)
    const places = placesOf(v.width)
      .filter((place) => v.sectors[place] || v.units.some((u) => u.at === place))
      .map((place) => ({ place, text: describe(place, v, scenario).slice(place.length + 2) }))
    return { places, sides: v.sides.map((_, side) => stockTexts(v, side)) }
  },
  attempt,
  label,
  events: EVENTS,
  logged,
}

export function stockTexts(view: View, side: number): string[] {
  const stock = view.sides[side]
  const lines = (['shells', 'gas', 'aviation'] as const)
    .filter((key) => stock[key] !== undefined && (key === 'shells' || stock[key]))
    .map((key) => say(`marmitages-stock-${key}`, { count: stock[key]! }))
  const waiting = view.units.filter((u) => u.side === side && u.gone === 'in-hand').length
  if (waiting) lines.push(say('marmitages-stock-waiting', { count: waiting }))
  lines.push(say('marmitages-stock-lost', { count: stock.lost }))
  return lines
}

/** What the player seems to have meant, in notation. */
function attempt(selection: Selection, place: string, unit: number, position: Position): string | null {
  const view = asView(position.view)
  const phase = position.prompt.key
  if (phase === 'assault' && selection.origin) return `assault ${selection.origin} ${place}`
  if (phase === 'fortify') return `place ${selection.extra || 'wire'} ${place}`
  if (phase === 'bombard') return `bombard ${place} ${Math.max(1, selection.amount)}`
  if (phase === 'barrage') return `barrage ${place}`
  const chosen = unitOf(hasSource(selection) ? selection.unit : unit, view)
  if (chosen && (phase === 'deploy' || phase === 'reinforce')) return `deploy ${chosen.name} ${place}`
  if (chosen && phase === 'move') return `move ${chosen.name} ${chosen.at}-${place === chosen.at ? ahead(place) : place}`
  if (chosen && BY_UNIT.includes(phase)) return `${phase} ${chosen.name}`
  const here = view.units.find((u) => u.at === place)
  if (!here) return null
  if (phase === 'move') return `move ${here.name} ${place}-${ahead(place)}`
  if (phase === 'assault') return `assault ${place} ${ahead(place)}`
  if (BY_UNIT.includes(phase)) return `${phase} ${here.name}`
  return null
}

const ahead = (place: string): string => nameOf(columnOf(place), rowOf(place) === 0 ? 1 : rowOf(place) - 1)

export function cardText(card: string): string {
  return ['shells', 'barrages'].includes(card) ? say(`marmitages-ace-${card}`) : say(`marmitages-card-${card}`)
}

function label(action: Legal, view: unknown): string {
  const unit = unitOf(action.unit_id, asView(view))
  const verb = say(`marmitages-verb-${action.verb}`, { phase: asView(view).phase })
  const extras = action.extras.map((extra) => {
    if (action.verb === 'commit') return say(`marmitages-commit-${extra}`)
    if (['line', 'play', 'discard'].includes(action.verb)) return cardText(extra)
    return action.verb === 'place' ? say(`marmitages-element-${extra}`) : say(`marmitages-goods-${extra}`)
  })
  const shells = action.verb === 'commit' ? say('marmitages-stock-shells', { count: action.amount }) : action.amount ? String(action.amount) : ''
  const way = action.origin && action.target ? `${action.origin} → ${action.target}` : action.target || (unit ? action.origin : '')
  const more = [unit && unitText(unit), shells, ...extras, way].filter(Boolean).join(', ')
  return more ? say('of-what', { what: verb, more }) : verb
}

/** Actions that bring no event: purchases, commitments, and that barrages come next ("buy 2 wire", "commit 3 shells plane", "interdict"). */
function logged({ verb, amount, extras }: Legal): string {
  const shells = amount ? [say('marmitages-stock-shells', { count: amount })] : []
  const bought = (): string[] => [String(amount), ...extras.map((good) => say(`marmitages-goods-${good}`))]
  const committed = (): string[] => [...shells, ...extras.map((extra) => say(`marmitages-commit-${extra}`))]
  const more = verb === 'buy' ? bought() : verb === 'commit' ? committed() : []
  if (verb === 'commit' && !more.length) return say('marmitages-commit-nothing')
  if (verb === 'interdict') return say('marmitages-verb-interdict')
  return more.length ? say('of-what', { what: say(`marmitages-verb-${verb}`, { phase: verb }), more: more.join(', ') }) : ''
}
