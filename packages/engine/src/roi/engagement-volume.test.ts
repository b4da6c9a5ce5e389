import { expect, test } from 'vitest'
import { engagementFactor, engagementVolume } from './engagement-volume.ts'
import { openInput } from './example-roi.ts'
import type { RoiCreator } from './roi-input.ts'

type Of = RoiCreator['platform']
const volumeOf = (platform: Of, followers: number | null, known: Partial<RoiCreator> = {}) => {
  const input = openInput(platform, followers, 100)
  return engagementVolume({ ...input, creator: { ...input.creator, ...known } })
}
/** Engagements of a post at the three percentiles, whole. */
const ends = (volume: ReturnType<typeof volumeOf>) =>
  volume === null
    ? null
    : [volume.total.p10, volume.total.p50, volume.total.p90].map((log) => Math.round(Math.exp(log)))

test('likes as forecast with the creator’s own comments: 1,000 likes and .01 are 1,010', () => {
  const known = { likes: { p10: 500, p50: 1_000, p90: 3_000 }, commentsPerLike: 0.01 }
  expect(ends(volumeOf('instagram', 50_000, known))).toEqual([505, 1_010, 3_030])
})

test('without own comments those of the platform: 7 for 1,000 likes on Instagram, 78 on YouTube, 7.3 where none is known', () => {
  const likes = { p10: 1_000, p50: 1_000, p90: 1_000 }
  const perLike = (platform: Of) => volumeOf(platform, 50_000, { likes })?.commentsPerLike
  expect([perLike('instagram'), perLike('youtube'), perLike('linkedin')]).toEqual([0.007, 0.0782, 0.0073])
})

test('a rate times its own denominator, two thirds to one and a half of it for a single post', () => {
  const engagement = { rate: 0.02, basis: 'followers', tierMedian: null } as const
  expect(ends(volumeOf('instagram', 50_000, { engagement }))).toEqual([650, 1_000, 1_500])
})

test('a rate on views needs views: followers never take their place', () => {
  const engagement = { rate: 0.1, basis: 'views', tierMedian: null } as const
  const views = { p10: 4_000, p50: 5_000, p90: 9_000 }
  expect(ends(volumeOf('tiktok', 800_000, { engagement, views }))).toEqual([325, 500, 750])
  // Without views the typical rate on followers stands in: √(.99 × 1.32) % of 800,000.
  const without = volumeOf('tiktok', 800_000, { engagement })
  expect(without?.kind).toBe('default')
  expect(Math.exp(without?.total.p50 ?? 0)).toBeCloseTo(800_000 * Math.sqrt(0.0099 * 0.0132), 6)
})

test('what is typical of the size stands in and says so; below a thousand followers nobody published it', () => {
  expect(volumeOf('instagram', 20_000)?.kind).toBe('default')
  expect(ends(volumeOf('instagram', 20_000))?.[1]).toBe(Math.round(20_000 * Math.sqrt(0.0084 * 0.0111)))
  expect(volumeOf('instagram', 999)).toBeNull()
  expect(volumeOf('linkedin', 20_000)).toBeNull()
})

test('likes of zero are no forecast of likes; a rate of zero is a rate', () => {
  const likes = { p10: 0, p50: 0, p90: 0 }
  expect(volumeOf('instagram', 20_000, { likes })?.kind).toBe('default')
  const engagement = { rate: 0, basis: 'followers', tierMedian: null } as const
  expect(ends(volumeOf('instagram', 20_000, { engagement }))).toEqual([0, 0, 0])
})

test('the row of the table shows the middle of a post', () => {
  const input = openInput('instagram', 20_000, 100)
  const reading = engagementFactor.read(input)
  expect(reading).toMatchObject({ kind: 'default', unit: 'per post' })
  expect(reading?.value).toBeCloseTo(20_000 * Math.sqrt(0.0084 * 0.0111), 6)
  expect(engagementFactor.read(openInput('twitch', null, 100))).toBeNull()
})
