import { expect, test } from 'vitest'
import { creatorOf } from '../examples/example-answer.ts'
import { daysBefore } from '../examples/example-creator.ts'
import { factsOf } from '../facts.ts'
import type { Post } from '../snapshot/snapshot.ts'
import { dayOf } from './follower-days.ts'
import { causeFinder } from './growth-causes.ts'

/** Ten usual posts and one that is told about, twenty days before the day of the examples. */
function finderWith(change: Partial<Post>) {
  const usual = Array.from({ length: 10 }, (_, index) => ({
    publishedAt: `${daysBefore(40 + index)}T12:00:00Z`,
    views: 1_000,
  }))
  return causeFinder(
    factsOf(creatorOf([{ publishedAt: `${daysBefore(20)}T12:00:00Z`, views: 1_000, ...change }, ...usual])),
  )
}
const postDay = dayOf(daysBefore(20))

test.each([
  ['a viral post', { views: 3_000 }, 3],
  ['a giveaway', { caption: 'giveaway for you' }, 14],
  ['an appearance', { caption: 'my podcast is out' }, 4],
] as const)('%s explains waves of its own day and of %#', (_, change, reach) => {
  const finder = finderWith(change)
  expect(finder.causeOf(postDay, postDay)).not.toBeNull()
  expect(finder.causeOf(postDay + reach, postDay + reach)).not.toBeNull()
  expect(finder.causeOf(postDay + reach + 1, postDay + reach + 1)).toBeNull()
  expect(finder.causeOf(postDay - 3, postDay)).not.toBeNull()
  expect(finder.causeOf(postDay - 3, postDay - 1)).toBeNull()
})

test('three times the usual views are viral, a view less is a good day', () => {
  expect(finderWith({ views: 3_000 }).causeOf(postDay, postDay)?.text).toBe(
    'a post with 3.0 times the usual engagement',
  )
  expect(finderWith({ views: 2_999 }).causeOf(postDay, postDay)).toBeNull()
})

test('where views are hidden a viral post is known by its engagements', () => {
  const finder = causeFinder(
    factsOf(
      creatorOf(
        Array.from({ length: 9 }, (_, index) => ({ likes: index === 0 ? 900 : 90, comments: 10 })),
        'instagram',
      ),
    ),
  )
  const today = dayOf(daysBefore(0))
  expect(finder.causeOf(today - 1, today)?.kind).toBe('viral post')
})

test('of several causes the newest post is named', () => {
  const finder = causeFinder(factsOf(creatorOf([{ caption: 'giveaway one' }, { caption: 'giveaway two' }])))
  const today = dayOf(daysBefore(0))
  expect(finder.causeOf(today, today)?.post.caption).toBe('giveaway one')
})
