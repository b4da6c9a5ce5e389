/** The verification report, version 1: what the engine says about a snapshot, with how sure it is and why.
 *
 *  Every key is there in every state; what cannot be said is null or an empty list. What a newcomer would get wrong:
 *  null is never "none found". A figure that was looked for and not found has a value, and a signal that found
 *  nothing wrong says so in its explanation. */

import type { PartSource } from '../snapshot/snapshot.ts'
import type { KeyFigure, ReportSeries, ReportSubject } from './report-context.ts'
import type { Decision, Part } from './report-parts.ts'
import type { Signal } from './report-signals.ts'
import type { EngagementBand, EngagementBasis, FraudRisk, ReportState, TrustBand } from './report-words.ts'

export type { KeyFigure, ReportSeries, ReportSubject } from './report-context.ts'
export * from './report-parts.ts'
export * from './report-words.ts'

/** Changes when a reader of the former version would misread a report. */
export const reportSchemaId = 'vouch.report/1'

/** Trust, 0 to 100, with its 90 % interval. Bands: 90 excellent, 80 good, 70 moderate, below that poor. */
export interface Trust {
  /** 100 times the chance that the creator is not materially manipulated, a whole number. */
  score: number
  /** Unfavourable end of the interval, a whole number at most as large as the score. */
  low: number
  /** Favourable end. The two ends need not lie equally far from the score. */
  high: number
  band: TrustBand
}

/** A share, 0 to 1, with its 90 % interval and the number of items that it was estimated from. */
export interface EstimatedShare {
  share: number
  /** 5th percentile. For followers it holds the luck of the sample, the classifier's own errors and unlike sources together. */
  low: number
  /** 95th percentile. */
  high: number
  /** Accounts or comments that were looked at; never the number that it is projected onto. */
  sampled: number
}

/** Shares of the sampled audience; they add up to 1. Precedence: mass, influencer, suspicious, real (HypeAuditor). */
export interface AudienceTypes {
  /** All that none of the other three applies to. */
  real: number
  /** More than 5,000 followers and at most 1,500 followed. */
  influencer: number
  /** Follow more than 1,500 accounts and see about a tenth of what they post. */
  mass: number
  /** Look inauthentic to the account model, as an estimated share and not as a count of hits. */
  suspicious: number
}

/** Rate, basis and place belong together; none of them is ever shown without the others. */
export interface Engagement {
  /** Median engagements per post over the basis, a ratio. */
  rate: number
  basis: EngagementBasis
  /** Number of posts that the rate was computed from. */
  posts: number
  /** Median of creators of this size on this platform; null where no table exists. */
  tierMedian: number | null
  /** Where this creator stands among creators of this size, 0 to 1; null where no table exists. */
  percentile: number | null
  band: EngagementBand | null
}

/** How much there was to look at, in items and days. Read together with the interval. */
export interface Coverage {
  /** All posts of the snapshot, with and without counts. */
  posts: number
  comments: number
  /** Accounts in the sample; 0 without one. */
  followersSample: number
  /** From the first to the last day with a follower count, both included; gaps do not shorten it. */
  historyDays: number
  /** Names of the snapshot's parts that were not available. */
  missing: string[]
  /** Who gave each part, when, and for how much; absent where one source gave everything, which the subject names. */
  sources?: PartSource[]
}

/** Something that could be asked for and would narrow the interval. */
export interface Surer {
  /** Name of the snapshot's part. */
  part: string
  /** What to ask for, for example "A random sample of 400 followers". */
  text: string
  /** Points between the ends of the interval: now, and if this were added and showed what it shows for the median clean
   *  creator. */
  width: { from: number; to: number }
}

/** Times are ISO 8601 in UTC; shares and ratios are 0 to 1 and never per cent; computed figures have six significant
 *  digits. */
export interface Report {
  schema: typeof reportSchemaId
  /** Version of the engine; the same version gives the same report for the same snapshot. */
  engine: string
  /** Names the snapshot that the report is about, so that it can be computed again and compared. */
  snapshotDigest: string
  /** The caller's time, ISO 8601; the one thing in which two reports about one snapshot may differ. */
  computedAt: string
  state: ReportState
  /** Stable code that says why a report has no verdict, for example `derived_metrics_off`; null otherwise. */
  stateCode: string | null
  subject: ReportSubject
  /** One sentence that states what was seen and how sure we are. */
  verdict: string
  /** How much of each part is not real; one entry for each, seen or not. Empty where there is no verdict. */
  parts: Part[]
  /** Null where there is no verdict. */
  decision: Decision | null
  trust: Trust | null
  fraudRisk: FraudRisk | null
  /** Null without a sample of the followers: it is estimated from people and never from the creator's ratios. */
  suspiciousFollowers: EstimatedShare | null
  /** Share of the commenters and likers looked at that look inauthentic or act as a group; null where neither is known. */
  suspiciousEngagement: EstimatedShare | null
  audienceTypes: AudienceTypes | null
  engagement: Engagement | null
  coverage: Coverage
  /** The log-odds of manipulation before any signal is read; with the signals' log-odds it adds up to the score. */
  priorLogOdds: number | null
  /** All of them in the order of the list, measured or not. */
  signals: Signal[]
  /** What would narrow the interval most, at most three, the largest gain first; empty where nothing can be asked for and where there
   *  is no score. */
  surer: Surer[]
  keyFigures: KeyFigure[]
  series: ReportSeries
  /** Remarks about the data; each begins with a stable phrase before its colon. */
  flags: string[]
  /** What to do next, most useful first; never empty. */
  recommendations: string[]
}
