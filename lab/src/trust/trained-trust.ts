/** From labelled creators to the file that the engine weighs with: factors first, then how much doubt is left. */

import { type SignalWeight, signalList, type TrustModel } from '@vouch/engine'
import { contributionsOfRow, type JudgedRow, judged, sideCheck, weightOfRows } from './judged.ts'
import type { TrustRow } from './trust-row.ts'
import type { Weights } from './weigher.ts'
import { fittedWeights, pullToOne } from './weight-fit.ts'

/** The author's own absence counts like this many creators beside what the spread of a signal says. */
const authorsRows = 30
/** Widths that are tried, and the share on the wrong side of 70 that the narrowest admissible one may have in the fitting half. Below the 5 % that is
 *  promised, because the promise is for creators that were not fitted to. */
const priorDeviations = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2] as const
const absenceScales = [0.1, 0.15, 0.2, 0.25, 0.3] as const
const wrongMax = 0.04
/** The same for clean creators among those wholly below 70: the error that costs an honest creator the work. */
const falselyBelowMax = 0.05

/** Parts of an absence that are left open towards less and towards more trust: who shows nothing may have nothing to hide, so the doubt is
 *  not one-sided; it is larger where it hurts. */
const absence = { down: 1.5, up: 0.7 } as const

/** A platform has a signal when it can be measured for this share of the creators about whom everything is known. */
const measurableMin = 0.5

/** Everything of the model but its card. */
export type FittedTrust = Omit<TrustModel, 'card'>

/** @param rows the fitting half, with weights */
export function trainedTrust(rows: readonly TrustRow[], pull: number = pullToOne): FittedTrust {
  return withDoubt(rows, fittedWeights(rows, pull))
}

/** Chooses the narrowest interval that keeps its promise, among all combinations of the two scales. */
export function withDoubt(rows: readonly TrustRow[], weights: Weights): FittedTrust {
  const spreads = signalSpreads(rows, weights)
  const candidates = priorDeviations.flatMap((priorDeviation) =>
    absenceScales.map((scale) => modelOf(rows, weights, spreads, { priorDeviation, scale })),
  )
  const tried = candidates.map((model) => {
    const verdicts = judged(rows, { ...model, card: emptyCard })
    return { model, check: sideCheck(verdicts), width: meanWidth(verdicts) }
  })
  const kept = tried.filter(({ check }) => check.wrong <= wrongMax && check.wrongBelow <= falselyBelowMax)
  const order =
    kept.length > 0 ? kept.sort((a, b) => a.width - b.width) : tried.sort((a, b) => a.check.wrong - b.check.wrong)
  const [best] = order
  if (best === undefined) throw new Error('There are no widths to choose from.')
  return best.model
}

/** For models that are judged and not written. */
export const emptyCard = { title: '', meaning: '', method: '', definition: '', sources: [], figures: {} }

function meanWidth(rows: readonly JudgedRow[]): number {
  const sum = rows.reduce((total, { row, verdict }) => total + row.weight * (verdict.trust.high - verdict.trust.low), 0)
  return sum / weightOfRows(rows)
}

function modelOf(
  rows: readonly TrustRow[],
  weights: Weights,
  spreads: readonly number[],
  { priorDeviation, scale }: { priorDeviation: number; scale: number },
): FittedTrust {
  const signals = Object.fromEntries(
    signalList.map((signal, index): [string, SignalWeight] => {
      const missing = signal.absence === 0 ? 0 : rounded(scale * (spreads[index] ?? 0))
      const factor = (side: 'accuses' | 'reassures') => rounded(weights[side][index] ?? 1)
      return [
        signal.id,
        {
          accuses: factor('accuses'),
          reassures: factor('reassures'),
          absence: missing,
          uncertainty: rounded(ampleUncertainty(rows, index)),
          ordinary: ordinaryLogOdds(rows, index),
        },
      ]
    }),
  )
  const { repetition, groupCap, excuse } = weights
  return { priorDeviation, repetition, groupCap, excuse, absence, signals }
}

/** How much the verdict moves when a signal that was missing becomes known: the standard deviation of what it adds, over the creators for whom it was
 *  measured. */
function signalSpreads(rows: readonly TrustRow[], weights: Weights): number[] {
  const plain = {
    card: emptyCard,
    priorDeviation: 0,
    repetition: weights.repetition,
    groupCap: weights.groupCap,
    excuse: weights.excuse,
    absence,
    signals: Object.fromEntries(
      signalList.map(({ id }, index) => [
        id,
        {
          accuses: weights.accuses[index] ?? 1,
          reassures: weights.reassures[index] ?? 1,
          absence: 0,
          uncertainty: 0,
          ordinary: {},
        },
      ]),
    ),
  } satisfies TrustModel
  const all = rows.map((row) => ({ weight: row.weight, contributions: contributionsOfRow(row, plain) }))
  return signalList.map((signal, index) => {
    const known = all.flatMap(({ weight, contributions }) => {
      const logOdds = contributions[index]?.logOdds ?? null
      return logOdds === null ? [] : [{ weight, logOdds }]
    })
    const sum = known.reduce((total, { weight }) => total + weight, 0)
    const mean = known.reduce((total, { weight, logOdds }) => total + weight * logOdds, 0) / Math.max(1e-9, sum)
    const squares = known.reduce((total, { weight, logOdds }) => total + weight * (logOdds - mean) ** 2, 0)
    const variance = squares / Math.max(1e-9, sum)
    return Math.sqrt((variance * known.length + signal.absence ** 2 * authorsRows) / (known.length + authorsRows))
  })
}

/** Median uncertainty of a signal where everything was known about a simulated creator; 0 where it never was. */
function ampleUncertainty(rows: readonly TrustRow[], index: number): number {
  return (
    middle(
      rows.filter(({ coverage }) => coverage === 'all').map(({ uncertainty }) => uncertainty[index] ?? Number.NaN),
    ) ?? 0
  )
}

/** The signal's own log-odds at the median of clean creators, on the platforms that have the signal. */
function ordinaryLogOdds(rows: readonly TrustRow[], index: number): SignalWeight['ordinary'] {
  const ordinary: SignalWeight['ordinary'] = {}
  for (const platform of [...new Set(rows.map((row) => row.platform))].sort()) {
    const here = rows.filter((row) => row.platform === platform)
    const complete = here.filter(({ coverage }) => coverage === 'all')
    const measured = complete.filter(({ logOdds }) => !Number.isNaN(logOdds[index] ?? Number.NaN))
    const median = middle(
      here.filter(({ manipulated }) => !manipulated).map(({ logOdds }) => logOdds[index] ?? Number.NaN),
    )
    if (median === null || measured.length < measurableMin * complete.length) continue
    ordinary[platform] = rounded(Math.min(0, median))
  }
  return ordinary
}

/** @returns the median of the values that are numbers; null for none */
function middle(values: readonly number[]): number | null {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

function rounded(value: number): number {
  return value === 0 ? 0 : Number(value.toPrecision(4))
}
