import { random } from '@vouch/simulator'
import { expect, test } from 'vitest'
import { creators } from '../../test/synthetic-data.ts'
import { creatorSnapshot } from '../creators/creator-snapshot.ts'
import { fateOf } from './creator-fates.ts'
import { injectedPurchase, possiblePurchases, purchasedPart } from './injected-purchase.ts'
import { brier, calibrationError, judged, sideCheck, weightedRanking, weightedShare } from './judged.ts'
import { madeUpRow, madeUpRows } from './made-up-rows.ts'
import { prevalence, reweighted } from './population.ts'
import { breakEvenScore, costTable, riskCosts, wordTable } from './risk-costs.ts'
import { simulatedCreator } from './simulated-creators.ts'
import { emptyCard } from './trained-trust.ts'
import { kindTable, populationParts, qualityTable, reliabilityTable } from './trust-tables.ts'

const plain = {
  card: emptyCard,
  repetition: 0.5,
  groupCap: 3.5,
  excuse: 3,
  absence: { down: 1.5, up: 0.7 },
  decision: [],
  signals: {},
}

const [raw] = creators
const snapshot = creatorSnapshot(JSON.parse(JSON.stringify(raw)))
const sumOf = (key: 'likes' | 'comments', posts = snapshot.posts) =>
  posts.reduce((sum, post) => sum + (post[key] ?? 0), 0)

test('reweighting makes the stated prevalence and changes nothing else about the rows', () => {
  const rows = reweighted(madeUpRows(80))
  const sum = rows.reduce((total, { weight }) => total + weight, 0)
  const manipulated = rows.filter((row) => row.manipulated).reduce((total, { weight }) => total + weight, 0)
  expect(manipulated / sum).toBeCloseTo(prevalence / (prevalence + (1 - prevalence) * 0.95), 9)
  expect(sum).toBeCloseTo(80, 9)
})

test('a purchase raises the count that was bought, and the same seed buys the same', () => {
  const bought = injectedPurchase(snapshot, 'bought-likes', 0.4, 'seed')
  expect(sumOf('likes', bought.posts)).toBeGreaterThan(1.2 * sumOf('likes'))
  expect(sumOf('comments', bought.posts)).toBe(sumOf('comments'))
  expect(injectedPurchase(snapshot, 'bought-likes', 0.4, 'seed')).toEqual(bought)
  expect(sumOf('likes')).toBe(390 + 210 + 205)
})

test('bought followers are the stated share of all, and nothing that is not shown can be bought', () => {
  const followers = injectedPurchase(snapshot, 'bought-followers', 0.5, 'seed').profile?.followers
  expect(followers).toBe(24_000)
  expect(possiblePurchases(snapshot)).toEqual(['bought-likes', 'bought-comments', 'bought-followers'])
})

test('simulated creators are labelled by the definition and the same seed is the same creator', () => {
  const some = Array.from({ length: 12 }, (_, index) => simulatedCreator(`test/${index}`))
  expect(simulatedCreator('test/3')).toEqual(some[3])
  for (const { label, snapshot: shown } of some) {
    if (label.manipulated) expect(label.intensity).toBeGreaterThanOrEqual(0.2)
    if (label.kind === 'clean') expect(label.intensity).toBe(0)
    if (label.kind === 'touched') expect(label.intensity).toBeLessThan(0.2)
    if (label.coverage === 'posts') {
      expect([shown.comments.length, shown.history.length, shown.likers.length]).toEqual([0, 0, 0])
      expect(shown.followersSample).toBeNull()
    }
  }
})

test('one definition: a creator whose posts are read in full is manipulated where the part’s own share is a fifth or more', () => {
  const before = snapshot
  const after = injectedPurchase(before, 'bought-likes', 0.4, 'seed')
  const bought = sumOf('likes', after.posts) - sumOf('likes')
  expect(purchasedPart(before, after, 'bought-likes')).toBeCloseTo(bought / sumOf('likes', after.posts), 9)
  for (let index = 0; index < 60; index++) {
    const { label } = simulatedCreator(`one-definition/${index}`, true)
    expect(label.manipulated, label.kind).toBe(label.intensity >= 0.2)
    expect(label.kind === 'touched', label.kind).toBe(label.intensity > 0 && label.intensity < 0.2)
  }
})

test('innocent events befall buyers as often as anybody else', () => {
  const drawn = Array.from({ length: 400 }, (_, index) =>
    fateOf(random('fates', index), `events/${index}`, 'instagram', true),
  )
  const partWithEvents = (manipulated: boolean) => {
    const some = drawn.filter(({ fate }) => (fate === 'manipulated') === manipulated)
    return some.filter(({ innocent }) => innocent.scenarios.length > 0).length / some.length
  }
  expect(partWithEvents(true)).toBeGreaterThan(0.25)
  expect(Math.abs(partWithEvents(true) - partWithEvents(false))).toBeLessThan(0.12)
})

test('a perfect order is ranked 1, no order one half', () => {
  const rows = [true, true, false, false].map((manipulated) =>
    madeUpRow({ manipulated, answers: { 'growth.step': manipulated ? 3 : -1 } }),
  )
  expect(weightedRanking(judged(rows, plain))).toBe(1)
  const alike = rows.map((row) => ({ ...row, logOdds: rows[0]?.logOdds ?? row.logOdds }))
  expect(weightedRanking(judged(alike, plain))).toBe(0.5)
})

test('who stands wholly on the wrong side of 70 is counted, and only they', () => {
  const sure = { ...plain, absence: { down: 0.01, up: 0.01 } }
  const rows = [
    madeUpRow({ manipulated: true, answers: { 'growth.step': -2 } }),
    madeUpRow({ manipulated: false, answers: { 'growth.step': -2 } }),
    madeUpRow({ manipulated: false, answers: { 'growth.step': 3 } }),
    madeUpRow({ manipulated: false, answers: { 'growth.step': 0.4 } }),
  ]
  const check = sideCheck(judged(rows, sure))
  expect(check).toMatchObject({ above: 2, below: 1, wrongAbove: 0.5, wrongBelow: 1 })
  expect(check.wrong).toBeCloseTo(2 / 3, 9)
})

test('figures of calibration are those of the definition', () => {
  const rows = judged(
    [madeUpRow({ manipulated: true, answers: {} }), madeUpRow({ manipulated: false, answers: {} })],
    plain,
  )
  expect(brier(rows)).toBeCloseTo((0.78 ** 2 + 0.22 ** 2) / 2, 9)
  expect(calibrationError(rows)).toBeCloseTo(0.28, 9)
  expect(weightedShare(rows, ({ row }) => row.manipulated)).toBe(0.5)
})

test('a word costs least at the score that its two costs set', () => {
  expect(breakEvenScore({ falsely: 1, missed: 1 })).toBe(50)
  expect(breakEvenScore({ falsely: 4, missed: 1 })).toBeCloseTo(20, 9)
  expect(riskCosts.map(breakEvenScore).map(Math.round)).toEqual([80, 44, 20])
})

test('every table has a line for what it is about', () => {
  const rows = judged(reweighted(madeUpRows(60)), plain)
  expect(reliabilityTable(rows).split('\n').length).toBeGreaterThan(3)
  expect(qualityTable(populationParts(rows))).toContain('| simulated, everything known | 60 |')
  expect(kindTable(rows)).toContain('simulated, bought-likes')
  expect(wordTable(rows)).toContain('| manipulated |')
  for (const costs of riskCosts) expect(costTable(rows, costs)).toContain('**')
})
