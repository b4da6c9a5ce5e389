import type { Post, Snapshot } from '@vouch/engine'
import { type Random, random } from '@vouch/simulator'

/** Innocent bursts put into the readings of an untouched creator: posts that were promoted with money, or shared by a larger account. */

const hourMs = 3_600_000

/** @param part of the posts that have a burst, 0 to 1
 *  @returns the creator with bursts: for a day or so a post gets as many people again as a third to the whole of its own. Of those who see an ad 20 to
 *  60 % as many like and comment as else, of those who come from another account 70 to 120 % */
export function promoted(snapshot: Snapshot, part: number, seed: string): Snapshot {
  const draw = random('promoted', seed, snapshot.handle)
  const posts = snapshot.posts.map((post) => (draw.chance(part) ? burst(post, snapshot.fetchedAt, draw) : post))
  return { ...snapshot, posts }
}

function burst(post: Post, fetchedAt: string, draw: Random): Post {
  const published = Date.parse(post.publishedAt)
  const age = (Date.parse(fetchedAt) - published) / hourMs
  const from = Math.min(draw.logNormal(18, 1), age / 2)
  const lasts = Math.min(draw.logNormal(20, 0.6), age / 3)
  const size = draw.between(0.35, 1)
  const rate = draw.chance(0.6) ? draw.between(0.2, 0.6) : draw.between(0.7, 1.2)
  const more = { likes: rate * size, comments: rate * size, views: size }
  const lifted = (count: number | null | undefined, name: keyof typeof more, hours: number) =>
    typeof count !== 'number'
      ? count
      : Math.round(count + more[name] * (post[name] ?? 0) * Math.min(1, Math.max(0, (hours - from) / lasts)))
  const at = (counts: Pick<Post, 'likes' | 'comments' | 'views'>, hours: number) => ({
    likes: lifted(counts.likes, 'likes', hours) ?? null,
    comments: lifted(counts.comments, 'comments', hours) ?? null,
    views: lifted(counts.views, 'views', hours) ?? null,
  })
  return {
    ...post,
    ...at(post, age),
    reads: (post.reads ?? []).map((read) => ({ ...read, ...at(read, (Date.parse(read.at) - published) / hourMs) })),
  }
}
