import { type Post, type Snapshot, seededRandom } from '@vouch/engine'
import { textSeed } from './text-seed.ts'

/** What happens to honest creators and looks like fraud at a glance. None of these may raise the risk.
 *
 *  Sizes are on the large side of what happens: an event that nobody would notice tests nothing. */

/** `viral`: two posts with twelve times all counts. `giveaway`: one post that says so, with eight times the comments and twice the likes. `advertising`: two
 *  posts that the platform labels as paid, with five times the views and 1.5 times the likes. `boosted`: the same on one post without a label.
 *  `shout-out`: three posts in a row with twice all counts. */
export const lookAlikes = ['viral', 'giveaway', 'advertising', 'boosted', 'shout-out'] as const
export type LookAlike = (typeof lookAlikes)[number]

type Factors = Partial<Record<'likes' | 'comments' | 'views' | 'shares', number>>

const everything = (factor: number): Factors => ({ likes: factor, comments: factor, views: factor, shares: factor })

const events: Readonly<Record<LookAlike, { posts: number; row: boolean; factors: Factors; change: Partial<Post> }>> = {
  viral: { posts: 2, row: false, factors: everything(12), change: {} },
  giveaway: {
    posts: 1,
    row: false,
    factors: { likes: 2, comments: 8 },
    change: { caption: 'Giveaway: follow and tag a friend to win' },
  },
  advertising: { posts: 2, row: false, factors: { likes: 1.5, views: 5 }, change: { sponsored: true } },
  boosted: { posts: 1, row: false, factors: { likes: 1.5, views: 5 }, change: {} },
  'shout-out': { posts: 3, row: true, factors: everything(2), change: { caption: 'Thank you for the shout-out' } },
}

/** Posts among the newest that an event may fall on. */
const newest = 20

/** @returns the creator after the event, the same for the same creator; nothing is bought */
export function withLookAlike(snapshot: Snapshot, event: LookAlike): Snapshot {
  const { posts: size, row, factors, change } = events[event]
  const random = seededRandom(textSeed(`${snapshot.handle} ${event}`))
  const range = Math.min(newest, snapshot.posts.length)
  const first = Math.floor(random() * Math.max(1, range - size))
  const chosen = new Set(
    Array.from({ length: size }, (_, index) => (row ? first + index : Math.floor(random() * Math.max(1, range)))),
  )
  return {
    ...snapshot,
    posts: snapshot.posts.map((post, index) =>
      chosen.has(index) ? { ...multiplied(post, factors), ...change } : post,
    ),
  }
}

/** Unknown counts stay unknown. */
function multiplied(post: Post, factors: Factors): Post {
  const changed: Partial<Record<keyof Factors, number>> = {}
  for (const name of ['likes', 'comments', 'views', 'shares'] as const) {
    const count = post[name]
    if (typeof count === 'number') changed[name] = Math.round(count * (factors[name] ?? 1))
  }
  return { ...post, ...changed }
}
