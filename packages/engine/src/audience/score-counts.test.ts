import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scoreCell, scoreCells, scoreMax, scoreOfCell } from './score-counts.ts'

test('every score has a cell of the grid', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (score) => {
      const cell = scoreCell(score)
      expect(Number.isInteger(cell)).toBe(true)
      expect(cell).toBeGreaterThanOrEqual(0)
      expect(cell).toBeLessThan(scoreCells)
    }),
  )
})

test('a score inside the limits is kept to within a hundredth', () => {
  fc.assert(
    fc.property(fc.double({ min: -scoreMax, max: scoreMax, noNaN: true }), (score) => {
      expect(Math.abs(scoreOfCell(scoreCell(score)) - score)).toBeLessThanOrEqual(0.0101)
    }),
  )
})

test('scores beyond the limits count as the limits', () => {
  expect(scoreOfCell(scoreCell(100))).toBe(scoreMax)
  expect(scoreOfCell(scoreCell(-100))).toBe(-scoreMax)
})

test('no evidence is the middle of the grid', () => {
  expect(scoreOfCell(scoreCell(0))).toBe(0)
})
