import { expect, test } from 'vitest'
import { engagementCell } from '../benchmarks/benchmarks.ts'
import { answer, creatorOf, reason } from '../examples/example-answer.ts'
import type { EngagementBasis } from '../report/report.ts'
import type { Platform, Snapshot } from '../snapshot/snapshot.ts'
import { engagementHigh } from './engagement-high.ts'
import { engagementLow } from './engagement-low.ts'

const followers = 100_000_000
const tables = [
  ['instagram', 'followers', 5, 20],
  ['tiktok', 'views', 3.2, 8],
  ['youtube', 'subscribers', 5, 25],
] as const

const edgesOf = (platform: Platform, basis: EngagementBasis): readonly number[] =>
  engagementCell(platform, followers, basis)?.edges ?? []

/** Posts with exactly this rate on the basis of their platform; a hundred million of it keeps whole numbers from bending it. */
function rated(platform: Platform, rate: number, size = 30): Snapshot {
  const post = { likes: Math.round(rate * followers), comments: 0, views: platform === 'tiktok' ? followers : null }
  return creatorOf(
    Array.from({ length: size }, () => post),
    platform,
    followers,
  )
}

const weight = 30 / 33

test.each(tables)('%s per %s: below the low edge the evidence follows its ramp', (platform, basis) => {
  const [edge = 0] = edgesOf(platform, basis)
  const at = (times: number) => answer(engagementLow, rated(platform, edge / times)).logOdds
  expect(at(1)).toBeCloseTo(-0.2 * weight, 3)
  expect(at(0.3)).toBeCloseTo(-0.2 * weight, 3)
  expect(at(2.5)).toBeCloseTo(0, 3)
  expect(at(Math.sqrt(2.5 * 16))).toBeCloseTo(0.8 * weight, 3)
  expect(at(16)).toBeCloseTo(1.6 * weight, 3)
  expect(at(400)).toBeCloseTo(1.6 * weight, 3)
})

test.each(tables)('%s per %s: attention is asked for below a quarter of the low edge', (platform, basis) => {
  const [low = 0, below = 0] = edgesOf(platform, basis)
  const verdictAt = (rate: number) => answer(engagementLow, rated(platform, rate)).verdict
  expect(verdictAt(low / 4.1)).toBe('concern')
  expect(verdictAt(low / 3.9)).toBe('neutral')
  expect(verdictAt(below * 0.99)).toBe('neutral')
  expect(verdictAt(below * 1.01)).toBe('strength')
})

test.each(tables)(
  '%s per %s: above the high edge the evidence begins at %d and ends at %d times',
  (platform, basis, start, full) => {
    const edge = edgesOf(platform, basis)[3] ?? 0
    const at = (times: number) => answer(engagementHigh, rated(platform, edge * times)).logOdds
    expect(at(1)).toBeCloseTo(-0.1 * weight, 3)
    expect(at(start)).toBeCloseTo(0, 3)
    expect(at(Math.sqrt(start * full))).toBeCloseTo(0.8 * weight, 3)
    expect(at(full * 1.1)).toBeCloseTo(1.6 * weight, 3)
    expect(answer(engagementHigh, rated(platform, edge * start * 0.98)).verdict).toBe('neutral')
    expect(answer(engagementHigh, rated(platform, edge * start * 1.02)).verdict).toBe('concern')
  },
)

test.each([engagementLow, engagementHigh])('%# three posts with a rate are needed', (signal) => {
  expect(reason(signal, rated('instagram', 0.01, 2))).toBe('An engagement rate needs at least 3 posts; 2 had counts.')
  expect(reason(signal, rated('instagram', 0.01, 3))).toBe('')
})

test.each([engagementLow, engagementHigh])(
  '%# the fewer the posts, the less it weighs and the less sure it is',
  (signal) => {
    const far = signal === engagementLow ? 0.0001 : 0.9
    const [few, many] = [answer(signal, rated('instagram', far, 3)), answer(signal, rated('instagram', far, 30))]
    expect(few.logOdds).toBeLessThan(many.logOdds)
    expect(few.uncertainty).toBeGreaterThan(many.uncertainty)
  },
)

test.each([engagementLow, engagementHigh])('%# without counts, size or table there is no answer', (signal) => {
  expect(reason(signal, creatorOf([{}, {}, {}], 'instagram'))).toContain('No post has both')
  expect(reason(signal, { ...rated('instagram', 0.1), profile: { followers: null } })).toContain('No post has both')
  expect(reason(signal, { ...rated('tiktok', 0.1), profile: { followers: null } })).toContain('No published')
  expect(reason(signal, rated('linkedin', 0.1))).toContain('No published')
  expect(reason(signal, { ...rated('instagram', 0.1), profile: { followers: 999 } })).toContain('No published')
})

test('a rate that is far too low names posts to look at, ten at most, and an ordinary one names none', () => {
  const low = answer(engagementLow, rated('instagram', 0.0001)).evidence[0]
  expect(low?.text).toBe('Median of 30 posts: 0.01% of followers; typical is 1.1%')
  expect(low?.refs?.length).toBe(10)
  expect(answer(engagementLow, rated('instagram', 0.011)).evidence[0]?.refs).toEqual([])
})

test('a rate that is far too high names posts to look at, ten at most, and an ordinary one names none', () => {
  const high = answer(engagementHigh, rated('tiktok', 0.5)).evidence[0]
  expect(high?.text).toBe('Median of 30 posts: 50% of viewers; “high” starts at 8.7%')
  expect(high?.refs?.length).toBe(10)
  expect(answer(engagementHigh, rated('tiktok', 0.07)).evidence[0]?.refs).toEqual([])
})

test('both compare with the table on its own basis, and cite the edge that they compare with', () => {
  for (const [platform, basis] of tables) {
    const edges = edgesOf(platform, basis)
    expect(answer(engagementLow, rated(platform, 0.01)).benchmark?.value).toBe(edges[0])
    expect(answer(engagementHigh, rated(platform, 0.01)).benchmark?.value).toBe(edges[3])
    expect(answer(engagementLow, rated(platform, 0.01)).benchmark?.basis).toContain('1M+ followers')
  }
})

test('the sentences say what else would look like this', () => {
  expect(answer(engagementLow, rated('instagram', 0.0001)).explanation).toContain(
    'so can an audience that has lost interest',
  )
  expect(answer(engagementHigh, rated('instagram', 0.4)).explanation).toContain('so can a viral streak')
  expect(answer(engagementLow, rated('youtube', 0.01)).explanation).toContain('of subscribers engage')
})

test('nobody reacting at all is the lowest rate and no division by zero', () => {
  const silent = answer(engagementLow, rated('instagram', 0))
  expect(silent.logOdds).toBeCloseTo(1.6 * weight, 6)
  expect(answer(engagementHigh, rated('instagram', 0)).logOdds).toBeCloseTo(-0.1 * weight, 6)
})

test('no rate is too low and too high at once', () => {
  for (const rate of [0, 0.0005, 0.002, 0.01, 0.03, 0.1, 0.3, 0.9]) {
    const verdicts = [engagementLow, engagementHigh].map((signal) => answer(signal, rated('instagram', rate)).verdict)
    expect(verdicts.filter((verdict) => verdict === 'concern').length).toBeLessThanOrEqual(1)
  }
})
