import { type Post, type Snapshot, seededRandom } from '@vouch/engine'
import type { Delivery } from './deliveries.ts'
import { boughtLevel, nearestPackage, type Order, orderFor, packageFor } from './orders.ts'
import { textSeed } from './text-seed.ts'

/** Bought counts put into the posts of a real creator, as sellers deliver them.
 *
 *  One thing a newcomer would get wrong: `share` is the part of the count that is bought afterwards, over all posts of the
 *  window. A quarter bought means a third added, and a campaign on a quarter of the posts multiplies those by 2.3. */

export type BoughtCount = 'likes' | 'comments' | 'views'

export interface Injection {
  count: BoughtCount
  delivery: Delivery
  /** Part of all counts of the window that is bought, 0 to 1. */
  share: number
  /** Another seed draws another order: other posts, another noise. The share is no part of the draw, so that of one order more can be
   *  bought. */
  seed?: number
}

/** Fewer posts with the count show nothing. */
const postsMin = 8

/** @returns the creator with bought counts; null where too few posts show the count
 *  The same creator and injection give the same answer. */
export function injected(snapshot: Snapshot, { count, delivery, share, seed = 0 }: Injection): Snapshot | null {
  const random = seededRandom(textSeed(`${snapshot.handle} ${count} ${delivery} ${seed}`))
  const shown = snapshot.posts.filter((post) => typeof post[count] === 'number')
  if (shown.length < postsMin) return null
  const counts = shown.map((post) => post[count] ?? 0)
  const total = counts.reduce((sum, one) => sum + one, 0)
  if (!(total > 0)) return null
  const order = orderFor(delivery, shown.length, random)
  const added = addedTo(counts, delivery, (share / (1 - share)) * total, order)
  const extra = new Map<Post, number>(shown.map((post, at) => [post, added[at] ?? 0]))
  const round = snapshot.platform === 'tiktok' ? asShown : Math.round
  return {
    ...snapshot,
    posts: snapshot.posts.map((post) => {
      const more = extra.get(post) ?? 0
      return more <= 0 ? post : { ...post, [count]: round((post[count] ?? 0) + more) }
    }),
  }
}

/** @param bought over all posts
 *  @returns what each post gets; adds up to `bought` */
function addedTo(counts: readonly number[], delivery: Delivery, bought: number, order: Order): number[] {
  const { covered, luck, rank } = order
  if (delivery === 'level' || delivery === 'minimum') {
    const factors = luck.map((one) => (delivery === 'minimum' ? 1 + Math.abs(one) / 2 : Math.exp(one)))
    return boughtLevel(counts, factors, covered, bought)
  }
  if (delivery === 'rounds') {
    const { size, posts } = packageFor(bought, counts.length)
    return scaled(
      counts.map((_, at) => ((rank[at] ?? 0) < posts ? size * Math.exp(luck[at] ?? 0) : 0)),
      bought,
    )
  }
  const usual = bought / counts.reduce((sum, one) => sum + one, 0)
  return scaled(
    counts.map((count, at) => {
      if (covered[at] !== true) return 0
      const own = delivery === 'proportional' ? count : delivery === 'rounds-own' ? nearestPackage(usual * count) : 1
      return own * Math.exp(luck[at] ?? 0)
    }),
    bought,
  )
}

function scaled(weights: readonly number[], bought: number): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return whole > 0 ? weights.map((weight) => (bought * weight) / whole) : weights.map(() => 0)
}

/** The short form in which the crawled pages print counts: 12,345 as 12.3K and 1,234,567 as 1.2M. */
function asShown(count: number): number {
  if (count >= 1_000_000) return Math.round(count / 100_000) * 100_000
  return count >= 10_000 ? Math.round(count / 100) * 100 : Math.round(count)
}
