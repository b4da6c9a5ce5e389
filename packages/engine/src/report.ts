/** The verification report, version 1: what the engine says about a snapshot, with how sure it is and why.
 *
 *  Every key is there in every state; what cannot be said is null or an empty list. What a newcomer would get wrong:
 *  null is never "none found". A figure that was looked for and not found has a value, and a signal that found
 *  nothing wrong says so in its explanation. */

import type { KeyFigure, ReportSeries, ReportSubject } from './report-context.ts'

export type { KeyFigure, ReportSeries, ReportSubject } from './report-context.ts'

/** Changes when a reader of the former version would misread a report. */
export const reportSchemaId = 'vouch.report/1'

/** PRIVATE, NOT_FOUND and RESTRICTED have no verdict; LOW_CONFIDENCE has one that should not be relied on alone. */
export const reportStates = ['READY', 'LOW_CONFIDENCE', 'PRIVATE', 'NOT_FOUND', 'RESTRICTED'] as const
export type ReportState = (typeof reportStates)[number]

/** Best first. The cut-offs are those of `Trust`. */
export const trustBands = ['excellent', 'good', 'moderate', 'poor'] as const
export type TrustBand = (typeof trustBands)[number]

/** Least first. A risk asks for the score and for how well it is known. */
export const fraudRisks = ['low', 'medium', 'high', 'critical'] as const
export type FraudRisk = (typeof fraudRisks)[number]

/** Signals of one group look at the same deed from several sides and are weakened against each other. */
export const signalGroups = ['audience', 'engagement', 'growth', 'content', 'comments', 'coordination'] as const
export type SignalGroup = (typeof signalGroups)[number]

/** `neutral` is measured and says nothing either way; `not-measurable` saw too little. */
export const signalVerdicts = ['strength', 'neutral', 'concern', 'not-measurable'] as const
export type SignalVerdict = (typeof signalVerdicts)[number]

export const engagementBases = ['followers', 'views', 'subscribers'] as const
/** The denominator of an engagement rate. Rates on different bases must never be compared. */
export type EngagementBasis = (typeof engagementBases)[number]

/** The vendors' five bands, read as fifths of the creators of a size. */
export const engagementBands = ['low', 'below', 'average', 'above', 'high'] as const
export type EngagementBand = (typeof engagementBands)[number]

/** Trust, 0 to 100, with its 90 % interval. Bands: 90 excellent, 80 good, 70 moderate, below that poor. */
export interface Trust {
  score: number
  low: number
  high: number
  band: TrustBand
}

/** A share, 0 to 1, with its 90 % interval and the number of items that it was estimated from. */
export interface EstimatedShare {
  share: number
  low: number
  high: number
  sampled: number
}

/** Shares of the sampled audience; they add up to 1. Precedence: mass, influencer, suspicious, real (HypeAuditor). */
export interface AudienceTypes {
  real: number
  influencer: number
  mass: number
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
  posts: number
  comments: number
  followersSample: number
  historyDays: number
  /** Names of the snapshot's parts that were not available. */
  missing: string[]
}

/** A reference value with where it comes from and what it is measured against. */
export interface Benchmark {
  value: number
  source: string
  basis: string
}

/** Something that a reader can go and check. */
export interface Evidence {
  /** Date or time that the evidence is about; null for evidence about the whole snapshot. */
  at: string | null
  text: string
  /** Ids of posts, comments or accounts that the evidence names, so that a reader can open them. */
  refs?: string[]
}

/** One question with its answer. A value without a benchmark is one that nobody has published a reference for. */
export interface Signal {
  id: string
  title: string
  group: SignalGroup
  verdict: SignalVerdict
  /** The figure that the signal is named after, in `unit`, as measured on this creator. */
  value: number | null
  unit: string
  benchmark: Benchmark | null
  /** What the signal adds to the evidence for manipulation, in log-odds; null only when not measurable. */
  logOdds: number | null
  /** For a concern that adds to the evidence: the score of this report if the signal answered as it does for the median
   *  clean creator of its size on this platform, everything else as it is. Null for every other signal. */
  scoreAtMedian: number | null
  evidence: Evidence[]
  /** One sentence that a marketer understands. */
  explanation: string
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
  engine: string
  /** Names the snapshot that the report is about, so that it can be computed again and compared. */
  snapshotDigest: string
  computedAt: string
  state: ReportState
  /** Stable code that says why a report has no verdict, for example `derived_metrics_off`; null otherwise. */
  stateCode: string | null
  subject: ReportSubject
  /** One sentence that states what was seen and how sure we are. */
  verdict: string
  trust: Trust | null
  fraudRisk: FraudRisk | null
  suspiciousFollowers: EstimatedShare | null
  suspiciousEngagement: EstimatedShare | null
  audienceTypes: AudienceTypes | null
  engagement: Engagement | null
  coverage: Coverage
  /** The log-odds of manipulation before any signal is read; with the signals' log-odds it adds up to the score. */
  priorLogOdds: number | null
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
