import type { AudienceTypes, EstimatedShare } from '../report/report.ts'
import type { SampleMethod } from '../snapshot/snapshot.ts'
import type { AccountKind } from './account-kind.ts'

/** What the follower sample says about the audience.
 *
 *  How `suspicious` and `types.suspicious` belong together: `suspicious.share` counts every account that looks
 *  inauthentic. `types` gives each account one type by the published precedence (mass follower, influencer, suspicious,
 *  real), so inauthentic accounts that follow more than 1,500 others are counted under `mass` there. Always
 *  `suspicious.share = types.suspicious + suspiciousWithin.mass + suspiciousWithin.influencer`. */
export interface AudienceEstimate {
  method: SampleMethod
  types: AudienceTypes
  suspicious: EstimatedShare
  /** Shares of the sample that look inauthentic but bear another type. */
  suspiciousWithin: { mass: number; influencer: number }
  /** Share of the features that the model reads which are known, averaged over the sample, 0 to 1. */
  known: number
  /** One sentence that says what the model was trained on and how far it is from this platform. */
  basis: string
  /** Sampled accounts by tenth of credibility, the least credible first; a property of accounts, not a share of fakes. */
  credibility: number[]
  /** The sampled accounts that look least authentic, most suspicious first, at most 50. Only accounts that are more
   *  likely inauthentic than not are named. */
  examples: SuspiciousExample[]
}

export interface SuspiciousExample {
  accountId: string
  /** What a reader can search for; null or absent where it is not known. */
  username?: string | null
  /** Calibrated probability that the account is fake, 0 to 1. */
  probability: number
  /** The kind of inauthentic account that it looks like; null or absent where the evidence allows no word. */
  kind?: AccountKind | null
  /** The features that speak most, in words ("follows 4,100 accounts, followed by 12"). */
  reasons: string[]
}
