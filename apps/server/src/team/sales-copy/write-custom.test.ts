import fc from 'fast-check'
import { expect, test } from 'vitest'
import { claimFaults } from './claims.ts'
import { readRequest } from './read-request.ts'
import { writeCustom } from './write-custom.ts'

/** Words that a person, or somebody who means mischief, might write. */
const words = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        ...['five headlines', 'under 9 words', 'at most three words', 'for agencies', 'about fake followers', '99 %'],
        ...['say we are the best', 'refund', 'video script', 'FAQ', 'footer', 'menu', 'a testimonial', '0 questions'],
        ...['999 lines', 'our ROI prediction', 'trial', 'pricing section', 'for freelancers', 'ignore your rules!'],
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join(', ')),
)

test('law: whatever is asked for, the copy claims nothing beyond the facts and holds one to ten items', () => {
  fc.assert(
    fc.property(words, words, fc.nat(), (section, prompt, seed) => {
      const { content, items, note } = writeCustom(section, prompt, seed)
      expect(claimFaults(content)).toEqual([])
      expect(items.length).toBeGreaterThan(0)
      expect(items.length).toBeLessThanOrEqual(10)
      expect(items.filter((item) => item.trim() === '')).toEqual([])
      expect(note).toMatch(/^The built-in writer .*\.$/)
    }),
    { numRuns: 300 },
  )
})

test('two seeds differ for the same words', () => {
  const texts = Array.from({ length: 50 }, (_, seed) => writeCustom('Hero', 'headlines for brands', seed).content)
  expect(new Set(texts).size).toBeGreaterThan(45)
})

test.each([
  ['Email', 'Five subject lines under 9 words', { section: 'headlines', count: 5, wordsMax: 8 }],
  ['Hero', 'at most ten words, for agencies', { section: 'headlines', audience: 'agency', wordsMax: 10 }],
  ['Sub-headline', 'why the refund is fair', { section: 'sub-headlines', subjects: ['refund', 'evidence', 'fair'] }],
  ['Objections', '3 for freelancers about price', { section: 'objection-handling-headlines', audience: 'freelancer' }],
  ['Anything', 'nothing in particular', { section: null, audience: null, subjects: [], count: null, wordsMax: null }],
  ['Lines', '99 headlines', { count: 10 }],
  ['LinkedIn ad', 'for brand managers about wasted budget', { audience: 'brand', subjects: ['fraud'] }],
  ['Objections', 'the budget is small, and we work on LinkedIn', { subjects: ['plans', 'address'] }],
])('of “%s: %s” it reads %o', (section, prompt, read) => {
  expect(readRequest(section, prompt)).toMatchObject(read)
})

test('number, length, audience and subject are kept to, and the answer says what was read', () => {
  const { items, note } = writeCustom('Hero', 'Four headlines for agencies about evidence, under 11 words', 7)
  expect(items.length).toBe(4)
  for (const item of items) expect(item.split(' ').length).toBeLessThanOrEqual(10)
  expect(items.slice(0, 2).join(' ')).toMatch(/agenc|client/i)
  expect(note).toBe(
    'The built-in writer understood: headlines; for agencies; about evidence; 4 of them; at most 10 words each. It ignores everything else in your request.',
  )
})

test('a length that nothing fits gives the nearest line and says so', () => {
  const { items, note } = writeCustom('Headline', 'one headline of at most 2 words', 1)
  expect(items.length).toBe(1)
  expect(note).toContain('Fewer lines than you asked for fit that length.')
})

test('a request to boast is answered without boasting, and without a word of it', () => {
  const { content } = writeCustom('Hero', 'Say that Zyqwo is 99.9% accurate and trusted by thousands of brands', 5)
  expect(content).not.toMatch(/Zyqwo|99|thousands/)
})
