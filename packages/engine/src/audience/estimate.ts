import type { AudienceTypes, EstimatedShare } from '../report.ts'
import type { SampleMethod } from '../snapshot.ts'

/** What the follower sample says about the audience. */
export interface AudienceEstimate {
  method: SampleMethod
  types: AudienceTypes
  suspicious: EstimatedShare
  /** The sampled accounts that look least authentic, most suspicious first, at most 50. */
  examples: SuspiciousExample[]
}

export interface SuspiciousExample {
  accountId: string
  /** Calibrated probability that the account is fake, 0 to 1. */
  probability: number
  /** The features that speak most, in words ("follows 4,100 accounts, followed by 12"). */
  reasons: string[]
}
