/** Fraud added to a real creator: what a purchase would have left in the counts. Everything else of the creator stays real, so the
 *  noise of real creators is in both classes alike.
 *
 *  Only counts are known of these creators. Bought followers therefore show in nothing but the engagement per follower,
 *  which is why no honest score can find them all. */

import type { Post, Snapshot } from '@vouch/engine'
import { type Random, random } from '@vouch/simulator'

export const purchases = ['bought-likes', 'bought-views', 'bought-comments', 'bought-followers'] as const
export type Purchase = (typeof purchases)[number]

/** @returns the purchases that leave a trace in the counts of this creator */
export function possiblePurchases({ posts, profile }: Snapshot): Purchase[] {
  const known = (key: 'likes' | 'views' | 'comments') => posts.some((post) => (post[key] ?? 0) > 0)
  return purchases.filter((purchase) => {
    if (purchase === 'bought-followers') return (profile?.followers ?? 0) > 0 && posts.length > 0
    return known(countOf[purchase])
  })
}

const countOf = { 'bought-likes': 'likes', 'bought-views': 'views', 'bought-comments': 'comments' } as const

/** @param share of the counts of the affected posts, or of all followers, that is bought: 0 to 1
 *  @param seed the same seed buys for the same posts
 *  @returns the creator after the purchase. Orders are sized by the usual post and come in packages, for four to ten of
 *  ten posts, newest first, one order in ten forgotten. */
export function injectedPurchase(snapshot: Snapshot, purchase: Purchase, share: number, seed: string): Snapshot {
  const factor = share / (1 - share)
  if (purchase === 'bought-followers') {
    const followers = Math.round((snapshot.profile?.followers ?? 0) * (1 + factor))
    return { ...snapshot, profile: { ...snapshot.profile, followers } }
  }
  const draw = random('purchase', seed)
  const key = countOf[purchase]
  const usual = middle(snapshot.posts.map((post) => post[key] ?? 0))
  const affected = Math.ceil(draw.between(0.4, 1) * snapshot.posts.length)
  const posts = snapshot.posts.map((post, index) =>
    index < affected && draw.chance(0.9) ? withBought(post, key, order(usual * factor, draw)) : post,
  )
  return { ...snapshot, posts }
}

/** @returns part of the bought count over all posts, or of the followers, that came by the purchase, 0 to 1 */
export function purchasedPart(before: Snapshot, after: Snapshot, purchase: Purchase): number {
  const amount = ({ posts, profile }: Snapshot) =>
    purchase === 'bought-followers'
      ? (profile?.followers ?? 0)
      : posts.reduce((sum, post) => sum + (post[countOf[purchase]] ?? 0), 0)
  return 1 - amount(before) / Math.max(1, amount(after))
}

/** Some bots load a post before they like it, so bought likes bring views as well. */
function withBought(post: Post, key: 'likes' | 'views' | 'comments', amount: number): Post {
  const before = post[key]
  if (typeof before !== 'number') return post
  const bought = { ...post, [key]: before + amount }
  if (key === 'likes' && typeof post.views === 'number') bought.views = post.views + Math.floor(0.3 * amount)
  return bought
}

/** Packages have one and a half significant digits; deliveries miss them by a few in a hundred. */
function order(amount: number, draw: Random): number {
  if (amount < 1) return Math.round(amount)
  const digit = 10 ** Math.floor(Math.log10(amount))
  const packaged = Math.max(digit, Math.round((amount / digit) * 4) * (digit / 4))
  return Math.round(packaged * draw.between(0.96, 1.06))
}

function middle(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
