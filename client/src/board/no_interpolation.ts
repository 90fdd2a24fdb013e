// Stands in for d3-interpolate (vite.config.ts): d3-zoom needs it only to animate, which the board never does. The real one brings all
// of d3-color along.
export const interpolateZoom = (): never => {
  throw new Error('the board does not animate its zoom')
}
