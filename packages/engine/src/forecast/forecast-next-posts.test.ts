import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleCreator, exampleMoment, withPosts } from '../examples/example-creator.ts'
import { factsOf } from '../facts.ts'
import { type Platform, type Post, platforms, type Snapshot } from '../snapshot/snapshot.ts'
import { median } from '../statistics/quantile.ts'
import { forecastMetrics } from './forecast-model.ts'
import {
  type Forecast,
  forecastModel,
  forecastNextPosts,
  type MetricForecast,
  pastPostsMax,
} from './forecast-next-posts.ts'
import { weightCount } from './head-forecast.ts'

const dayMs = 86_400_000

function metricOf(forecast: Forecast, metric: string): MetricForecast {
  const found = forecast.metrics.find((one) => one.metric === metric)
  if (found === undefined) throw new Error(`${metric} is not forecast: ${forecast.reason}`)
  return found
}

function published(daysAgo: number): string {
  return new Date(Date.parse(exampleMoment) - daysAgo * dayMs).toISOString()
}

/** Posts every two days, the newest ten days before the snapshot. */
function creatorWith(
  views: readonly number[],
  platform: Platform = 'tiktok',
  followers: number | null = null,
): Snapshot {
  const snapshot = exampleCreator({ platform })
  const posts = views.map((count, index): Post => {
    return { id: `p${index}`, publishedAt: published(10 + 2 * index), kind: 'video', views: count, likes: count }
  })
  return { ...snapshot, profile: { followers }, posts }
}

test('Instagram has likes and comments, TikTok and YouTube have views too', () => {
  const metricsOf = (platform: Platform) =>
    forecastNextPosts(exampleCreator({ platform })).metrics.map(({ metric }) => metric)
  expect(metricsOf('instagram')).toEqual(['likes', 'comments'])
  expect(metricsOf('tiktok')).toEqual(['views', 'likes', 'comments'])
  expect(metricsOf('youtube')).toEqual(['views', 'likes', 'comments'])
})

test('a platform without public histories is not measured, and the reason names it', () => {
  for (const platform of platforms.filter((one) => !['instagram', 'tiktok', 'youtube'].includes(one))) {
    const { metrics, reason } = forecastNextPosts(exampleCreator({ platform }))
    expect(metrics).toEqual([])
    expect(reason).toMatch(/^Not available for (Twitch|X|LinkedIn): .+\.$/)
  }
})

test('an ordinary creator is forecast near the ordinary post', () => {
  const snapshot = exampleCreator()
  const likes = metricOf(forecastNextPosts(snapshot), 'likes')
  const usual = median(snapshot.posts.map((post) => post.likes ?? 0))
  expect(likes.p50).toBeGreaterThan(usual * 0.7)
  expect(likes.p50).toBeLessThan(usual * 1.3)
  expect(likes.p10).toBeLessThan(usual)
  expect(likes.p90).toBeGreaterThan(usual)
})

test('facts give what their snapshot gives', () => {
  const snapshot = exampleCreator()
  expect(forecastNextPosts(factsOf(snapshot))).toEqual(forecastNextPosts(snapshot))
})

test('the order of the posts decides nothing', () => {
  const snapshot = exampleCreator({ platform: 'tiktok' })
  fc.assert(
    fc.property(fc.shuffledSubarray(snapshot.posts, { minLength: snapshot.posts.length }), (posts) => {
      expect(forecastNextPosts({ ...snapshot, posts })).toEqual(forecastNextPosts(snapshot))
    }),
    { numRuns: 30 },
  )
})

test('ten times the views are ten times the forecast where followers are not known', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 5, max: 1_000_000 }), { minLength: 1, maxLength: 30 }), (views) => {
      const once = metricOf(forecastNextPosts(creatorWith(views)), 'views')
      const tenfold = metricOf(forecastNextPosts(creatorWith(views.map((count) => 10 * count))), 'views')
      expect(tenfold.p50 / once.p50).toBeCloseTo(10, 2)
      expect(tenfold.p90 / once.p90).toBeCloseTo(10, 2)
    }),
  )
})

