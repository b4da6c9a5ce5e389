import { expect, test } from 'vitest'
import { exampleCreator } from '../examples/example-creator.ts'
import { likedCreator } from '../examples/example-likers.ts'
import { partNames } from '../report/report-parts.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { platforms } from '../snapshot/words.ts'
import { coverageOf } from './coverage.ts'
import { kindsSeen, sightOf } from './sight.ts'

const sightOn = (snapshot: Snapshot) => sightOf(snapshot.platform, coverageOf(snapshot, snapshot.history).missing)

test('posts alone are posts, on every platform', () => {
  for (const platform of platforms)
    expect(sightOn({ ...exampleCreator({ platform }), history: [] }), platform).toBe('posts')
})

test('a history beside the posts is all that Twitch shows, and leaves out the comments of the others', () => {
  for (const platform of platforms)
    expect(sightOn(exampleCreator({ platform })), platform).toBe(platform === 'twitch' ? 'all' : 'no-comments')
})

test('without posts, or without one kind that the platform shows, it is some', () => {
  const whole: Snapshot = {
    ...likedCreator(),
    comments: [{ id: 'c', postId: 'p', authorId: 'a', text: 'Lovely' }],
    followersSample: { method: 'random', accounts: [{ id: 'f', followers: 3 }] },
  }
  expect(sightOn(whole)).toBe('all')
  for (const left of [{ posts: [] }, { followersSample: null }, { likers: [] }, { history: [] }])
    expect(sightOn({ ...whole, ...left })).toBe('some')
  expect(sightOn({ ...whole, comments: [] })).toBe('no-comments')
})

test('kinds of data are counted, not parts', () => {
  const of = (...names: string[]) =>
    kindsSeen(
      partNames.map((part) => ({ part, state: names.includes(part) ? ('seen' as const) : ('not-seen' as const) })),
    )
  expect([of(), of('likes'), of('views', 'likes'), of('views', 'rings', 'comments')]).toEqual([0, 1, 1, 2])
  expect([of('likes', 'growth'), of('likes', 'growth', 'followers'), of(...partNames)]).toEqual([2, 3, 4])
})
