import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberOf, ruleNumber, ruleWordCount } from './rule-words.ts'
import { wordOf } from './shared-words.ts'

const known = ['the', 'subscribe', 'birthday', 'красиво', 'मुबारक', 'canal']

test('each word of a rule has a number of its own, within the tables', () => {
  const numbers = known.map((word) => ruleNumber(word.normalize('NFKD')))
  expect(new Set(numbers).size).toBe(known.length)
  for (const number of numbers) {
    expect(number).toBeGreaterThan(0)
    expect(number).toBeLessThan(ruleWordCount)
  }
})

test('a word of no rule is number 0', () => {
  expect(['lanterns', 'zzyzx', ''].map(ruleNumber)).toEqual([0, 0, 0])
})

test('a word of a comment has the number of its text, however often it is asked', () => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...known), fc.string()), (text) => {
      const word = wordOf(text)
      expect([numberOf(word), numberOf(word)]).toEqual([ruleNumber(text), ruleNumber(text)])
    }),
  )
})
