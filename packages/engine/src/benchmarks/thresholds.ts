import type { Sourced } from './sourced.ts'

/** Published thresholds for single signals. They are shown as benchmarks beside the measured value; the evidence itself
 *  is weighed by ramps that each signal documents, because a threshold alone says nothing about how sure one may be.
 *
 *  A threshold that several vendors share is quoted from all of them; one that a single vendor prints is that
 *  vendor's. Units stand in `basis`; shares are 0 to 1. The report shows each beside the creator's own value, and the
 *  innocent reading stands with the signal that shows it. */
export const thresholds = {
  /** Who follows more than this sees about a tenth of what the accounts post. */
  massFollowing: {
    value: 1_500,
    basis: 'accounts followed',
    source: 'HypeAuditor, infludata, trendHERO, Stellar and Hivency agree',
    grade: 'B',
  },
  /** Followers who are creators themselves. */
  influencerFollowers: {
    value: 5_000,
    basis: 'followers, with at most 1,500 followed',
    source: 'HypeAuditor audience types',
    grade: 'B',
  },
  /** Together they should stay below a quarter. */
  suspiciousAndMassShare: { value: 0.25, basis: 'share of followers', source: 'Stellar', grade: 'B' },
  /** One to three of twenty is what every creator has. */
  inauthenticCommentsNormal: {
    value: 0.15,
    basis: 'share of comments (3 out of 20)',
    source: 'HypeAuditor comment authenticity',
    grade: 'B',
  },
  /** From half of them, several bad signs have to come together. */
  inauthenticCommentsAlarm: {
    value: 0.5,
    basis: 'share of comments',
    source: 'HypeAuditor comment authenticity',
    grade: 'B',
  },
  /** Shown, not weighed: most creators of 2017 lie below it. */
  likeSpreadInflated: {
    value: 0.4,
    basis: 'spread of likes across posts, relative to their median',
    source: 'trendHERO likes spread, 40–100% normal',
    grade: 'B',
  },
  /** Giveaways and viral posts; never held against anybody. */
  likeSpreadBoosted: {
    value: 1,
    basis: 'spread of likes across posts, relative to their median',
    source: 'trendHERO likes spread, 40–100% normal',
    grade: 'B',
  },
  /** More than this a day no advertisement brings. */
  paidPromotionPerDay: {
    value: 5_000,
    basis: 'followers gained in a day by paid promotion',
    source: 'HypeAuditor follower graphs',
    grade: 'B',
  },
  /** Shorter histories do not show what a usual day is. */
  historyDays: { value: 7, basis: 'days of history', source: 'HypeAuditor follower graphs', grade: 'B' },
  /** From here audiences tire. */
  sponsoredShare: { value: 0.3, basis: 'share of recent posts', source: 'Favikon authenticity', grade: 'B' },
  /** Equal response to sponsored and other posts. */
  paidPerformance: {
    value: 1,
    basis: 'engagement on sponsored vs. organic posts',
    source: 'Modash, Upfluence paid post performance',
    grade: 'B',
  },
  /** Without method, hence shown only where nothing was measured. */
  commentsPerLikeHealthy: {
    value: 0.02,
    basis: 'comments per like; 2 to 5 per 100 is considered healthy',
    source: 'SpendVet',
    grade: 'C',
  },
  /** Ordinary groups of accounts lie below. */
  firstDigitsHealthy: {
    value: 0.016,
    basis: 'mean absolute deviation from the first-digit law',
    source: 'Measured on 54,478 ordinary accounts (Golbeck 2015): .007 to .014; bought groups .09 to .10',
    grade: 'measured',
  },
} as const satisfies Record<string, Sourced>
