/** Labelled creators with the verdict that the engine gives them, and what can be counted over such verdicts. The verdict is the engine's
 *  own arithmetic: what is measured here is what ships. */

import {
  type Contribution,
  type Measurement,
  signalList,
  type TrustModel,
  type Verdict,
  verdictOf,
  weighed,
} from '@vouch/engine'
import { answerOf, type TrustRow } from './trust-row.ts'

export interface JudgedRow {
  row: TrustRow
  verdict: Verdict
}

/** As much of a verdict as ranks and errors of scores ask for. */
export interface ScoredRow {
  row: TrustRow
  verdict: { trust: Pick<Verdict['trust'], 'score'> }
}

/** @param without places in the signal list that are treated as if nobody could measure them
 *  @returns the contributions of one creator */
export function contributionsOfRow(
  row: TrustRow,
  model: TrustModel,
  without: ReadonlySet<number> = new Set(),
): Contribution[] {
  const missing: Measurement = { measured: false, reason: '' }
  return weighed(
    signalList.map((definition, index) => ({
      definition,
      measurement: without.has(index) ? missing : answerOf(row, index),
    })),
    model,
  )
}

export function judged(rows: readonly TrustRow[], model: TrustModel, without?: ReadonlySet<number>): JudgedRow[] {
  return rows.map((row) => ({ row, verdict: verdictOf(contributionsOfRow(row, model, without)) }))
}

/** Sum of the weights of the rows that pass. */
export function weightOfRows<Row extends ScoredRow>(
  rows: readonly Row[],
  test: (one: Row) => boolean = () => true,
): number {
  return rows.reduce((sum, one) => sum + (test(one) ? one.row.weight : 0), 0)
}

/** @returns the weighted share of rows that pass; NaN for no rows */
export function weightedShare(rows: readonly JudgedRow[], test: (one: JudgedRow) => boolean): number {
  return weightOfRows(rows, test) / weightOfRows(rows)
}

/** @returns the number of equally weighted rows that would be as certain (Kish 1965) */
export function effectiveRows(rows: readonly JudgedRow[]): number {
  const sum = weightOfRows(rows)
  const squares = rows.reduce((total, { row }) => total + row.weight ** 2, 0)
  return squares > 0 ? sum ** 2 / squares : 0
}

/** Chance that a manipulated creator has a lower score than a clean one, by weight; ties count half. */
export function weightedRanking(rows: readonly ScoredRow[]): number {
  const byScore = new Map<number, { clean: number; manipulated: number }>()
  for (const { row, verdict } of rows) {
    const cell = byScore.get(verdict.trust.score) ?? { clean: 0, manipulated: 0 }
    cell[row.manipulated ? 'manipulated' : 'clean'] += row.weight
    byScore.set(verdict.trust.score, cell)
  }
  let [below, right, all, clean] = [0, 0, 0, 0]
  for (const [, cell] of [...byScore].sort(([a], [b]) => a - b)) {
    right += cell.clean * (below + cell.manipulated / 2)
    below += cell.manipulated
    clean += cell.clean
  }
  all = below * clean
  return all > 0 ? right / all : 0.5
}

/** Mean squared distance between the score and the truth, 0 to 1. */
export function brier(rows: readonly ScoredRow[]): number {
  const sum = rows.reduce(
    (total, { row, verdict }) => total + row.weight * (verdict.trust.score / 100 - (row.manipulated ? 0 : 1)) ** 2,
    0,
  )
  return sum / weightOfRows(rows)
}

/** Mean distance between score and observed share of clean creators, over ten bins of the score. */
export function calibrationError(rows: readonly JudgedRow[]): number {
  const gaps = new Float64Array(10)
  for (const { row, verdict } of rows) {
    const bin = Math.min(9, Math.floor(verdict.trust.score / 10))
    gaps[bin] = (gaps[bin] ?? 0) + row.weight * (verdict.trust.score / 100 - (row.manipulated ? 0 : 1))
  }
  return gaps.reduce((sum, gap) => sum + Math.abs(gap), 0) / weightOfRows(rows)
}

/** The middle of the scale between "can be relied on" and not: the edge between moderate and poor. */
export const edge = 70

/** Of the creators whose interval excludes the edge, those that stand on the wrong side of it: manipulated above, clean below. */
export interface SideCheck {
  /** Share of all creators whose interval excludes the edge. */
  excluded: number
  wrong: number
  /** The same among those wholly above and those wholly below. */
  wrongAbove: number
  wrongBelow: number
  above: number
  below: number
}

export function sideCheck(rows: readonly JudgedRow[]): SideCheck {
  const above = rows.filter(({ verdict }) => verdict.trust.low > edge)
  const below = rows.filter(({ verdict }) => verdict.trust.high < edge)
  const wrongAbove = weightOfRows(above, ({ row }) => row.manipulated)
  const wrongBelow = weightOfRows(below, ({ row }) => !row.manipulated)
  const [aboveAll, belowAll] = [weightOfRows(above), weightOfRows(below)]
  const part = (some: number, all: number) => (all > 0 ? some / all : 0)
  return {
    excluded: part(aboveAll + belowAll, weightOfRows(rows)),
    wrong: part(wrongAbove + wrongBelow, aboveAll + belowAll),
    wrongAbove: part(wrongAbove, aboveAll),
    wrongBelow: part(wrongBelow, belowAll),
    above: above.length,
    below: below.length,
  }
}
