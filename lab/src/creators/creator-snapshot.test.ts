import { expect, test } from 'vitest'
import { creators } from '../../test/synthetic-data.ts'
import type { RawCreator } from './creator-file.ts'
import { creatorSnapshot } from './creator-snapshot.ts'

const [instagram, youtube] = structuredClone(creators) as unknown as [RawCreator, RawCreator] // Literal tuples are narrower than the file type.

test('posts come newest first, and the reading is a day after the newest', () => {
  const { posts, fetchedAt } = creatorSnapshot(instagram)
  expect(posts.map(({ publishedAt }) => publishedAt)).toEqual([
    '2019-06-22T18:26:57.000Z',
    '2019-06-21T08:10:10.000Z',
    '2019-06-20T19:43:15.000Z',
  ])
  expect(fetchedAt).toBe('2019-06-23T18:26:57.000Z')
})

test('texts are unknown, not empty', () => {
  for (const post of creatorSnapshot(instagram).posts) {
    expect([post.caption, post.hashtags, post.mentions]).toEqual([null, null, null])
  }
})

test('letters become kinds, the marker becomes the sponsored flag', () => {
  const { posts } = creatorSnapshot(instagram)
  expect(posts.map(({ kind }) => kind)).toEqual(['video', 'image', 'carousel'])
  expect(posts.map(({ sponsored }) => sponsored)).toEqual([false, true, false])
})

test('YouTube has no subscriber count: the key is there and unknown', () => {
  const snapshot = creatorSnapshot(youtube)
  expect(Object.hasOwn(snapshot.profile ?? {}, 'followers')).toBe(true)
  expect(snapshot.profile?.followers).toBeNull()
  expect(snapshot.posts.map(({ kind }) => kind)).toEqual(['short', 'video'])
  expect(snapshot.posts[0]?.sponsored).toBeNull()
})

test('a file without comment counts gives unknown comments, not zero', () => {
  const older: RawCreator = {
    creator: 'c_old',
    platform: 'instagram',
    followers: 10,
    post_fields: ['date', 'likes', 'is_video', 'multi'],
    posts: [
      ['2017-04-30T05:00:00.000Z', 30, 0, 1],
      ['2017-04-29T05:00:00.000Z', 31, 1, 0],
    ],
  }
  const { posts } = creatorSnapshot(older)
  expect(posts.map(({ comments }) => comments)).toEqual([null, null])
  expect(posts.map(({ kind }) => kind)).toEqual(['carousel', 'video'])
})

test('a count that is no whole number from zero up is unknown', () => {
  const odd = { ...youtube, posts: [['2022-01-17T12:18:09Z', -1, 2.5, null, 'x', '']] }
  expect(creatorSnapshot(odd).posts[0]).toMatchObject({
    views: null,
    likes: null,
    comments: null,
    durationSeconds: null,
  })
})

test('ids are unique even where two posts share a second', () => {
  const twice = { ...instagram, posts: [...instagram.posts, ...instagram.posts] }
  const ids = creatorSnapshot(twice).posts.map(({ id }) => id)
  expect(new Set(ids).size).toBe(6)
})
