// What pointing at the open table means in each phase: a unit to select, a point for what is selected, or a target.
import type { Legal, Position } from '../../net/wire'
import { NOTHING, type Selection } from '../../table/choice'
import type { Table } from '../../table/state.svelte'
import { say } from '../../text/texts.svelte'
import { asView, ATTACKS, cornerAt, distance, inUD, legLength, LIES, MODES, tenthsOf, type UnitView, type View } from './view'

const NEAR = 0.7 // UD: a click this close to one of a few points means that point

const unitOf = (id: number, view: View): UnitView | undefined => view.units.find((u) => u.id === id)

/** The action of the present selection with this point as its target, legal or not; null when nothing is selected. */
export function wishOf(selection: Selection, place: string, position: Position, by: string): Legal | null {
  const view = asView(position.view)
  const unit = unitOf(selection.unit, view)
  const plain: Omit<Legal, 'text' | 'verb'> = { unit: unit?.name ?? '', unit_id: unit?.id ?? -1, origin: '', target: place, amount: 0, extras: [] }
  if (ATTACKS.includes(selection.extra)) {
    const dice = ATTACKS.indexOf(selection.extra) + 2
    return { ...plain, unit: '', unit_id: -1, text: `air ${selection.extra} ${place}`, verb: 'air', amount: dice, extras: [selection.extra] }
  }
  if (LIES.includes(selection.extra)) {
    const corner = place === selection.target ? place : cornerAt(place, selection.extra) // a corner that was chosen already stays
    return { ...plain, text: `place ${selection.extra} ${corner}`, verb: 'place', target: corner, extras: [selection.extra] }
  }
  if (!unit) return null
  if (unit.gone === 'in-hand') return { ...plain, text: `deploy ${unit.name} ${place}`, verb: 'deploy' }
  if (unit.gone === 'to-come') {
    const elements = selection.amount > 0 ? selection.amount : (view.reinforcements.find((r) => r.unit === unit.id)?.now ?? 1)
    return { ...plain, text: `enter ${unit.name} ${place} ${elements}`, verb: 'enter', amount: elements }
  }
  if (position.prompt.key === 'retreat') return { ...plain, text: `retreat ${unit.name} ${place}`, verb: 'retreat', origin: unit.at }
  const route = [unit.at, ...(by ? [by] : []), place].join('-')
  return { ...plain, text: `move ${unit.name} ${route}`, verb: 'move', origin: unit.at, extras: by ? [by] : [] }
}

/** The action whose reach is asked of the server: that of the present selection, wherever it points. */
export function reachOf(table: Table): string {
  const { position } = table.playback
  const { selection } = table.pointing
  if (!table.pointing.legal.length || !position) return ''
  const unit = unitOf(selection.unit, asView(position.view))
  const key = position.prompt.key
  if (!ATTACKS.includes(selection.extra)) {
    const asked = key === 'move' || key === 'deploy' || key === 'entrench' || (key === 'designate' && unit?.gone === 'to-come')
    if (!asked) return ''
  }
  return wishOf(selection, unit?.at || '0.0,0.0', position, table.ground.by)?.text ?? ''
}

