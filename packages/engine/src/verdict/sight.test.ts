import { expect, test } from 'vitest'
import { exampleCreator } from '../examples/example-creator.ts'
import { likedCreator } from '../examples/example-likers.ts'
import { partNames } from '../report/report-parts.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { platforms } from '../snapshot/words.ts'
import { coverageOf } from './coverage.ts'
import { sightOf, sights, strata, stratumOf } from './sight.ts'

const sightOn = (snapshot: Snapshot) => sightOf(snapshot.platform, coverageOf(snapshot, snapshot.history).missing)

test('posts alone are posts, on every platform', () => {
  for (const platform of platforms)
    expect(sightOn({ ...exampleCreator({ platform }), history: [] }), platform).toBe('posts')
})

test('a history beside the posts is all that Twitch shows, and some of what the others show', () => {
  for (const platform of platforms)
    expect(sightOn(exampleCreator({ platform })), platform).toBe(platform === 'twitch' ? 'all' : 'some')
})

test('without posts, or without one kind that the platform shows, it is some', () => {
  const whole: Snapshot = {
    ...likedCreator(),
    comments: [{ id: 'c', postId: 'p', authorId: 'a', text: 'Lovely' }],
    followersSample: { method: 'random', accounts: [{ id: 'f', followers: 3 }] },
  }
  expect(sightOn(whole)).toBe('all')
  for (const left of [{ posts: [] }, { comments: [] }, { followersSample: null }, { likers: [] }, { history: [] }])
    expect(sightOn({ ...whole, ...left })).toBe('some')
})

test('who is compared with whom follows the kinds of data that were seen, not the parts', () => {
  const seeing = (...names: string[]) =>
    partNames.map((part) => ({ part, state: names.includes(part) ? ('seen' as const) : ('not-seen' as const) }))
  const of = (...names: string[]) => stratumOf('all', seeing(...names))
  expect(of('likes')).toBe(of('views', 'likes'))
  expect(of('likes', 'comments')).toBe(of('views', 'rings', 'comments'))
  expect(of('likes', 'growth')).toBe(of('likes', 'comments'))
  expect(of('likes', 'growth', 'followers')).toBe(of('likes', 'growth') + 1)
  expect(of()).toBe(of('likes'))
  const all = sights.flatMap((sight) =>
    [[], ['growth'], ['growth', 'views'], ['growth', 'views', 'rings'], [...partNames]].map((names) =>
      stratumOf(sight, seeing(...names)),
    ),
  )
  expect([...new Set(all)].sort((a, b) => a - b)).toEqual([...strata.keys()])
})
