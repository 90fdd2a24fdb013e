import { expect, test } from 'vitest'
import { laidOut } from './plan'
import type { MarmitagesScenario, UnitView, View } from './view'

const unit = (id: number, side: number, kind: string): UnitView => ({ id, side, kind, at: '', gone: 'in-hand', marks: [] }) as unknown as UnitView

test('the plan of a scenario is laid out: works in their sectors, units of the side and kind it names', () => {
  const view = { units: [unit(0, 0, 'infantry'), unit(1, 0, 'tank'), unit(2, 1, 'infantry')], sectors: { B3: { difficult: true } } } as unknown as View
  const scenario = {
    attacker: { plan: { deployment: { C6: ['tank', 'infantry'] } } },
    defender: { plan: { defences: { B3: ['trench', 'trench', 'wire'] }, deployment: { B3: ['infantry'] } } },
  } as unknown as MarmitagesScenario
  const shown = laidOut(view, scenario)
  expect(shown.units.map((u) => u.at)).toEqual(['C6', 'C6', 'B3'])
  expect(shown.sectors.B3).toEqual({ difficult: true, trench: 2, wire: 1 })
  expect(view.units[0].at).toBe('')
  expect(view.sectors.B3).toEqual({ difficult: true })
})
