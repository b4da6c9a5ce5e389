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

const all = [
  [engagementLow, instagram],
  [engagementHigh, instagram],
  [commentsPerLike, instagram],
  [likesSpread, instagram],
  [likeBursts, instagram],
  [commentBursts, instagram],
  [commentsFollowLikes, instagram],
  [likesPerView, tiktok],
  [viewsPerFollower, tiktok],
  [viewStability, tiktok],
  [viewBursts, tiktok],
  [likeBursts, tiktok],
  [likesFollowViews, tiktok],
  [viewsFollowLikes, tiktok],
] as const

test.each(all)('%# an ordinary creator raises no concern', (signal, snapshot) => {
  const { verdict, logOdds } = answer(signal, snapshot)
  expect(verdict).not.toBe('concern')
  expect(logOdds).toBeLessThanOrEqual(0.01)
})

test.each(all)('%# a creator without posts is told what is missing, in a sentence', (signal, snapshot) => {
  expect(reason(signal, { ...snapshot, posts: [] })).toMatch(/^[A-Z].*\.$/)
})

test.each(all)('%# hidden counts are not zeros', (signal, snapshot) => {
  expect(
    reason(
      signal,
      withPosts(snapshot, () => ({ likes: null, comments: null, views: null })),
    ),
  ).not.toBe('')
})
