import fc from 'fast-check'
import { expect, test } from 'vitest'
import instagramModel from '../models/accounts-instagram.json' with { type: 'json' }
import xModel from '../models/accounts-x.json' with { type: 'json' }
import type { Account } from '../snapshot/snapshot.ts'
import { featureCount, featureNames, writeAccountFeatures } from './account-features.ts'
import type { AccountModel } from './account-model.ts'
import { accountScorer } from './account-scorer.ts'

/** What the trained models promise, whatever they were trained on. */
const models: [string, AccountModel][] = [
  ['Instagram', instagramModel],
  ['X', xModel],
]

function scoreOf(model: AccountModel, account: Omit<Account, 'id'>): number {
  const row = new Float64Array(featureCount)
  writeAccountFeatures({ id: 'a', ...account }, Date.parse('2026-06-01T00:00:00Z'), row)
  return accountScorer(model).logOdds(row)
}

/** Directions that are stated before training, in tables that no pair bends. */
const neverRising: Record<string, readonly string[]> = {
  Instagram: ['followers', 'posts', 'hasAvatar', 'bioLength', 'hasExternalUrl', 'nameWords', 'nameLength'],
  X: ['followers', 'listed', 'hasAvatar', 'hasExternalUrl', 'verified', 'ageDays', 'favourites', 'favouritesPerPost'],
}
const neverFalling = ['followBalance', 'hasDigits', 'digitShare', 'digitRun', 'nameHasDigits', 'saysBot']

for (const [name, model] of models) {
  test(`${name}: the tables are whole: known feature names, ascending edges, bin 0 at 0`, () => {
    for (const table of model.features) {
      expect(featureNames).toContain(table.name)
      expect(table.scores[0]).toBe(0)
      expect([...table.edges].sort((a, b) => a - b)).toEqual(table.edges)
      expect(table.scores).toHaveLength(table.edges.length + 2)
    }
    for (const pair of model.pairs) {
      expect(pair.scores.slice(0, pair.width).every((score) => score === 0)).toBe(true)
      expect(pair.firstBins[0]).toBe(0)
      expect(pair.secondBins[0]).toBe(0)
    }
  })

  test(`${name}: the card names its sources, their rows and what was measured`, () => {
    expect(model.card.sources.length).toBeGreaterThan(1)
    for (const source of model.card.sources) {
      expect(source.rows).toBeGreaterThan(source.fake)
      expect(source.note).not.toBe('')
    }
    expect(Object.keys(model.card.figures).length).toBeGreaterThan(0)
  })

  test(`${name}: every table keeps the direction that was stated for it`, () => {
    for (const table of model.features) {
      const direction = neverFalling.includes(table.name) ? 1 : neverRising[name]?.includes(table.name) ? -1 : 0
      const known = table.scores.slice(1)
      for (let bin = 1; bin < known.length; bin++) {
        expect(direction * ((known[bin] ?? 0) - (known[bin - 1] ?? 0))).toBeGreaterThanOrEqual(-1e-9)
      }
    }
  })

  test(`${name}: a longer run of digits never makes an account look less suspicious`, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), (digits) => {
        const named = (count: number) => scoreOf(model, { username: 'a'.repeat(12 - count) + '7'.repeat(count) })
        expect(named(digits + 1)).toBeGreaterThanOrEqual(named(digits) - 1e-9)
      }),
    )
  })

  test(`${name}: the transfer terms are shares and a factor, and the usual gaps are stated`, () => {
    const { slope, errorAtNone, errorAtAll } = model.transfer
    expect(slope).toBeGreaterThan(0)
    expect(slope).toBeLessThanOrEqual(1.5)
    for (const error of [errorAtNone, errorAtAll]) {
      expect(error).toBeGreaterThanOrEqual(0)
      expect(error).toBeLessThanOrEqual(1)
    }
    expect(model.usuallyKnown).toBeGreaterThan(0)
    expect(model.usuallyKnown).toBeLessThanOrEqual(1)
  })

  test(`${name}: the card carries no date and no path, so the same data give the same bytes`, () => {
    expect(JSON.stringify(model.card)).not.toMatch(/\d{4}-\d{2}-\d{2}|\/(home|root|tmp|work)/)
  })
}

test('Instagram: an empty account that follows thousands looks fake, a lived-in one real', () => {
  const empty = { username: 'maria_83920', followers: 4, following: 4100, posts: 0, bio: '', hasAvatar: false }
  const lived = {
    username: 'maria.berg',
    followers: 480,
    following: 390,
    posts: 210,
    bio: 'Gardens in Ghent',
    hasAvatar: true,
  }
  expect(scoreOf(instagramModel, empty)).toBeGreaterThan(3)
  expect(scoreOf(instagramModel, lived)).toBeLessThan(-3)
})
