// Stands in for d3-transition (vite.config.ts): d3-zoom only asks it to stop what is running, and the board never animates its
// zoom. The whole of it, with d3's colours, easings and timers, would be some 10 kB more to load.
import { selection } from 'd3-selection'

const { prototype } = selection as unknown as { prototype: { interrupt: () => unknown } }
prototype.interrupt = function () {
  return this
}

export const interrupt = (): void => undefined
