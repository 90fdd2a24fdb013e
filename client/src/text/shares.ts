// Shares of a whole, in per cent.

/** Each part in steps of 1 %, or of 0.1 % where one of them would not show otherwise, so that what is shown adds up. */
export function shares(chances: number[]): number[] {
  const steps = chances.some((c) => c > 0 && (c < 0.01 || c > 0.99)) ? 1000 : 100
  const exact = chances.map((c) => c * steps)
  const found = exact.map(Math.floor)
  const missing = Math.round(exact.reduce((a, b) => a + b, 0)) - found.reduce((a, b) => a + b, 0)
  // What is missing goes to the shares that lost most by rounding down.
  const order = exact.map((_, i) => i).sort((i, j) => exact[j] - found[j] - (exact[i] - found[i]))
  for (const i of order.slice(0, missing)) found[i] += 1
  return found.map((n) => n / steps)
}
