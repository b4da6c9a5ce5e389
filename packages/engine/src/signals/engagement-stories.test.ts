import { expect, test } from 'vitest'
import { answer, reason } from '../examples/example-answer.ts'
import { exampleCreator, withPosts } from '../examples/example-creator.ts'
import { commentBursts } from './comment-bursts.ts'
import { commentsFollowLikes } from './comments-follow-likes.ts'
import { commentsPerLike } from './comments-per-like.ts'
import { engagementHigh } from './engagement-high.ts'
import { engagementLow } from './engagement-low.ts'
import { likeBursts } from './like-bursts.ts'
import { likesFollowViews } from './likes-follow-views.ts'
import { likesPerView } from './likes-per-view.ts'
import { likesSpread } from './likes-spread.ts'
import { viewBursts } from './view-bursts.ts'
import { viewStability } from './view-stability.ts'
import { viewsFollowLikes } from './views-follow-likes.ts'
import { viewsPerFollower } from './views-per-follower.ts'

const instagram = exampleCreator()
const tiktok = exampleCreator({ platform: 'tiktok' })

test('a million followers of whom hardly anybody reacts: engagement is too low', () => {
  const bought = { ...instagram, profile: { ...instagram.profile, followers: 8_000_000 } }
  const { verdict, logOdds, benchmark } = answer(engagementLow, bought)
  expect(verdict).toBe('concern')
  expect(logOdds).toBeGreaterThan(0.5)
  expect(benchmark?.basis).toContain('followers')
})

test('engagement of half an audience on every post is too high', () => {
  const pumped = withPosts(instagram, () => ({ likes: 110_000, comments: 900 }))
  expect(answer(engagementHigh, pumped).verdict).toBe('concern')
  expect(answer(engagementLow, pumped).verdict).toBe('strength')
})

test('a star of five times the usual engagement is not accused of it', () => {
  const star = withPosts(instagram, (post) => ({ likes: (post.likes ?? 0) * 4 }))
  expect(answer(engagementHigh, star).logOdds).toBeLessThanOrEqual(0)
})

test('twenty times the likes with the same comments: likes look bought', () => {
  const bought = withPosts(instagram, (post) => ({ likes: (post.likes ?? 0) * 20 }))
  const { verdict, logOdds } = answer(commentsPerLike, bought)
  expect(verdict).toBe('concern')
  expect(logOdds).toBeGreaterThan(0.5)
})

test('comments that are switched off are no sign of bought likes', () => {
  expect(
    reason(
      commentsPerLike,
      withPosts(instagram, () => ({ comments: 0 })),
    ),
  ).toContain('comments')
})

test('giveaway posts do not count for comments per like', () => {
  const giveaway = withPosts(instagram, (post, index) =>
    index < 12 ? { caption: 'Giveaway! Tag two friends to enter', comments: (post.comments ?? 0) * 60 } : {},
  )
  expect(answer(commentsPerLike, giveaway).verdict).not.toBe('concern')
  expect(answer(commentBursts, giveaway).verdict).not.toBe('concern')
})

test('likes delivered in equal packages are too even', () => {
  const even = withPosts(instagram, (_, index) => ({ likes: 5_000 + (index % 5) * 60 }))
  expect(answer(likesSpread, even).verdict).toBe('concern')
  expect(answer(likesSpread, even).logOdds).toBeGreaterThan(0.8)
})

test('a viral post makes likes uneven and is not held against anybody', () => {
  const viral = withPosts(tiktok, (post, index) =>
    index === 5
      ? { views: (post.views ?? 0) * 60, likes: (post.likes ?? 0) * 55, comments: (post.comments ?? 0) * 50 }
      : {},
  )
  for (const signal of [likesSpread, viewStability, likeBursts, viewBursts, commentBursts, likesFollowViews]) {
    expect(answer(signal, viral).logOdds).toBeLessThanOrEqual(0.01)
  }
})

