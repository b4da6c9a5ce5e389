import { expect, test } from 'vitest'
import { factsOf } from '../facts.ts'
import { type Account, type Snapshot, snapshotSchemaId } from '../snapshot/snapshot.ts'
import { audienceSimilarAccounts, similarSampleMin } from './audience-similar-accounts.ts'

function measure(accounts: Account[]) {
  const snapshot: Snapshot = {
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
    followersSample: { method: 'random', accounts },
  }
  return audienceSimilarAccounts.measure(factsOf(snapshot))
}

function measured(accounts: Account[]) {
  const answer = measure(accounts)
  if (!answer.measured) throw new Error(answer.reason)
  return answer
}

function people(total: number): Account[] {
  return Array.from({ length: total }, (_, index) => ({
    id: `p${index}`,
    username: `${['anna', 'lee.k', 'tom_b'][index % 3]}${['', '7', '88', '1990'][index % 4]}`,
    followers: (index * 37) % 1900,
    following: (index * 53) % 1700,
    posts: (index * 17) % 600,
    createdAt: `20${10 + (index % 14)}-0${1 + (index % 9)}-03T00:00:00Z`,
  }))
}

function burst(total: number): Account[] {
  return Array.from({ length: total }, (_, index) => ({
    id: `b${String(index).padStart(3, '0')}`,
    username: `kate_${48_000 + index}`,
    followers: 5,
    following: 1100,
    posts: 0,
    createdAt: '2026-04-10T00:00:00Z',
  }))
}

test('too few readable followers are not judged', () => {
  expect(measure([])).toMatchObject({ measured: false })
  expect(measure(people(similarSampleMin - 1))).toMatchObject({
    measured: false,
    reason: expect.stringContaining('99'),
  })
})

test('followers who have nothing in common reassure a little', () => {
  const answer = measured(people(400))
  expect(answer).toMatchObject({ value: 0, verdict: 'neutral', evidence: [] })
  expect(answer.logOdds).toBeLessThan(0)
  expect(answer.logOdds).toBeGreaterThan(-0.2)
})

test('a burst is a concern, and its evidence says when, how many and who', () => {
  const answer = measured([...people(400), ...burst(40)])
  expect(answer).toMatchObject({ value: 40, verdict: 'concern' })
  expect(answer.evidence[0]).toMatchObject({ at: '2026-04-01', refs: burst(12).map(({ id }) => id) })
  expect(answer.evidence[0]?.text).toContain('40 accounts named like a_99999, all created in 2026-04')
  expect(answer.explanation).toContain('40 followers of 440 sampled')
})

test('larger bursts are more evidence, up to a bound', () => {
  const evidence = [5, 10, 40, 80].map((size) => measured([...people(400), ...burst(size)]).logOdds)
  for (const [index, logOdds] of evidence.entries()) {
    expect(logOdds).toBeGreaterThanOrEqual(evidence[index - 1] ?? 0)
    expect(logOdds).toBeLessThanOrEqual(2.5)
  }
})
