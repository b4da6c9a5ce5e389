import { expect, test } from 'vitest'
import { languageOf } from '../comments/language.ts'
import { spamFrom } from '../comments/promotion.ts'
import { readText } from '../comments/read-text.ts'
import model from '../models/comment-spam.json' with { type: 'json' }
import { commentSpamRating, modelLanguages } from './comment-spam-rater.ts'
import { ordinaryComments } from './example-ordinary.ts'
import { gramNumber } from './letter-grams.ts'

/** What the trained model of comments promises, whatever it was trained on. */

const isSpam = (raw: string) => {
  const text = readText(raw)
  return commentSpamRating(text, languageOf(text.words, text.canonical)) >= spamFrom
}

test('the table is whole: known groups in order, each once, with a weight that is not 0', () => {
  const grams = model.grams.split(' ')
  expect(grams).toHaveLength(model.weights.length)
  expect([...new Set(grams)].sort()).toEqual(grams)
  expect(grams.every((gram) => gramNumber(gram) > 0)).toBe(true)
  expect(model.weights.every((weight) => Number.isInteger(weight) && weight !== 0)).toBe(true)
})

test('the rules and a link speak for spam, a link to a video for little, and a text of which nothing is known is ordinary', () => {
  expect(model.rules).toBeGreaterThan(0)
  expect(model.link).toBeGreaterThan(model.videoLink)
  expect(Math.abs(model.videoLink)).toBeLessThan(1)
  expect(model.intercept).toBeLessThan(-1)
})

test('the card names the source, its licence, its rows and what was measured, and no date or path', () => {
  const [source] = model.card.sources
  expect(source?.rows).toBeGreaterThan(source?.fake ?? 0)
  expect(source?.note).toMatch(/CC BY 4\.0/)
  expect(Object.keys(model.card.figures).length).toBeGreaterThan(1)
  expect(JSON.stringify(model.card)).not.toMatch(/\d{4}-\d{2}-\d{2}|\/(home|root|tmp|work)/)
})

test('it knows English and says so', () => {
  expect([...modelLanguages]).toEqual(['en'])
})

test('the file stays below 60 kB', () => {
  expect(JSON.stringify(model).length).toBeLessThan(60_000)
})

test.each(Object.entries(ordinaryComments).filter(([language]) => language !== 'en'))(
  'nobody is flagged for writing %s, or nothing but emoji and tags',
  (_, comments) => {
    expect(comments.filter(isSpam)).toEqual([])
  },
)

test('of ordinary English comments that hold the words of advertisers at most three in a hundred are flagged', () => {
  const { en = [] } = ordinaryComments
  expect(en.length).toBeGreaterThan(40)
  expect(en.filter(isSpam).length).toBeLessThanOrEqual(0.03 * en.length)
})

test.each([
  'Hey guys, my brother and I just recorded our first video, would mean a lot if you gave it a watch',
  'please share this with your friends and give us a thumbs up',
  'everyone go and look up our band, we just released a new song',
  'guys please vote for us in the final, the page is in our profile',
  'if i get 1000 thumbs up i will make a cover of this, please subscribe',
  'check it out, my new track is up on soundcloud',
])('"%s" is spam, which no single rule is sure of or several are', (text) => {
  expect(isSpam(text)).toBe(true)
})
