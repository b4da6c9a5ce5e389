import { expect, test } from 'vitest'
import { openCreator } from '../roi/example-roi.ts'
import { forecastRoi } from '../roi/forecast-roi.ts'
import type { RoiCreator } from '../roi/roi-input.ts'
import { usualPost } from '../roi/usual-post.ts'
import { platforms } from '../snapshot/snapshot.ts'
import { postReach } from './post-reach.ts'

/** The reach that a report states and the one that a forecast counts on: two definitions, one chain. */

const single = (p50: number) => ({ p10: p50 / 2, p50, p90: p50 * 2.5 })
const creators: [name: string, creator: RoiCreator][] = [
  ...platforms.map((platform): [string, RoiCreator] => [
    `${platform}, by views`,
    openCreator(platform, 80_000, { views: single(20_000) }),
  ]),
  ['instagram, by likes', openCreator('instagram', 80_000, { likes: single(900) })],
  ['instagram, by followers', openCreator('instagram', 80_000, { massFollowerShare: 0.2 })],
  ['linkedin, by its own reach', openCreator('linkedin', 80_000, { reach: single(4_000) })],
]

test.each(creators)('%s: the forecast of one post is the stated reach less the inauthentic share', (_, creator) => {
  for (const share of [0, 0.1, 0.4]) {
    const known = { ...creator, suspiciousShare: { share, low: share, high: share } }
    const stated = postReach(known)
    const forecast = forecastRoi({ creator: known, campaign: usualPost, calibration: null }, 4_000)?.reach
    // Percentiles of draws and of products differ by a few hundredths where a range leans to one side.
    expect((forecast?.p50 ?? 0) / ((stated?.p50 ?? 0) * (1 - share))).toBeCloseTo(1, 1)
    expect((forecast?.p10 ?? 0) / ((stated?.p10 ?? 0) * (1 - share))).toBeGreaterThan(0.85)
    expect((forecast?.p90 ?? 0) / ((stated?.p90 ?? 0) * (1 - share))).toBeLessThan(1.15)
  }
})

test('all accounts are counted: the inauthentic share moves a forecast and never the stated reach', () => {
  const creator = openCreator('instagram', 80_000, { likes: single(900) })
  const fake = { ...creator, suspiciousShare: { share: 0.6, low: 0.5, high: 0.7 } }
  expect(postReach(fake)).toEqual(postReach(creator))
})

test('by hand: 20,000 followers on Instagram reach 8 in 100 of them, between 4 and 20', () => {
  expect(postReach(openCreator('instagram', 20_000))).toMatchObject({ p10: 800, p50: 1_600, p90: 4_000 })
})

test('each base says what it is, and nobody is reached of whom nothing is known', () => {
  expect(postReach(openCreator('tiktok', 80_000))).toBeNull()
  for (const [name, creator] of creators) {
    const base = name.slice(name.lastIndexOf(' ') + 1)
    expect(postReach(creator)).toMatchObject({ from: base, basis: expect.stringMatching(/^all accounts, from /) })
  }
})

test('people are never more than impressions', () => {
  const { p10 = 0, p90 = 0 } = postReach(openCreator('x', 80_000, { views: single(20_000) })) ?? {}
  expect(p10).toBeLessThanOrEqual(10_000)
  expect(p90).toBeLessThanOrEqual(50_000)
})
