import { expect, test } from 'vitest'
import { creatorOf } from '../examples/example-answer.ts'
import { forecastNextPosts } from '../forecast/forecast-next-posts.ts'
import { nextPost } from './next-post.ts'

const watched = (...views: number[]) => views.map((count) => ({ likes: 5, comments: 1, views: count }))

test('where a forecast was learnt, a single post is as the forecast has it', () => {
  const snapshot = creatorOf(watched(...Array.from({ length: 40 }, (_, post) => 900 + 20 * post)), 'tiktok', 20_000)
  const forecast = forecastNextPosts(snapshot).metrics.find(({ metric }) => metric === 'views')
  expect(forecast?.single.p50).toBeGreaterThan(0)
  expect(nextPost(snapshot, 'views')).toEqual({ ...forecast?.single, posts: forecast?.posts })
})

test('elsewhere the latest posts speak: their median, and a range as wide as they differ', () => {
  const range = (...views: number[]) => nextPost(creatorOf(watched(...views), 'twitch', 20_000), 'views')
  const [calm, wild] = [range(500, 500, 500, 500, 500), range(50, 200, 500, 2_000, 9_000)]
  expect(calm).toMatchObject({ p50: 500, posts: 5 })
  expect(wild).toMatchObject({ p50: 500, posts: 5 })
  const width = (one: typeof calm) => (one?.p90 ?? 0) / (one?.p10 ?? 1)
  expect(width(wild)).toBeGreaterThan(width(calm))
  // One post leans wholly on what is usual, and its median is itself uncertain.
  expect(width(range(500))).toBeGreaterThan(width(calm))
})

test('public views of Instagram are those of reels and say nothing of a usual post', () => {
  expect(nextPost(creatorOf(watched(500, 600), 'instagram', 20_000), 'views')).toBeNull()
})

test('a count that nobody shows is not guessed', () => {
  expect(nextPost(creatorOf([{ comments: 4 }], 'twitch', 20_000), 'views')).toBeNull()
  expect(nextPost(creatorOf(watched(500), 'twitch', 20_000), 'likes')).toBeNull()
})
