import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Account } from '../snapshot/snapshot.ts'
import { type FeatureName, featureCount, featureIndex, writeAccountFeatures } from './account-features.ts'
import { accountKind, accountKindWords } from './account-kind.ts'

const strong = 1.5

function kindOf(account: Omit<Account, 'id'>, parts: Partial<Record<FeatureName, number>>) {
  const row = new Float64Array(featureCount)
  const weights = new Float64Array(featureCount)
  const whole = { id: 'a', ...account }
  writeAccountFeatures(whole, Date.parse('2026-06-01T00:00:00Z'), row)
  for (const [name, part] of Object.entries(parts)) weights[featureIndex[name as FeatureName]] = part
  return accountKind(whole, row, weights)
}

test('an account that follows thousands and is followed by few is a mass follower', () => {
  expect(kindOf({ following: 4100, followers: 12 }, { following: strong })).toBe('mass-following')
})

test('following thousands is no kind where many follow back, or where it does not reach the published limit', () => {
  expect(kindOf({ following: 4100, followers: 3900 }, { following: strong })).toBeNull()
  expect(kindOf({ following: 1500, followers: 3 }, { following: strong })).toBeNull()
})

test('no posts and no picture, or no posts and an empty bio, are an empty shell', () => {
  expect(kindOf({ posts: 0, hasAvatar: false }, { posts: strong })).toBe('empty-shell')
  expect(kindOf({ posts: 0, bio: '' }, { bioLength: strong })).toBe('empty-shell')
  expect(kindOf({ posts: 0, bio: 'Gardens', hasAvatar: true }, { posts: strong })).toBeNull()
})

test('what is not known is not empty', () => {
  expect(kindOf({ posts: 0 }, { posts: strong })).toBeNull()
  expect(kindOf({ hasAvatar: false }, { hasAvatar: strong })).toBeNull()
})

test('an old account that never posted is inactive, a young one is not', () => {
  const quiet = { posts: 1, hasAvatar: true, bio: 'Hello' }
  expect(kindOf({ ...quiet, createdAt: '2024-01-01T00:00:00Z' }, { posts: strong })).toBe('inactive')
  expect(kindOf({ ...quiet, createdAt: '2026-04-01T00:00:00Z' }, { posts: strong })).toBeNull()
  expect(kindOf(quiet, { posts: strong })).toBeNull()
})

test('five digits in a row are a series, a year of birth is not', () => {
  expect(kindOf({ username: 'maria_92841' }, { digitRun: strong })).toBe('numbered-name')
  expect(kindOf({ username: 'maria_1994' }, { digitRun: strong })).toBeNull()
})

test('a bio that says so makes a declared bot, before anything else', () => {
  expect(kindOf({ bio: 'I am a bot', following: 9000, followers: 1 }, { saysBot: strong, following: strong })).toBe(
    'declared-bot',
  )
})

test('facts that the model does not count as evidence name no kind', () => {
  fc.assert(
    fc.property(fc.double({ min: -5, max: 0.69, noNaN: true }), (weak) => {
      expect(kindOf({ following: 4100, followers: 12, posts: 0, hasAvatar: false }, { following: weak })).toBeNull()
    }),
  )
})

test('each kind has words that describe and do not accuse', () => {
  for (const words of Object.values(accountKindWords)) {
    expect(words).toMatch(/^an? [a-z -]+$/)
    expect(words).not.toMatch(/fraud|fake|criminal|scam/)
  }
})
