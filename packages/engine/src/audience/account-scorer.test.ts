import fc from 'fast-check'
import { expect, test } from 'vitest'
import instagramModel from '../models/accounts-instagram.json' with { type: 'json' }
import xModel from '../models/accounts-x.json' with { type: 'json' }
import type { Account } from '../snapshot/snapshot.ts'
import { featureCount, featureIndex, type featureNames, writeAccountFeatures } from './account-features.ts'
import type { AccountModel } from './account-model.ts'
import { accountScorer, binOf } from './account-scorer.ts'

const models: [string, AccountModel][] = [
  ['Instagram', instagramModel],
  ['X', xModel],
]

const card = { title: '', meaning: '', method: '', sources: [], figures: {} }
const transfer = { slope: 1, errorAtNone: 0, errorAtAll: 0 }

/** Two features and their pair, small enough to be followed by hand. */
const smallModel: AccountModel = {
  card,
  transfer,
  known: [],
  usuallyKnown: 1,
  intercept: 0.5,
  priorLogOdds: 0,
  features: [
    { name: 'followers', edges: [10, 100], scores: [0, 2, 1, -1] },
    { name: 'posts', edges: [1], scores: [0, 0.75, -0.25] },
  ],
  pairs: [
    {
      first: 'followers',
      second: 'posts',
      firstBins: [0, 1, 1, 2],
      secondBins: [0, 1, 2],
      width: 3,
      scores: [0, 0, 0, 0, 0.5, 0.125, 0, -0.5, -0.125],
    },
  ],
}

function rowOf(values: Partial<Record<(typeof featureNames)[number], number>>): Float64Array {
  const row = new Float64Array(featureCount).fill(Number.NaN)
  for (const [name, value] of Object.entries(values)) row[featureIndex[name as keyof typeof featureIndex]] = value
  return row
}

function scoreOf(model: AccountModel, account: Omit<Account, 'id'>): number {
  const row = new Float64Array(featureCount)
  writeAccountFeatures({ id: 'a', ...account }, Number.NaN, row)
  return accountScorer(model).logOdds(row)
}

const anyRow = fc
  .array(fc.oneof(fc.constant(Number.NaN), fc.nat({ max: 10_000 }), fc.double({ min: -5, max: 5, noNaN: true })), {
    minLength: featureCount,
    maxLength: featureCount,
  })
  .map((values) => Float64Array.from(values))

test('a score is intercept plus one number a feature plus one a pair', () => {
  const scorer = accountScorer(smallModel)
  expect(scorer.logOdds(rowOf({ followers: 5, posts: 0 }))).toBe(0.5 + 2 + 0.75 + 0.5)
  expect(scorer.logOdds(rowOf({ followers: 50, posts: 3 }))).toBe(0.5 + 1 - 0.25 + 0.125)
  expect(scorer.logOdds(rowOf({ followers: 100, posts: 3 }))).toBe(0.5 - 1 - 0.25 - 0.125)
})

test('an unknown feature contributes nothing, alone or in a pair', () => {
  const scorer = accountScorer(smallModel)
  expect(scorer.logOdds(rowOf({ followers: 5 }))).toBe(0.5 + 2)
  expect(scorer.logOdds(rowOf({ posts: 0 }))).toBe(0.5 + 0.75)
  expect(scorer.logOdds(rowOf({}))).toBe(0.5)
})

test('features that the model does not list contribute nothing', () => {
  const scorer = accountScorer(smallModel)
  expect(scorer.logOdds(rowOf({ followers: 5, digitRun: 9, bioLength: 0 }))).toBe(0.5 + 2)
})

test('a pair is divided evenly between its features', () => {
  const parts = new Float64Array(featureCount)
  accountScorer(smallModel).contributions(rowOf({ followers: 5, posts: 0 }), parts)
  expect(parts[featureIndex.followers]).toBe(2.25)
  expect(parts[featureIndex.posts]).toBe(1)
})

test('a damaged model is refused: lengths that disagree, features that nobody knows', () => {
  const short = { ...smallModel, features: [{ name: 'posts', edges: [1, 2], scores: [0, 1] }] }
  expect(() => accountScorer(short)).toThrow(RangeError)
  const [pair] = smallModel.pairs
  if (pair === undefined) throw new Error('The small model has a pair.')
  expect(() => accountScorer({ ...smallModel, pairs: [{ ...pair, first: 'shoeSize' }] })).toThrow('shoeSize')
})

