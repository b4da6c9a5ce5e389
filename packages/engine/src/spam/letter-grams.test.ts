import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gramCount, gramNumber, gramSum, lettersMax, lettersMin, wordGrams } from './letter-grams.ts'

const words = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'),
  minLength: 1,
  maxLength: 14,
})

test('a short word has few groups, its edges among them', () => {
  expect(wordGrams('u')).toEqual(['_u_'])
  expect(wordGrams('my')).toEqual(['_my', 'my_', '_my_'])
  expect(wordGrams('sub')).toEqual(['_su', 'sub', 'ub_', '_sub', 'sub_', '_sub_'])
})

test('groups have three to five signs, and there are as many as are counted', () => {
  fc.assert(
    fc.property(words, (word) => {
      const grams = wordGrams(word)
      expect(grams).toHaveLength(gramCount(word))
      for (const { length } of grams) expect(length >= lettersMin && length <= lettersMax).toBe(true)
    }),
  )
})

test('words in other letters have no groups', () => {
  for (const word of ['канал', 'café', '정말', 'naïve', '']) {
    expect(gramCount(word)).toBe(0)
    expect(wordGrams(word)).toEqual([])
  }
})

test('two groups have the same number only if they are the same', () => {
  fc.assert(
    fc.property(words, words, (a, b) => {
      const numbers = new Map<number, string>()
      for (const gram of [...wordGrams(a), ...wordGrams(b)]) {
        const number = gramNumber(gram)
        expect(number).toBeGreaterThan(0)
        expect(number).toBeLessThan(2 ** 30)
        expect(numbers.get(number) ?? gram).toBe(gram)
        numbers.set(number, gram)
      }
    }),
  )
})

test('a sign that stands in no group has no number', () => {
  expect(gramNumber('ab-')).toBe(0)
  expect(gramNumber('éab')).toBe(0)
})

test('the sum of a word is the sum over its written groups', () => {
  fc.assert(
    fc.property(words, (word) => {
      const weightOf = (gram: number) => (gram % 1_009) - 500
      const written = wordGrams(word).reduce((sum, gram) => sum + weightOf(gramNumber(gram)), 0)
      expect(gramSum(word, weightOf)).toBe(written)
    }),
  )
})

test('a misspelt word shares most of its groups with the word that was meant', () => {
  const meant = new Set(wordGrams('subscribe'))
  const shared = wordGrams('subscribin').filter((gram) => meant.has(gram))
  expect(shared.length).toBeGreaterThan(gramCount('subscribin') / 2)
})
