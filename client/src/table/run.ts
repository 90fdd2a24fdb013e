// The computer's run: the decisions it makes one after the other, until a person has to decide.
import type { Entry } from '../net/wire'

export interface Run {
  begun: number // ms, by performance.now()
  after: number // the number of the last entry before it
  hurried: boolean // it has been told to decide at once
}

/** The run after a new position: the same as before as long as the computer goes on. */
export function follow(run: Run | null, thinking: number, log: Entry[], now: number): Run | null {
  return thinking ? (run ?? { begun: now, after: log.at(-1)?.number ?? 0, hurried: false }) : null
}

/** How many decisions it has made, as far as the reader may know. */
export const decisionsOf = (run: Run, log: Entry[]): number => log.filter((e) => e.action !== undefined && e.number > run.after).length
