import fc from 'fast-check'
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

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of "%s" is the one that its authors publish', (text, hash) => {
  expect(hashOfText(text)).toBe(hash)
})

test('any order of any texts gives one seed, and one text more another', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 20 }), (texts) => {
      expect(seedOf([...texts].reverse())).toBe(seedOf(texts))
      expect(seedOf([...texts, 'one more'])).not.toBe(seedOf(texts))
      expect(Number.isInteger(seedOf(texts)) && seedOf(texts) >= 0 && seedOf(texts) < 2 ** 32).toBe(true)
    }),
  )
})

test('a repeated text counts as often as it is there', () => {
  expect(seedOf(['a', 'a'])).not.toBe(seedOf(['a']))
  expect(seedOf([])).toBe(0)
})

test('every number lies from 0 to below 1, for any seed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (seed) => {
      const next = seededRandom(seed)
      for (let draw = 0; draw < 50; draw += 1) {
        const number = next()
        expect(number).toBeGreaterThanOrEqual(0)
        expect(number).toBeLessThan(1)
      }
    }),
  )
})

test('generators do not share their state', () => {
  const [a, b] = [seededRandom(9), seededRandom(9)]
  const first = a()
  for (let draw = 0; draw < 100; draw += 1) a()
  expect(b()).toBe(first)
})

test('neighbouring seeds and neighbouring numbers have nothing to do with each other', () => {
  const sequences = [1, 2, 3, 4].map((seed) => {
    const next = seededRandom(seed)
    return Array.from({ length: 2_000 }, () => next() - 0.5)
  })
  for (const [index, sequence] of sequences.entries()) {
    const other = sequences[(index + 1) % 4] ?? []
    const across = sequence.reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0)
    const along = sequence.reduce((sum, value, place) => sum + value * (sequence[place + 1] ?? 0), 0)
    // The variance of each product is 1/144, so four standard deviations of the sum are about 15.
    expect(Math.abs(across)).toBeLessThan(15)
    expect(Math.abs(along)).toBeLessThan(15)
  }
})

test.each([
  [0, [4_143_336_393, 177_185_503, 380_008_945]],
  [1, [3_739_678_614, 2_725_338_478, 3_923_878_172]],
  [42, [2_887_583_565, 2_293_090_523, 2_716_497_665]],
])('the sequence of seed %d never changes, for stored reports are computed again', (seed, numbers) => {
  const next = seededRandom(seed)
  expect(numbers.map(() => Math.round(next() * 2 ** 32))).toEqual(numbers)
})
