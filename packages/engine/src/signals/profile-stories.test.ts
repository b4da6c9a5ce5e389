import { expect, test } from 'vitest'
import { answer } from '../examples/example-answer.ts'
import { exampleCreator, withPosts } from '../examples/example-creator.ts'
import { factsOf } from '../facts.ts'
import type { Account, Snapshot } from '../snapshot/snapshot.ts'
import { seededRandom } from '../statistics/seeded-random.ts'
import { firstDigitLaw } from './first-digit-law.ts'
import { paidPerformance } from './paid-performance.ts'
import { postingRegularity } from './posting-regularity.ts'
import { profileShape } from './profile-shape.ts'
import { sponsoredLoad } from './sponsored-load.ts'

const creator = exampleCreator()

function withSample(size: number, followersOf: () => number): Snapshot {
  const accounts: Account[] = Array.from({ length: size }, (_, index) => ({
    id: `a${index}`,
    followers: followersOf(),
  }))
  return { ...creator, followersSample: { method: 'random', accounts } }
}

const uniform = seededRandom(5)
const natural = () => Math.floor(10 ** (1 + 3 * uniform()))

test('natural follower counts obey the first-digit law', () => {
  expect(answer(firstDigitLaw, withSample(1_000, natural)).verdict).not.toBe('concern')
})

test('a batch of accounts breaks the first-digit law, and the digit is named', () => {
  const mixed = withSample(1_000, () => (uniform() < 0.6 ? 50 + Math.floor(uniform() * 20) : natural()))
  const { verdict, logOdds, evidence } = answer(firstDigitLaw, mixed)
  expect(verdict).toBe('concern')
  expect(logOdds).toBeGreaterThan(0.5)
  expect(evidence[0]?.text).toMatch(/start with [56]/)
})

test('below three hundred counts the first digits are not read', () => {
  expect(firstDigitLaw.measure(factsOf(withSample(299, natural))).measured).toBe(false)
})

test('following six thousand and being followed by seven is a trade of follows', () => {
  const trader = { ...creator, profile: { ...creator.profile, followers: 7_000, following: 6_000 } }
  expect(answer(profileShape, trader).verdict).toBe('concern')
  expect(answer(profileShape, creator).verdict).toBe('neutral')
})

test('two million followers on an account of three weeks ask for an explanation', () => {
  const sudden = { ...creator, profile: { ...creator.profile, followers: 2_000_000, createdAt: '2026-10-30' } }
  expect(answer(profileShape, sudden).verdict).toBe('concern')
})

test('business figures never weigh in the verdict', () => {
  const paid = withPosts(creator, (post, index) =>
    index % 2 === 0 ? { sponsored: true, likes: (post.likes ?? 0) / 4 } : {},
  )
  for (const signal of [sponsoredLoad, paidPerformance, postingRegularity]) {
    expect(answer(signal, paid).logOdds).toBe(0)
    expect(signal.absence).toBe(0)
  }
  expect(answer(sponsoredLoad, paid).verdict).toBe('concern')
  expect(answer(paidPerformance, paid).verdict).toBe('concern')
})

test.each([
  [{ sponsored: true }, 1],
  [{ caption: 'Love this serum #ad' }, 1],
  [{ hashtags: ['Werbung'] }, 1],
  [{ caption: 'Paid partnership with a museum' }, 1],
  [{ caption: 'I had a bad day, an advent calendar and an adventure' }, 0],
  [{ hashtags: ['sunday', 'addicted'] }, 0],
])('%# a disclosure is found where it is, and only there', (change, expected) => {
  const one = withPosts(creator, (_, index) => (index === 2 ? change : {}))
  expect((answer(sponsoredLoad, one).value ?? -1) * 30).toBeCloseTo(expected, 9)
})

test('without captions and labels nobody knows what is sponsored', () => {
  const silent = withPosts(creator, () => ({ caption: null, hashtags: null, sponsored: null }))
  expect(sponsoredLoad.measure(factsOf(silent)).measured).toBe(false)
})

test('the posting rhythm names a long pause', () => {
  const paused = withPosts(creator, (post, index) =>
    index >= 10 ? { publishedAt: new Date(Date.parse(post.publishedAt) - 40 * 86_400_000).toISOString() } : {},
  )
  expect(answer(postingRegularity, paused).explanation).toContain('one break of 42 days')
  expect(answer(postingRegularity, creator).value).toBeCloseTo(1.7, 6)
})
