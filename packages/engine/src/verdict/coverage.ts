import { dayOf } from '../growth/follower-days.ts'
import type { Coverage } from '../report/report.ts'
import { compareText } from '../snapshot/order.ts'
import type { HistoryPoint, PartSource, Snapshot } from '../snapshot/snapshot.ts'
import { sourcedParts } from '../snapshot/words.ts'
import { significantOrNull } from '../statistics/significant.ts'

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
  const { sources } = snapshot
  return {
    posts: snapshot.posts.length,
    comments: snapshot.comments.length,
    followersSample: sampled,
    historyDays,
    missing: parts.filter(([, known]) => !known).map(([name]) => name),
    ...(sources && sources.length > 0 && { sources: inOrder(sources) }),
  }
}

/** The order of a snapshot's sources means nothing, so the report has one of its own: by part, then by what they say. */
function inOrder(sources: readonly PartSource[]): PartSource[] {
  return sources
    .map(({ part, connector, name, basis, at, priceUsd }) => ({
      ...{ part, connector, name, basis, at },
      priceUsd: significantOrNull(priceUsd ?? null),
    }))
    .sort(
      (a, b) =>
        sourcedParts.indexOf(a.part) - sourcedParts.indexOf(b.part) ||
        compareText(JSON.stringify(a), JSON.stringify(b)),
    )
}