test('more views on any post never lower the forecast of views', () => {
  const lists = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(lists, fc.nat(), fc.integer({ min: 1, max: 10_000_000 }), (views, place, gain) => {
      const more = views.map((count, index) => (index === place % views.length ? count + gain : count))
      const before = metricOf(forecastNextPosts(creatorWith(views, 'tiktok', 50_000)), 'views').p50
      const after = metricOf(forecastNextPosts(creatorWith(more, 'tiktok', 50_000)), 'views').p50
      expect(after).toBeGreaterThanOrEqual(before * (1 - 1e-5))
    }),
  )
})

test('ranges are in order and never negative on every platform, however wild the counts', () => {
  const lists = fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), { minLength: 1, maxLength: 40 })
  const followers = fc.option(fc.integer({ min: 0, max: 600_000_000 }))
  fc.assert(
    fc.property(
      lists,
      fc.constantFrom<Platform>('instagram', 'tiktok', 'youtube'),
      followers,
      (counts, platform, known) => {
        const { metrics, reason } = forecastNextPosts(creatorWith(counts, platform, known))
        expect(reason).toBeNull()
        for (const { single, ...middle } of metrics) {
          for (const { p10, p50, p90 } of [middle, single]) {
            expect(p10).toBeGreaterThanOrEqual(0)
            expect(p10).toBeLessThanOrEqual(p50)
            expect(p50).toBeLessThanOrEqual(p90)
            expect(Number.isFinite(p90)).toBe(true)
          }
          expect(single.p90).toBeGreaterThanOrEqual(middle.p90)
          expect(single.p10).toBeLessThanOrEqual(middle.p10)
        }
      },
    ),
  )
})

test('the fewer posts are known, the wider the range', () => {
  const pattern = [900, 1000, 1100, 1000]
  const factors = [1, 2, 6, 15].map((times) => {
    const views = Array.from({ length: times }, () => pattern).flat()
    const { p10, p90 } = metricOf(forecastNextPosts(creatorWith(views)), 'views')
    return p90 / p10
  })
  for (const [index, factor] of factors.entries()) if (index > 0) expect(factor).toBeLessThan(factors[index - 1] ?? 0)
})

test('posts that are too young to have settled are left out', () => {
  const views = new Array<number>(12).fill(10_000)
  const snapshot = creatorWith(views)
  const fresh: Post = { id: 'fresh', publishedAt: published(1), kind: 'video', views: 12, likes: 1 }
  expect(forecastNextPosts({ ...snapshot, posts: [fresh, ...snapshot.posts] })).toEqual(forecastNextPosts(snapshot))
})

test('where all posts are too young nothing is forecast, and the reason says how young', () => {
  const young = withPosts(exampleCreator({ platform: 'tiktok', posts: 4 }), (_, index) => ({
    publishedAt: published(0.5 + index),
  }))
  expect(forecastNextPosts(young)).toEqual({
    metrics: [],
    reason: 'All posts are less than 5 days old, and their counts haven’t settled yet.',
  })
})

test('counted in one look the posts to come show less on TikTok than once settled', () => {
  const snapshot = creatorWith([10_000, 12_000, 9_000, 11_000, 10_500, 9_500, 10_200, 9_900])
  const together = metricOf(forecastNextPosts(snapshot, 'together'), 'views')
  expect(together.p50).toBeLessThan(metricOf(forecastNextPosts(snapshot), 'views').p50)
})

test('without a post there is nothing to forecast from', () => {
  expect(forecastNextPosts({ ...exampleCreator(), posts: [] }).reason).toMatch(/^No posts with dates/)
})

test('stories and posts with an unreadable date do not count', () => {
  const snapshot = withPosts(exampleCreator({ posts: 2 }), (_, index) =>
    index === 0 ? { kind: 'story' } : { publishedAt: 'yesterday' },
  )
  expect(forecastNextPosts(snapshot).reason).toMatch(/^No posts with dates/)
})

