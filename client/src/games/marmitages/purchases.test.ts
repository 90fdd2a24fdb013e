import { expect, test } from 'vitest'
import type { Entry } from '../../net/wire'
import { purchases, withoutOne } from './purchases'

const entry = (number: number, side: number, verb: string, amount = 0, good = ''): Entry => {
  const text = good ? `${verb} ${amount} ${good}` : verb
  return { number, side, action: text, parts: { text, verb, amount, extras: good ? [good] : [], unit: '', unit_id: -1, origin: '', target: '' } }
}

test('the purchases of a side, up to the last other thing that was done', () => {
  const log = [entry(1, 0, 'begin'), entry(2, 0, 'buy', 5, 'shells'), entry(3, 0, 'buy', 2, 'inexperienced'), { number: 4, side: 0, kind: 'offer' as const }]
  expect(purchases(log, 0)).toEqual([{ good: 'shells', amount: 5 }, { good: 'inexperienced', amount: 2 }])
  expect(purchases(log, 1)).toEqual([])
  expect(purchases([...log, { number: 5, side: 0, action: '?' }], 0)).toEqual([])
})

test('one lot less: what was bought later is bought again', () => {
  const bought = [{ good: 'shells', amount: 5 }, { good: 'wire', amount: 1 }, { good: 'inexperienced', amount: 4 }]
  expect(withoutOne(bought, 'shells')).toEqual({ undone: 3, again: [{ good: 'shells', amount: 4 }, ...bought.slice(1)] })
  expect(withoutOne(bought, 'wire')).toEqual({ undone: 2, again: [bought[2]] })
  expect(withoutOne(bought, 'inexperienced')).toEqual({ undone: 1, again: [{ good: 'inexperienced', amount: 2 }] })
})