export function point(table: Table, place: string, unit: number): void {
  const { ground } = table
  const { selection } = table.pointing
  const position = table.playback.position!
  const view = asView(position.view)
  const key = position.prompt.key
  if (unit < 0) unit = view.units.find((u) => u.at === place)?.id ?? -1 // the keyboard points at places only
  const pointed = unitOf(unit, view)
  if (ATTACKS.includes(selection.extra) || key === 'entrench' || key === 'deploy') return aimAt(table, place)
  if (key === 'designate') {
    if (unitOf(selection.unit, view)?.gone === 'to-come' && !pointed) return aimAt(table, place)
    const action = table.pointing.legal.find((a) => a.verb === 'designate' && a.unit_id === unit)
    if (action) return table.act(action)
    if (pointed) void table.pointing.askWhy(place, unit)
    return
  }
  if (key === 'retreat') {
    const near = [...table.pointing.targets].sort((a, b) => distance(a, place) - distance(b, place))[0]
    return aimAt(table, near && distance(near, place) < NEAR ? near : place)
  }
  if (key === 'break-through') return table.pointing.confirm()
  if (pointed && table.pointing.sources.units.has(unit) && unit !== selection.unit) {
    ground.by = ''
    table.pointing.selection = { ...NOTHING, unit }
    return
  }
  if (key === 'move' && selection.unit >= 0) return aimAt(table, place)
  if (key === 'fire' && selection.unit >= 0 && table.pointing.targets.has(place)) {
    if (selection.target === place && table.pointing.ready) return table.pointing.confirm()
    table.pointing.selection = { ...selection, target: place }
    return
  }
  if (pointed && pointed.id !== selection.unit) void table.pointing.askWhy(place, unit)
}

function aimAt(table: Table, place: string): void {
  const wish = wishOf(table.pointing.selection, place, table.playback.position!, table.ground.by)
  if (!wish) return
  const [x, y] = tenthsOf(wish.target)
  void table.ground.aim(wish, wish.verb === 'retreat' ? table.pointing.targets.has(place) : table.ground.grade(x, y) > 0)
}

/** Where the keyboard's cursor jumps to: targets, or the points that matter for the selected unit, else the units that can act. */
export function useful(table: Table): string[] {
  const view = asView(table.playback.shown!.view)
  const { selection, legal } = table.pointing
  const inHand = legal.filter((a) => a.unit_id === selection.unit && (selection.unit >= 0 || a.extras.includes(selection.extra)) && a.target)
  if (!inHand.length) return view.units.filter((u) => u.at && (table.pointing.sources.units.has(u.id) || !table.pointing.sources.units.size)).map((u) => u.at)
  const few = [...new Set(inHand.map((a) => a.target))]
  return few.length <= 12 ? few : pointsThatMatter(few, view)
}

/** Of the listed points: those off the half-UD lattice (contacts, corners of the ground), by an objective, in an entrenchment. */
export function pointsThatMatter(places: string[], view: View): string[] {
  const odd = places.filter((p) => tenthsOf(p).some((t) => t % 5))
  const goals = view.objectives.map((o) => places.filter((p) => distance(p, o.at) * 10 <= o.radius).sort((a, b) => distance(a, o.at) - distance(b, o.at))[0])
  const works = view.works.map((w) => places.find((p) => { const [x, y] = tenthsOf(p); return x >= w.x && y >= w.y && x <= w.x + (w.lies === 'along' ? 10 : 5) && y <= w.y + (w.lies === 'along' ? 5 : 10) }))
  return [...new Set([...goals, ...works, ...odd])].filter((p): p is string => !!p)
}

/** What the cursor's place means for what is selected. */
export function aimText(table: Table, place: string): string {
  const view = asView(table.playback.shown!.view)
  const unit = unitOf(table.pointing.selection.unit, view)
  const moving = table.playback.shown!.prompt.key === 'move'
  const far = unit?.at && unit.at !== place ? inUD(moving ? legLength(unit.at, place) / 10 : distance(unit.at, place)) : ''
  if (unit && unit.at === place) return ''
  if (!table.ground.reach) return [far, unit && table.pointing.targets.has(place) && say('bretzel-krieg-in-range')].filter(Boolean).join(', ')
  const { extra } = table.pointing.selection
  const [x, y] = tenthsOf(LIES.includes(extra) ? cornerAt(place, extra) : place)
  const grade = table.ground.grade(x, y)
  if (!grade) return [far, say('bretzel-krieg-out-of-reach')].filter(Boolean).join(', ')
  return [far, unit?.at ? say(`bretzel-krieg-mode-${MODES[grade]}`) : say('bretzel-krieg-in-reach')].filter(Boolean).join(', ')
}
