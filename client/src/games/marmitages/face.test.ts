import { expect, it } from 'vitest'
import type { Legal } from '../../net/wire'
import { texts } from '../../text/texts.svelte'
import { marmitages } from './face'

it('says in words what the log has no event for', () => {
  texts.add('en', 'marmitages-verb-interdict = Interdiction barrages\nmarmitages-commit-nothing = Commit nothing')
  texts.language = 'en'
  const said = (verb: string): string => marmitages.logged!({ verb, amount: 0, extras: [] } as unknown as Legal)
  expect([said('interdict'), said('commit'), said('move')]).toEqual(['Interdiction barrages', 'Commit nothing', ''])
})
