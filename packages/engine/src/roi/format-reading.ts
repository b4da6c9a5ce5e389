import { impressionsPerReach, reachRows, sizeOf } from '../benchmarks/reach-shares.ts'
import { reachBase } from '../reach/reach-base.ts'
import { knownQuantity } from '../statistics/known-value.ts'
import { certain, spanning } from '../statistics/log-range.ts'
import { reelReach } from './cost-tables.ts'
import { givenOr, on, type Reading } from './factor.ts'
import type { RoiInput } from './roi-input.ts'
import { anchoredStoryReach } from './story-anchor.ts'

/** What the format of a post does to the people it reaches: the longest reading of the factors of reach. */

/** Reels and stories are read against feed posts; other formats are what their platforms usually carry.
 *
 *  The ratio of two published shares stands in for the creator's own, which the platform shows to nobody else.
 *
 *  @returns null where nothing is known of reach; without an effect where the format changes nothing
 *  @example a story of 20,000 followers: .105 viewers each over the .08 whom a feed post reaches, 1.31 times the people, and
 *  one impression for each instead of three */
export function readFormat(input: RoiInput): Reading | null {
  const base = reachBase(input)
  const { format } = input.campaign
  if (base === null) return null
  const feed = (...effects: Reading['effects']) => givenOr(format, 'usual', 'format', ...effects)
  if (input.creator.platform !== 'instagram' || base.from === 'reach' || base.from === 'views') return feed()
  if (format === 'reel') {
    const [p10, p50, p90] = reelReach.times
    const repeats = reelReach.impressionsPerReach / impressionsPerReach.value
    return feed(
      on('exposure', spanning(p10 * repeats, p50 * repeats, p90 * repeats)),
      on('people', certain(1 / repeats)),
    )
  }
  if (format !== 'story') return feed()
  const shares = reachRows.find(({ platform }) => platform === 'instagram')?.sizes
  const ordinary = shares?.[sizeOf(knownQuantity(input.creator.followers) ?? 0)]?.[1] ?? anchoredStoryReach[1]
  const times = impressionsPerReach.value
  return feed(on('exposure', certain(anchoredStoryReach[1] / ordinary / times)), on('people', certain(times)))
}
