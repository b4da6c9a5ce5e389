/** How the score came about, in points: where it would stand before anything was read, what each signal moves it by, and
 *  where it ends. The engine adds evidence in log-odds, and the step from log-odds to a score is curved; so the distance
 *  between start and score is divided in proportion to the log-odds. That is the average slope along the straight path
 *  (the Aumann–Shapley value): it does not depend on the order of the signals, and equal evidence gets equal points.
 *
 *  Points are kept in whole tenths. What is printed therefore adds up exactly, not nearly. */

import type { Report, Signal, SignalGroup } from '@vouch/engine'
import { signalGroups } from './parts.ts'

export interface Contribution {
  signal: Signal
  /** Tenths of a point; negative lowers the score. */
  tenths: number
}

export interface GroupContribution {
  group: SignalGroup
  tenths: number
  /** Where the running total stands before and after the group, in tenths. */
  from: number
  to: number
  contributions: Contribution[]
}

export interface Contributions {
  start: number
  score: number
  groups: GroupContribution[]
  /** What no signal accounts for, in tenths: zero but where signals cancel out and only rounding is left. */
  rest: number
  unmeasured: Signal[]
}

/** Signals that move the score by less than half a point are folded away until asked for. */
export const smallTenths = 5

/** @returns the score, 0 to 100, that log-odds of manipulation stand for: the chance that there is none, in percent. */
export function scoreAt(logOdds: number): number {
  return 100 / (1 + Math.exp(logOdds))
}

/** @returns the contributions of a report that has a verdict, otherwise null. */
export function contributionsOf(report: Pick<Report, 'trust' | 'priorLogOdds' | 'signals'>): Contributions | null {
  const { trust, priorLogOdds, signals } = report
  if (!trust || priorLogOdds === null) return null
  const start = Math.round(scoreAt(priorLogOdds) * 10)
  const score = Math.round(trust.score * 10)
  const measured = signals.filter((signal) => signal.logOdds !== null)
  const exact = pointsOf(measured, (score - start) / 10, priorLogOdds)
  const tenths = roundedTogether(exact.map((points) => points * 10))
  const groups = grouped(measured, tenths, start)
  const rest = score - start - tenths.reduce((sum, each) => sum + each, 0)
  return { start, score, groups, rest, unmeasured: signals.filter((signal) => signal.logOdds === null) }
}

/** How far the slope may be bent by the rounding of the score before rounding is told apart from the signals. */
const bentMax = 1.25

/** Points per signal. Where the evidence nearly cancels out, a score that is rounded to a whole number would bend the
 *  slope out of all proportion; then the true slope is used, and what is left to the score is told as rounding. */
function pointsOf(measured: readonly Signal[], distance: number, priorLogOdds: number): number[] {
  const total = measured.reduce((sum, signal) => sum + (signal.logOdds ?? 0), 0)
  const share = scoreAt(priorLogOdds) / 100
  const travelled = scoreAt(priorLogOdds + total) - share * 100
  const trueSlope = Math.abs(total) < 1e-6 ? -100 * share * (1 - share) : travelled / total
  const bent = total === 0 ? 0 : distance / total / trueSlope
  const perLogOdds = bent > 1 / bentMax && bent < bentMax ? distance / total : trueSlope
  return measured.map((signal) => (signal.logOdds ?? 0) * perLogOdds)
}

/** Rounds to whole numbers whose sum is the rounded sum: the largest remainders go up (Hamilton's method). */
function roundedTogether(values: readonly number[]): number[] {
  const floors = values.map(Math.floor)
  const goal = Math.round(values.reduce((sum, value) => sum + value, 0))
  const missing = goal - floors.reduce((sum, value) => sum + value, 0)
  const order = values
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of order.slice(0, missing)) floors[index] = (floors[index] ?? 0) + 1
  return floors
}

function grouped(measured: readonly Signal[], tenths: readonly number[], start: number): GroupContribution[] {
  let level = start
  const all = measured.map((signal, index) => ({ signal, tenths: tenths[index] ?? 0 }))
  return signalGroups.flatMap((group) => {
    const contributions = all
      .filter((each) => each.signal.group === group)
      .sort((a, b) => Math.abs(b.tenths) - Math.abs(a.tenths) || a.signal.id.localeCompare(b.signal.id))
    if (contributions.length === 0) return []
    const sum = contributions.reduce((total, each) => total + each.tenths, 0)
    const from = level
    level += sum
    return [{ group, tenths: sum, from, to: level, contributions }]
  })
}
