import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitSimilarity, shingleSimilarity, sketchesOf } from './text-sketch.ts'

const long = 'the way you explain the second fold makes it feel doable'

test('a text is entirely like itself, and not at all like one without common words', () => {
  expect(shingleSimilarity(long, long)).toBe(1)
  expect(bitSimilarity(sketchesOf([long, long]), 0, 1)).toBe(1)
  expect(shingleSimilarity(long, 'quick brown zebras jump')).toBe(0)
})

test('one changed word keeps most of the similarity', () => {
  const other = long.replace('second', 'third')
  expect(shingleSimilarity(long, other)).toBeGreaterThan(0.6)
  expect(shingleSimilarity(long, other)).toBeLessThan(1)
})

test('the coarse similarity is never far below the exact one', () => {
  const word = fc.constantFrom('harbour', 'lantern', 'orchard', 'saddle', 'violin', 'kettle', 'meadow', 'glacier')
  const text = fc.array(word, { minLength: 4, maxLength: 12 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(bitSimilarity(sketchesOf([a, b]), 0, 1)).toBeGreaterThan(shingleSimilarity(a, b) - 0.12)
    }),
  )
})

test('similarity is symmetric and between 0 and 1', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      const similarity = shingleSimilarity(a, b)
      expect(similarity).toBe(shingleSimilarity(b, a))
      expect(similarity).toBeGreaterThanOrEqual(0)
      expect(similarity).toBeLessThanOrEqual(1)
    }),
  )
})

test('at most four smallest shingles are kept, ascending and distinct; short texts have none', () => {
  const { smallest, kept } = sketchesOf(['abcd', long, 'abcde', 'aaaaaaaaa'])
  expect([...kept]).toEqual([0, 4, 1, 1])
  const ofLong = [...smallest.slice(4, 8)]
  expect([...new Set(ofLong)].sort((a, b) => a - b)).toEqual(ofLong)
})

test('where a shingle stands does not change its hash', () => {
  expect(shingleSimilarity('abcdefgh', 'xxabcdefgh')).toBeCloseTo(4 / 6)
})
