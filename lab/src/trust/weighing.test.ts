import { seededRandom, signalList, type TrustModel, trustModel } from '@vouch/engine'
import { expect, test } from 'vitest'
import { absenceParts, intervalOf } from './interval-choice.ts'
import { contributionsOfRow, judged } from './judged.ts'
import { madeUpRow, madeUpRows } from './made-up-rows.ts'
import { emptyCard, trainedTrust } from './trained-trust.ts'
import { addedLogOdds, type Weights } from './weigher.ts'
import { fittedWeights, logLoss, plainWeights } from './weight-fit.ts'

/** Weights that are all different, so that a mistaken place would show. */
function oddWeights(): Weights {
  const random = seededRandom(7)
  const factors = () => Float64Array.from(signalList, () => 0.3 + random())
  return { mild: factors(), strong: factors(), reassures: factors(), repetition: 0.4, groupCap: 2.5, excuse: 1.5 }
}

/** The same weights as a model of the engine. */
function modelOf(weights: Weights, spreads: readonly number[], absenceScale: number): TrustModel {
  const signals = signalList.map(({ id }, index) => [
    id,
    {
      mild: weights.mild[index] ?? 1,
      strong: weights.strong[index] ?? 1,
      reassures: weights.reassures[index] ?? 1,
      absence: absenceScale * (spreads[index] ?? 0),
      uncertainty: 0.1,
      ordinary: {},
    },
  ])
  const { repetition, groupCap, excuse } = weights
  return {
    card: emptyCard,
    priorDeviation: 0.8,
    repetition,
    groupCap,
    excuse,
    absence: absenceParts,
    signals: Object.fromEntries(signals),
  }
}

test('the numbers that are fitted are those that the engine adds up', () => {
  const weights = oddWeights()
  for (const row of madeUpRows(40)) {
    const engine = contributionsOfRow(row, modelOf(weights, [], 0))
    const stated = engine.reduce((sum, { logOdds }) => sum + (logOdds ?? 0), 0)
    expect(addedLogOdds(row.logOdds, weights)).toBeCloseTo(stated, 4)
  }
})

test('the interval that is chosen is the interval that the engine states', () => {
  const weights = oddWeights()
  const spreads = signalList.map(({ absence }) => 2 * absence)
  const scale = { priorDeviation: 0.8, absenceScale: 0.5 }
  for (const [index, one] of judged(madeUpRows(40), modelOf(weights, spreads, 0.5)).entries()) {
    const { row, verdict } = one
    const stated = row.uncertainty.map(
      (value, place) =>
        Math.max(0, value) *
        Math.max(weights.mild[place] ?? 1, weights.strong[place] ?? 1, weights.reassures[place] ?? 1),
    )
    const total = contributionsOfRow(row, modelOf(weights, spreads, 0.5)).reduce(
      (sum, { logOdds }) => sum + (logOdds ?? 0),
      trustPrior,
    )
    expect(intervalOf({ total, stated }, spreads, scale), String(index)).toEqual([
      verdict.trust.low,
      verdict.trust.high,
    ])
  }
})

const trustPrior = Math.log(0.22 / 0.78)

test('fitting lowers the loss, keeps factors within their bounds, and finds the signal that tells the classes apart', () => {
  const rows = madeUpRows(300)
  const weights = fittedWeights(rows)
  expect(logLoss(rows, weights)).toBeLessThan(logLoss(rows, plainWeights()))
  for (const side of ['mild', 'strong', 'reassures'] as const) {
    for (const factor of weights[side]) {
      expect(factor).toBeGreaterThanOrEqual(0.1)
      expect(factor).toBeLessThanOrEqual(2.5)
    }
  }
  const telling = signalList.findIndex(({ id }) => id === 'growth.step')
  const misleading = signalList.findIndex(({ id }) => id === 'engagement.low')
  expect(weights.mild[telling]).toBeGreaterThan(weights.mild[misleading] ?? 9)
})

test('the same rows give the same model', () => {
  const rows = madeUpRows(120)
  expect(JSON.stringify(trainedTrust(rows))).toBe(JSON.stringify(trainedTrust(rows)))
})

test('a row that nothing was measured of stands at the prior in the shipped model', () => {
  const row = madeUpRow({ manipulated: false, answers: {} })
  const [one] = judged([row], trustModel)
  expect(one?.verdict.trust.score).toBe(78)
})
