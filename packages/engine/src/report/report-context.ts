/** The parts of a report that stand around the verdict: whom it is about, the key figures, and the points of the charts. None of them moves the
 *  score.
 *
 *  What a newcomer would get wrong is to leave a key out where nothing is known: it is there with null. */

/** What the verdict was given about, so that a report can be read without its snapshot. */
export interface ReportSubject {
  platform: string
  /** As the platform writes it, without @. */
  handle: string
  displayName: string | null
  url: string | null
  avatarUrl: string | null
  verified: boolean | null
  /** The creator's topics, sorted; empty where none is known. */
  categories: string[]
  /** ISO 3166 code. */
  country: string | null
  followers: number | null
  /** Whether the platform rounds the count, which is then shown with "about". */
  followersRounded: boolean
  /** When the data were taken; a report older than 30 days says that it is stale by this. */
  fetchedAt: string
  /** By what right the data are known: public, consent, import or sandbox. */
  basis: string
}

/** One key figure with the creator's place among creators of the same size. `null` means not known. */
export interface KeyFigure {
  /** Stable, by which a page finds the figure. */
  id: string
  label: string
  /** The middle where there is a range. */
  value: number | null
  /** "people", "views", "USD", or "ratio", which is shown in per cent. */
  unit: string
  /** What it divides by or was taken from, or what is missing where the value is null. */
  basis: string
  /** Number of posts or accounts behind the value; null where it is read and not estimated. */
  sample: number | null
  /** 10th percentile of an estimate from published factors, or the lower end of a 90 % interval. */
  low: number | null
  /** 90th percentile, or the upper end of the interval. */
  high: number | null
  /** 0 to 1 among creators of the same size or, where `basis` says so, on the same platform. */
  percentile: number | null
}

/** Points for the charts of the report, thinned to a bounded number, oldest first. */
export interface ReportSeries {
  /** Counts as given; `anomaly` is the growth signals' own evidence about that day. */
  followers: { at: string; followers: number; anomaly: string | null }[]
  /** One rate for each post, a ratio on the basis of the report's engagement. */
  engagement: { id: string; at: string; rate: number; sponsored: boolean; anomaly: string | null }[]
}
