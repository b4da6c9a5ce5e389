import { priorLogOdds, seededRandom, sights, signalList, type TrustModel, trustModel } from '@vouch/engine'
import { expect, test } from 'vitest'
import { decisionLimits, falselyMax, missedMax } from './decision-limits.ts'
import { absenceParts, intervalOf, preparedRow } from './interval-choice.ts'
import { contributionsOfRow, judged } from './judged.ts'
import { factorSpreads } from './left-out.ts'
import { madeUpRow, madeUpRows } from './made-up-rows.ts'
import { emptyCard, trainedTrust } from './trained-trust.ts'
import { addedLogOdds, statedContributions, type Weights, weightsOf } from './weigher.ts'
import { fittedWeights, logLoss, plainWeights } from './weight-fit.ts'
import { withLimits } from './write-trust.ts'

/** Weights that are all different, so that a mistaken place would show. */
function oddWeights(): Weights {
  const random = seededRandom(7)
  const factors = () => Float64Array.from(signalList, () => 0.3 + random())
  const byShare = plainWeights().byShare.map((table) => table.map((_, knot) => 0.1 * knot * random()).sort())
  return {
    mild: factors(),
    strong: factors(),
    reassures: factors(),
    byShare,
    repetition: 0.4,
    groupCap: 2.5,
    excuse: 1.5,
  }
}

/** The same weights as a model of the engine. */
function modelOf(
  weights: Weights,
  absences: readonly number[],
  absenceScale: number,
  spreads: readonly number[] = [],
  spreadScale = 0,
): TrustModel {
  const signals = signalList.map(({ id }, index) => [
    id,
    {
      mild: weights.mild[index] ?? 1,
      strong: weights.strong[index] ?? 1,
      reassures: weights.reassures[index] ?? 1,
      ...((weights.byShare[index]?.length ?? 0) > 0 ? { byShare: [...(weights.byShare[index] ?? [])] } : {}),
      absence: absenceScale * (absences[index] ?? 0),
      uncertainty: 0.1,
      spread: spreadScale * (spreads[index] ?? 0),
      ordinary: {},
    },
  ])
  const { repetition, groupCap, excuse } = weights
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

test('the numbers that are fitted are those that the engine adds up', () => {
  const weights = oddWeights()
  for (const row of madeUpRows(40)) {
    const engine = contributionsOfRow(row, modelOf(weights, [], 0))
    const stated = engine.reduce((sum, { logOdds }) => sum + (logOdds ?? 0), 0)
    expect(addedLogOdds(row, weights)).toBeCloseTo(stated, 4)
  }
})

test('the interval that is chosen is the interval that the engine states', () => {
  const weights = oddWeights()
  const absences = signalList.map(({ absence }) => 2 * absence)
  const spreads = signalList.map((_, index) => 0.05 + 0.01 * index)
  const scale = { spreadScale: 1.5, absenceScale: 0.5 }
  for (const [index, { row, verdict }] of judged(
    madeUpRows(40),
    modelOf(weights, absences, 0.5, spreads, 1.5),
  ).entries()) {
    const [low, high] = intervalOf(preparedRow(row, weights), absences, spreads, scale)
    // Contributions are stated with six digits, so an end may round to the next point.
    expect(Math.abs(low - verdict.trust.low), String(index)).toBeLessThanOrEqual(1)
    expect(Math.abs(high - verdict.trust.high), String(index)).toBeLessThanOrEqual(1)
  }
})

test('the weights of the shipped model weigh as the engine does, and its limits can be set anew beneath them', () => {
  const rows = madeUpRows(40)
  for (const row of rows) {
    const engine = contributionsOfRow(row, trustModel).reduce((sum, { logOdds }) => sum + (logOdds ?? 0), 0)
    expect(addedLogOdds(row, weightsOf(trustModel))).toBeCloseTo(engine, 3)
  }
  const { decision, signals } = withLimits(trustModel, rows)
  expect(signals).toBe(trustModel.signals)
  expect(decision).toEqual(decisionLimits(rows, weightsOf(trustModel)))
})

test('what each signal adds is what the engine says it adds', () => {
  const weights = oddWeights()
  for (const row of madeUpRows(40)) {
    const engine = contributionsOfRow(row, modelOf(weights, [], 0))
    for (const [index, added] of statedContributions(row, weights).entries())
      expect(added).toBeCloseTo(engine[index]?.logOdds ?? 0, 4)
  }
})

test('conformal limits leave the stated share of each class beyond them, and are cautious where there are few', () => {
  const weights = plainWeights()
  const rows = Array.from({ length: 400 }, (_, index) =>
    madeUpRow({
      manipulated: index % 2 === 0,
      answers: { 'growth.step': (index % 2 === 0 ? 2 : -2) + (index % 397) / 100 },
    }),
  )
  const seen = sights.indexOf('all')
  const limits = decisionLimits(rows, weights)[seen]
  const totals = (manipulated: boolean) =>
    rows.filter((row) => row.manipulated === manipulated).map((row) => priorLogOdds + addedLogOdds(row, weights))
  const { cleanUntil = 0, manipulatedFrom = 0 } = limits ?? {}
  expect(totals(true).filter((total) => total < cleanUntil).length).toBeLessThanOrEqual(missedMax * 200)
  expect(totals(false).filter((total) => total > manipulatedFrom).length).toBeLessThanOrEqual(falselyMax * 200)
  const barred = rows.map((row, index) => {
    const isBarred = row.manipulated && index % 4 === 0
    return isBarred ? { ...row, parts: row.parts.map((part) => ({ ...part, verdict: 'manipulated' as const })) } : row
  })
  expect(decisionLimits(barred, weights)[seen]?.cleanUntil).toBeGreaterThan(cleanUntil)
  const few = decisionLimits(rows.slice(0, 10), weights)[seen]
  expect(few?.cleanUntil).toBe(-99)
  expect(few?.manipulatedFrom).toBe(99)
})

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

test('how far the worth of a signal varies is asked of all that it counts for, not of a table that adds next to nothing', () => {
  const place = signalList.findIndex(({ id }) => id === 'growth.step')
  const rows = [1, 2, 4].map((logOdds) =>
    madeUpRow({ manipulated: true, answers: { 'growth.step': logOdds }, held: { 'growth.step': 0.3 } }),
  )
  const weightsWith = (factor: number, top: number): Weights => ({
    ...plainWeights(),
    mild: plainWeights().mild.map(() => factor),
    strong: plainWeights().strong.map(() => factor),
    byShare: plainWeights().byShare.map((table) => table.map(() => top)),
  })
  const spreadOf = (refit: Weights) => factorSpreads(rows, weightsWith(1, 0.005), [refit])[place]
  expect(spreadOf(weightsWith(1, 0.05))).toBe(0.03)
  expect(spreadOf(weightsWith(0.5, 0.005))).toBeCloseTo(0.5, 1)
})

test('the same rows give the same model', () => {
  const rows = madeUpRows(120)
  expect(JSON.stringify(trainedTrust(rows, rows))).toBe(JSON.stringify(trainedTrust(rows, rows)))
})

test('a row that nothing was measured of stands at the prior in the shipped model', () => {
  const row = madeUpRow({ manipulated: false, answers: {} })
  const [one] = judged([row], trustModel)
  expect(one?.verdict.trust.score).toBe(78)
})
