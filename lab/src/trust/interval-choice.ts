/** Chooses how wide intervals are: the narrowest that keep their promise in the fitting half. The arithmetic is that of the engine, in plain
 *  numbers, because some dozens of widths are tried on thousands of creators; a test holds the two together. */

import { priorLogOdds, scoreOf, signalList } from '@vouch/engine'
import { ninetyPercent } from '../../../packages/engine/src/statistics/wilson-interval.ts'
import { edge } from './judged.ts'
import type { TrustRow } from './trust-row.ts'
import { addedLogOdds, type Weights } from './weigher.ts'

/** What is chosen: the doubt about the base rate and about everything that no signal sees, and how much of a signal's spread its absence leaves
 *  open. */
export interface IntervalScale {
  priorDeviation: number
  absenceScale: number
}

/** Parts of an absence that are left open towards less and towards more trust: who shows nothing may have nothing to hide, so the doubt is not
 *  one-sided; it is larger where it hurts. */
export const absenceParts = { down: 1.5, up: 0.7 } as const

const priorDeviations = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.35] as const
const absenceScales = [0.1, 0.15, 0.2, 0.25, 0.3] as const
/** Share on the wrong side of 70 that the chosen width may have in the fitting half, of all whose interval excludes 70. Below the 5 % that is promised, because the promise is for
 *  creators that nothing was fitted to. */
const wrongMax = 0.04
/** The same for clean creators among those wholly below 70: the error that costs an honest creator the work. */
const falselyBelowMax = 0.05

interface Promise70 {
  wrong: number
  falselyBelow: number
  width: number
}

/** @param spreads see `signalSpreads`
 *  @returns the narrowest scale that keeps the promise; the least wrong one where none does */
export function chosenInterval(rows: readonly TrustRow[], weights: Weights, spreads: readonly number[]): IntervalScale {
  const prepared = rows.map((row) => preparedRow(row, weights))
  const tried = priorDeviations.flatMap((priorDeviation) =>
    absenceScales.map((absenceScale) => {
      const scale = { priorDeviation, absenceScale }
      return { scale, kept: promiseOf(prepared, spreads, scale) }
    }),
  )
  const good = tried.filter(({ kept }) => kept.wrong <= wrongMax && kept.falselyBelow <= falselyBelowMax)
  const [best] =
    good.length > 0
      ? good.sort((a, b) => a.kept.width - b.kept.width)
      : tried.sort((a, b) => a.kept.wrong - b.kept.wrong)
  if (best === undefined) throw new Error('There are no widths to choose from.')
  return best.scale
}

interface PreparedRow {
  row: TrustRow
  total: number
  /** Uncertainty of each signal after its factor; NaN where it was not measured. */
  stated: Float64Array
}

function preparedRow(row: TrustRow, weights: Weights): PreparedRow {
  const stated = row.uncertainty.map(
    (value, index) =>
      Math.max(0, value) *
      Math.max(weights.mild[index] ?? 1, weights.strong[index] ?? 1, weights.reassures[index] ?? 1),
  )
  return { row, total: priorLogOdds + addedLogOdds(row.logOdds, weights), stated }
}

/** @returns both ends of the interval, as the engine states them */
export function intervalOf(
  { total, stated }: Pick<PreparedRow, 'total' | 'stated'>,
  spreads: readonly number[],
  { priorDeviation, absenceScale }: IntervalScale,
): [low: number, high: number] {
  let [down, up] = [priorDeviation ** 2, priorDeviation ** 2]
  for (const [index, spread] of spreads.entries()) {
    const absence = absenceScale * spread
    const known = stated[index] ?? Number.NaN
    const missing = Number.isNaN(known)
    down += (missing ? absenceParts.down * absence : Math.min(known, absenceParts.up * absence)) ** 2
    up += (missing ? absenceParts.up * absence : Math.min(known, absenceParts.up * absence)) ** 2
  }
  return [scoreOf(total + ninetyPercent * Math.sqrt(down)), scoreOf(total - ninetyPercent * Math.sqrt(up))]
}

function promiseOf(rows: readonly PreparedRow[], spreads: readonly number[], scale: IntervalScale): Promise70 {
  let [above, falselyAbove, below, falselyBelow, width, all] = [0, 0, 0, 0, 0, 0]
  for (const prepared of rows) {
    const { weight, manipulated } = prepared.row
    const [low, high] = intervalOf(prepared, spreads, scale)
    width += weight * (high - low)
    all += weight
    if (low > edge) {
      above += weight
      falselyAbove += manipulated ? weight : 0
    } else if (high < edge) {
      below += weight
      falselyBelow += manipulated ? 0 : weight
    }
  }
  return {
    wrong: (falselyAbove + falselyBelow) / Math.max(1e-9, above + below),
    falselyBelow: falselyBelow / Math.max(1e-9, below),
    width: width / all,
  }
}

/** Signals that describe what a brand buys leave no doubt; their spread is 0. */
export function speaks(index: number): boolean {
  return (signalList[index]?.absence ?? 0) > 0
}
