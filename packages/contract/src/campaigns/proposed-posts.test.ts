import type { PostKind } from '@vouch/engine'
import { expect, test } from 'vitest'
import { matchPosts, proposalsEach } from './proposed-posts.ts'

const post = (postId: string, day: string, kind: PostKind = 'image') => ({ postId, kind, at: `${day}T12:00:00.000Z` })
const owed = (id: string, dueOn: string | null, kind: 'post' | 'video' | 'other' = 'post') => ({ id, dueOn, kind })
const pairs = (matched: { post: { postId: string }; deliverableId: string }[]) =>
  matched.map(({ post: { postId }, deliverableId }) => `${postId} ${deliverableId}`)

test('a post is proposed once, for what is due nearest to it', () => {
  const posts = [post('a', '2027-03-01'), post('b', '2027-03-20')]
  const open = [owed('early', '2027-03-02'), owed('late', '2027-03-21')]
  expect(pairs(matchPosts(posts, open)).toSorted()).toEqual(['a early', 'b late'])
  expect(pairs(matchPosts(posts.toReversed(), open.toReversed())).toSorted()).toEqual(['a early', 'b late'])
})

test('the kind that was agreed comes before the nearer date', () => {
  const posts = [post('picture', '2027-03-02'), post('film', '2027-03-09', 'video')]
  expect(pairs(matchPosts(posts, [owed('one', '2027-03-02', 'video')]))).toEqual(['film one', 'picture one'])
})

test('of many posts the likeliest are proposed, and of none nothing', () => {
  const posts = Array.from({ length: 9 }, (_, day) => post(`p${day}`, `2027-03-0${day + 1}`))
  const matched = matchPosts(posts, [owed('one', '2027-03-05')])
  expect(matched).toHaveLength(proposalsEach)
  expect(matched[0]?.post.postId).toBe('p4')
  expect(matchPosts(posts, [])).toEqual([])
  expect(matchPosts([], [owed('one', null)])).toEqual([])
})
