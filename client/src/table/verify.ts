// The dice of a finished game, made again from the published secret: docs/api.md says how.
import type { DiceInfo, Entry } from '../net/wire'

export interface Verdict {
  thrown: number // dice checked
  wrong: number[] // entries whose dice are not those the secret makes
  committed: boolean // the secret is the one whose hash was published at the beginning
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)))
const hexOf = (bytes: ArrayBuffer): string => [...new Uint8Array(bytes)].map((b) => b.toString(16).padStart(2, '0')).join('')

async function face(key: CryptoKey, named: string, sides: number): Promise<number> {
  const limit = 0x100000000 - (0x100000000 % sides)
  for (let attempt = 0; ; attempt++) {
    const digest = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${named}\n${attempt}`))
    const word = new DataView(digest).getUint32(0)
    if (word < limit) return (word % sides) + 1
  }
}

export async function verify(table: string, dice: DiceInfo, entries: Entry[]): Promise<Verdict> {
  const secret = bytesOf(dice.secret ?? '')
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const verdict: Verdict = { thrown: 0, wrong: [], committed: hexOf(await crypto.subtle.digest('SHA-256', secret)) === dice.commitment }
  for (const entry of entries) {
    const faces = entry.dice ?? []
    for (let k = 0; k < faces.length; k++) {
      const named = [table, entry.number, ...dice.contributions, `${k} d${entry.sides?.[k] ?? 6}`].join('\n')
      verdict.thrown += 1
      if ((await face(key, named, entry.sides?.[k] ?? 6)) !== faces[k]) {
        verdict.wrong.push(entry.number)
        break
      }
    }
  }
  return verdict
}
