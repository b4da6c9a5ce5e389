import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleCreator } from '../examples/example-creator.ts'
import { plainTrustModel } from '../examples/example-trust-model.ts'
import { factsOf } from '../facts.ts'
import type { FraudRisk, Part, SignalGroup } from '../report/report.ts'
import { measured, type SignalDefinition, unmeasured } from '../signals/signal.ts'
import { type Contribution, contributionsOf } from './contributions.ts'
import {
  besideParts,
  fraudRiskOf,
  priorLogOdds,
  priorManipulated,
  scoreOf,
  statedRisk,
  totalLogOdds,
  verdictOf,
} from './trust.ts'

const facts = factsOf(exampleCreator({ posts: 1, historyDays: 1 }))

/** A signal that answers with the given log-odds; null saw too little. */
function signal(id: string, group: SignalGroup, logOdds: number | null, uncertainty = 0.2): SignalDefinition {
  return {
    id,
    title: id,
    group,
    question: '',
    unit: '',
    absence: 0.5,
    measure: () =>
      logOdds === null
        ? unmeasured('It saw too little.')
        : measured({
            value: 1,
            verdict: 'neutral',
            benchmark: null,
            logOdds,
            uncertainty,
            evidence: [],
            explanation: '',
          }),
  }
}

const contributed = (...signals: SignalDefinition[]): Contribution[] => contributionsOf(signals, facts, plainTrustModel)
const statedSum = (contributions: Contribution[]): number =>
  contributions.reduce((sum, { logOdds }) => sum + (logOdds ?? 0), 0)

test('knowing nothing stands at the base rate, with a wide interval and no high risk', () => {
  const { trust, fraudRisk } = verdictOf(contributed(...['a', 'b', 'c', 'd'].map((id) => signal(id, 'audience', null))))
  expect(trust.score).toBe(Math.round(100 * (1 - priorManipulated)))
  expect(trust.high - trust.low).toBeGreaterThan(40)
  expect(['low', 'medium']).toContain(fraudRisk)
})

test('the second signal of a group counts half, the third a quarter; another group counts in full', () => {
  const contributions = contributed(
    signal('a', 'growth', 1),
    signal('b', 'growth', 2),
    signal('c', 'growth', 0.4),
    signal('d', 'comments', 1),
  )
  expect(contributions.map(({ logOdds }) => logOdds)).toEqual([0.5, 2, 0.1, 1])
})

test('reassurance is weakened apart from accusation', () => {
  const contributions = contributed(signal('a', 'growth', -1), signal('b', 'growth', 0), signal('c', 'growth', -0.5))
  expect(contributions.map(({ logOdds }) => logOdds)).toEqual([-1, 0, -0.25])
})

test('real followers do not excuse bought views', () => {
  const contributions = contributed(signal('followers', 'audience', -1), signal('views', 'engagement', 2))
  expect(contributions.map(({ logOdds }) => logOdds)).toEqual([-0.0769231, 2])
})

const evidence = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 1, maxLength: 8 })

test('more evidence from any signal never raises trust', () => {
  fc.assert(
    fc.property(evidence, fc.nat(), fc.double({ min: 0, max: 3, noNaN: true }), (values, place, more) => {
      const raised = values.map((value, index) => (index === place % values.length ? value + more : value))
      const sum = (list: number[]) =>
        statedSum(contributed(...list.map((value, index) => signal(`${index}`, 'growth', value))))
      expect(sum(raised)).toBeGreaterThanOrEqual(sum(values) - 1e-4)
    }),
  )
})

test('a signal that is missing leaves at least the doubt that it leaves when measured', () => {
  const uncertain = contributed(signal('a', 'growth', 0.1, 9))
  const missing = contributed(signal('a', 'growth', null))
  expect(uncertain[0]?.doubt.up).toBe(missing[0]?.doubt.up)
  expect(uncertain[0]?.doubt.down).toBeLessThan(missing[0]?.doubt.down ?? 0)
})

