import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assess } from '../../assess.ts'
import { withGain } from '../../examples/example-creator.ts'
import { fullCreator } from '../../examples/example-crowd.ts'
import { plainTrustModel } from '../../examples/example-trust-model.ts'
import { factsOf } from '../../facts.ts'
import type { SignalGroup } from '../../report/report.ts'
import { measured, type SignalDefinition, unmeasured } from '../../signals/signal.ts'
import { signalList } from '../../signals/signal-list.ts'
import { type Contribution, contributionsOf, weighed } from '../contributions.ts'
import { scoreOf, totalLogOdds } from '../trust.ts'
import type { TrustModel } from '../trust-model.ts'
import { scoreAtMedian } from './score-at-median.ts'

/** A signal that answers with the given log-odds; null saw too little. */
function signal(id: string, group: SignalGroup, logOdds: number | null): SignalDefinition {
  const answer =
    logOdds === null
      ? unmeasured('It saw too little.')
      : measured({
          value: 1,
          verdict: logOdds > 0 ? 'concern' : 'neutral',
          benchmark: null,
          logOdds,
          uncertainty: 0.2,
          evidence: [],
          explanation: 'It is.',
        })
  return { id, title: id, group, question: '', unit: '', absence: 0.5, measure: () => answer }
}

const facts = factsOf(fullCreator(1))
const weighedPlainly = (...signals: SignalDefinition[]): Contribution[] =>
  contributionsOf(signals, facts, plainTrustModel)

/** The plain model with a median for one signal. */
const withMedian = (id: string, logOdds: number): TrustModel => ({
  ...plainTrustModel,
  signals: {
    [id]: {
      mild: 1,
      strong: 1,
      reassures: 1,
      absence: 0.5,
      uncertainty: 0.1,
      spread: 0,
      ordinary: { instagram: logOdds },
    },
  },
})

test('without its only concern a report stands where it would without any evidence', () => {
  const contributions = weighedPlainly(signal('a', 'growth', 2))
  expect(scoreAtMedian(contributions, 0, 'instagram', plainTrustModel)).toBe(scoreOf(totalLogOdds([])))
})

test('where the median creator is reassuring, the concern is replaced by that reassurance and not by nothing', () => {
  const contributions = weighedPlainly(signal('a', 'growth', 2))
  const model = withMedian('a', -0.4)
  expect(scoreAtMedian(contributions, 0, 'instagram', model)).toBe(scoreOf(totalLogOdds([-0.4])))
  expect(scoreAtMedian(contributions, 0, 'tiktok', model)).toBe(scoreOf(totalLogOdds([])))
})

test('a concern that goes gives back the weight that it took from its group and from reassurance', () => {
  const contributions = weighedPlainly(signal('a', 'growth', 2), signal('b', 'growth', 1), signal('c', 'audience', -1))
  const again = weighed(
    [signal('a', 'growth', 0), signal('b', 'growth', 1), signal('c', 'audience', -1)].map((definition) => ({
      definition,
      measurement: definition.measure(facts),
    })),
    plainTrustModel,
  )
  const expected = scoreOf(totalLogOdds(again.map(({ logOdds }) => logOdds)))
  expect(scoreAtMedian(contributions, 0, 'instagram', plainTrustModel)).toBe(expected)
})

test('only a concern that adds something has a counterfactual', () => {
  const contributions = weighedPlainly(signal('a', 'growth', -1), signal('b', 'growth', 0), signal('c', 'growth', null))
  for (const place of [0, 1, 2, 9]) {
    expect(scoreAtMedian(contributions, place, 'instagram', plainTrustModel)).toBeNull()
  }
})

test('the score without a concern is never below the score with it', () => {
  const answers = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(answers, fc.double({ min: -1, max: 0, noNaN: true }), (values, median) => {
      const contributions = weighedPlainly(...values.map((value, index) => signal(`${index}`, 'growth', value)))
      const score = scoreOf(totalLogOdds(contributions.map(({ logOdds }) => logOdds)))
      for (const place of values.keys()) {
        const without = scoreAtMedian(contributions, place, 'instagram', withMedian(`${place}`, median))
        if (without !== null) expect(without).toBeGreaterThanOrEqual(score)
      }
    }),
  )
})

test('in a report every concern that adds evidence has its counterfactual, and nothing else has one', () => {
  const bought = withGain(fullCreator(2), 20, 20_000)
  const report = assess(bought, { digest: 'sha256:example', computedAt: '2026-11-20T10:05:00Z' })
  expect(report.signals.some(({ scoreAtMedian: score }) => score !== null)).toBe(true)
  for (const { verdict, logOdds, scoreAtMedian: score } of report.signals) {
    expect(score !== null).toBe(verdict === 'concern' && (logOdds ?? 0) > 0)
    if (score !== null) expect(score).toBeGreaterThanOrEqual(report.trust?.score ?? 101)
  }
})

test('the contributions of a report can be weighed again and give themselves', () => {
  const contributions = contributionsOf(signalList, factsOf(withGain(fullCreator(3), 20, 20_000)))
  expect(weighed(contributions)).toEqual(contributions)
})
