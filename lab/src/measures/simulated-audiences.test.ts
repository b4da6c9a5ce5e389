import { expect, test } from 'vitest'
import { simulatedAudiences } from './simulated-audiences.ts'

test('on simulated followers the interval holds the truth for nearly every creator, and the share is near it', () => {
  const { covered, error } = simulatedAudiences('instagram', 15)
  expect(covered).toBeGreaterThanOrEqual(0.8)
  expect(error).toBeLessThan(12)
})

test('the same arguments give the same figures', () => {
  expect(simulatedAudiences('tiktok', 3)).toEqual(simulatedAudiences('tiktok', 3))
})
