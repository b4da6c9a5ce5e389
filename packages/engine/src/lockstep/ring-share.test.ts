import { expect, test } from 'vitest'
import { addGroup, buildFans, drawnScene, likedSnapshot, type Scene } from './example-scene.ts'
import { reviewLockstep } from './review-lockstep.ts'

/** Lists with a ring on every other post, and the share of the listed likes that it really made. */
function ringed(seed: number, members: number, regularity: number) {
  const whole = buildFans(seed, 5_000, 12)
  const listed = drawnScene(whole, seed + 1, 80)
  addGroup(listed, seed + 2, 'ring', members, (post) => (post % 2 === 0 ? regularity : 0))
  const acts = [...listed].flatMap(([post, actors]) =>
    [...actors].map((id) => ({ post, isRing: id.startsWith('ring') })),
  )
  const made = acts.filter(({ isRing }) => isRing)
  const theirs = new Set(made.map(({ post }) => post))
  const review = reviewLockstep(likedSnapshot(listed, whole))
  return {
    review,
    listed: acts.length,
    share: made.length / acts.length,
    onTheirPosts: made.length / acts.filter(({ post }) => theirs.has(post)).length,
  }
}

test('the share of the listed likes is told, overall and on the posts concerned, and the truth is within', () => {
  for (const [seed, regularity] of [0.9, 0.7, 0.55].entries()) {
    const { review, listed, share, onTheirPosts } = ringed(100 + 10 * seed, 80, regularity)
    const told = review?.share
    expect(told?.all.sampled).toBe(listed)
    expect(Math.abs((told?.all.share ?? 0) - share)).toBeLessThan(0.03)
    expect(told?.all.low).toBeLessThan(share)
    expect(told?.all.high).toBeGreaterThan(share)
    expect(told?.onTheirPosts?.low).toBeLessThan(onTheirPosts)
    expect(told?.onTheirPosts?.high).toBeGreaterThan(onTheirPosts)
  }
})

test('without a ring the share is none, up to what could have hidden', () => {
  const { review } = ringed(200, 0, 0)
  expect(review?.share?.all).toMatchObject({ share: 0, low: 0 })
  expect(review?.share?.onTheirPosts).toBeNull()
  expect(review?.share?.all.high).toBeGreaterThanOrEqual(review?.findable ?? 1)
  // A ring on nearly every post looks like devoted fans, so nothing found never clears.
  expect(review?.share?.all.high).toBeGreaterThan(0.5)
})

test('a share is not told where a ring could not have been seen', () => {
  const scene: Scene = buildFans(210, 40, 8)
  expect(reviewLockstep(likedSnapshot(scene))).toMatchObject({ blocks: [], share: null, findable: null })
})

test('longer lists show smaller rings', () => {
  const whole = buildFans(220, 20_000, 16)
  const least = [40, 100, 250, 600].map((length) => {
    return reviewLockstep(likedSnapshot(drawnScene(whole, 221, length), whole))?.findable ?? 1
  })
  expect(least.toSorted((a, b) => b - a)).toEqual(least)
  expect(least.at(-1)).toBeLessThanOrEqual(0.1)
})
