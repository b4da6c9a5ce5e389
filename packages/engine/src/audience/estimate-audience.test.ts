import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Account,
  type Platform,
  type SampleMethod,
  type Snapshot,
  snapshotSchemaId,
} from '../snapshot/snapshot.ts'
import { estimateAudience, platformScorer } from './estimate-audience.ts'

function snapshotOf(accounts: Account[], method: SampleMethod = 'random', platform: Platform = 'instagram'): Snapshot {
  return {
    schema: snapshotSchemaId,
    platform,
    handle: 'someone',
    fetchedAt: '2026-06-01T00:00:00Z',
    availability: 'found',
    source: { connector: 'import', basis: 'import' },
    posts: [],
    comments: [],
    likers: [],
    accounts: [],
    history: [],
    followersSample: { method, accounts },
  }
}

function livedIn(index: number): Account {
  return {
    id: `real${index}`,
    username: 'maria.berg',
    displayName: 'Maria Berg',
    bio: 'Gardens, dogs and the sea',
    followers: 250 + (index % 90) * 7,
    following: 310 + (index % 40) * 5,
    posts: 60 + (index % 70) * 3,
    hasAvatar: true,
    isPrivate: index % 3 === 0,
  }
}

function empty(index: number): Account {
  return {
    id: `fake${index}`,
    username: `maria_${10_000 + index}`,
    displayName: '',
    bio: '',
    followers: index % 12,
    following: 900 + (index % 50),
    posts: 0,
    hasAvatar: index % 2 === 0,
    isPrivate: false,
  }
}

function mixture(reals: number, fakes: number): Account[] {
  return [
    ...Array.from({ length: reals }, (_, index) => livedIn(index)),
    ...Array.from({ length: fakes }, (_, index) => empty(index)),
  ]
}

function estimated(snapshot: Snapshot) {
  const estimate = estimateAudience(snapshot)
  if (estimate === null) throw new Error('This sample can be estimated.')
  return estimate
}

test('no sample, an empty sample and a sample of bare ids have no estimate', () => {
  expect(estimateAudience({ ...snapshotOf([]), followersSample: null })).toBeNull()
  expect(estimateAudience(snapshotOf([]))).toBeNull()
  expect(estimateAudience(snapshotOf([{ id: 'a' }, { id: 'b' }]))).toBeNull()
})

test('the share of plainly empty accounts is found', () => {
  for (const fakes of [0, 40, 200]) {
    const { suspicious } = estimated(snapshotOf(mixture(400 - fakes, fakes)))
    expect(Math.abs(suspicious.share - fakes / 400)).toBeLessThan(0.03)
    expect(suspicious.low).toBeLessThanOrEqual(fakes / 400)
    expect(suspicious.high).toBeGreaterThanOrEqual(fakes / 400)
    expect(suspicious.sampled).toBe(400)
  }
})

test('types add up to 1, and the suspicious share is told without loss', () => {
  const accounts = [...mixture(300, 60), { ...empty(900), following: 5000 }, { ...livedIn(900), followers: 90_000 }]
  const { types, suspicious, suspiciousWithin } = estimated(snapshotOf(accounts))
  expect(types.real + types.influencer + types.mass + types.suspicious).toBeCloseTo(1, 5)
  expect(types.suspicious + suspiciousWithin.mass + suspiciousWithin.influencer).toBeCloseTo(suspicious.share, 5)
  expect(types.mass).toBeCloseTo(1 / 362, 5)
  expect(types.influencer).toBeCloseTo(1 / 362, 5)
})

test('the order of the sample changes nothing', () => {
  const accounts = mixture(120, 40)
  const expected = JSON.stringify(estimated(snapshotOf(accounts)))
  fc.assert(
    fc.property(fc.shuffledSubarray(accounts, { minLength: 160, maxLength: 160 }), (shuffled) => {
      expect(JSON.stringify(estimated(snapshotOf(shuffled)))).toBe(expected)
    }),
    { numRuns: 20 },
  )
})

