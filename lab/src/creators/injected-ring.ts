import type { Account, PostLikers, Snapshot } from '@vouch/engine'
import { type Random, random } from '@vouch/simulator'

/** A ring among the listed likers of one creator's own posts: the same accounts, on order, post after post. */

/** Accounts that work for one creator. */
const [sizeMin, sizeMax] = [50, 150]
/** Part of the posts that the ring is sent to. */
const [postsFrom, postsTo] = [0.7, 1]
/** How much the ring's part varies from post to post. */
const unevenness = 0.15

/** @param share of the likes of the served posts that the ring gives, 0 to 1
 *  @returns the creator with the ring; null where no likers are listed. Listed likers are a sample of all, so the ring takes its share of the
 *  places, and which of its members are seen is chance; likes rise by what the ring gave. */
export function injectedRing(snapshot: Snapshot, share: number, seed: string): Snapshot | null {
  const lists = snapshot.likers.filter(({ accountIds }) => accountIds.length >= 8)
  if (lists.length < 4) return null
  const draw = random('ring', seed)
  const size = sizeMin + draw.int(sizeMax - sizeMin + 1)
  const members = Array.from({ length: size }, (_, index) => `ring_${seed.replaceAll(/\W/g, '_')}_${index}`)
  const served = draw.between(postsFrom, postsTo)
  const boughtOf = new Map<string, number>()
  const likers = snapshot.likers.map((list): PostLikers => {
    if (!draw.chance(served)) return list
    const part = Math.min(0.95, share * Math.exp(unevenness * draw.normal()))
    boughtOf.set(list.postId, part)
    return { ...list, accountIds: withRing(list.accountIds, members, part, draw) }
  })
  const posts = snapshot.posts.map((post) => {
    const part = boughtOf.get(post.id)
    if (part === undefined || typeof post.likes !== 'number') return post
    return { ...post, likes: Math.round(post.likes / (1 - part)) }
  })
  return { ...snapshot, posts, likers, accounts: [...snapshot.accounts, ...members.map(profileOf)] }
}

/** The list keeps its length: members in place of people, each at most once. */
function withRing(people: readonly string[], members: readonly string[], part: number, draw: Random): string[] {
  const places = Math.min(members.length, Math.round(part * people.length))
  const shuffled = members.map((id) => ({ id, at: draw.next() })).sort((a, b) => a.at - b.at)
  return [...shuffled.slice(0, places).map(({ id }) => id), ...people.slice(0, people.length - places)]
}

/** Nothing is known of a member but the id: the ring shows by what it does. */
function profileOf(id: string): Account {
  return { id }
}
