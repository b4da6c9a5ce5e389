import { expect, test } from 'vitest'
import { hashOfText, seededRandom, seedOf } from './seeded-random.ts'

test('the same seed gives the same numbers, another seed others', () => {
  const [a, b, c] = [seededRandom(1), seededRandom(1), seededRandom(2)]
  const first = [a(), a(), a()]
  expect([b(), b(), b()]).toEqual(first)
  expect([c(), c(), c()]).not.toEqual(first)
})

test('a seed does not depend on the order of what it was made from', () => {
  expect(seedOf(['a', 'b', 'c'])).toBe(seedOf(['c', 'a', 'b']))
  expect(seedOf(['a', 'b'])).not.toBe(seedOf(['a', 'c']))
})

test('numbers fill the range from 0 to 1 evenly', () => {
  const next = seededRandom(42)
  const tenths = new Array<number>(10).fill(0)
  for (let draw = 0; draw < 20_000; draw += 1) {
    const tenth = Math.floor(next() * 10)
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  for (const hits of tenths) expect(Math.abs(hits - 2_000)).toBeLessThan(200)
})

test('hashes of near texts lie far apart', () => {
  expect(Math.abs(hashOfText('post-1') - hashOfText('post-2'))).toBeGreaterThan(1_000)
})
