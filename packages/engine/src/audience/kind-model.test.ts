import fc from 'fast-check'
import { expect, test } from 'vitest'
import instagramModel from '../models/accounts-instagram.json' with { type: 'json' }
import xModel from '../models/accounts-x.json' with { type: 'json' }
import type { Account } from '../snapshot/snapshot.ts'
import { featureCount, writeAccountFeatures } from './account-features.ts'
import type { AccountModel, KnownSource } from './account-model.ts'
import { accountScorer } from './account-scorer.ts'
import { kindModel } from './kind-model.ts'
import { scoredShare } from './scored-share.ts'

const models: [string, AccountModel][] = [
  ['Instagram', instagramModel],
  ['X', xModel],
]

/** Directions that are stated before training, as in the shared tables. */
const neverFalling = ['followBalance', 'hasDigits', 'digitShare', 'digitRun', 'nameHasDigits', 'saysBot']
const neverRising = ['followers', 'hasAvatar', 'hasExternalUrl']

for (const [name, model] of models) {
  for (const { name: source, head } of model.known) {
    test(`${name}, ${source}: shared and own tables together keep the directions, and a gap says nothing`, () => {
      for (const table of kindModel(model, head).features) {
        expect(table.scores[0]).toBe(0)
        const direction = neverFalling.includes(table.name) ? 1 : neverRising.includes(table.name) ? -1 : 0
        const known = table.scores.slice(1)
        for (let bin = 1; bin < known.length; bin++) {
          expect(direction * ((known[bin] ?? 0) - (known[bin - 1] ?? 0))).toBeGreaterThanOrEqual(-1e-9)
        }
      }
    })
  }

  test(`${name}: in a recognized kind, too, the parts of a score add up to it`, () => {
    const scorers = model.known.map(({ head }) => accountScorer(kindModel(model, head)))
    const account = fc.record(
      { followers: fc.nat(9000), following: fc.nat(9000), posts: fc.nat(900), hasAvatar: fc.boolean() },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(account, fc.constantFrom(...scorers), (facts, scorer) => {
        const [row, parts] = [new Float64Array(featureCount), new Float64Array(featureCount)]
        writeAccountFeatures({ id: 'a', ...facts }, Number.NaN, row)
        scorer.contributions(row, parts)
        const sum = parts.reduce((total, part) => total + part, scorer.model.intercept)
        expect(sum).toBeCloseTo(scorer.logOdds(row), 9)
      }),
    )
  })
}

/** One feature: fakes have no post, real accounts have some, and the kind's own rows say so more firmly than all sources. */
const bins = { real: [[0, 0.1, 0.9]], fake: [[0, 0.9, 0.1]] }
const known: KnownSource = {
  name: 'kind',
  slope: 1,
  offset: 0,
  head: { slope: 1, offset: 0, scores: [[0, 0.2, -0.2]] },
  errorAtNone: 0.01,
  errorAtAll: 0.01,
  distanceFloor: 0.02,
  distancePerAccount: 1,
  ...bins,
}
const small: AccountModel = {
  card: { title: '', meaning: '', method: '', sources: [], figures: {} },
  intercept: 0,
  priorLogOdds: 0,
  features: [{ name: 'posts', edges: [1], scores: [0, 2, -2] }],
  pairs: [],
  usuallyKnown: 1,
  transfer: { slope: 0.5, errorAtNone: 0.2, errorAtAll: 0.2 },
  known: [known],
}

function sample(silent: number, lively: number): Account[] {
  return Array.from({ length: silent + lively }, (_, at) => ({ id: `a${at}`, posts: at < silent ? 0 : 9 }))
}

test('a sample of a known kind is read by its tables and its error, another by the shared ones', () => {
  const scorer = accountScorer(small)
  const own = scoredShare(scorer, sample(100, 300), Number.NaN, 0)
  expect(own?.scored.scores[0]).toBeCloseTo(2.2, 9)
  expect(own?.scored.scores[399]).toBeCloseTo(-2.2, 9)
  // A quarter is silent: of the fakes nine in ten are, of the others one in ten.
  expect(own?.share).toBeCloseTo(0.15 / 0.8, 1)
  expect(own?.scorer.model.intercept).toBe(0)
  const stranger = scoredShare(accountScorer({ ...small, known: [] }), sample(100, 300), Number.NaN, 0)
  expect(stranger?.scored.scores[0]).toBeCloseTo(1, 9)
  expect((stranger?.high ?? 0) - (stranger?.low ?? 0)).toBeGreaterThan(2 * ((own?.high ?? 0) - (own?.low ?? 1)))
})

test('too few accounts to be recognized are read by the shared tables', () => {
  const few = scoredShare(accountScorer(small), sample(20, 60), Number.NaN, 0)
  expect(few?.scored.scores[0]).toBeCloseTo(1, 9)
})
