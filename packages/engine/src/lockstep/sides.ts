import { asksForComments } from '../comments/giveaway.ts'
import { momentOf } from '../snapshot/moment.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { type Actions, actionsOf, type NamedAction, noNames } from './actions.ts'
import { lengthsOf } from './listing.ts'

/** The two sides on which accounts can be seen to act. They are looked at apart: those who comment are other people than those
 *  who like, and a post whose likers are not known would otherwise look as if it had drawn a crowd of its own. */
export interface Side {
  basis: 'likes' | 'comments'
  /** Those of accounts that come back. */
  actions: Actions
  /** Actions of everybody, altogether and under each post. */
  listed: number
  lengths: ReadonlyMap<string, number>
  /** As the platform counts them, by post; absent or null where it does not say. */
  totals: ReadonlyMap<string, number | null | undefined>
}

/** @returns both sides, and how many accounts and posts they have together; posts that ask for comments or tags are left out */
export function sidesOf(snapshot: Snapshot): { sides: Side[]; actors: number; posts: number } {
  const skipped = new Set(snapshot.posts.filter(asksForComments).map((post) => post.id))
  const names = noNames()
  const side = (basis: Side['basis'], named: readonly NamedAction[]): Side => ({
    basis,
    actions: actionsOf(named, names),
    listed: named.length,
    lengths: lengthsOf(named),
    totals: new Map(snapshot.posts.map((post) => [post.id, post[basis]])),
  })
  const sides = [side('likes', likesIn(snapshot, skipped)), side('comments', commentsIn(snapshot, skipped))]
  return { sides, actors: names.actors.size, posts: names.posts.size }
}

/** Likes carry no time on any platform, so that they are only ever placed by post. The creator's own likes are nobody's company. */
function likesIn({ likers, profile }: Snapshot, skipped: ReadonlySet<string>): NamedAction[] {
  const actions: NamedAction[] = []
  for (const { postId, accountIds } of likers) {
    if (skipped.has(postId)) continue
    for (const actor of accountIds) {
      if (actor !== profile?.id) actions.push({ actor, post: postId, minute: Number.NaN })
    }
  }
  return actions
}

/** Comments on posts that are not listed are placed by the clock. */
function commentsIn({ comments, posts, profile }: Snapshot, skipped: ReadonlySet<string>): NamedAction[] {
  const published = new Map(posts.map((post) => [post.id, momentOf(post.publishedAt)]))
  const actions: NamedAction[] = []
  const own = profile?.id
  // The comments on a post mostly come together, so that its moment is looked up once for all of them.
  let post: string | null = null
  let isSkipped = false
  let from = 0
  for (const { postId, authorId, publishedAt } of comments) {
    if (postId !== post) {
      post = postId
      isSkipped = skipped.has(postId)
      from = published.get(postId) ?? 0
    }
    if (authorId === own || isSkipped) continue
    const at = publishedAt === null || publishedAt === undefined ? Number.NaN : momentOf(publishedAt)
    actions.push({ actor: authorId, post: postId, minute: (at - from) / 60_000 })
  }
  return actions
}
