import type { AudienceTypes, EstimatedShare, KeyFigure, Report } from '@vouch/engine'

/** Every figure that a report states, once: what it is called wherever it stands, in which unit it is written, and where it comes from.
 *  Screen, PDF, shortlist, comparison, plan, CSV and command line look it up here and compute none of it again.
 *
 *  A figure that has a sister carries its basis in its name: all accounts, or those that look authentic. */
export interface ReportFigure {
  id: string
  /** With its basis. Key figures are named by the report itself, in the words of the engine that made it. */
  name: string
  /** As `figures.ts` writes it. */
  unit: string
  /** The key of the report that holds it. */
  from: keyof Report
  /** Null where the report does not know it. */
  read: (report: Report) => StatedFigure | null
}

/** A figure with what must stand beside it. */
export type StatedFigure = Pick<KeyFigure, 'value' | 'low' | 'high' | 'sample'>

const single = (value: number | null): StatedFigure | null =>
  value === null ? null : { value, low: null, high: null, sample: null }

const shared = (share: EstimatedShare | null): StatedFigure | null =>
  share && { value: share.share, low: share.low, high: share.high, sample: share.sampled }

function keyFigure(id: string, name: string, unit: string): ReportFigure {
  return {
    id,
    name,
    unit,
    from: 'keyFigures',
    read: ({ keyFigures }) => keyFigures.find((each) => each.id === id) ?? null,
  }
}

function audienceType(type: keyof AudienceTypes, name: string): ReportFigure {
  const read = ({ audienceTypes }: Report) => single(audienceTypes?.[type] ?? null)
  return { id: `type-${type}`, name, unit: 'share', from: 'audienceTypes', read }
}

function counted(
  part: 'posts' | 'comments' | 'followersSample' | 'historyDays',
  name: string,
  unit: string,
): ReportFigure {
  return { id: `coverage-${part}`, name, unit, from: 'coverage', read: ({ coverage }) => single(coverage[part]) }
}

/** In the order of a report. */
export const figureTable = {
  trust: {
    ...{ id: 'trust', name: 'Trust', unit: 'out of 100', from: 'trust' },
    read: ({ trust }) => trust && { value: trust.score, low: trust.low, high: trust.high, sample: null },
  },
  suspiciousFollowers: {
    ...{ id: 'suspicious-followers', name: 'Followers that look inauthentic', unit: 'share' },
    ...{ from: 'suspiciousFollowers', read: ({ suspiciousFollowers }) => shared(suspiciousFollowers) },
  },
  suspiciousEngagement: {
    ...{ id: 'suspicious-engagement', name: 'Commenters and likers that look inauthentic', unit: 'share' },
    ...{ from: 'suspiciousEngagement', read: ({ suspiciousEngagement }) => shared(suspiciousEngagement) },
  },
  followers: keyFigure('followers', 'Followers', 'people'),
  medianViews: keyFigure('median-views', 'Median views', 'views'),
  engagementRate: keyFigure('engagement-rate', 'Engagement rate', 'ratio'),
  reach: keyFigure('estimated-reach', 'Reach per post, all accounts', 'people'),
  price: keyFigure('estimated-price', 'Estimated price per post', 'USD'),
  credibleFollowers: keyFigure('credible-followers', 'Credible followers', 'people'),
  typeReal: audienceType('real', 'Real'),
  typeInfluencer: audienceType('influencer', 'Influencers'),
  typeMass: audienceType('mass', 'Mass followers'),
  typeSuspicious: audienceType('suspicious', 'Suspicious, not counted elsewhere'),
  posts: counted('posts', 'Posts checked', 'posts'),
  comments: counted('comments', 'Comments checked', 'comments'),
  followersSample: counted('followersSample', 'Followers sampled', 'accounts'),
  historyDays: counted('historyDays', 'Days of follower counts', 'days'),
} as const satisfies Record<string, ReportFigure>

/** Figures of a forecast that have a sister in the report, under the names that tell them apart. */
export const forecastFigureNames = {
  reach: 'Reach, accounts that look authentic',
} as const
