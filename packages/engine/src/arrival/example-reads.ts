import { exampleCreator, exampleMoment } from '../examples/example-creator.ts'
import type { Platform, Post, Snapshot } from '../snapshot/snapshot.ts'
import { seededRandom } from '../statistics/seeded-random.ts'
import { deliveredParts } from './delivery-shapes.ts'

/** Example creators whose posts were read several times. Their counts grow by a law of their own, which is not the one that the engine compares
 *  with: a part of what is left comes in each hour, less and less. */

export const readHours = [1, 6, 24, 72, 168, 720] as const
const hourMs = 3_600_000

export interface ExamplePurchase {
  count: 'likes' | 'views'
  /** Part of the count of each post that is bought on top of the example's, 0 to 1. */
  share: number
  /** Hours after publication between which it is delivered. */
  delivered: readonly [from: number, to: number]
  /** Part of the order that is lost again between a week and the last look. */
  lost?: number
}

/** @param purchase null for nothing bought */
export function creatorWithReads(platform: Platform, purchase: ExamplePurchase | null = null, seed = 7): Snapshot {
  const snapshot = exampleCreator({ platform, seed })
  const random = seededRandom(seed)
  return { ...snapshot, posts: snapshot.posts.map((post) => withReads(post, purchase, random)) }
}

function withReads(post: Post, purchase: ExamplePurchase | null, random: () => number): Post {
  const published = Date.parse(post.publishedAt)
  const age = (Date.parse(exampleMoment) - published) / hourMs
  const hours = [...readHours.filter((hour) => hour < age), age]
  const speed = 20 * Math.exp(0.6 * (random() - 0.5))
  const grown = (hour: number) => (hour / (hour + speed)) * ((age + speed) / age)
  const ordered = purchase === null ? hours.map(() => 0) : deliveredParts(purchase.delivered, hours)
  const lift = (purchase?.share ?? 0) / (1 - (purchase?.share ?? 0))
  const countAt = (name: 'likes' | 'comments' | 'views', at: number) => {
    const total = post[name]
    if (typeof total !== 'number') return null
    // Not all counts grow alike between two readings.
    const wobble = at === hours.length - 1 ? 1 : Math.exp(0.04 * (random() - 0.5))
    const people = total * grown(hours[at] ?? 0) * wobble
    if (name !== purchase?.count) return Math.round(people)
    const came = ordered.slice(0, at + 1).reduce((sum, part) => sum + part, 0)
    const kept = (hours[at] ?? 0) > 168 ? 1 - (purchase.lost ?? 0) : 1
    return Math.round(people + lift * total * came * kept)
  }
  const counts = hours.map((_, at) => ({
    likes: countAt('likes', at),
    comments: countAt('comments', at),
    views: countAt('views', at),
  }))
  const reads = counts
    .slice(0, -1)
    .map((read, at) => ({ at: new Date(published + (hours[at] ?? 0) * hourMs).toISOString(), ...read }))
  return { ...post, ...counts.at(-1), reads }
}
