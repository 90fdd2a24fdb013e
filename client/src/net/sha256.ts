// SHA-256 and HMAC. The browser's own are missing from a page served by plain HTTP, as by a machine in the same house;
// and they are asynchronous, while a hash must be ready as soon as the socket opens.

const primes = (count: number): number[] => {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p)) found.push(n)
  return found
}
const fraction = (x: number): number => ((x - Math.floor(x)) * 0x100000000) | 0
const ROUND = primes(64).map((p) => fraction(Math.cbrt(p)))
const START = primes(8).map((p) => fraction(Math.sqrt(p)))
const BLOCK = 64 // bytes

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

/** The message, a one bit, zeros, and its length in bits: whole blocks. */
function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK))
  new Uint8Array(view.buffer).set([...bytes, 0x80])
  view.setUint32(view.byteLength - 4, bytes.length * 8)
  return view
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const message = padded(bytes)
  const hash = [...START]
  const w = new Int32Array(64)
  for (let at = 0; at < message.byteLength; at += BLOCK) {
    for (let i = 0; i < 16; i++) w[i] = message.getInt32(at + 4 * i)
    for (let i = 16; i < 64; i++) {
      const low = turned(w[i - 15], 7) ^ turned(w[i - 15], 18) ^ (w[i - 15] >>> 3)
      const high = turned(w[i - 2], 17) ^ turned(w[i - 2], 19) ^ (w[i - 2] >>> 10)
      w[i] = w[i - 16] + low + w[i - 7] + high
    }
    let [a, b, c, d, e, f, g, h] = hash
    for (let i = 0; i < 64; i++) {
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    for (const [i, x] of [a, b, c, d, e, f, g, h].entries()) hash[i] = (hash[i] + x) | 0
  }
  const digest = new DataView(new ArrayBuffer(32))
  for (const [i, word] of hash.entries()) digest.setInt32(4 * i, word)
  return new Uint8Array(digest.buffer)
}

/** For keys no longer than a block. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const mixed = (pad: number): number[] => Array.from({ length: BLOCK }, (_, i) => (key[i] ?? 0) ^ pad)
  const inner = sha256(new Uint8Array([...mixed(0x36), ...message]))
  return sha256(new Uint8Array([...mixed(0x5c), ...inner]))
}

export const bytesOfText = (text: string): Uint8Array => new TextEncoder().encode(text)
export const bytesOfHex = (hex: string): Uint8Array => new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)))
export const hexOf = (bytes: Uint8Array): string => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('')
