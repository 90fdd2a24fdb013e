import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { bytesOfHex, bytesOfText, hexOf, hmac, sha256 } from './sha256'

test('every length around the ends of blocks hashes as it should', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256)
    expect(hexOf(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})

test('keyed hashes too', () => {
  for (const text of ['', 'T1\n4\nabc\n\n0 d6\n0', 'é'.repeat(300)]) {
    const key = bytesOfHex('00112233445566778899aabbccddeeff')
    expect(hexOf(hmac(key, bytesOfText(text)))).toBe(createHmac('sha256', key).update(text).digest('hex'))
  }
})
