import { expect, test } from 'vitest'
import { answer, creatorOf, reason } from '../examples/example-answer.ts'
import { commentsPerLike } from './comments-per-like.ts'

const liked = (likes: number, comments: number, size = 10) =>
  creatorOf(
    Array.from({ length: size }, () => ({ likes, comments })),
    'instagram',
  )

test('below a thousand likes in all no comment needs to be expected', () => {
  expect(reason(commentsPerLike, liked(99, 0))).toContain('too few likes')
  expect(reason(commentsPerLike, liked(100, 0))).toBe('')
})

test('posts with a thousand likes and no comment have comments switched off and are left out', () => {
  expect(reason(commentsPerLike, liked(1_000, 0))).toContain('with comments turned on')
  expect(answer(commentsPerLike, liked(999, 0)).value).toBe(0)
})

test('where a post has a comment or two, all comments over all likes are read', () => {
  const posts = Array.from({ length: 10 }, (_, index) => ({ likes: 500, comments: index % 2 === 0 ? 0 : 4 }))
  expect(answer(commentsPerLike, creatorOf(posts, 'instagram')).value).toBeCloseTo(20 / 5_000, 12)
})

test('giveaways ask for comments and are left out', () => {
  const giving = { likes: 10_000, comments: 9_000, caption: 'giveaway' }
  const posts = [...Array.from({ length: 10 }, () => ({ likes: 10_000, comments: 70 })), giving, giving, giving]
  expect(answer(commentsPerLike, creatorOf(posts, 'instagram')).value).toBeCloseTo(0.007, 12)
})

test.each([
  [2, 41 / 5_000],
  [3, 3 / 500],
])('where a post has %d comments typically, the ratio read is %d', (usual, value) => {
  const posts = Array.from({ length: 10 }, (_, index) => ({ likes: 500, comments: index < 7 ? usual : 9 }))
  expect(answer(commentsPerLike, creatorOf(posts, 'instagram')).value).toBeCloseTo(value, 12)
})
