// Purchases are taken back like any action: the last ones are undone, and those made after the one given back are made again.
import type { Entry } from '../../net/wire'
import type { Table } from '../../table/state.svelte'

export interface Purchase {
  good: string
  amount: number
}

/** What a side has bought since it last did anything else, in order. */
export function purchases(log: Entry[], side: number): Purchase[] {
  const found: Purchase[] = []
  for (const entry of log.toReversed()) {
    if (entry.action === undefined) continue
    const { parts } = entry
    if (entry.side !== side || parts?.verb !== 'buy') break
    found.unshift({ good: parts.extras[0], amount: parts.amount })
  }
  return found
}

/** How to give back one lot of a good: how many purchases to undo, and which to make again. */
export function withoutOne(bought: Purchase[], good: string): { undone: number; again: Purchase[] } {
  const at = bought.findLastIndex((p) => p.good === good)
  const last = bought[at]
  const lot = good === 'inexperienced' ? 2 : 1 // sold in pairs
  const less = last.amount > lot ? [{ good, amount: last.amount - lot }] : []
  return { undone: bought.length - at, again: [...less, ...bought.slice(at + 1)] }
}

export async function giveBack(table: Table, good: string): Promise<void> {
  const { undone, again } = withoutOne(purchases(table.playback.log, table.playback.position!.decider), good)
  await table.instead(undone, again.map((p) => `buy ${p.amount} ${p.good}`))
}
