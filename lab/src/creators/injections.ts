import { type Post, type Snapshot, seededRandom } from '@vouch/engine'
import { textSeed } from './text-seed.ts'

/** Bought counts put into the posts of a real creator, as sellers deliver them.
 *
 *  One thing a newcomer would get wrong: `share` is the part of the count that is bought afterwards, over all posts of the
 *  window. A quarter bought means a third added, and a campaign on a quarter of the posts multiplies those by 2.3. */

/** `equal`: the same package on every post, as subscriptions for "each new post" deliver. `campaign`: equal packages on a quarter of the posts,
 *  picked at random. `recent`: the same on the newest quarter. `proportional`: every post is lifted by the same factor, which no seller
 *  offers as such and which is the hardest to see. */
export const deliveries = ['equal', 'campaign', 'recent', 'proportional'] as const
export type Delivery = (typeof deliveries)[number]

export type BoughtCount = 'likes' | 'comments' | 'views'

export interface Injection {
  count: BoughtCount
  delivery: Delivery
  /** Part of all counts of the window that is bought, 0 to 1. */
  share: number
}

/** Sellers deliver a little more or less than ordered. */
const deliverySpread = 0.1
/** Part of the posts that a campaign covers. */
const campaignShare = 0.25
/** Fewer posts with the count show nothing. */
const postsMin = 8

/** @returns the creator with bought counts; null where too few posts show the count
 *  The same creator and injection give the same answer. */
export function injected(snapshot: Snapshot, { count, delivery, share }: Injection): Snapshot | null {
  const random = seededRandom(textSeed(`${snapshot.handle} ${count} ${delivery} ${share}`))
  const shown = snapshot.posts.filter((post) => typeof post[count] === 'number')
  if (shown.length < postsMin) return null
  const total = shown.reduce((sum, post) => sum + (post[count] ?? 0), 0)
  const covered = Math.max(1, Math.round(campaignShare * shown.length))
  const picked = new Set(
    delivery === 'recent' ? shown.slice(0, covered) : delivery === 'campaign' ? drawn(shown, covered, random) : shown,
  )
  const weights = new Map<Post, number>()
  for (const post of shown) {
    const luck = Math.exp(deliverySpread * normal(random))
    if (picked.has(post)) weights.set(post, luck * (delivery === 'proportional' ? (post[count] ?? 0) : 1))
  }
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  if (!(whole > 0)) return null
  const bought = (share / (1 - share)) * total
  const round = snapshot.platform === 'tiktok' ? asShown : Math.round
  return {
    ...snapshot,
    posts: snapshot.posts.map((post) => {
      const weight = weights.get(post)
      return weight === undefined ? post : { ...post, [count]: round((post[count] ?? 0) + (bought * weight) / whole) }
    }),
  }
}

/** The short form in which the crawled pages print counts: 12,345 as 12.3K and 1,234,567 as 1.2M. */
function asShown(count: number): number {
  if (count >= 1_000_000) return Math.round(count / 100_000) * 100_000
  return count >= 10_000 ? Math.round(count / 100) * 100 : Math.round(count)
}

/** @returns `size` of the posts, each as likely as any other */
function drawn(posts: readonly Post[], size: number, random: () => number): Post[] {
  return posts
    .map((post) => ({ post, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, size)
    .map(({ post }) => post)
}

/** A standard normal number (Box and Muller 1958). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
