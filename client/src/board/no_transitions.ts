// Stands in for d3-transition (vite.config.ts): d3-zoom only asks it to stop running transitions, and the board never animates its
// zoom. The real one, with d3's colours, easings and timers, would add some 10 kB to the page.
import { selection } from 'd3-selection'

const { prototype } = selection as unknown as { prototype: { interrupt: () => unknown } }
prototype.interrupt = function () {
  return this
}

export const interrupt = (): void => undefined
