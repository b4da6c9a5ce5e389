import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleCreator, withPosts } from '../examples/example-creator.ts'
import { boughtPrior, boughtShare, chance20Prior, shareOf } from './bought-share.ts'

const doses = [0.1, 0.25, 0.5, 0.7]
const postsOf = (size: number) => exampleCreator({ platform: 'tiktok', posts: size }).posts
const read = (ratios: readonly number[]) =>
  shareOf({
    doseLikelihoods: doses.map((dose, at) => ({ dose, logRatio: ratios[at] ?? 0 })),
    posts: postsOf(20),
    model: { creators: 500 },
  })

test('nothing learnt leaves what was believed before, six in a hundred evenly over 5 to 95 %, and clears nobody', () => {
  const { share, low, high, chance20, n } = read([0, 0, 0, 0])
  expect(share).toBeCloseTo(boughtPrior / 2, 9)
  expect(chance20).toBeCloseTo(chance20Prior, 9)
  expect(chance20Prior).toBeCloseTo((0.06 * 16) / 19, 9)
  expect([low, n]).toEqual([0, 20])
  expect(high).toBeGreaterThan(0.8)
})

test('a pattern that only a quarter explains puts the share there, whoever it is', () => {
  const { share, low, high, chance20 } = read([-8, 12, -8, -8])
  expect(share).toBeCloseTo(0.25, 1)
  expect(low).toBeGreaterThan(0.15)
  expect(high).toBeLessThan(0.35)
  expect(chance20).toBeGreaterThan(0.8)
})

test('law: each range holds its share, and none ends below a tenth, which nothing tells from nothing', () => {
  const ratio = fc.integer({ min: -40, max: 40 })
  fc.assert(
    fc.property(fc.tuple(ratio, ratio, ratio, ratio), (ratios) => {
      const { low, share, high } = read(ratios)
      expect(low).toBeLessThanOrEqual(share)
      expect(high).toBeGreaterThanOrEqual(Math.max(share, 0.1))
    }),
  )
})

test('a tenth bought is a purchase, but none of a fifth', () => {
  const { share, chance20 } = read([9, -9, -9, -9])
  expect(share).toBeGreaterThan(0.05)
  expect(chance20).toBeLessThan(0.1)
})

test('the share lies in its interval, chances are chances, and more evidence for 25 % and above never lowers the chance', () => {
  const ratio = fc.double({ min: -12, max: 12, noNaN: true })
  fc.assert(
    fc.property(
      fc.tuple(ratio, ratio, ratio, ratio),
      fc.nat(2),
      fc.double({ min: 0, max: 4, noNaN: true }),
      (ratios, at, more) => {
        const before = read(ratios)
        expect(before.low).toBeLessThanOrEqual(before.high)
        expect(before.high).toBeLessThanOrEqual(1)
        expect(before.chance20).toBeGreaterThanOrEqual(0)
        expect(before.chance20).toBeLessThanOrEqual(1)
        // A likelier half raises every dose around it; a likelier quarter also raises 15 and 20 %, on both sides of the line.
        const after = read(ratios.map((value, index) => (index === at + 1 ? value + more : value)))
        if (at > 0) expect(after.chance20).toBeGreaterThanOrEqual(before.chance20 - 1e-12)
      },
    ),
  )
})

test('however clear the pattern, a purchase is at most four hundred times as likely, or as many times as creators were measured', () => {
  const odds = (chance: number) => chance / (1 - chance)
  const sure = {
    doseLikelihoods: doses.map((dose) => ({ dose, logRatio: dose === 0.1 ? -50 : 50 })),
    posts: postsOf(20),
  }
  for (const [creators, times] of [
    [500, Math.exp(6)],
    [90, 90],
  ] as const) {
    const { chance20 } = shareOf({ ...sure, model: { creators } })
    // Below a fifth there are doses whose ratios rise along, so the odds stay a little lower.
    expect(odds(chance20) / odds(chance20Prior)).toBeLessThanOrEqual(times * 1.02)
    expect(odds(chance20) / odds(chance20Prior)).toBeGreaterThan(times / 6)
  }
})

test('ratios of a thousand have no odds of their own and an answer all the same', () => {
  const { share, chance20 } = read([0, 0, 1_000, 0])
  expect(share).toBeGreaterThan(0.45)
  expect(chance20).toBeGreaterThan(0.9)
})

test('more of the same package is never less likely: 25, 50 and 70 % of the likes of an example', () => {
  const clean = exampleCreator({ platform: 'tiktok', posts: 60 })
  const total = clean.posts.reduce((sum, post) => sum + (post.likes ?? 0), 0)
  const chanceAt = (share: number) => {
    const extra = Math.round(((share / (1 - share)) * total) / clean.posts.length)
    const sold = withPosts(clean, (post) => ({ likes: (post.likes ?? 0) + extra }))
    return boughtShare(sold.posts, 'tiktok', sold.profile?.followers ?? null, 'likes')?.chance20 ?? 0
  }
  const chances = [0, 0.25, 0.5, 0.7].map(chanceAt)
  expect(chances[0]).toBeLessThan(0.2)
  for (const [at, chance] of chances.entries())
    if (at > 0) expect(chance).toBeGreaterThan((chances[at - 1] ?? 0) - 0.02)
  expect(chances[2]).toBeGreaterThan(0.8)
})

test('too few posts, and counts that are not shown, have no share', () => {
  expect(boughtShare(postsOf(5), 'tiktok', 10_000, 'likes')).toBeNull()
  const hidden = postsOf(40).map((post) => ({ ...post, likes: null }))
  expect(boughtShare(hidden, 'tiktok', 10_000, 'likes')).toBeNull()
})
