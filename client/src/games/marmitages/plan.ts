// The ready set-up of a scenario, shown before the battle begins. The referee lays it out when it does.
import { asScenario, asView, type MarmitagesScenario, type SectorView, type View } from './view'
import type { Table } from '../../table/state.svelte'

/** The set-up is not on the table yet, but is known: the scenario's own plan will be carried out. */
export function isPreview(table: Table): boolean {
  const { info, scenario } = table
  const { shown } = table.playback
  if (!shown || !info || !scenario || asView(shown.view).phase !== 'begin') return false
  const { attacker, defender } = asScenario(scenario)
  return (info.options.start ?? 'quick') === 'quick' && !!(attacker.plan?.deployment || defender.plan?.deployment)
}

/** What the board shows: the position, or before the battle begins the plans of both sides. */
export function viewOf(table: Table): View {
  const view = asView(table.playback.shown!.view)
  return isPreview(table) ? laidOut(view, asScenario(table.scenario!)) : view
}

export function laidOut(view: View, scenario: MarmitagesScenario): View {
  const sectors: Record<string, SectorView> = Object.fromEntries(Object.entries(view.sectors).map(([place, sector]) => [place, { ...sector }]))
  const units = view.units.map((unit) => ({ ...unit }))
  for (const [side, army] of [scenario.attacker, scenario.defender].entries()) {
    for (const [place, elements] of Object.entries(army.plan?.defences ?? {})) {
      const sector = (sectors[place] ??= {})
      for (const element of elements) sector[element] = (sector[element] ?? 0) + 1
    }
    for (const [place, kinds] of Object.entries(army.plan?.deployment ?? {}))
      for (const kind of kinds) {
        const unit = units.find((u) => u.side === side && u.kind === kind && u.gone === 'in-hand')
        if (unit) {
          unit.at = place
          delete unit.gone
        }
      }
  }
  return { ...view, units, sectors }
}
