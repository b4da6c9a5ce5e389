import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleCreator } from '../examples/example-creator.ts'
import { plainTrustModel } from '../examples/example-trust-model.ts'
import { factsOf } from '../facts.ts'
import type { SignalGroup } from '../report/report.ts'
import { measured, type SignalDefinition, unmeasured } from '../signals/signal.ts'
import { contributionsOf } from './contributions.ts'

const facts = factsOf(exampleCreator({ posts: 1, historyDays: 1 }))

interface Answer {
  logOdds: number | null
  group?: SignalGroup
  uncertainty?: number
  absence?: number
}

const signal = (
  { logOdds, group = 'growth', uncertainty = 0.2, absence = 0.5 }: Answer,
  id = 'a',
): SignalDefinition => ({
  id,
  title: id,
  group,
  question: '',
  unit: '',
  absence,
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
})

const weighed = (...answers: Answer[]) =>
  contributionsOf(
    answers.map((answer, index) => signal(answer, String(index))),
    facts,
    plainTrustModel,
  )
const stated = (...answers: Answer[]) => weighed(...answers).map(({ logOdds }) => logOdds)
const grown = (...values: (number | null)[]) => stated(...values.map((logOdds) => ({ logOdds })))

test.each([
  [[2], [2]],
  [
    [1, 2, 0.4],
    [0.5, 2, 0.1],
  ],
  [
    [1, 1, 1, 1],
    [1, 0.5, 0.25, 0.125],
  ],
  [
    [null, 1, null],
    [null, 1, null],
  ],
  [
    [-1, -1],
    [-1, -0.5],
  ],
  [[0], [0]],
])('the signals %j of one group count as %j', (answers, counted) => {
  expect(grown(...answers)).toEqual(counted)
})

test('a group speaks for manipulation by 3.5 at most, however many of it agree', () => {
  expect(grown(3, 3, 3)).toEqual([3, 0.5, 0])
  expect(grown(9)).toEqual([3.5])
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 9, noNaN: true }), { maxLength: 12 }), (values) => {
      const sum = grown(...values).reduce<number>((total, value) => total + (value ?? 0), 0)
      expect(sum).toBeLessThanOrEqual(3.5 + 1e-4)
    }),
  )
})

test('groups do not weaken each other', () => {
  expect(stated({ logOdds: 3 }, { logOdds: 3, group: 'comments' }, { logOdds: 3, group: 'audience' })).toEqual([
    3, 3, 3,
  ])
})

test('of equal evidence the first of the list counts in full, so the same report is told every time', () => {
  expect(grown(1, 1)).toEqual([1, 0.5])
})

test.each([
  [0, -1],
  [0.5, -0.571429],
  [1, -0.25],
  [2, -0.0769231],
  [3, -0.0357143],
])('beside accusations of %d a reassurance of −1 counts as %d', (accused, left) => {
  expect(stated({ logOdds: -1 }, { logOdds: accused, group: 'comments' })[0]).toBe(left)
})

const answers = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 1, maxLength: 9 })

test('a contribution keeps its sign and is never larger than what its signal said', () => {
  fc.assert(
    fc.property(answers, (values) => {
      for (const [index, logOdds] of grown(...values).entries()) {
        const value = values[index] ?? 0
        expect(Math.abs(logOdds ?? 0)).toBeLessThanOrEqual(Math.abs(value) * (1 + 1e-5))
        expect((logOdds ?? 0) * value).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('in another order of the list the sum is the same', () => {
  fc.assert(
    fc.property(answers, (values) => {
      const sum = (list: readonly number[]) => grown(...list).reduce<number>((total, value) => total + (value ?? 0), 0)
      expect(sum([...values].reverse())).toBeCloseTo(sum(values), 3)
    }),
  )
})

test('there is one contribution for each definition, in the order of the definitions, measured or not', () => {
  const contributions = weighed({ logOdds: null }, { logOdds: 1 }, { logOdds: -1, group: 'content' })
  expect(contributions.map(({ definition }) => definition.id)).toEqual(['0', '1', '2'])
  expect(contributions.map(({ measurement }) => measurement.measured)).toEqual([false, true, true])
})

test('what is missing leaves half as much doubt again as its absence downwards, and less upwards', () => {
  expect(weighed({ logOdds: null, absence: 0.4 })[0]?.doubt.down).toBeCloseTo(0.6, 12)
  expect(weighed({ logOdds: null, absence: 0.4 })[0]?.doubt.up).toBeCloseTo(0.28, 12)
})

test.each([
  [0.1, 0.1],
  [0.28, 0.28],
  [9, 0.28],
  [-1, 0],
])(
  'a measured signal with the uncertainty %d leaves the doubt %d, never more than when missing',
  (uncertainty, doubt) => {
    const [one] = weighed({ logOdds: 1, uncertainty, absence: 0.4 })
    expect(one?.doubt.down).toBeCloseTo(doubt, 12)
    expect(one?.doubt.up).toBeCloseTo(doubt, 12)
  },
)

test('measuring a signal never leaves more doubt in either direction than not measuring it', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 5, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (uncertainty, absence) => {
        const [seen] = weighed({ logOdds: 0, uncertainty, absence })
        const [missing] = weighed({ logOdds: null, absence })
        expect(seen?.doubt.down ?? 9).toBeLessThanOrEqual(missing?.doubt.down ?? 0)
        expect(seen?.doubt.up ?? 9).toBeLessThanOrEqual(missing?.doubt.up ?? 0)
      },
    ),
  )
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  'a signal that answers %d counts for nothing',
  (logOdds) => {
    expect(grown(logOdds, 1)).toEqual([0, 1])
  },
)

test('a business signal, whose absence means nothing, leaves no doubt when it is missing', () => {
  expect(weighed({ logOdds: null, absence: 0 })[0]?.doubt).toEqual({ down: 0, up: 0 })
})
