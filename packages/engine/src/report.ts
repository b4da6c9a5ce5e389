/** The verification report, version 1: what the engine says about a snapshot, with how sure it is and why. */

export const reportSchemaId = 'vouch.report/1'

export const reportStates = ['READY', 'LOW_CONFIDENCE', 'PRIVATE', 'NOT_FOUND', 'RESTRICTED'] as const
export type ReportState = (typeof reportStates)[number]

export const trustBands = ['excellent', 'good', 'moderate', 'poor'] as const
export type TrustBand = (typeof trustBands)[number]

export const fraudRisks = ['low', 'medium', 'high', 'critical'] as const
export type FraudRisk = (typeof fraudRisks)[number]

export const signalGroups = ['audience', 'engagement', 'growth', 'content', 'comments', 'coordination'] as const
export type SignalGroup = (typeof signalGroups)[number]

export const signalVerdicts = ['strength', 'neutral', 'concern', 'not-measurable'] as const
export type SignalVerdict = (typeof signalVerdicts)[number]

export const engagementBases = ['followers', 'views', 'subscribers'] as const
/** The denominator of an engagement rate. Rates on different bases must never be compared. */
export type EngagementBasis = (typeof engagementBases)[number]

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

export interface Evidence {
  /** Date or time that the evidence is about; null for evidence about the whole snapshot. */
  at: string | null
  text: string
  /** Ids of posts, comments or accounts that the evidence names, so that a reader can open them. */
  refs?: string[]
}

export interface Signal {
  id: string
  title: string
  group: SignalGroup
  verdict: SignalVerdict
  value: number | null
  unit: string
  benchmark: Benchmark | null
  /** What the signal adds to the evidence for manipulation, in log-odds; null only when not measurable. */
  logOdds: number | null
  evidence: Evidence[]
  /** One sentence that a marketer understands. */
  explanation: string
}

/** What the verdict was given about, so that a report can be read without its snapshot. */
export interface ReportSubject {
  platform: string
  handle: string
  displayName: string | null
  url: string | null
  avatarUrl: string | null
  verified: boolean | null
  categories: string[]
  country: string | null
  followers: number | null
  followersRounded: boolean
  fetchedAt: string
  basis: string
}

/** One key figure with the creator's place among creators of the same size. `null` means not known. */
export interface KeyFigure {
  id: string
  label: string
  value: number | null
  unit: string
  basis: string
  sample: number | null
  low: number | null
  high: number | null
  percentile: number | null
}

/** Points for the charts of the report, thinned to a bounded number, oldest first. */
export interface ReportSeries {
  followers: { at: string; followers: number; anomaly: string | null }[]
  engagement: { id: string; at: string; rate: number; sponsored: boolean; anomaly: string | null }[]
}

export interface Report {
  schema: typeof reportSchemaId
  engine: string
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
  keyFigures: KeyFigure[]
  series: ReportSeries
  flags: string[]
  recommendations: string[]
}
