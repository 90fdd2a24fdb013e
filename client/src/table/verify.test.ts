import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { verify } from './verify'

const secret = '00112233445566778899aabbccddeeff'
const commitment = createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex')
const dice = { kind: 'server' as const, commitment, contributions: ['abc', ''], secret }

/** The first attempt is enough for six sides here: none of these words is near the limit. */
function thrown(entry: number, k: number): number {
  const digest = createHmac('sha256', Buffer.from(secret, 'hex')).update(`T1\n${entry}\nabc\n\n${k} d6\n0`).digest()
  return (digest.readUInt32BE(0) % 6) + 1
}

test('dice made by the secret pass', async () => {
  const entries = [{ number: 4, side: 0, action: 'x', dice: [thrown(4, 0), thrown(4, 1)], sides: [6, 6] }]
  expect(await verify('T1', dice, entries)).toEqual({ thrown: 2, wrong: [], committed: true })
})

test('a die that was changed is found, and so is another secret', async () => {
  const entries = [{ number: 4, side: 0, action: 'x', dice: [(thrown(4, 0) % 6) + 1], sides: [6] }]
  expect((await verify('T1', dice, entries)).wrong).toEqual([4])
  expect((await verify('T1', { ...dice, commitment: 'f'.repeat(64) }, [])).committed).toBe(false)
})
