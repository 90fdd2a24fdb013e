import { expect, it } from 'vitest'
import type { Legal, Position } from '../../net/wire'
import { NOTHING } from '../../table/choice'
import { texts } from '../../text/texts.svelte'
import { marmitages } from './face'

it('says in words what the log has no event for', () => {
  texts.add('en', 'marmitages-verb-interdict = Interdiction barrages\nmarmitages-commit-nothing = Commit nothing')
  texts.language = 'en'
  const said = (verb: string): string => marmitages.logged!({ verb, amount: 0, extras: [] } as unknown as Legal)
  expect([said('interdict'), said('commit'), said('move')]).toEqual(['Interdiction barrages', 'Commit nothing', ''])
})

it('asks about the unit pointed at by the verb of the decision', () => {
  const view = { units: [{ id: 0, name: '1st Inf', at: 'B5' }] }
  const asked = (key: string, unit: number): string | null => marmitages.attempt(NOTHING, 'B5', unit, { view, prompt: { key } } as unknown as Position)
  expect(['lose', 'cut', 'advance', 'activate', 'rest'].map((key) => asked(key, 0))).toEqual(['lose 1st Inf', 'cut 1st Inf', 'advance 1st Inf', 'activate 1st Inf', 'rest 1st Inf'])
  expect([asked('cut', -1), asked('commit', -1)]).toEqual(['cut 1st Inf', null])
})
