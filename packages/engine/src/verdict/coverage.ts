import { dayOf } from '../growth/follower-days.ts'
import type { Coverage } from '../report/report.ts'
import type { HistoryPoint, Snapshot } from '../snapshot/snapshot.ts'

/** What there was to look at. A verdict is read together with this: a missing part widens the interval and is named.
 *
 *  What a newcomer would get wrong is to count keys instead of content: an empty list of comments and a connector
 *  that gave none look the same in a snapshot, and neither is "no comments". */

/** `historyDays` counts from the first to the last day with a follower count, both included, so gaps do not shorten
 *  it. A single count is one day and no history.
 *
 *  @param snapshot lists in any order
 *  @param history oldest first
 *  @returns counts, and the missing parts under stable names in a fixed order
 *  @example thirty posts, no sample, one follower count: historyDays 1, missing followersSample and history among
 *  others */
export function coverageOf(snapshot: Snapshot, history: readonly HistoryPoint[]): Coverage {
  // An empty sample is a connector that was refused, and counts as none.
  const sampled = snapshot.followersSample?.accounts.length ?? 0
  const followerDays = history.filter((point) => typeof point.followers === 'number')
  const [first, last] = [followerDays[0], followerDays.at(-1)]
  const historyDays = first === undefined || last === undefined ? 0 : dayOf(last.at) - dayOf(first.at) + 1
  // The order is that of weight for a reader: first what no verdict can do without.
  const parts: [name: string, known: boolean][] = [
    ['followers', typeof snapshot.profile?.followers === 'number'],
    ['posts', snapshot.posts.length > 0],
    ['likes', snapshot.posts.some((post) => typeof post.likes === 'number')],
    ['views', snapshot.posts.some((post) => typeof post.views === 'number')],
    ['comments', snapshot.comments.length > 0],
    ['followersSample', sampled > 0],
    ['likers', snapshot.likers.some((likers) => likers.accountIds.length > 0)],
    ['history', followerDays.length > 1],
    ['audience', Object.values(snapshot.audience ?? {}).some((shares) => Object.keys(shares ?? {}).length > 0)],
  ]
  return {
    posts: snapshot.posts.length,
    comments: snapshot.comments.length,
    followersSample: sampled,
    historyDays,
    missing: parts.filter(([, known]) => !known).map(([name]) => name),
  }
}
