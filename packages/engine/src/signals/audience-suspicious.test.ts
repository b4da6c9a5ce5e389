import { expect, test } from 'vitest'
import type { AudienceEstimate } from '../audience/estimate.ts'
import { factsOf } from '../facts.ts'
import { type Snapshot, snapshotSchemaId } from '../snapshot/snapshot.ts'
import { audienceSuspicious, suspiciousSampleMin } from './audience-suspicious.ts'

const blank: Snapshot = {
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
}

const base: AudienceEstimate = {
  method: 'random',
  types: { real: 0.8, influencer: 0, mass: 0, suspicious: 0.2 },
  suspicious: { share: 0.2, low: 0.15, high: 0.25, sampled: 500 },
  suspiciousWithin: { mass: 0, influencer: 0 },
  credibility: [],
  known: 0.8,
  basis: 'The account model was trained on labeled Instagram profiles.',
  examples: [
    {
      accountId: 'f1',
      username: 'maria_92841',
      probability: 0.98,
      reasons: ['follows 4,100 accounts, followed by 12', 'no posts'],
    },
  ],
}

function answered(audience: AudienceEstimate | null) {
  const snapshot = { ...blank, followersSample: { method: 'random' as const, accounts: [] } }
  return audienceSuspicious.measure({ ...factsOf(blank), snapshot, audience })
}

function measuredAt(share: number, reach = 0.05) {
  const low = Math.max(0, share - reach)
  const answer = answered({ ...base, suspicious: { share, low, high: Math.min(1, share + reach), sampled: 500 } })
  if (!answer.measured) throw new Error('A sample of 500 is enough.')
  return answer
}

test('without a sample, or with too few followers, it says so', () => {
  expect(answered(null)).toMatchObject({ measured: false })
  const few = { ...base, suspicious: { ...base.suspicious, sampled: suspiciousSampleMin - 1 } }
  expect(answered(few)).toMatchObject({ measured: false, reason: expect.stringContaining('50 followers') })
})

test('a sample that no model can read says why, and is not called missing', () => {
  const followersSample = { method: 'random' as const, accounts: [{ id: 'f1', followers: 3 }] }
  const facts = factsOf({ ...blank, platform: 'youtube', followersSample })
  expect(audienceSuspicious.measure(facts)).toMatchObject({
    measured: false,
    reason: expect.stringContaining('YouTube subscribers rarely post'),
  })
  expect(audienceSuspicious.measure(factsOf({ ...blank, platform: 'youtube' }))).toMatchObject({
    reason: 'No follower sample is available.',
  })
})

test('a range from next to none to nearly all is no answer', () => {
  const open = { ...base, suspicious: { share: 0.3, low: 0.02, high: 0.95, sampled: 500 } }
  expect(answered(open)).toMatchObject({ measured: false, reason: expect.stringContaining('from 2.0% to 95%') })
})

test('more suspicious followers are never less evidence, and the evidence is bounded', () => {
  const evidence = Array.from({ length: 101 }, (_, point) => measuredAt(point / 100).logOdds)
  for (const [index, logOdds] of evidence.entries()) {
    expect(logOdds).toBeGreaterThanOrEqual((evidence[index - 1] ?? Number.NEGATIVE_INFINITY) - 1e-6)
    expect(logOdds).toBeGreaterThanOrEqual(-2)
    expect(logOdds).toBeLessThanOrEqual(8.4)
  }
})

test('few reassure, what may be on either side is no all-clear, many are a concern', () => {
  expect(measuredAt(0.03).verdict).toBe('strength')
  expect(measuredAt(0.18).verdict).toBe('concern')
  expect(measuredAt(0.45).verdict).toBe('concern')
})

test('a wider range of the share is a less certain answer', () => {
  expect(measuredAt(0.3, 0.15).uncertainty).toBeGreaterThan(measuredAt(0.3, 0.03).uncertainty)
})

test('evidence names the accounts with their reasons, so that a reader can open them', () => {
  const answer = answered(base)
  if (!answer.measured) throw new Error('A sample of 500 is enough.')
  expect(answer.evidence).toEqual([
    { at: null, text: '@maria_92841: follows 4,100 accounts, followed by 12 and no posts', refs: ['f1'] },
  ])
})

test('a kind of account is named where the evidence allows one', () => {
  const examples = base.examples.map((example) => ({ ...example, kind: 'mass-following' as const }))
  const answer = answered({ ...base, examples })
  expect(answer.measured && answer.evidence[0]?.text).toBe(
    '@maria_92841, looks like a mass-following account: follows 4,100 accounts, followed by 12 and no posts',
  )
})

test('an account without a user name is named by its id', () => {
  const answer = answered({ ...base, examples: base.examples.map((example) => ({ ...example, username: null })) })
  expect(answer.measured && answer.evidence[0]?.text).toMatch(/^Account f1: /)
})

test('the explanation gives the range, the sample and what the model was trained on', () => {
  const { explanation } = measuredAt(0.2)
  expect(explanation).toContain('An estimated 20% of followers look inauthentic (range 15% to 25%)')
  expect(explanation).toContain('500 sampled followers')
  expect(explanation).toContain('labeled Instagram profiles')
})

test('a sample that is not known to be random says so', () => {
  const answer = answered({ ...base, method: 'recent' })
  expect(answer.measured && answer.explanation).toContain('may not be random, so it says little about the others')
  expect(answer.measured && answer.explanation).not.toContain('of followers')
  const clear = { ...base.suspicious, share: 0.02, low: 0, high: 0.05 }
  const verdictOf = (method: 'recent' | 'random') => {
    const told = answered({ ...base, method, suspicious: clear })
    return told.measured && told.verdict
  }
  expect([verdictOf('random'), verdictOf('recent')]).toEqual(['strength', 'neutral'])
})

test('the benchmark states its source', () => {
  expect(measuredAt(0.2).benchmark).toMatchObject({ value: 0.22, source: expect.stringContaining('HypeAuditor') })
})
