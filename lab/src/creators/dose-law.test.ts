import { boughtShare, factsOf, type Platform, type Snapshot } from '@vouch/engine'
import { simulateCreator } from '@vouch/simulator'
import { expect, test } from 'vitest'
import type { Delivery } from './deliveries.ts'
import { injected } from './injections.ts'

/** The law of the dose: of the same order on the same posts, more bought is never less evidence. */

const ways: readonly Delivery[] = ['equal', 'campaign', 'run', 'level', 'rounds']
/** Noise of the delivery and the edges of table bins move a chance by this much at most. */
const tolerance = 0.06
/** Part of the orders that may fall by more: tables of doses are fitted one by one, and simulated creators are strangers to all of them. Of real
 *  creators whom they had not met one in a hundred does. */
const fallsMax = 0.05

const creatorsOf = (platform: Platform, size: number) =>
  Array.from(
    { length: size },
    (_, index) =>
      simulateCreator({
        seed: `law/${index}`,
        platform,
        at: '2026-11-20T10:00:00Z',
        size: {
          ...{ followersSampled: 0, comments: 0, commentedPosts: 0 },
          ...{ likedPosts: 0, likersPerPost: 0 },
          posts: 40,
          historyDays: 30,
        },
        followersMethod: 'none',
      }).snapshot,
  )

/** Chance that a fifth or more of the likes was bought, at rising doses; null where the likes are not read. */
function chancesOf(snapshot: Snapshot, delivery: Delivery): number[] | null {
  const chances = [0.25, 0.5, 0.7].map((share) => {
    const sold = injected(snapshot, { count: 'likes', delivery, share, seed: 31 })
    if (sold === null) return null
    const { posts, followers } = factsOf(sold)
    return boughtShare(posts, snapshot.platform, followers, 'likes')?.chance20 ?? null
  })
  return chances.every((chance) => chance !== null) ? chances : null
}

test.each(['instagram', 'tiktok', 'youtube', 'x', 'linkedin'] as const)(
  '%s: the chance of a purchase does not fall from 25 to 50 to 70 % bought, and rises by far over all',
  (platform) => {
    const found = creatorsOf(platform, 20).flatMap((creator) => ways.flatMap((way) => [chancesOf(creator, way) ?? []]))
    const known = found.filter((chances) => chances.length === 3)
    expect(known.length).toBeGreaterThan(70)
    const falls = known.filter(([quarter = 0, half = 0, most = 0]) => Math.max(quarter - half, half - most) > tolerance)
    expect(falls.length / known.length).toBeLessThanOrEqual(fallsMax)
    const mean = (at: number) => known.reduce((sum, chances) => sum + (chances[at] ?? 0), 0) / known.length
    expect(mean(1)).toBeGreaterThan(mean(0))
    expect(mean(2)).toBeGreaterThan(mean(1) - 0.005)
    expect(mean(2)).toBeGreaterThan(0.4)
  },
)
