/** How good the trust score is, on simulated and semi-synthetic creators that its weights were not fitted to. */
import { type TrustModel, trustModel } from '@vouch/engine'
import { ablation } from '../experiments/trust-ablation.ts'
import { type JudgedRow, judged, sideCheck, weightedRanking, weightedShare } from '../trust/judged.ts'
import { trustPopulation } from '../trust/population.ts'
import { breakEvenScore, costTable, riskCosts, wordTable } from '../trust/risk-costs.ts'
import { emptyCard } from '../trust/trained-trust.ts'
import type { TrustRow } from '../trust/trust-row.ts'
import {
  isAlarming,
  isAsFound,
  kindTable,
  percent,
  populationParts,
  qualityTable,
  reliabilityTable,
} from '../trust/trust-tables.ts'
import { enoughCreators, fullyKnownRanking, isFullyKnown } from '../trust/write-trust.ts'
import type { AccuracyPart, Goal } from './accuracy-part.ts'
import { scoreBins } from './score-bins.ts'

const wrongSideGoal = 0.05
const alarmedGoal = 0.02
/** The same population drawn twice differs by chance alone: a hundredth and a half at 650 creators. */
const gapGoal = 0.015

/** Every signal as its author stated it, with the author's own doubts: what the score was before anything was fitted. */
const unfitted: TrustModel = {
  card: emptyCard,
  repetition: 0.5,
  groupCap: 3.5,
  excuse: 3,
  absence: { down: 1.5, up: 0.7 },
  decision: [],
  signals: {},
}

/** Trust score: calibration, interval, costs of the words, what each signal is worth. */
export const trustPart: AccuracyPart = {
  name: 'trust',
  measure(data, seed) {
    return enoughCreators(data) ? trustAccuracy(trustPopulation(data, ['test'], seed)) : null
  },
}

/** @param rows that nothing was fitted to
 *  @returns all tables of the shipped score, and its goals */
export function trustAccuracy(rows: readonly TrustRow[]): { text: string; goals: Goal[] } {
  const verdicts = judged(rows, trustModel)
  const plain = judged(rows, unfitted)
  const parts = [...populationParts(verdicts), ['all, nothing fitted', plain] as const]
  const texts = [
    `### trust: creators that nothing was fitted to\n\n${qualityTable(parts)}`,
    `### trust: reliability, clean creators by score\n\n${reliabilityTable(verdicts)}`,
    `### trust: kinds of creators\n\n${kindTable(verdicts)}`,
    `### trust: words of the fraud risk\n\n${wordTable(verdicts)}`,
    ...riskCosts.map((costs) => {
      const { word, falsely, missed } = costs
      const title = `cost of "${word}" (${falsely} fees falsely, ${missed} missed; break-even at ${breakEvenScore(costs).toFixed(0)})`
      return `### trust: ${title}\n\n${costTable(verdicts, costs)}`
    }),
    `### trust: what each signal is worth\n\n${ablation(rows, trustModel)}`,
  ]
  return { text: texts.join('\n\n'), goals: goalsOf(verdicts, plain) }
}

function goalsOf(verdicts: readonly JudgedRow[], plain: readonly JudgedRow[]): Goal[] {
  const wrong = (rows: readonly JudgedRow[]) => sideCheck(rows).wrong
  const alarmed = (rows: readonly JudgedRow[]) => weightedShare(rows.filter(isAsFound), isAlarming)
  const bins = scoreBins(
    verdicts
      .filter(({ row }) => row.source === 'real')
      .map(({ row, verdict: { trust } }) => ({ label: row, trust, weight: row.weight })),
  )
  const inside = bins.filter(({ holds }) => holds).length
  const fresh = weightedRanking(verdicts.filter(({ row }) => isFullyKnown(row)))
  const published = trustModel.card.figures[fullyKnownRanking] ?? Number.NaN
  return [
    {
      measure: 'trust AUC, everything known: gap between this draw and the published one',
      kind: 'simulated',
      goal: `at most ${gapGoal}`,
      reached: `${Math.abs(fresh - published).toFixed(3)} (${fresh.toFixed(3)} and ${published.toFixed(3)})`,
      baseline: '.058 before parts',
      met: Math.abs(fresh - published) <= gapGoal,
    },
    {
      measure:
        'bins of 500 real creators or more, as they are and with a purchase, whose share of clean ones lies in the range of trust',
      kind: 'half-real',
      goal: '85 to 95%',
      reached: `${inside} of ${bins.length}`,
      baseline: '–',
      met: bins.length > 0 && inside >= 0.85 * bins.length && inside <= 0.95 * bins.length,
    },
    {
      measure: 'trust: range wholly above or below 70, on the wrong side',
      kind: 'half-real',
      goal: `at most ${percent(wrongSideGoal)}`,
      reached: percent(wrong(verdicts)),
      baseline: `${percent(wrong(plain))} (nothing fitted)`,
      met: wrong(verdicts) <= wrongSideGoal,
    },
    {
      measure: 'trust: real creators as they are, high or critical',
      kind: 'real',
      goal: `at most ${percent(alarmedGoal)}`,
      reached: percent(alarmed(verdicts)),
      baseline: `${percent(alarmed(plain))} (nothing fitted)`,
      met: alarmed(verdicts) <= alarmedGoal,
    },
    {
      measure: 'trust: AUC over all coverages',
      kind: 'half-real',
      goal: 'above nothing fitted',
      reached: weightedRanking(verdicts).toFixed(3),
      baseline: weightedRanking(plain).toFixed(3),
      met: weightedRanking(verdicts) > weightedRanking(plain),
    },
  ]
}
