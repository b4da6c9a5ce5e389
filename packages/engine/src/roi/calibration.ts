/** How a brand's own results correct the published rates.
 *
 *  What a newcomer would get wrong: it is the brand's and no creator's, and holds for creators whom the brand never hired. */

/** What the brand's own results say about the published rates; made by `recalibrate`. */
export interface RateCalibration {
  /** Logarithm of the factor between the brand's results and the published rate. */
  shift: number
  /** The brand's own part of the spread over the published one; below 1 once a few campaigns agree. */
  brandSpread: number
  /** The spread between creators of this brand over the published one. */
  creatorSpread: number
  /** Campaigns that it stands on. */
  campaigns: number
  /** Share of the brand's factor that its own results decide, 0 to 1; the published rate decides the rest. It is 1 less the variance that is left
   *  over the one before any result, which for n equally telling results is n / (n + noise / prior). */
  weight: number
}

/** One correction for each of the two rates that a brand can count; reach is the creator's and is not corrected. */
export interface Calibration {
  clicks: RateCalibration
  orders: RateCalibration
}
