import type { SignalDefinition } from './signal.ts'
import { audienceMassFollowers } from './signals/audience-mass-followers.ts'
import { audienceSimilarAccounts } from './signals/audience-similar-accounts.ts'
import { audienceSuspicious } from './signals/audience-suspicious.ts'
import { commentBursts } from './signals/comment-bursts.ts'
import { commentDuplicates } from './signals/comment-duplicates.ts'
import { commentInauthentic } from './signals/comment-inauthentic.ts'
import { commentRecurringAuthors } from './signals/comment-recurring-authors.ts'
import { commentsFollowLikes } from './signals/comments-follow-likes.ts'
import { commentsPattern } from './signals/comments-pattern.ts'
import { commentsPerLike } from './signals/comments-per-like.ts'
import { engagementHigh } from './signals/engagement-high.ts'
import { engagementLow } from './signals/engagement-low.ts'
import { firstDigitLaw } from './signals/first-digit-law.ts'
import { growthDrip } from './signals/growth-drip.ts'
import { growthSeesaw } from './signals/growth-seesaw.ts'
import { growthSteps } from './signals/growth-steps.ts'
import { likeBursts } from './signals/like-bursts.ts'
import { likesFollowViews } from './signals/likes-follow-views.ts'
import { likesPattern } from './signals/likes-pattern.ts'
import { likesPerView } from './signals/likes-per-view.ts'
import { likesSpread } from './signals/likes-spread.ts'
import { lockstep } from './signals/lockstep.ts'
import { paidPerformance } from './signals/paid-performance.ts'
import { postingRegularity } from './signals/posting-regularity.ts'
import { profileShape } from './signals/profile-shape.ts'
import { sponsoredLoad } from './signals/sponsored-load.ts'
import { viewBursts } from './signals/view-bursts.ts'
import { viewStability } from './signals/view-stability.ts'
import { viewsFollowLikes } from './signals/views-follow-likes.ts'
import { viewsPattern } from './signals/views-pattern.ts'
import { viewsPerFollower } from './signals/views-per-follower.ts'

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
