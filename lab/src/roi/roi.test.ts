import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '@vouch/engine'
import { expect, test } from 'vitest'
import { roiPart } from '../measures/roi-part.ts'
import { anchors, isInside } from './anchors.ts'
import { backtest } from './backtest.ts'
import { optimiserGain } from './optimiser-gain.ts'
import { heavyTailed, normalOf, poisson } from './random-draws.ts'
import { simulatedBrand, worlds } from './simulated-brands.ts'

const [assumed, , , wrong] = worlds

test('random laws have the moments that they are named for', () => {
  const random = seededRandom(3)
  const many = <T>(draw: () => T) => Array.from({ length: 20_000 }, draw)
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const normals = many(() => normalOf(random))
  expect(mean(normals)).toBeCloseTo(0, 1)
  expect(mean(normals.map((z) => z * z))).toBeCloseTo(1, 1)
  const heavy = many(() => heavyTailed(random)).sort((a, b) => a - b)
  expect(heavy[18_000]).toBeGreaterThan(1.2)
  expect(heavy[18_000]).toBeLessThan(1.37)
  expect(heavy.filter((z) => Math.abs(z) > 4).length).toBeGreaterThan(normals.filter((z) => Math.abs(z) > 4).length)
  for (const expected of [0.4, 7, 900]) {
    const counts = many(() => poisson(expected, random))
    expect(mean(counts) / expected).toBeCloseTo(1, 1)
    expect(mean(counts.map((count) => (count - expected) ** 2)) / expected).toBeCloseTo(1, 0)
  }
  expect(poisson(0, random)).toBe(0)
})

test('a simulated brand is the same each time, and its campaigns are possible', () => {
  if (assumed === undefined) throw new Error('no world')
  const campaigns = simulatedBrand(assumed, 5, 6)
  expect(simulatedBrand(assumed, 5, 6)).toEqual(campaigns)
  for (const { reach, clicks, orders, grossProfit } of campaigns) {
    expect(clicks).toBeLessThanOrEqual(reach)
    expect(orders).toBeLessThanOrEqual(clicks)
    expect(grossProfit).toBeGreaterThanOrEqual(0)
    expect(Number.isInteger(orders)).toBe(true)
  }
})

test('in a world as assumed about four of five clicks are covered; own results mend a world that is not', () => {
  if (assumed === undefined || wrong === undefined) throw new Error('no world')
  const [fair] = backtest(assumed, 60, [0])
  expect(fair?.clicksCovered).toBeGreaterThan(0.65)
  expect(fair?.clicksCovered).toBeLessThan(0.95)
  const [before, after] = backtest(wrong, 60, [0, 8])
  expect(after?.clicksCovered).toBeGreaterThan(before?.clicksCovered ?? 1)
  expect(after?.clicksOff).toBeLessThan(before?.clicksOff ?? 0)
  expect(after?.clicksOffPlain).toBe(before?.clicksOff)
})

test('anchors name their range and source, and prices of typical creators lie in theirs', () => {
  const found = anchors()
  expect(found.every(({ figure, low, high, source }) => figure > 0 && high > low && source.length > 5)).toBe(true)
  expect(found.filter(({ what }) => what.includes('price')).every(isInside)).toBe(true)
})

test('an exact choice is never behind a list, and gains as audiences overlap', () => {
  const rows = optimiserGain(6)
  expect(rows.every(({ overRatios, overLargest }) => overRatios >= -1e-9 && overLargest >= -1e-9)).toBe(true)
  expect(rows.at(-1)?.overRatios).toBeGreaterThan(rows[0]?.overRatios ?? 1)
})

test('without a folder of data the part has nothing to stand beside', () => {
  const empty = mkdtempSync(join(tmpdir(), 'vouch-roi-'))
  try {
    expect(roiPart.measure(empty, '1')).toBeNull()
  } finally {
    rmSync(empty, { recursive: true, force: true })
  }
})
