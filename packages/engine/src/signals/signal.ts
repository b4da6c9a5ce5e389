import type { Facts } from '../facts.ts'
import type { SignalGroup, SignalVerdict } from '../report/report.ts'
import type { Benchmark, Evidence, Signal } from '../report/report-signals.ts'

/** A signal is one declaration: what it asks, and a pure function that answers it with its evidence.
 *  A signal that saw too little says so; it never answers "half".
 *
 *  What is added to the list of signals is this declaration and nothing else: measuring, weighing, showing and
 *  documenting follow from it. `measure` must depend on the facts alone, may not change them, and answers in the
 *  creator's favour where it cannot tell. */
export interface SignalDefinition {
  /** Stable id, `group.name`. */
  id: string
  /** What was looked at, as a heading that is true whatever was found. */
  title: string
  /** Signals of one group weaken each other, since they often see one and the same deed. */
  group: SignalGroup
  /** The question that the signal answers, one sentence. */
  question: string
  /** Of `value`, as a word behind the number. */
  unit: string
  /** Standard deviation, in log-odds, that the verdict is widened by while the signal cannot be measured. */
  absence: number
  /** Pure and total: it answers for every snapshot that the schema allows. */
  measure: (facts: Facts) => Measurement
}

/** Either an answer or the reason why there is none; there is no third way. */
export type Measurement = Measured | Unmeasured

/** The answer of a signal that saw enough. `verdict` is for the reader's eye, `logOdds` for the sum; they agree in
 *  direction but a business signal may be a concern with no log-odds at all. */
export interface Measured {
  measured: true
  /** Null where the signal had enough to look at, but the figure that it is named after is not known. */
  value: number | null
  verdict: Exclude<SignalVerdict, 'not-measurable'>
  /** What the value is shown beside; null where nobody has published one. */
  benchmark: Benchmark | null
  /** Evidence for manipulation in log-odds: positive speaks for it, negative against it. */
  logOdds: number
  /** Expected share of the part that the signal holds, 0 to 1; absent for signals that hold none. */
  share?: number
  /** What the signal may count for at most, after its weights, in log-odds; absent for signals that speak of no part. See `mostOfPart`. */
  most?: number
  /** Standard deviation of `logOdds`, from the sample behind it. */
  uncertainty: number
  /** The strongest first; empty where nothing stands out. */
  evidence: Evidence[]
  /** One sentence for a marketer, with the innocent reading where there is a doubt. */
  explanation: string
}

/** The answer of a signal that saw too little. It widens the interval by the signal's `absence` and moves nothing. */
export interface Unmeasured {
  measured: false
  /** What is needed and how much of it there was. */
  reason: string
}

/** @param reason says what is needed and how much of it there was, for example "Needs likes of 8 posts; 3 had them."
 *  @returns the answer "saw too little", with the reason as a sentence that a marketer understands. */
export function unmeasured(reason: string): Unmeasured {
  return { measured: false, reason }
}

/** @param answer in full precision; the report rounds it
 *  @returns the answer of a signal that had enough to look at. */
export function measured(answer: Omit<Measured, 'measured'>): Measured {
  return { measured: true, ...answer }
}

/** Log-odds are the signal's own here; the report replaces them by those that count after weakening.
 *  @returns the signal as the report states it. */
export function signalOf(definition: SignalDefinition, measurement: Measurement): Signal {
  const { id, title, group, unit } = definition
  if (!measurement.measured) {
    return {
      id,
      title,
      group,
      unit,
      verdict: 'not-measurable',
      value: null,
      benchmark: null,
      logOdds: null,
      scoreAtMedian: null,
      evidence: [],
      explanation: measurement.reason,
    }
  }
  const { value, verdict, benchmark, logOdds, evidence, explanation } = measurement
  return { id, title, group, unit, verdict, value, benchmark, logOdds, scoreAtMedian: null, evidence, explanation }
}
