import fc from 'fast-check'
import { expect, test } from 'vitest'
import { promotionRating } from '../comments/promotion.ts'
import { readText } from '../comments/read-text.ts'
import type { CommentSpamModel } from './comment-spam-model.ts'
import { commentSpamProbability, commentSpamRater, commentSpamRating } from './comment-spam-rater.ts'

const card = { title: '', meaning: '', method: '', sources: [], figures: {} }

/** Knows one word, and what a link and the rules are worth. */
const small: CommentSpamModel = {
  card,
  languages: ['en'],
  intercept: -2,
  link: 3,
  videoLink: 1,
  rules: 4,
  grams: '_my my_ _my_',
  weights: [10, 20, 30],
  step: 0.1,
}
const logistic = (logOdds: number) => 1 / (1 + Math.exp(-logOdds))
const rated = (rules: number) => commentSpamRater(small, () => rules)

test('the log-odds are the intercept, the links, the rules and the letters, and nothing else', () => {
  // One word of three groups: (1 + 2 + 3) / √3.
  expect(rated(0.25).rating(readText('my'), 'en')).toBeCloseTo(logistic(-2 + 4 * 0.25 + 6 / Math.sqrt(3)))
  // A second word of six groups that are not known makes the first count less.
  expect(rated(0.25).rating(readText('my dog'), 'en')).toBeCloseTo(logistic(-2 + 1 + 6 / Math.sqrt(9)))
  const linked = { ...readText('my'), links: 2, videoLinks: 1 }
  expect(rated(0.25).rating(linked, 'en')).toBeCloseTo(logistic(-2 + 3 + 1 + 1 + 6 / Math.sqrt(3)))
})

test('where the rules see no sign the model must be surer: odds of five to two, not even ones', () => {
  const atOdds = (odds: number) =>
    commentSpamRater({ ...small, intercept: Math.log(odds), grams: '', weights: [] }, () => 0).rating(
      readText('my'),
      'en',
    )
  expect(atOdds(1)).toBeLessThan(0.5)
  expect(atOdds(2.4)).toBeLessThan(0.5)
  expect(atOdds(2.6)).toBeGreaterThan(0.5)
})

test('where the rules are sure the model takes nothing back', () => {
  const lenient = commentSpamRater({ ...small, intercept: -50 }, () => 0.75)
  expect(lenient.rating(readText('my'), 'en')).toBe(0.75)
  expect(lenient.probability(readText('my'), 'en')).toBe(0.75)
})

test('in a language that it has not learnt the model is not asked', () => {
  const certain = commentSpamRater({ ...small, intercept: 50 }, () => 0.25)
  for (const language of ['es', 'tr', 'unknown', 'none']) {
    expect(certain.rating(readText('my'), language)).toBe(0.25)
    expect(certain.probability(readText('my'), language)).toBe(0.25)
  }
})

test('a text without words is left to the rules', () => {
  expect(rated(0.25).probability(readText('🔥🔥'), 'en')).toBe(0.25)
})

test('a model without any letters still rates by links and rules', () => {
  const bare = commentSpamRater({ ...small, grams: '', weights: [] }, () => 0.25)
  expect(bare.rating(readText('my'), 'en')).toBeCloseTo(Math.max(0.25, logistic(-1)))
})

test('what is remembered of words changes nothing', () => {
  const { rating } = rated(0.25)
  const before = rating(readText('my dog'), 'en')
  for (let number = 0; number < 21_000; number += 1) rating(readText(`w${number.toString(36)}`), 'en')
  expect(rating(readText('my dog'), 'en')).toBe(before)
})

const piece = fc.constantFrom(
  'please',
  'guys',
  'my',
  'channel',
  'subscribe',
  'check out my',
  'where is the',
  'lamp',
  'https://shop.example.com/a',
  'youtu.be/abc',
  '@anna',
  '🔥',
  'love this song',
  'share',
  'free',
  'канал',
)
const texts = fc.array(piece, { minLength: 1, maxLength: 10 }).map((pieces) => readText(pieces.join(' ')))
const languages = fc.constantFrom('en', 'es', 'ru', 'unknown', 'none')

test('the quick rating and the full probability are on the same side of one half, and both are probabilities', () => {
  fc.assert(
    fc.property(texts, languages, (text, language) => {
      const [rating, probability] = [commentSpamRating(text, language), commentSpamProbability(text, language)]
      for (const each of [rating, probability]) expect(each >= 0 && each <= 1).toBe(true)
      expect(rating >= 0.5).toBe(probability >= 0.5)
    }),
    { numRuns: 500 },
  )
})

test('together with the model the rules never find less', () => {
  fc.assert(
    fc.property(texts, languages, (text, language) => {
      expect(commentSpamRating(text, language)).toBeGreaterThanOrEqual(promotionRating(text))
    }),
    { numRuns: 500 },
  )
})
