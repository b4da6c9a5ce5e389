import type { Facts } from '../facts.ts'
import { audienceMassFollowers } from './audience-mass-followers.ts'
import { audienceSimilarAccounts } from './audience-similar-accounts.ts'
import { audienceSuspicious } from './audience-suspicious.ts'
import { commentBursts } from './comment-bursts.ts'
import { commentDuplicates } from './comment-duplicates.ts'
import { commentInauthentic } from './comment-inauthentic.ts'
import { commentRecurringAuthors } from './comment-recurring-authors.ts'
import { commentsFollowLikes } from './comments-follow-likes.ts'
import { commentsPattern } from './comments-pattern.ts'
import { commentsPerLike } from './comments-per-like.ts'
import { engagementHigh } from './engagement-high.ts'
import { engagementLow } from './engagement-low.ts'
import { firstDigitLaw } from './first-digit-law.ts'
import { growthDrip } from './growth-drip.ts'
import { growthSeesaw } from './growth-seesaw.ts'
import { growthSteps } from './growth-steps.ts'
import { likeBursts } from './like-bursts.ts'
import { likers } from './likers.ts'
import { likesArrival } from './likes-arrival.ts'
import { likesFollowViews } from './likes-follow-views.ts'
import { likesPattern } from './likes-pattern.ts'
import { likesPerView } from './likes-per-view.ts'
import { likesSpread } from './likes-spread.ts'
import { lockstep } from './lockstep.ts'
import { paidPerformance } from './paid-performance.ts'
import { postingRegularity } from './posting-regularity.ts'
import { profileShape } from './profile-shape.ts'
import type { SignalDefinition } from './signal.ts'
import { sponsoredLoad } from './sponsored-load.ts'
import { viewBursts } from './view-bursts.ts'
import { viewStability } from './view-stability.ts'
import { viewsArrival } from './views-arrival.ts'
import { viewsFollowLikes } from './views-follow-likes.ts'
import { viewsPattern } from './views-pattern.ts'
import { viewsPerFollower } from './views-per-follower.ts'

/** Every signal, in the order in which a report lists them. A signal that is not here does not exist: the documentation, the
 *  corpus and the checks all go by this list.
 *
 *  Business signals come last: they describe what a brand buys and weigh nothing. Adding a signal widens every
 *  verdict by its absence until it can be measured, so a new one is also a promise to measure it where it matters. */
export const signalList: readonly SignalDefinition[] = [
  // Who the sampled followers are.
  audienceSuspicious,
  audienceMassFollowers,
  audienceSimilarAccounts,
  firstDigitLaw,
  profileShape,
  // How people react: against creators of the same size, then one count against another.
  engagementLow,
  engagementHigh,
  commentsPerLike,
  likesPerView,
  viewsPerFollower,
  likesFollowViews,
  viewsFollowLikes,
  commentsFollowLikes,
  // How counts differ from post to post.
  likesSpread,
  viewStability,
  likeBursts,
  viewBursts,
  commentBursts,
  // All counts of a post held against each other by fitted tables.
  likesPattern,
  commentsPattern,
  viewsPattern,
  // Who gave the likes.
  likers,
  // How the followers came.
  growthSteps,
  growthSeesaw,
  growthDrip,
  // What the comments say, and who writes them.
  commentInauthentic,
  commentDuplicates,
  commentRecurringAuthors,
  // Who acts together.
  lockstep,
  // What a brand buys; none of these weighs anything.
  postingRegularity,
  sponsoredLoad,
  paidPerformance,
]

/** Signals about posts that were read several times. Most creators are looked at once, and what nobody could have seen of them is no gap: so these
 *  join the list only where there are readings, and a report without any is the same as before they existed. */
export const readingSignals: readonly SignalDefinition[] = [likesArrival, viewsArrival]

/** @returns the signals of one creator, in the order in which a report lists them: those of the readings behind the patterns that they complete */
export function signalsFor({ arrival }: Pick<Facts, 'arrival'>): readonly SignalDefinition[] {
  const joining = [...(arrival.likes === null ? [] : [likesArrival]), ...(arrival.views === null ? [] : [viewsArrival])]
  return joining.length === 0
    ? signalList
    : signalList.flatMap((signal) => (signal === viewsPattern ? [signal, ...joining] : [signal]))
}
