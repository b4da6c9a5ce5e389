import { expect, test } from 'vitest'
import { factsOf } from '../facts.ts'
import { type Account, type Snapshot, snapshotSchemaId } from '../snapshot/snapshot.ts'
import { audienceMassFollowers, massSampleMin } from './audience-mass-followers.ts'

function snapshotOf(accounts: Account[] | null): Snapshot {
  return {
    schema: snapshotSchemaId,
    platform: 'instagram',
    handle: 'someone',
    fetchedAt: '2026-06-01T00:00:00Z',
    availability: 'found',
    source: { connector: 'import', basis: 'import' },
    posts: [],
    comments: [],
    likers: [],
    accounts: [],
    history: [],
    followersSample: accounts === null ? null : { method: 'random', accounts },
  }
}

/** Lived-in accounts that look real, the given number of which follow thousands. */
function followers(total: number, mass: number): Account[] {
  return Array.from({ length: total }, (_, index) => ({
    id: `a${String(index).padStart(4, '0')}`,
    username: 'maria.berg',
    bio: 'Gardens, dogs and the sea',
    hasAvatar: true,
    followers: 1400 + index,
    following: index < mass ? 1600 + index : 300,
    posts: 200,
  }))
}

function measuredFor(accounts: Account[]) {
  const answer = audienceMassFollowers.measure(factsOf(snapshotOf(accounts)))
  if (!answer.measured) throw new Error(answer.reason)
  return answer
}

test('without a sample, or with too few known following counts, it says so', () => {
  expect(audienceMassFollowers.measure(factsOf(snapshotOf(null)))).toMatchObject({ measured: false })
  const few = followers(massSampleMin - 1, 3)
  const answer = audienceMassFollowers.measure(factsOf(snapshotOf(few)))
  expect(answer).toMatchObject({ measured: false, reason: expect.stringContaining('only 49 had one') })
})

test('the value is the share of accounts that follow more than 1,500', () => {
  expect(measuredFor(followers(200, 50)).value).toBe(0.25)
  expect(measuredFor(followers(200, 0)).value).toBe(0)
})

test('followers whose following count is unknown are left out of the share', () => {
  const unknown = Array.from({ length: 100 }, (_, index) => ({ id: `u${index}`, username: 'lee', posts: 3 }))
  expect(measuredFor([...followers(200, 50), ...unknown]).value).toBe(0.25)
})

test('more mass followers are never less evidence, and the evidence stays weak', () => {
  const evidence = [0, 20, 60, 100, 140, 200].map((mass) => measuredFor(followers(200, mass)).logOdds)
  for (const [index, logOdds] of evidence.entries()) {
    expect(logOdds).toBeGreaterThanOrEqual(evidence[index - 1] ?? Number.NEGATIVE_INFINITY)
    expect(Math.abs(logOdds)).toBeLessThanOrEqual(0.9)
  }
})

test('a quarter of mass followers is ordinary, most of them a concern', () => {
  expect(measuredFor(followers(200, 10)).verdict).toBe('strength')
  expect(measuredFor(followers(200, 50)).verdict).toBe('neutral')
  expect(measuredFor(followers(200, 160)).verdict).toBe('concern')
})

test('evidence names those who follow most', () => {
  const { evidence } = measuredFor(followers(200, 20))
  expect(evidence[0]).toEqual({ at: null, text: '@maria.berg follows 1,619 accounts', refs: ['a0019'] })
  expect(evidence).toHaveLength(5)
})

test('the sample is not reordered by looking at it', () => {
  const accounts = followers(200, 20)
  const before = JSON.stringify(accounts)
  measuredFor(accounts)
  expect(JSON.stringify(accounts)).toBe(before)
})
