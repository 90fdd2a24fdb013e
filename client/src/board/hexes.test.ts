import { describe, expect, test } from 'vitest'
import { HexSheet } from './hexes'

const sheet = new HexSheet(43, 30, 30)

describe('hexes', () => {
  test('odd columns lie half a hex lower', () => {
    expect(sheet.centre('0101')[1]).toBeGreaterThan(sheet.centre('0201')[1])
    expect(sheet.toward('0101', 1)).toBe('0201')
    expect(sheet.toward('0101', 2)).toBe('0202')
    expect(sheet.toward('0201', 1)).toBe('')
    expect(sheet.toward('0201', 2)).toBe('0301')
  })
  test('a point is in the hex whose centre is nearest', () => {
    for (const name of sheet.names) {
      const [x, y] = sheet.centre(name)
      expect(sheet.at([x + 11, y - 17])).toBe(name)
    }
    expect(sheet.at([-40, 10])).toBe('')
  })
  test('neighbours are a step away, and sides turn back', () => {
    for (const name of ['0101', '1805', '4330', '2412'])
      for (const other of sheet.beside(name)) {
        expect(sheet.distance(name, other)).toBe(1)
        expect(sheet.sideTo(other, name)).toBe((sheet.sideTo(name, other) + 3) % 6)
      }
    expect(sheet.distance('1805', '2209')).toBe(6)
  })
  test('two hexes side by side have one outline of ten corners', () => {
    const loops = sheet.outlines(['1805', sheet.toward('1805', 3)])
    expect(loops.map((loop) => loop.length)).toEqual([10])
    const ring = sheet.outlines(sheet.beside('1805')) // a hole in it
    expect(ring.map((loop) => loop.length).sort()).toEqual([18, 6])
  })
})
