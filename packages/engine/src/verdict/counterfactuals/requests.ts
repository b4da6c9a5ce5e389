import type { Coverage } from '../../report/report.ts'
import type { SampleMethod } from '../../snapshot/snapshot.ts'

/** Data that can be asked for, and what it would let the engine look at.
 *
 *  What a newcomer would get wrong is to ask for what a platform does not have: whether a signal can be measured there
 *  at all is known to the trained model, so a request that would settle nothing drops out by itself. */

/** What there is already. */
export interface Holdings {
  coverage: Coverage
  /** How the follower sample was drawn; null without one. */
  method: SampleMethod | null
  /** Recent posts with any count. */
  posts: number
}

/** One thing to ask for. */
export interface DataRequest {
  /** Stable name, that of the snapshot's part. */
  part: string
  /** What to ask for, as the beginning of a sentence. */
  text: string
  /** Whether there is less than what is asked for. */
  lacking: (holdings: Holdings) => boolean
  /** Ids of the signals that it lets the engine measure, or measure well. A trailing dot names a whole group. */
  signals: readonly string[]
}

/** A sample of this size leaves 4 points either way for a share of one in five, about what the account scorer itself leaves. */
const sampleWanted = 400
/** Three months hold an order of bought followers and the months before it. */
const historyWanted = 90
/** About ten posts' comments. */
const commentsWanted = 100
/** What the ratios and spreads need to settle. */
const postsWanted = 20

/** In the order in which equal gains are told. */
export const dataRequests: readonly DataRequest[] = [
  {
    part: 'followersSample',
    text: `A random sample of ${sampleWanted} followers`,
    lacking: ({ coverage, method }) =>
      coverage.followersSample < sampleWanted / 2 || method === 'recent' || method === 'unknown',
    signals: ['audience.'],
  },
  {
    part: 'history',
    text: `Daily follower counts for ${historyWanted} days`,
    lacking: ({ coverage }) => coverage.historyDays < historyWanted / 2,
    signals: ['growth.'],
  },
  {
    part: 'comments',
    text: 'Comments on the latest ten posts',
    lacking: ({ coverage }) => coverage.comments < commentsWanted / 4,
    signals: ['comments.', 'coordination.'],
  },
  {
    part: 'likers',
    text: 'Lists of who liked the latest eight posts',
    lacking: ({ coverage }) => coverage.missing.includes('likers'),
    signals: ['coordination.', 'engagement.likers'],
  },
  {
    part: 'posts',
    text: `Counts for the latest ${postsWanted} posts`,
    lacking: ({ posts }) => posts < postsWanted / 2,
    signals: ['engagement.'],
  },
  {
    part: 'likes',
    text: 'Like counts, made visible by the creator or shared through a connected account',
    lacking: ({ coverage, posts }) => posts > 0 && coverage.missing.includes('likes'),
    signals: [
      'engagement.comments-per-like',
      'engagement.likes-per-view',
      'engagement.likes-follow-views',
      'engagement.views-follow-likes',
      'engagement.comments-follow-likes',
      'engagement.likes-spread',
      'engagement.like-bursts',
    ],
  },
]
