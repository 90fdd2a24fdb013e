// A map of squares, A1 at its top left: where each of them lies on the drawing.
import type { Point } from './geometry'

export const MARGIN = 44 // around the map, in drawing units

export interface Squares {
  columns: number
  rows: number
  cell: number // side of a square, in drawing units
}

export const nameOf = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row + 1}`
export const columnOf = (place: string): number => place.charCodeAt(0) - 65
export const rowOf = (place: string): number => Number(place.slice(1)) - 1
export const cornerIn = (cell: number, place: string): Point => [MARGIN + columnOf(place) * cell, MARGIN + rowOf(place) * cell]
export const centreIn = (cell: number, place: string): Point => [MARGIN + (columnOf(place) + 0.5) * cell, MARGIN + (rowOf(place) + 0.5) * cell]
export const placesIn = (columns: number, rows: number): string[] =>
  Array.from({ length: columns * rows }, (_, i) => nameOf(i % columns, Math.floor(i / columns)))
