/** Randomness for drawing: the same seed always draws the same map. */
export class Chance {
  private word: number

  constructor(seed: string) {
    let hash = 2166136261
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 16777619)
    this.word = hash >>> 0
  }

  /** From 0 up to, but not including, 1 (mulberry32). */
  next(): number {
    this.word = (this.word + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.word ^ (this.word >>> 15), 1 | this.word)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }
}
