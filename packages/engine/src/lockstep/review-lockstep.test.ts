import { expect, test } from 'vitest'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { seededRandom } from '../statistics/seeded-random.ts'
import { buildFans, commentedSnapshot, hideRing, likedSnapshot, type Scene } from './example-scene.ts'
import { pValueMax } from './judge-block.ts'
import { reviewLockstep } from './review-lockstep.ts'

const accountsFound = (snapshot: Snapshot) =>
  new Set(reviewLockstep(snapshot)?.blocks.flatMap(({ accountIds }) => accountIds))

test('without actions on two posts there is nothing to review', () => {
  expect(reviewLockstep(likedSnapshot(new Map()))).toBeNull()
  expect(reviewLockstep(likedSnapshot(new Map([['p', new Set(['a', 'b'])]])))).toBeNull()
})

test('no ring is found among fans, whether they stay, come and go, or are few', () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const [fans, posts] = seed % 2 === 0 ? [1_500, 30] : [300, 12]
    const scene = buildFans(seed, fans, posts, seed % 3 === 0 ? 0.8 : 0)
    expect(reviewLockstep(likedSnapshot(scene))?.blocks).toEqual([])
  }
})

test('fans who like everything are no ring', () => {
  const scene = buildFans(21, 800, 20)
  for (let fan = 0; fan < 200; fan += 1) for (const actors of scene.values()) actors.add(`devoted-${fan}`)
  expect(reviewLockstep(likedSnapshot(scene))?.blocks).toEqual([])
})

test('a camouflaged ring of 100 on 20 posts is found with few mistakes', () => {
  const scene = buildFans(31, 2_500, 18)
  const truth = hideRing(scene, 32, 100, 20, 0.25, 2)
  const found = accountsFound(likedSnapshot(scene))
  const right = [...found].filter((id) => truth.has(id)).length
  expect(right / found.size).toBeGreaterThanOrEqual(0.95)
  expect(right / truth.size).toBeGreaterThanOrEqual(0.85)
})

test('a block states what it is made of', () => {
  const scene = buildFans(41, 1_500, 20)
  hideRing(scene, 42, 60, 6, 0.8, 1)
  const block = reviewLockstep(likedSnapshot(scene))?.blocks[0]
  expect(block?.postIds.every((id) => id.startsWith('t'))).toBe(true)
  expect(block?.density).toBeGreaterThan(3 * (block?.expectedDensity ?? 1))
  expect(block?.pValue).toBeLessThanOrEqual(pValueMax)
  expect(block).toMatchObject({ basis: 'likes', windowMinutes: null })
})

/** A ring that comments within ten minutes on posts that everybody comments on, so that only the time gives it away. */
function burstScene(): { scene: Scene; truth: Set<string>; minuteOf: (post: string, actor: string) => number } {
  const scene = buildFans(51, 1_200, 24)
  const truth = new Set(Array.from({ length: 50 }, (_, index) => `ring-${index}`))
  const random = seededRandom(52)
  for (const post of [...scene.keys()].slice(0, 20)) {
    for (const id of truth) if (random() < 0.5) scene.get(post)?.add(id)
  }
  const minuteOf = (post: string, actor: string) => {
    const number = Number(post.slice(1))
    const who = Number(actor.split('-')[1])
    return truth.has(actor) ? 400 + 137 * number + (who % 9) : 5 + ((who * 7_919 + number * 104_729) % 9_000)
  }
  return { scene, truth, minuteOf }
}

test('a ring that only its minutes give away is found by its minutes', () => {
  const { scene, truth, minuteOf } = burstScene()
  const review = reviewLockstep(commentedSnapshot(scene, minuteOf))
  expect(review?.blocks[0]?.basis).toBe('comments-in-time')
  const found = accountsFound(commentedSnapshot(scene, minuteOf))
  const right = [...found].filter((id) => truth.has(id)).length
  const [precision, recall] = [right / found.size, right / truth.size]
  expect((2 * precision * recall) / (precision + recall)).toBeGreaterThan(0.8)
})

test('without times the same ring is not accused', () => {
  const { scene } = burstScene()
  expect(reviewLockstep(commentedSnapshot(scene, () => null))?.blocks).toEqual([])
})

test('posts that ask for comments, and the creator, take no part', () => {
  const scene = buildFans(61, 1_500, 20)
  hideRing(scene, 62, 60, 6, 0.8, 1)
  for (const actors of scene.values()) actors.add('creator')
  const snapshot = likedSnapshot(scene)
  const giveaways = snapshot.posts.map((post) =>
    post.id.startsWith('t') ? { ...post, caption: 'Giveaway: tag a friend' } : post,
  )
  expect(reviewLockstep({ ...snapshot, posts: giveaways })?.blocks).toEqual([])
  expect(reviewLockstep({ ...snapshot, posts: giveaways })?.posts).toBe(20)
  const own = reviewLockstep({ ...snapshot, profile: { id: 'creator', followers: 1 } })
  expect(own?.actors).toBe((reviewLockstep(snapshot)?.actors ?? 0) - 1)
})

test('the order of likers, posts and comments changes nothing', () => {
  const scene = buildFans(71, 900, 16)
  hideRing(scene, 72, 50, 6, 0.7, 2)
  const snapshot = likedSnapshot(scene)
  const shuffled = {
    ...snapshot,
    posts: [...snapshot.posts].reverse(),
    likers: [...snapshot.likers].reverse().map((post) => ({ ...post, accountIds: [...post.accountIds].reverse() })),
  }
  expect(reviewLockstep(shuffled)).toEqual(reviewLockstep(snapshot))
  const { scene: commented, minuteOf } = burstScene()
  const timed = commentedSnapshot(commented, minuteOf)
  expect(reviewLockstep({ ...timed, comments: [...timed.comments].reverse() })).toEqual(reviewLockstep(timed))
})

test('a denser ring is found at least as completely', () => {
  const recalls = [0.3, 0.5, 0.7, 0.9].map((density) => {
    const scene = buildFans(81, 1_500, 20)
    const truth = hideRing(scene, 82, 60, 8, density, 2)
    return [...accountsFound(likedSnapshot(scene))].filter((id) => truth.has(id)).length
  })
  // One member more or less is the luck of the draw.
  for (const [index, recall] of recalls.slice(1).entries())
    expect(recall).toBeGreaterThanOrEqual((recalls[index] ?? 0) - 1)
  expect(recalls.at(-1)).toBeGreaterThan(55)
})
