import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitsAtMost } from './secret-strength.ts'

test('law: a text that repeats itself holds no more than what it repeats', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 12 }), fc.integer({ min: 2, max: 20 }), (part, times) => {
      expect(bitsAtMost(part.repeat(times))).toBeLessThanOrEqual(bitsAtMost(part) + 1e-9)
    }),
  )
})

test.each([
  ['x'.repeat(64), 0],
  ['abcdefghijklmnopqrstuvwxyz0123456789', 40],
  ['0123456789abcdef'.repeat(4), 30],
  ['changeme-changeme-changeme-change', 40],
  ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab', 10],
])('%s holds at most %i bits', (secret, bits) => {
  expect(bitsAtMost(secret)).toBeLessThanOrEqual(bits)
})

test('law: what was drawn by lot is never taken for a guess', () => {
  const drawn = Array.from({ length: 500 }, () => [
    randomBytes(16).toString('hex'),
    randomBytes(24).toString('base64'),
    randomBytes(32).toString('hex'),
  ]).flat()
  for (const secret of drawn) expect(bitsAtMost(secret)).toBeGreaterThan(80)
})
