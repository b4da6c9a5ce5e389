/** The parts of a report that stand around the verdict: whom it is about, the key figures, and the points of the charts. None of them moves the
 *  score.
 *
 *  What a newcomer would get wrong is to leave a key out where nothing is known: it is there with null. */

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
  /** Number of posts or accounts behind the value; null where it is read and not estimated. */
  sample: number | null
  /** 10th percentile of an estimate from published factors, or the lower end of a 90 % interval. */
  low: number | null
  high: number | null
  /** 0 to 1 among creators of the same size or, where `basis` says so, on the same platform. */
  percentile: number | null
}

/** Points for the charts of the report, thinned to a bounded number, oldest first. */
export interface ReportSeries {
  followers: { at: string; followers: number; anomaly: string | null }[]
  engagement: { id: string; at: string; rate: number; sponsored: boolean; anomaly: string | null }[]
}
