import { expect, test } from 'vitest'
import { arrivals } from './arrival-part.ts'

test('purchases in proportion are found by how they arrived, on every platform that shows the count', () => {
  const { text, goals } = arrivals('a test', 6)
  expect(text).toContain('simulated, seed a test')
  expect(text.match(/^\| (likes|views) \|/gm)).toHaveLength(18)
  expect(goals.map(({ goal }) => goal)).toEqual(['at least .90', 'at least .90'])
  expect(text).toMatch(/^\| likes \| YouTube \| all six \| \d of 6 \| [\d.]+ \| 1\.00 \| 1\.00 \|/m)
}, 120_000)
