import { expect, test } from 'vitest'
import { Haste } from './haste'

function confirmed(): Haste {
  const haste = new Haste()
  haste.hasty('Enter', false, 1000)
  haste.ask(1050)
  return haste
}

test('the key that made a decision does not make the next one at once', () => {
  const haste = confirmed()
  expect(haste.hasty('Enter', false, 1350)).toBe(true)
  expect(haste.hasty('Enter', false, 1700)).toBe(true)
  expect(haste.hasty('Enter', false, 1800)).toBe(false)
})

test('who has touched what is asked has seen it', () => {
  const [keys, pointer] = [confirmed(), confirmed()]
  expect(keys.hasty('ArrowRight', false, 1200)).toBe(false)
  expect(keys.hasty('Enter', false, 1300)).toBe(false)
  pointer.touch()
  expect(pointer.hasty('Enter', false, 1300)).toBe(false)
})

test('a key held down confirms once', () => {
  expect(confirmed().hasty('Enter', true, 9000)).toBe(true)
})

test('two presses for one decision are two: to aim, and to confirm', () => {
  const haste = new Haste()
  haste.ask(900)
  expect(haste.hasty('Enter', false, 1000)).toBe(false)
  expect(haste.hasty('Enter', false, 1100)).toBe(false)
})

test('other keys are as quick as one likes', () => {
  const haste = new Haste()
  haste.hasty('u', false, 1000)
  haste.ask(1050)
  expect(haste.hasty('u', false, 1060)).toBe(false)
  expect(haste.hasty('u', true, 1070)).toBe(false)
})
