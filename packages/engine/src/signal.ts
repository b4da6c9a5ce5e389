import type { Facts } from './facts.ts'
import type { Benchmark, Evidence, Signal, SignalGroup, SignalVerdict } from './report.ts'

/** A signal is one declaration: what it asks, and a pure function that answers it with its evidence.
 *  A signal that saw too little says so; it never answers "half". */
export interface SignalDefinition {
  /** Stable id, `group.name`. */
  id: string
  title: string
  group: SignalGroup
  /** The question that the signal answers, one sentence. */
  question: string
  unit: string
  /** Standard deviation, in log-odds, that the verdict is widened by while the signal cannot be measured. */
  absence: number
  measure: (facts: Facts) => Measurement
}

export type Measurement = Measured | Unmeasured

export interface Measured {
  measured: true
  /** Null where the signal had enough to look at, but the figure that it is named after is not known. */
  value: number | null
  verdict: Exclude<SignalVerdict, 'not-measurable'>
  benchmark: Benchmark | null
  /** Evidence for manipulation in log-odds: positive speaks for it, negative against it. */
  logOdds: number
  /** Standard deviation of `logOdds`, from the sample behind it. */
  uncertainty: number
  evidence: Evidence[]
  explanation: string
}

export interface Unmeasured {
  measured: false
  reason: string
}

/** @returns the answer "saw too little", with the reason as a sentence that a marketer understands. */
export function unmeasured(reason: string): Unmeasured {
  return { measured: false, reason }
}

/** @returns the answer of a signal that had enough to look at. */
export function measured(answer: Omit<Measured, 'measured'>): Measured {
  return { measured: true, ...answer }
}

/** @returns the signal as the report states it. */
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
      evidence: [],
      explanation: measurement.reason,
    }
  }
  const { value, verdict, benchmark, logOdds, evidence, explanation } = measurement
  return { id, title, group, unit, verdict, value, benchmark, logOdds, evidence, explanation }
}
