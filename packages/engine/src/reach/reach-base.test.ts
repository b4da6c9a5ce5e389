import { expect, test } from 'vitest'
import { engagementVolume } from '../roi/engagement-volume.ts'
import { openCreator, openInput } from '../roi/example-roi.ts'
import type { RoiCreator, RoiInput } from '../roi/roi-input.ts'
import { reachBase } from './reach-base.ts'

const estimate = (p50: number) => ({ p10: p50 / 2, p50, p90: p50 * 2 })
const inputOf = (platform: RoiCreator['platform'], followers: number | null, known: Partial<RoiCreator>): RoiInput => ({
  ...openInput(platform, followers, 100),
  creator: openCreator(platform, followers, known),
})
const people = (input: RoiInput) => {
  const base = reachBase(input)
  return base === null ? null : Math.round(Math.exp(base.exposure.p50 + base.people.p50))
}

test('the creator’s own reach is believed first, then views, then likes, then followers', () => {
  const all = { reach: estimate(5_000), views: estimate(9_000), likes: estimate(700) }
  expect(reachBase(inputOf('instagram', 50_000, all))?.from).toBe('reach')
  expect(reachBase(inputOf('instagram', 50_000, { ...all, reach: null }))?.from).toBe('views')
  expect(reachBase(inputOf('instagram', 50_000, { likes: estimate(700) }))?.from).toBe('likes')
  expect(reachBase(inputOf('instagram', 50_000, {}))?.from).toBe('followers')
})

test('what was measured is called measured, a share of followers is a default', () => {
  expect(reachBase(inputOf('tiktok', null, { views: estimate(9_000) }))?.kind).toBe('measured')
  expect(reachBase(inputOf('linkedin', 9_000, {}))?.kind).toBe('default')
})

test('a known reach is the reach, on every platform', () => {
  for (const platform of ['instagram', 'tiktok', 'youtube', 'twitch', 'x', 'linkedin'] as const) {
    expect(people(inputOf(platform, null, { reach: estimate(5_000) }))).toBe(5_000)
  }
})

test('views are people by the published share', () => {
  expect(people(inputOf('tiktok', null, { views: estimate(10_000) }))).toBe(6_800)
  expect(people(inputOf('youtube', null, { views: estimate(10_000) }))).toBe(7_500)
})

test('likes of an Instagram post speak for about as many people as a published share of followers does', () => {
  const likes = people(inputOf('instagram', 100_000, { likes: estimate(1_500) })) ?? 0
  const followers = people(inputOf('instagram', 100_000, {})) ?? 0
  expect(likes / followers).toBeGreaterThan(0.8)
  expect(likes / followers).toBeLessThan(1.25)
})

test('followers say nothing where platforms show videos to strangers', () => {
  for (const platform of ['tiktok', 'youtube', 'twitch'] as const)
    expect(reachBase(openInput(platform, 1e6, 1))).toBeNull()
  expect(reachBase(inputOf('tiktok', 1e6, { likes: estimate(10) }))).toBeNull()
})

test('an estimate out of order or with a low end of zero is drawn in, not believed', () => {
  const base = reachBase(inputOf('tiktok', null, { views: { p10: 0, p50: 1_000, p90: 1e9 } }))
  expect(Math.exp(base?.exposure.p10 ?? 0)).toBeCloseTo(10, 6)
  expect(Math.exp(base?.exposure.p90 ?? 0)).toBeCloseTo(100_000, 4)
  const turned = reachBase(inputOf('tiktok', null, { views: { p10: 5_000, p50: 1_000, p90: 10 } }))
  expect(turned?.exposure.p10).toBeLessThanOrEqual(turned?.exposure.p50 ?? 0)
  expect(turned?.exposure.p50).toBeLessThanOrEqual(turned?.exposure.p90 ?? 0)
})

test('engagement comes from a forecast, else from the rate on its own basis, else from the table', () => {
  const total = (input: RoiInput) => Math.round(Math.exp(engagementVolume(input)?.total.p50 ?? 0))
  expect(total(inputOf('instagram', 10_000, { likes: estimate(1_000), commentsPerLike: 0.1 }))).toBe(1_100)
  const rate = { rate: 0.03, basis: 'followers', tierMedian: null } as const
  expect(total(inputOf('instagram', 10_000, { engagement: rate }))).toBe(300)
  const byViews = { rate: 0.1, basis: 'views', tierMedian: null } as const
  expect(total(inputOf('tiktok', 10_000, { engagement: byViews, views: estimate(4_000) }))).toBe(400)
  expect(engagementVolume(inputOf('instagram', 20_000, {}))?.kind).toBe('default')
  expect(total(inputOf('instagram', 20_000, {}))).toBe(193)
})

test('where nothing is known of engagement there is none to show', () => {
  expect(engagementVolume(openInput('twitch', 10_000, 1))).toBeNull()
  expect(engagementVolume(openInput('instagram', null, 1))).toBeNull()
  expect(engagementVolume(openInput('instagram', 500, 1))).toBeNull()
})