test('a bin is one more than the number of edges at or below the value', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ noNaN: true }), { maxLength: 20 }),
      fc.double({ noNaN: true }),
      (values, value) => {
        const edges = Float64Array.from(new Set(values)).sort()
        const below = edges.filter((edge) => edge <= value).length
        expect(binOf(value, edges, 0, edges.length)).toBe(1 + below)
      },
    ),
  )
})

test('an unknown value is in bin 0 whatever the edges', () => {
  expect(binOf(Number.NaN, Float64Array.of(1, 2, 3), 0, 3)).toBe(0)
  expect(binOf(Number.NaN, new Float64Array(), 0, 0)).toBe(0)
})

test('a scorer finds the same bins as the laboratory, for 1 to 31 edges, on the edges and off them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 31 }),
      fc.integer({ min: -110, max: 110 }),
      (values, doubled) => {
        const edges = [...new Set(values)].sort((a, b) => a - b)
        const value = doubled / 2
        // Each bin scores its own number, so the score tells the bin.
        const scores = [0, ...edges.map((_, bin) => bin + 1), edges.length + 1]
        const model = { ...smallModel, intercept: 0, features: [{ name: 'followers', edges, scores }], pairs: [] }
        const bin = binOf(value, Float64Array.from(edges), 0, edges.length)
        expect(accountScorer(model).logOdds(rowOf({ followers: value }))).toBe(bin)
      },
    ),
  )
})

test('more edges than a scorer can search are refused', () => {
  const edges = Array.from({ length: 32 }, (_, edge) => edge)
  const features = [{ name: 'posts', edges, scores: Array<number>(34).fill(0) }]
  expect(() => accountScorer({ ...smallModel, features, pairs: [] })).toThrow('more than 31 edges')
})

test('pairs that merge the bins of one feature in different ways are each looked up in their own way', () => {
  const [pair] = smallModel.pairs
  if (pair === undefined) throw new Error('The small model has a pair.')
  const other = { ...pair, firstBins: [0, 1, 2, 2], scores: [0, 0, 0, 0, 8, 16, 0, 32, 64] }
  const scorer = accountScorer({ ...smallModel, intercept: 0, features: smallModel.features, pairs: [pair, other] })
  expect(scorer.logOdds(rowOf({ followers: 50, posts: 0 }))).toBe(1 + 0.75 + 0.5 + 32)
  expect(scorer.logOdds(rowOf({ followers: 5, posts: 3 }))).toBe(2 - 0.25 + 0.125 + 16)
})

for (const [name, model] of models) {
  test(`${name}: contributions add up to the score`, () => {
    const scorer = accountScorer(model)
    const parts = new Float64Array(featureCount)
    fc.assert(
      fc.property(anyRow, (row) => {
        scorer.contributions(row, parts)
        const sum = parts.reduce((total, part) => total + part, model.intercept)
        expect(sum).toBeCloseTo(scorer.logOdds(row), 10)
      }),
    )
  })

  test(`${name}: an account of which nothing is known scores exactly the prior`, () => {
    expect(scoreOf(model, {})).toBe(model.intercept)
  })

  test(`${name}: scores are finite whatever is missing`, () => {
    const scorer = accountScorer(model)
    fc.assert(
      fc.property(anyRow, (row) => {
        expect(Number.isFinite(scorer.logOdds(row))).toBe(true)
      }),
    )
  })

  test(`${name}: turning a letter of the user name into a digit never makes an account look less suspicious`, () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9_]{2,20}$/), fc.nat(), (username, position) => {
        const letters = [...username.matchAll(/[a-z]/g)].map(({ index }) => index)
        const at = letters[position % Math.max(1, letters.length)]
        if (at === undefined) return
        const digited = `${username.slice(0, at)}7${username.slice(at + 1)}`
        expect(scoreOf(model, { username: digited })).toBeGreaterThanOrEqual(scoreOf(model, { username }) - 1e-9)
      }),
    )
  })

  test(`${name}: a verified account never looks more suspicious than the same account unverified`, () => {
    const account = { followers: 200, following: 300, posts: 20, username: 'anna' }
    expect(scoreOf(model, { ...account, verified: true })).toBeLessThanOrEqual(
      scoreOf(model, { ...account, verified: false }),
    )
  })

  test(`${name}: an account without a picture never looks less suspicious`, () => {
    const account = { followers: 200, following: 300, username: 'anna' }
    expect(scoreOf(model, { ...account, hasAvatar: false })).toBeGreaterThanOrEqual(
      scoreOf(model, { ...account, hasAvatar: true }),
    )
  })
}
