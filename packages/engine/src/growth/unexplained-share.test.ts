import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysBefore, exampleCreator, withGain, withPosts } from '../examples/example-creator.ts'
import { factsOf } from '../facts.ts'

/** A creator who gains a part of the followers in one day, after a giveaway or after nothing. */
function shareAfter(part: number, daysAgo: number, giveaway: boolean) {
  const creator = withGain(exampleCreator({ followers: 100_000 }), daysAgo, Math.round(100_000 * part))
  const told = withPosts(creator, ({ publishedAt }) =>
    publishedAt.slice(0, 10) <= daysBefore(daysAgo) && giveaway
      ? { caption: 'Giveaway: tag a friend' }
      : { caption: 'hi' },
  )
  const share = factsOf(told).growth?.unexplained
  if (share == null) throw new Error('The history is long enough.')
  return share
}

test('a giveaway explains half as many as there were, and what is beyond that counts whole', () => {
  const [small, large] = [0.3, 4].map((part) => shareAfter(part, 20, true))
  expect(small?.low).toBe(0)
  expect(small?.high).toBeLessThan(0.1)
  expect(large?.low).toBeGreaterThan(0.6)
  expect(large?.share).toBeLessThan(0.8)
})

test('what may be overlooked widens the range upwards, the more the more was found, and not at all where nothing was', () => {
  const beyond = [0.05, 0.2, 1].map((part) => shareAfter(part, 20, false)).map(({ share, high }) => high - share)
  expect([...beyond].sort((a, b) => a - b)).toEqual(beyond)
  expect(beyond.at(-1)).toBeGreaterThan(0.1)
  expect(shareAfter(0, 20, false)).toMatchObject({ share: 0, low: 0 })
  expect(shareAfter(0, 20, false).high).toBeLessThan(0.05)
})

test('more followers in one day are never a smaller share, with a cause or without', () => {
  const part = fc.double({ min: 0.02, max: 6, noNaN: true })
  fc.assert(
    fc.property(part, part, fc.boolean(), (one, other, giveaway) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map((size) => shareAfter(size, 20, giveaway))
      for (const end of ['share', 'low', 'high'] as const)
        expect(more?.[end] ?? -1).toBeGreaterThanOrEqual((less?.[end] ?? 2) - 0.001)
    }),
    { numRuns: 40 },
  )
})

test('of an old delivery some may be gone, of one of yesterday none', () => {
  const [fresh, old] = [1, 80].map((daysAgo) => shareAfter(1, daysAgo, false))
  expect((fresh?.low ?? 0) - (old?.low ?? 1)).toBeGreaterThan(0.03)
  expect(old?.high).toBeGreaterThan(0.5)
})

test('what may be overlooked is stated, and speaks against nobody', () => {
  const creator = withGain(exampleCreator({ followers: 100_000 }), 20, 40_000)
  const review = factsOf(creator).growth
  expect(review?.unexplained?.high).toBeGreaterThan((review?.countedHigh ?? 1) + 0.05)
  expect(review?.unexplained?.high).toBeLessThanOrEqual(1)
})

test('orders that fall away again are nobody’s followers today: of three the share is what is left', () => {
  const orders = [60, 40, 20].reduce(
    (creator, daysAgo) => withGain(withGain(creator, daysAgo, 30_000), daysAgo - 10, -25_000),
    exampleCreator({ followers: 100_000 }),
  )
  const told = withPosts(orders, () => ({ caption: 'hi' }))
  const share = factsOf(told).growth?.unexplained
  const truth = 15_000 / (told.profile?.followers ?? 1)
  expect(share?.share).toBeCloseTo(truth, 1)
  expect(share?.low).toBeLessThanOrEqual(truth)
  expect(share?.high).toBeGreaterThanOrEqual(truth)
})
