import fc from 'fast-check'
import { expect, test } from 'vitest'
import { denseSolve } from './dense-solve.ts'
import { featureEdges } from './feature-edges.ts'
import { monotone } from './monotone.ts'

test('the solver finds x with matrix times x equal to the right side', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 9, maxLength: 9 }), (values) => {
      const at = (row: number, column: number) => values[row * 3 + column] ?? 0
      const matrix = Float64Array.from({ length: 9 }, (_, cell) => {
        const [row, column] = [Math.floor(cell / 3), cell % 3]
        const product = [0, 1, 2].reduce((sum, k) => sum + at(row, k) * at(column, k), 0)
        return product + (row === column ? 1 : 0)
      })
      const right = Float64Array.of(1, -2, 3)
      const solution = denseSolve(Float64Array.from(matrix), Float64Array.from(right), 3)
      for (let row = 0; row < 3; row++) {
        const got = [0, 1, 2].reduce((sum, k) => sum + (matrix[row * 3 + k] ?? 0) * (solution[k] ?? 0), 0)
        expect(got).toBeCloseTo(right[row] ?? 0, 6)
      }
    }),
  )
})

const weighted = fc.array(
  fc.tuple(fc.double({ min: -10, max: 10, noNaN: true }), fc.double({ min: 0.1, max: 5, noNaN: true })),
  { minLength: 1, maxLength: 20 },
)

test('pooling gives a sequence in the direction asked for, with the same weighted mean', () => {
  fc.assert(
    fc.property(weighted, fc.constantFrom<1 | -1>(1, -1), (pairs, direction) => {
      const [values, weights] = [pairs.map(([value]) => value), pairs.map(([, weight]) => weight)]
      const result = monotone(values, weights, direction)
      expect(result).toHaveLength(values.length)
      for (let at = 1; at < result.length; at++) {
        expect(direction * ((result[at] ?? 0) - (result[at - 1] ?? 0))).toBeGreaterThanOrEqual(-1e-9)
      }
      const mean = (list: number[]) => list.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)
      expect(mean(result)).toBeCloseTo(mean(values), 6)
    }),
  )
})

test('a sequence in the right direction is left alone', () => {
  expect(monotone([1, 2, 5], [1, 1, 1], 1)).toEqual([1, 2, 5])
  expect(monotone([5, 2, 1], [1, 1, 1], -1)).toEqual([5, 2, 1])
})

test('a flag has one boundary, a constant none', () => {
  expect(featureEdges(Float64Array.of(0, 1, 1, 0), 16)).toEqual([1])
  expect(featureEdges(Float64Array.of(3, 3, 3), 16)).toEqual([])
  expect(featureEdges(new Float64Array(), 16)).toEqual([])
})

test('boundaries ascend, are distinct, and are no more than asked for', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 300 }), (values) => {
      const edges = featureEdges(Float64Array.from(values), 12)
      expect(edges.length).toBeLessThan(12)
      for (let at = 1; at < edges.length; at++) expect(edges[at] ?? 0).toBeGreaterThan(edges[at - 1] ?? 0)
    }),
  )
})