test('likes that leap on every sixth post without more views are named with their posts and dates', () => {
  const bought = withPosts(tiktok, (post, index) => (index % 6 === 0 ? { likes: (post.likes ?? 0) * 6 } : {}))
  const { verdict, value, evidence, logOdds } = answer(likeBursts, bought)
  expect(verdict).toBe('concern')
  expect(value).toBe(5)
  expect(evidence.map(({ refs }) => refs?.[0]).sort()).toEqual([
    'post-000',
    'post-006',
    'post-012',
    'post-018',
    'post-024',
  ])
  expect(evidence.every(({ at }) => at !== null)).toBe(true)
  expect(logOdds).toBeGreaterThan(1)
})

test('one odd post is no pattern', () => {
  const once = withPosts(tiktok, (post, index) => (index === 3 ? { likes: (post.likes ?? 0) * 6 } : {}))
  expect(answer(likeBursts, once).logOdds).toBeLessThan(0.3)
})

test('views that leap without likes are a concern, unless the posts were openly paid for', () => {
  const leap = withPosts(tiktok, (post, index) => (index % 4 === 0 ? { views: (post.views ?? 0) * 9 } : {}))
  const promoted = withPosts(leap, (_, index) => (index % 4 === 0 ? { sponsored: true } : {}))
  expect(answer(viewBursts, leap).verdict).toBe('concern')
  expect(answer(viewBursts, promoted).verdict).not.toBe('concern')
})

test('the same number of bought likes on every post: likes stop following views', () => {
  const medianLikes = 4_000
  const packaged = withPosts(tiktok, (post) => ({ likes: (post.likes ?? 0) + 2 * medianLikes }))
  const { verdict, value, logOdds } = answer(likesFollowViews, packaged)
  expect(verdict).toBe('concern')
  expect(value).toBeLessThan(0.6)
  expect(logOdds).toBeGreaterThan(0.8)
})

test('where views are hidden, comments show that likes came by the package', () => {
  const packaged = withPosts(instagram, (post) => ({ likes: (post.likes ?? 0) + 12_000 }))
  expect(answer(likesFollowViews, packaged).verdict).toBe('concern')
  expect(answer(likesFollowViews, packaged).benchmark?.basis).toContain('comments')
  expect(answer(likesFollowViews, instagram).logOdds).toBeLessThanOrEqual(0)
})

test('the same number of bought views on every post: views stop following likes', () => {
  const packaged = withPosts(tiktok, (post) => ({ views: (post.views ?? 0) + 60_000 }))
  expect(answer(viewsFollowLikes, packaged).verdict).toBe('concern')
})

test('a pod of sixty comments under every post: comments stop following likes', () => {
  const pod = withPosts(instagram, (post) => ({ comments: 60 + Math.round((post.comments ?? 0) * 0.1) }))
  expect(answer(commentsFollowLikes, pod).verdict).toBe('concern')
})

test('ten times the views for the same likes: views look bought', () => {
  const bought = withPosts(tiktok, (post) => ({ views: (post.views ?? 0) * 14 }))
  expect(answer(likesPerView, bought).verdict).toBe('concern')
})

test('more likes than two of three viewers give: likes look bought', () => {
  const bought = withPosts(tiktok, (post) => ({ likes: Math.round((post.views ?? 0) * 0.7) }))
  expect(answer(likesPerView, bought).verdict).toBe('concern')
})

test('an audience that does not watch: followers look bought', () => {
  const bought = { ...tiktok, profile: { ...tiktok.profile, followers: 20_000_000 } }
  expect(answer(viewsPerFollower, bought).verdict).toBe('concern')
})

test('views that are the same on every post look delivered', () => {
  const even = withPosts(tiktok, (_, index) => ({ views: 30_000 + index * 40 }))
  expect(answer(viewStability, even).verdict).toBe('concern')
})

test('no platform without published figures is judged by those of another', () => {
  expect(reason(engagementLow, exampleCreator({ platform: 'x' }))).toContain('No published')
  expect(reason(likesPerView, exampleCreator({ platform: 'x' }))).toContain('no published norm')
})

test('the more likes are bought in packages, the more it speaks', () => {
  const evidence = [0, 1_000, 3_000, 9_000, 30_000].map(
    (bought) =>
      answer(
        likesFollowViews,
        withPosts(tiktok, (post) => ({ likes: (post.likes ?? 0) + bought })),
      ).logOdds,
  )
  expect([...evidence].sort((a, b) => a - b)).toEqual(evidence)
})
