import { arrivalEvidence } from './arrival/arrival-evidence.ts'
import { arrivalModel } from './arrival/arrival-model.ts'
import { type ArrivalReading, type ArrivalReadings, arrivalReadings } from './arrival/arrival-reading.ts'
import type { AudienceEstimate } from './audience/estimate.ts'
import { estimateAudience } from './audience/estimate-audience.ts'
import { estimateLikers, type LikersEstimate } from './audience/estimate-likers.ts'
import type { CommentReview } from './comments/review.ts'
import { reviewComments } from './comments/review-comments.ts'
import { type GrowthReview, reviewGrowth } from './growth/review-growth.ts'
import type { LockstepReview } from './lockstep/review.ts'
import { reviewLockstep } from './lockstep/review-lockstep.ts'
import { boughtShare, type Witness } from './posts/bought-share.ts'
import { likerEvidence } from './posts/liker-evidence.ts'
import type { EstimatedShare } from './report/report.ts'
import { byId, newestFirst, oldestFirst } from './snapshot/order.ts'
import type { Account, Comment, HistoryPoint, Post, Snapshot } from './snapshot/snapshot.ts'

/** What all signals read: the snapshot put into one order, and the larger analyses done once.
 *
 *  One thing a newcomer would get wrong: a signal must not read `snapshot.posts` for anything where order matters.
 *  The lists here are in one order, and that is what makes a report independent of how its data arrived. */
export interface Facts {
  snapshot: Snapshot
  /** Follower count; null when hidden or unknown. */
  followers: number | null
  /** Newest first; equal times by id. */
  posts: Post[]
  /** By id. */
  comments: Comment[]
  /** Oldest first. */
  history: HistoryPoint[]
  /** People named in comments and likers, by id; the only collection without an order of its own. */
  accounts: ReadonlyMap<string, Account>
  /** Null without a follower sample. */
  audience: AudienceEstimate | null
  /** Null without comments. */
  commentReview: CommentReview | null
  /** Null without likers or commenters on at least two posts. */
  lockstep: LockstepReview | null
  /** Who gave the listed likes; null without lists of people whose profiles are known. */
  likers: LikersEstimate | null
  /** How the likes and views of the posts arrived; null for a count that was not read again often enough. */
  arrival: ArrivalReadings
  /** Share of the latest posts' likes and views that was bought; null where no pattern can be read. */
  boughtLikes: EstimatedShare | null
  boughtViews: EstimatedShare | null
  /** Null without two days of follower counts. */
  growth: GrowthReview | null
}

/** Puts a snapshot into one order and runs the larger analyses once.
 *
 *  Cost: one sort for each list and the three analyses, of which the follower sample and the search for groups that
 *  act together take most; a snapshot with thousands of each stays within tens of milliseconds.
 *
 *  @param snapshot lists in any order; nothing of it is changed
 *  @returns what all signals read */
export function factsOf(snapshot: Snapshot): Facts {
  const posts = newestFirst(snapshot.posts)
  const comments = byId(snapshot.comments)
  const accounts = accountsById(snapshot.accounts)
  const history = oldestFirst(snapshot.history)
  const arrival = arrivalReadings(posts, snapshot.fetchedAt, snapshot.platform, arrivalModel)
  const likers = estimateLikers(snapshot, posts, accounts)
  return {
    snapshot,
    followers: snapshot.profile?.followers ?? null,
    posts,
    comments,
    history,
    accounts,
    audience: estimateAudience(snapshot),
    commentReview: comments.length === 0 ? null : reviewComments(comments, posts, accounts, ownIds(snapshot)),
    lockstep: reviewLockstep(snapshot),
    likers,
    arrival,
    boughtLikes: boughtOf(snapshot, posts, 'likes', [
      ...arrivalWitness(arrival.likes),
      ...(likers === null ? [] : [likerEvidence(likers)]),
    ]),
    boughtViews: boughtOf(snapshot, posts, 'views', arrivalWitness(arrival.views)),
    growth: reviewGrowth(snapshot, posts, history),
  }
}

/** @returns the share of a count that was bought, with the number of posts that it was read from */
function boughtOf(
  { platform, profile }: Snapshot,
  posts: readonly Post[],
  count: 'likes' | 'views',
  others: readonly Witness[],
): EstimatedShare | null {
  const bought = boughtShare(posts, platform, profile?.followers ?? null, count, others)
  if (bought === null) return null
  const { share, low, high, n } = bought
  return { share, low, high, sampled: n }
}

function arrivalWitness(arrival: ArrivalReading | null): Witness[] {
  return arrival === null ? [] : [arrivalEvidence(arrival)]
}

/** Only where two accounts claim one id their order matters, so only then they are put in order.
 *  @returns the first account of each id */
function accountsById(accounts: readonly Account[]): ReadonlyMap<string, Account> {
  const known = new Map<string, Account>()
  for (const account of accounts) known.set(account.id, account)
  if (known.size < accounts.length) for (const account of byId(accounts).reverse()) known.set(account.id, account)
  return known
}

/** The creator's own account id, whose replies under the posts are nobody's applause.
 *  @returns one id, or none where the platform gives none */
function ownIds({ profile }: Snapshot): ReadonlySet<string> {
  return new Set(typeof profile?.id === 'string' ? [profile.id] : [])
}