test('hidden counts are not forecast: one metric is left out, or the reason says so', () => {
  const noLikes = withPosts(exampleCreator(), () => ({ likes: null }))
  expect(forecastNextPosts(noLikes).metrics.map(({ metric }) => metric)).toEqual(['comments'])
  const nothing = withPosts(noLikes, () => ({ comments: null }))
  expect(forecastNextPosts(nothing)).toEqual({
    metrics: [],
    reason: 'Post counts are hidden, so there is no forecast.',
  })
})

test('an account that cannot be seen is not forecast', () => {
  for (const availability of ['private', 'not-found', 'restricted'] as const) {
    expect(forecastNextPosts({ ...exampleCreator(), availability }).reason).toMatch(/couldn’t see this account’s posts/)
  }
  expect(forecastNextPosts({ ...exampleCreator(), profile: { isPrivate: true } }).reason).toMatch(
    /couldn’t see this account’s posts/,
  )
})

test('posts beyond the hundred newest have no say', () => {
  const views = Array.from({ length: 140 }, (_, index) => (index < pastPostsMax ? 1_000 : 900_000))
  const all = metricOf(forecastNextPosts(creatorWith(views)), 'views')
  expect(all).toEqual(metricOf(forecastNextPosts(creatorWith(views.slice(0, pastPostsMax))), 'views'))
  expect(all.posts).toBe(pastPostsMax)
})

test('the basis is one sentence that names posts and creators, and says when they are few', () => {
  const tiktok = metricOf(forecastNextPosts(creatorWith([1, 2, 3])), 'views').basis
  expect(tiktok).toMatch(/^Based on views of the newest 3 posts, .+ reflects how \d+ other TikTok creators did next\.$/)
  const youtube = metricOf(forecastNextPosts(creatorWith([5], 'youtube')), 'views').basis
  expect(youtube).toMatch(/^Based on views of the only post; .+ \d+ other YouTube creators did next, a small sample\.$/)
})

test('the shipped model keeps its promises: weights are a mean, ends are on their sides, width falls with posts', () => {
  expect(forecastModel.heads.length).toBeGreaterThan(0)
  for (const head of forecastModel.heads) {
    expect(forecastMetrics).toContain(head.metric)
    expect(platforms).toContain(head.platform)
    expect(head.weights).toHaveLength(weightCount(forecastModel.recencies))
    expect(Math.min(...head.weights)).toBeGreaterThanOrEqual(0)
    expect(head.weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9)
    expect(head.median.low).toBeLessThan(0)
    expect(head.median.high).toBeGreaterThan(0)
    // What a single post adds may be nothing where the range of the median is wide already.
    expect(head.single.low).toBeLessThanOrEqual(0)
    expect(head.single.high).toBeGreaterThanOrEqual(0)
    expect(head.width.scarcity).toBeGreaterThan(0)
    expect(head.width.spread).toBeGreaterThan(0)
    expect(head.expected.slope).toBeGreaterThanOrEqual(0)
    expect(head.usualSpread.value).toBeGreaterThan(0)
    expect(head.creators).toBeGreaterThan(10)
    for (const counted of head.counted) expect(['settled', 'together']).toContain(counted)
  }
})

test('each platform and metric has exactly one head for each way of counting', () => {
  const keys = forecastModel.heads.flatMap(({ platform, metric, counted }) =>
    counted.map((time) => `${platform} ${metric} ${time}`),
  )
  expect(new Set(keys).size).toBe(keys.length)
})

test('the card names its sources and figures measured on creators that were not seen', () => {
  const { title, meaning, method, sources, figures } = forecastModel.card
  for (const text of [title, meaning, method]) expect(text.length).toBeGreaterThan(20)
  expect(sources.length).toBeGreaterThan(0)
  for (const [name, value] of Object.entries(figures)) {
    expect(name).toMatch(/^(median error|80 % range covers) of /)
    expect(value).toBeGreaterThan(0)
    expect(value).toBeLessThan(100)
  }
})
