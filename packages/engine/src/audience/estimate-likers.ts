/** The people behind the likes: how much of what the lists of likers show was given by accounts that look inauthentic.
 *
 *  What a newcomer would get wrong is to count people. A farm sends the same accounts to one post after the other, so every like counts once, and
 *  whoever comes back adds to the share and not to how sure it is. */
import type { EstimatedShare } from '../report/report.ts'
import { byId } from '../snapshot/order.ts'
import type { Account, Post, Snapshot } from '../snapshot/snapshot.ts'
import { logit } from '../statistics/logistic.ts'
import { significant } from '../statistics/significant.ts'
import type { SuspiciousExample } from './estimate.ts'
import { isBorrowed, platformScorer, selectionError, trainingBasis } from './estimate-audience.ts'
import { isReadable, scoredShare } from './scored-share.ts'
import { suspiciousExamples } from './suspicious-examples.ts'

/** Likes of which so many are read, from the newest posts on: more would narrow nothing. */
const likesMax = 5_000
/** Below this the interval is wider than most verdicts, as with followers. */
export const likersMin = 50
/** Lists of which the profiles of fewer than half are known may show the wrong half. */
const knownMin = 0.5

/** What the lists say. */
export interface LikersEstimate {
  /** Of the listed likes; `sampled` counts likes whose accounts are known. */
  suspicious: EstimatedShare
  /** Posts whose lists were read. */
  posts: number
  examples: SuspiciousExample[]
  /** What the account model was trained on, one sentence. */
  basis: string
  /** Whether that was another platform. */
  borrowed: boolean
}

/** @param posts newest first
 *  @param accounts people by id
 *  @returns null where too few listed likes have a profile beside them, and for platforms whose people no model can read */
export function estimateLikers(
  { platform, likers, fetchedAt }: Pick<Snapshot, 'platform' | 'likers' | 'fetchedAt'>,
  posts: readonly Post[],
  accounts: ReadonlyMap<string, Account>,
): LikersEstimate | null {
  if (likers.length === 0 || !isReadable(platform)) return null
  const { listed, known, lists } = knownLikers(likers, posts, accounts)
  if (known.length < likersMin || known.length < knownMin * listed) return null
  const [scorer, nowMs] = [platformScorer(platform), Date.parse(fetchedAt)]
  // Nobody says how a platform picks whom it lists; the lists of different posts err each in its own way.
  const selection = selectionError.unknown / Math.sqrt(lists)
  const estimate = scoredShare(scorer, known, nowMs, selection, independentPart(known))
  if (estimate === null) return null
  const { share, low, high, scored } = estimate
  return {
    suspicious: {
      share: significant(share),
      low: significant(low),
      high: significant(high),
      sampled: known.length,
    },
    posts: lists,
    examples: suspiciousExamples(estimate.scorer, known, scored.scores, logit(share), nowMs),
    basis: trainingBasis(platform),
    borrowed: isBorrowed(platform),
  }
}

/** One account for each listed like whose giver has a profile, by post from the newest on and then by id. */
function knownLikers(
  likers: Snapshot['likers'],
  posts: readonly Post[],
  accounts: ReadonlyMap<string, Account>,
): { listed: number; known: Account[]; lists: number } {
  // Two lists of one post are one list.
  const idsOf = new Map<string, Set<string>>()
  for (const { postId, accountIds } of likers) {
    const ids = idsOf.get(postId) ?? new Set<string>()
    for (const id of accountIds) ids.add(id)
    idsOf.set(postId, ids)
  }
  const known: Account[] = []
  let [listed, lists] = [0, 0]
  for (const { id } of posts) {
    const ids = idsOf.get(id)
    if (ids === undefined || known.length >= likesMax) continue
    const shown = [...ids].flatMap((one) => accounts.get(one) ?? []).filter(hasProfile)
    listed += ids.size
    lists += shown.length > 0 ? 1 : 0
    known.push(...byId(shown))
  }
  return { listed, known, lists }
}

/** Nobody is judged by a name alone. */
function hasProfile({ followers, following, posts, hasAvatar }: Account): boolean {
  return [followers, following, posts, hasAvatar].some((value) => value !== null && value !== undefined)
}

/** Kish's effective size over the number of likes: 1 where everybody came once, a fifth where everybody came five times. */
function independentPart(likers: readonly Account[]): number {
  const times = new Map<string, number>()
  for (const { id } of likers) times.set(id, (times.get(id) ?? 0) + 1)
  const squares = [...times.values()].reduce((sum, count) => sum + count * count, 0)
  return likers.length / squares
}
