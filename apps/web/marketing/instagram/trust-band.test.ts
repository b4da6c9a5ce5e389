import { expect, test } from 'vitest'
import { bandOf } from './trust-band.ts'

test.each([
  [100, 'Excellent'],
  [90, 'Excellent'],
  [89, 'Good'],
  [80, 'Good'],
  [79, 'Moderate'],
  [70, 'Moderate'],
  [69, 'Poor'],
  [0, 'Poor'],
] as const)('a score of %i is %s', (score, word) => {
  expect(bandOf(score)).toBe(word)
})