test('score, interval and band follow from the total', () => {
  fc.assert(
    fc.property(evidence, (values) => {
      const contributions = contributed(...values.map((value, index) => signal(`${index}`, 'audience', value)))
      const { trust } = verdictOf(contributions)
      expect(trust.score).toBe(scoreOf(totalLogOdds(contributions.map(({ logOdds }) => logOdds))))
      expect(trust.low).toBeLessThanOrEqual(trust.score)
      expect(trust.high).toBeGreaterThanOrEqual(trust.score)
      const bands =
        trust.score >= 90 ? 'excellent' : trust.score >= 80 ? 'good' : trust.score >= 70 ? 'moderate' : 'poor'
      expect(trust.band).toBe(bands)
    }),
  )
})

test('a signal that answers with no number counts for nothing instead of spoiling the sum', () => {
  expect(statedSum(contributed(signal('a', 'growth', Number.NaN)))).toBe(0)
  expect(totalLogOdds([null, null])).toBe(priorLogOdds)
})

test('risk asks how well the score is known', () => {
  expect(fraudRiskOf(10, 2, 40)).toBe('critical')
  expect(fraudRiskOf(10, 1, 70)).toBe('high')
  expect(fraudRiskOf(30, 5, 95)).toBe('medium')
  expect(fraudRiskOf(90, 15, 99)).toBe('medium')
  expect(fraudRiskOf(90, 60, 98)).toBe('low')
})

test('risk never falls when the score falls and nothing else changes', () => {
  const order = ['low', 'medium', 'high', 'critical']
  for (let score = 1; score <= 100; score += 1) {
    const [worse, better] = [fraudRiskOf(score - 1, 0, 50), fraudRiskOf(score, 0, 50)]
    expect(order.indexOf(worse)).toBeGreaterThanOrEqual(order.indexOf(better))
  }
})

test('too little data is no reason to call a risk low, and hides no higher one', () => {
  const worse: FraudRisk[] = ['medium', 'high', 'critical']
  expect(statedRisk('low', 'LOW_CONFIDENCE', [])).toBe('medium')
  expect(statedRisk('low', 'READY', [])).toBe('low')
  expect(worse.map((risk) => statedRisk(risk, 'LOW_CONFIDENCE', []))).toEqual(worse)
})

test('a part that is wholly above the line makes the risk at least high', () => {
  const part: Part = {
    part: 'growth',
    state: 'seen',
    share: 0.3,
    low: 0.2,
    high: 0.4,
    line: 0.2,
    n: 90,
    why: null,
    verdict: 'manipulated',
  }
  const risks: FraudRisk[] = ['low', 'medium', 'high', 'critical']
  expect(risks.map((risk) => statedRisk(risk, 'READY', [part]))).toEqual(['high', 'high', 'high', 'critical'])
  expect(statedRisk('low', 'READY', [{ ...part, low: 0.19, verdict: 'undecided' }])).toBe('low')
})

test('knowing nothing is a moderate score, not a good one', () => {
  expect(verdictOf([]).trust.band).toBe('moderate')
})

test('beside a part that is wholly above the line no range reaches 70, and the risk follows the range', () => {
  const above: Part = {
    ...{ part: 'comments', state: 'seen', share: 0.5, low: 0.3, high: 0.94, line: 0.2, n: 40, why: null },
    verdict: 'manipulated',
  }
  const points = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(fc.tuple(points, points, points), (three) => {
      const [low = 0, score = 0, high = 0] = three.toSorted((a, b) => a - b)
      const verdict = { trust: { score, low, high, band: 'poor' as const }, fraudRisk: fraudRiskOf(score, low, high) }
      expect(besideParts(verdict, [])).toEqual(verdict)
      const { trust, fraudRisk } = besideParts(verdict, [above])
      expect(trust.high).toBe(Math.min(high, Math.max(score, 69)))
      expect([trust.low, trust.score]).toEqual([low, score])
      if (score < 20) expect(fraudRisk).toBe('critical')
    }),
  )
})
