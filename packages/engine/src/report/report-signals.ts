import type { SignalGroup, SignalVerdict } from './report-words.ts'

/** A signal as a report tells it: one question about a creator, its answer, what the answer is measured against and what can be
 *  checked of it. */

/** A reference value with where it comes from and what it is measured against. */
export interface Benchmark {
  /** In the unit of the signal that cites it. */
  value: number
  /** Who published or measured it, with the number of creators where it is known. */
  source: string
  /** In words: platform, size and denominator. */
  basis: string
}

/** Something that a reader can go and check. */
export interface Evidence {
  /** Date or time that the evidence is about; null for evidence about the whole snapshot. */
  at: string | null
  /** One sentence with its numbers, that says what was seen and not what it means. */
  text: string
  /** Ids of posts, comments or accounts that the evidence names, so that a reader can open them. */
  refs?: string[]
}

/** One question with its answer. A value without a benchmark is one that nobody has published a reference for. */
export interface Signal {
  /** Stable, `group.name`; stored reports, pages and the documentation refer to it. */
  id: string
  title: string
  group: SignalGroup
  verdict: SignalVerdict
  /** The figure that the signal is named after, in `unit`, as measured on this creator. */
  value: number | null
  /** A word for the reader, for example "jumps" or "share of followers". */
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
