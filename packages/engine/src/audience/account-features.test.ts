import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Account } from '../snapshot/snapshot.ts'
import { type FeatureName, featureCount, featureIndex, featureNames, writeAccountFeatures } from './account-features.ts'

const now = Date.parse('2026-06-01T00:00:00Z')

function featuresOf(account: Omit<Account, 'id'>, nowMs = now): Record<FeatureName, number> {
  const row = new Float64Array(featureCount)
  writeAccountFeatures({ id: 'a', ...account }, nowMs, row)
  return Object.fromEntries(featureNames.map((name) => [name, row[featureIndex[name]]])) as Record<FeatureName, number>
}

test('an account of which only the id is known has no known feature', () => {
  for (const value of Object.values(featuresOf({}))) expect(value).toBeNaN()
})

test('null and absent mean the same', () => {
  const nulls = featuresOf({ username: null, bio: null, followers: null, hasAvatar: null, createdAt: null })
  expect(nulls).toEqual(featuresOf({}))
})

test('zero and empty are known, and are not the same as unknown', () => {
  const { followers, posts, bioLength, nameLength, nameWords, hasAvatar } = featuresOf({
    followers: 0,
    posts: 0,
    bio: '',
    displayName: '',
    hasAvatar: false,
  })
  expect([followers, posts, bioLength, nameLength, nameWords, hasAvatar]).toEqual([0, 0, 0, 0, 0, 0])
})

test('the user name is read as length, digits, share and longest run', () => {
  const { usernameLength, hasDigits, digitShare, digitRun } = featuresOf({ username: 'anna1_92841' })
  expect(usernameLength).toBe(11)
  expect(hasDigits).toBe(1)
  expect(digitShare).toBeCloseTo(6 / 11)
  expect(digitRun).toBe(5)
})

test('a user name without digits says so', () => {
  const { hasDigits, digitShare, digitRun } = featuresOf({ username: 'anna.berg' })
  expect([hasDigits, digitShare, digitRun]).toEqual([0, 0, 0])
})

test('words of a display name are separated by any white space', () => {
  expect(featuresOf({ displayName: '  Anna  Maria\tBerg ' }).nameWords).toBe(3)
  expect(featuresOf({ displayName: 'Anna' }).nameWords).toBe(1)
  expect(featuresOf({ displayName: '   ' }).nameWords).toBe(0)
})

test('a digit in the display name is seen', () => {
  expect(featuresOf({ displayName: 'Anna 2' }).nameHasDigits).toBe(1)
  expect(featuresOf({ displayName: 'Anna' }).nameHasDigits).toBe(0)
})

test('age is counted in days up to the reading, never below zero', () => {
  expect(featuresOf({ createdAt: '2026-05-31T00:00:00Z' }).ageDays).toBe(1)
  expect(featuresOf({ createdAt: '2026-07-01T00:00:00Z' }).ageDays).toBe(0)
})

test('an age needs both times', () => {
  expect(featuresOf({ createdAt: '2026-05-31T00:00:00Z' }, Number.NaN).ageDays).toBeNaN()
  expect(featuresOf({ createdAt: 'some day' }).ageDays).toBeNaN()
})

test('the balance of following and followers is 0 when they are equal and grows by 1 with each factor of ten', () => {
  expect(featuresOf({ followers: 99, following: 99 }).followBalance).toBe(0)
  expect(featuresOf({ followers: 9, following: 99 }).followBalance).toBeCloseTo(1)
  expect(featuresOf({ followers: 99, following: 9 }).followBalance).toBeCloseTo(-1)
})

test('a derived feature is unknown as soon as one of its parts is', () => {
  expect(featuresOf({ followers: 10 }).followBalance).toBeNaN()
  expect(featuresOf({ following: 10 }).followBalance).toBeNaN()
  expect(featuresOf({ posts: 10 }).postsPerDay).toBeNaN()
  expect(featuresOf({ favourites: 10 }).favouritesPerPost).toBeNaN()
})

test('rates compare what an account does with whom it follows, who lists it, and how old it is', () => {
  expect(featuresOf({ posts: 9, following: 999 }).postsPerFollowing).toBeCloseTo(-2)
  expect(featuresOf({ listed: 0, followers: 99 }).listedPerFollower).toBeCloseTo(-2)
  expect(featuresOf({ favourites: 999, createdAt: '2026-05-23T00:00:00Z' }).favouritesPerDay).toBeCloseTo(2)
  expect(featuresOf({ posts: 9 }).postsPerFollowing).toBeNaN()
  expect(featuresOf({ followers: 9 }).listedPerFollower).toBeNaN()
  expect(featuresOf({ favourites: 9 }).favouritesPerDay).toBeNaN()
})

test('only the whole word bot in a bio counts', () => {
  expect(featuresOf({ bio: 'I am a Bot.' }).saysBot).toBe(1)
  expect(featuresOf({ bio: 'Robotics and bottles' }).saysBot).toBe(0)
})

test('a row that is used again keeps nothing of the account before', () => {
  const row = new Float64Array(featureCount)
  const full: Account = { id: 'a', username: 'x1', displayName: 'X', bio: 'b', followers: 1, following: 2, posts: 3 }
  writeAccountFeatures({ ...full, hasAvatar: true, verified: true, listed: 1, favourites: 2 }, now, row)
  writeAccountFeatures({ id: 'b' }, now, row)
  expect([...row].every(Number.isNaN)).toBe(true)
})

const anyAccount = fc.record(
  {
    id: fc.string(),
    username: fc.option(fc.string({ unit: 'binary' })),
    displayName: fc.option(fc.string({ unit: 'binary' })),
    bio: fc.option(fc.string({ unit: 'binary' })),
    hasAvatar: fc.option(fc.boolean()),
    isPrivate: fc.option(fc.boolean()),
    verified: fc.option(fc.boolean()),
    hasExternalUrl: fc.option(fc.boolean()),
    followers: fc.option(fc.nat()),
    following: fc.option(fc.nat()),
    posts: fc.option(fc.nat()),
    listed: fc.option(fc.nat()),
    favourites: fc.option(fc.nat()),
    createdAt: fc.option(fc.constantFrom('2020-01-01T00:00:00Z', '', 'never')),
  },
  { requiredKeys: ['id'] },
)

test('whatever an account holds, every feature is a finite number or unknown', () => {
  fc.assert(
    fc.property(anyAccount, (account) => {
      for (const value of Object.values(featuresOf(account))) {
        expect(Number.isNaN(value) || Number.isFinite(value)).toBe(true)
      }
    }),
  )
})

test('the letters of a name never matter, only digits and lengths', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9_.]{1,30}$/), fc.constantFrom('a', 'q', 'x'), (username, letter) => {
      const replaced = username.replace(/[a-z]/g, letter)
      expect(featuresOf({ username })).toEqual(featuresOf({ username: replaced }))
    }),
  )
})