test('a sample of the newest followers, or of unknown origin, is less certain and as likely', () => {
  const accounts = mixture(300, 100)
  const random = estimated(snapshotOf(accounts, 'random')).suspicious
  for (const method of ['recent', 'unknown'] as const) {
    const other = estimated(snapshotOf(accounts, method))
    expect(other.method).toBe(method)
    expect(other.suspicious.share).toBe(random.share)
    expect(other.suspicious.high - other.suspicious.low).toBeGreaterThan(random.high - random.low)
  }
})

test('few accounts, and accounts with little known, are less certain', () => {
  const width = (accounts: Account[]) => {
    const { low, high } = estimated(snapshotOf(accounts)).suspicious
    return high - low
  }
  const accounts = mixture(300, 100)
  const usual = width(accounts)
  expect(width(mixture(6, 2))).toBeGreaterThan(usual)
  expect(width(accounts.map(({ id, isPrivate }) => ({ id, isPrivate })))).toBeGreaterThan(usual)
})

test('how much is known is told, 0 to 1', () => {
  const full = estimated(snapshotOf(mixture(10, 10))).known
  const little = estimated(snapshotOf(mixture(10, 10).map(({ id, posts }) => ({ id, posts })))).known
  expect(full).toBeGreaterThan(0.7)
  expect(little).toBeGreaterThan(0)
  expect(little).toBeLessThan(0.1)
})

test('named accounts are the most suspicious ones, at most 50, with reasons, worst first', () => {
  const { examples } = estimated(snapshotOf(mixture(300, 100)))
  expect(examples).toHaveLength(50)
  for (const [index, example] of examples.entries()) {
    expect(example.accountId).toMatch(/^fake/)
    expect(example.probability).toBeGreaterThanOrEqual(0.5)
    expect(example.probability).toBeLessThanOrEqual(examples[index - 1]?.probability ?? 1)
    expect(example.reasons.length).toBeGreaterThan(0)
  }
})

test('nobody is named in a clean sample', () => {
  expect(estimated(snapshotOf(mixture(300, 0))).examples).toEqual([])
})

test('platforms without labelled profiles say that the model is borrowed', () => {
  for (const platform of ['tiktok', 'twitch', 'linkedin'] as const) {
    expect(estimated(snapshotOf(mixture(50, 50), 'random', platform)).basis).toMatch(/Instagram.*no labeled profiles/)
    expect(platformScorer(platform)).toBe(platformScorer('instagram'))
  }
  expect(estimated(snapshotOf(mixture(50, 50), 'random', 'x')).basis).toMatch(/X profiles/)
})

test('subscribers of YouTube are not judged: real ones publish and follow as little as made ones', () => {
  expect(estimateAudience(snapshotOf(mixture(50, 50), 'random', 'youtube'))).toBeNull()
})

test('the range is wider on X, where models of one source fail on the next', () => {
  const width = (platform: Platform) => {
    const { low, high } = estimated(snapshotOf(mixture(300, 100), 'random', platform)).suspicious
    return high - low
  }
  expect(width('x')).toBeGreaterThan(width('instagram'))
})

const anyAccount = fc.record(
  {
    id: fc.uuid(),
    username: fc.option(fc.string({ unit: 'binary', maxLength: 30 })),
    displayName: fc.option(fc.string()),
    bio: fc.option(fc.string()),
    hasAvatar: fc.option(fc.boolean()),
    followers: fc.option(fc.nat()),
    following: fc.option(fc.nat()),
    posts: fc.option(fc.nat()),
    createdAt: fc.option(fc.constantFrom('2020-01-01T00:00:00Z', 'never')),
  },
  { requiredKeys: ['id'] },
)

test('any sample gives finite figures inside their bounds', () => {
  fc.assert(
    fc.property(
      fc.array(anyAccount, { maxLength: 40 }),
      fc.constantFrom<Platform>('instagram', 'x'),
      (accounts, platform) => {
        const estimate = estimateAudience(snapshotOf(accounts, 'random', platform))
        if (estimate === null) return
        const { share, low, high } = estimate.suspicious
        expect(0 <= low && low <= share && share <= high && high <= 1).toBe(true)
        for (const value of Object.values(estimate.types)) expect(value >= 0 && value <= 1).toBe(true)
      },
    ),
  )
})
