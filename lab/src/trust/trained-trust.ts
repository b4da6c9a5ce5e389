/** From labelled creators to the numbers that the engine weighs with: factors first, then how much doubt is left. */

import { type SignalWeight, signalList, type TrustModel } from '@vouch/engine'
import { decisionLimits } from './decision-limits.ts'
import { absenceParts, chosenInterval, speaks } from './interval-choice.ts'
import { contributionsOfRow } from './judged.ts'
import { factorSpreads, leftOut } from './left-out.ts'
import type { TrustRow } from './trust-row.ts'
import type { Weights } from './weigher.ts'
import { fittedWeights, pullToOne } from './weight-fit.ts'

/** The author's own absence counts like this many creators beside what the spread of a signal says. */
const authorsRows = 30

/** A platform has a signal when it can be measured for this share of the creators about whom everything is known. */
const measurableMin = 0.5

/** For models that are judged and not written. */
export const emptyCard = { title: '', meaning: '', method: '', definition: '', sources: [], figures: {} }

/** @param rows the fitting part, with weights
 *  @param calibrating rows that the limits of the decision are taken from
 *  @returns everything of the model but its card; the same rows give the same numbers */
export function trainedTrust(
  rows: readonly TrustRow[],
  calibrating: readonly TrustRow[],
  pull: number = pullToOne,
): Omit<TrustModel, 'card'> {
  const weights = roundedWeights(fittedWeights(rows, pull))
  const absences = signalSpreads(rows, weights)
  const { refits, groups } = leftOut(rows, weights, pull)
  const spreads = factorSpreads(rows, weights, refits)
  const { spreadScale, absenceScale } = chosenInterval(groups, weights, absences, spreads)
  const signals = Object.fromEntries(
    signalList.map((signal, index): [string, SignalWeight] => [
      signal.id,
      {
        mild: weights.mild[index] ?? 1,
        strong: weights.strong[index] ?? 1,
        reassures: weights.reassures[index] ?? 1,
        ...tableOf(rows, weights, index),
        absence: rounded(absenceScale * (absences[index] ?? 0)),
        uncertainty: rounded(ampleUncertainty(rows, index)),
        spread: rounded(spreadScale * (spreads[index] ?? 0)),
        ordinary: ordinaryLogOdds(rows, index),
      },
    ]),
  )
  const { repetition, groupCap, excuse } = weights
  const decision = decisionLimits(calibrating, weights)
  return { repetition, groupCap, excuse, absence: absenceParts, decision, signals }
}

/** How much the verdict moves when a signal that was missing becomes known: the standard deviation of what it adds, over the creators for whom it was
 *  measured. 0 for signals without a part in the verdict. */
export function signalSpreads(rows: readonly TrustRow[], weights: Weights): number[] {
  const plain = spreadModel(weights)
  const all = rows.map((row) => ({ weight: row.weight, contributions: contributionsOfRow(row, plain) }))
  return signalList.map((signal, index) => {
    if (!speaks(index)) return 0
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

/** The engine's model with these weights and no doubt at all. */
function spreadModel(weights: Weights): TrustModel {
  const { mild, strong, reassures, repetition, groupCap, excuse } = weights
  const signals = signalList.map(({ id }, index): [string, SignalWeight] => [
    id,
    {
      mild: mild[index] ?? 1,
      strong: strong[index] ?? 1,
      reassures: reassures[index] ?? 1,
      ...tableOf([], weights, index),
      absence: 0,
      uncertainty: 0,
      spread: 0,
      ordinary: {},
    },
  ])
  return {
    card: emptyCard,
    repetition,
    groupCap,
    excuse,
    absence: absenceParts,
    decision: [],
    signals: Object.fromEntries(signals),
  }
}

/** The table of a signal that holds a part, with the share that is usual among clean creators; nothing for the others. */
function tableOf(
  rows: readonly TrustRow[],
  { byShare }: Weights,
  index: number,
): Pick<SignalWeight, 'byShare' | 'usualShare'> {
  const table = byShare[index] ?? []
  if (table.length === 0) return {}
  const usual = middle(rows.filter(({ manipulated }) => !manipulated).map(({ shares }) => shares[index] ?? Number.NaN))
  return { byShare: [...table], usualShare: rounded(usual ?? 0) }
}

/** Median uncertainty of a signal where everything was known about a simulated creator; 0 where it never was. */
function ampleUncertainty(rows: readonly TrustRow[], index: number): number {
  const complete = rows.filter(({ coverage }) => coverage === 'all')
  return middle(complete.map(({ uncertainty }) => uncertainty[index] ?? Number.NaN)) ?? 0
}

/** The signal's own log-odds at the median of clean creators, on the platforms that have the signal. */
function ordinaryLogOdds(rows: readonly TrustRow[], index: number): SignalWeight['ordinary'] {
  const ordinary: SignalWeight['ordinary'] = {}
  const statedOf = (some: readonly TrustRow[]) => some.map(({ logOdds }) => logOdds[index] ?? Number.NaN)
  for (const platform of [...new Set(rows.map((row) => row.platform))].sort()) {
    const here = rows.filter((row) => row.platform === platform)
    const complete = statedOf(here.filter(({ coverage }) => coverage === 'all'))
    const median = middle(statedOf(here.filter(({ manipulated }) => !manipulated)))
    const known = complete.filter((value) => !Number.isNaN(value)).length
    if (median === null || known === 0 || known < measurableMin * complete.length) continue
    ordinary[platform] = rounded(Math.min(0, median))
  }
  return ordinary
}

/** @returns the median of the values that are numbers; null for none */
function middle(values: readonly number[]): number | null {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

/** Factors as the file holds them, so that what is chosen after them is chosen for what ships. */
function roundedWeights(weights: Weights): Weights {
  const { mild, strong, reassures, byShare } = weights
  return {
    ...weights,
    mild: mild.map(rounded),
    strong: strong.map(rounded),
    reassures: reassures.map(rounded),
    byShare: byShare.map((table) => table.map(rounded)),
  }
}

function rounded(value: number): number {
  return value === 0 ? 0 : Number(value.toPrecision(4))
}
