import { expect, test } from 'vitest'
import { sourceGrades } from '../benchmarks/sourced.ts'
import { platforms } from '../snapshot/snapshot.ts'
import { clickRows, nicheClicks, nichePrice, nicheRows, platformRows, rateOdds, usualPlace } from './click-rates.ts'
import { advertisingPrice, exclusivityMonth, formatPrice, formatPrices, reelReach, rightsRows } from './cost-tables.ts'
import { buyingShare, conversionRows, creatorTraffic, regionIndex, regionRows } from './order-rates.ts'
import { linkPlaces, niches } from './roi-input.ts'
import { anchoredStoryClicks, anchoredStoryReach, storyReach, storyVisits } from './story-anchor.ts'

const ranges = [
  ...clickRows.map((row) => [`clicks, ${row.place}`, row.rates] as const),
  ...platformRows.map((row) => [`platform ${row.platform}`, row.times] as const),
  ...conversionRows.map((row) => [`conversion, ${row.quality}`, row.rates] as const),
  ...rightsRows.map((row) => [`rights, ${row.rights}`, row.share] as const),
  ['exclusivity', exclusivityMonth.share] as const,
  ['advertising', advertisingPrice.perThousand] as const,
  ['reels', reelReach.times] as const,
  ['creator traffic', creatorTraffic] as const,
  ['story reach', storyReach.rates] as const,
]

test.each(ranges)('%s: percentiles are positive and rise', (_name, [p10, p50, p90]) => {
  expect(p10).toBeGreaterThan(0)
  expect(p50).toBeGreaterThan(p10)
  expect(p90).toBeGreaterThan(p50)
})

test('every cell says where it comes from and how good that is', () => {
  const rows = [
    ...clickRows,
    ...platformRows,
    ...conversionRows,
    ...rightsRows,
    ...formatPrices,
    exclusivityMonth,
    advertisingPrice,
  ]
  for (const { source, grade } of rows) {
    expect(source.length).toBeGreaterThan(5)
    expect(sourceGrades).toContain(grade)
  }
})

test('every place of a link has a rate, every niche a row, every platform a usual place', () => {
  expect(clickRows.map(({ place }) => place).sort()).toEqual([...linkPlaces].sort())
  expect(nicheRows.map(({ niche }) => niche).sort()).toEqual([...niches].sort())
  for (const platform of platforms) expect(linkPlaces).toContain(usualPlace(platform, null))
  expect(usualPlace('instagram', 'story')).toBe('sticker')
})

test('niches without a published click rate change nothing, and finance clicks most', () => {
  expect(nicheClicks('food')).toBeNull()
  const known = niches.map((niche) => nicheClicks(niche)?.p50 ?? 0)
  expect(nicheClicks('finance')?.p50).toBe(Math.max(...known))
  expect(nicheClicks('lifestyle')?.p50).toBe(Math.min(...known))
  expect(nichePrice('finance')).toBe(1.5)
  expect(nichePrice(null)).toBe(1)
})

test('odds and rates are the same where rates are small, and odds of even chances are 1', () => {
  const odds = rateOdds([0.001, 0.01, 0.5])
  expect(Math.exp(odds.p10)).toBeCloseTo(0.001, 5)
  expect(Math.exp(odds.p90)).toBeCloseTo(1, 12)
})

test('a better page never converts worse', () => {
  const middles = ['poor', 'typical', 'good'].map(
    (quality) => conversionRows.find((row) => row.quality === quality)?.rates[1] ?? 0,
  )
  expect(middles).toEqual([...middles].sort((a, b) => a - b))
})

test('no country is in two regions', () => {
  const countries = regionRows.flatMap((row) => row.countries)
  expect(new Set(countries).size).toBe(countries.length)
  expect(countries.every((country) => /^[A-Z]{2}$/.test(country))).toBe(true)
})

test('an audience buys where the brand sells, by what its region buys', () => {
  expect(buyingShare({ US: 0.5, IN: 0.5 }, null)).toBeCloseTo(0.7, 12)
  expect(buyingShare({ US: 0.5, IN: 0.5 }, ['US'])).toBeCloseTo(0.5, 12)
  expect(buyingShare({ US: 0.5 }, null)).toBeCloseTo(0.5, 12)
  expect(buyingShare({ IN: 1 }, ['US'])).toBe(0.005)
  expect(regionIndex('DE')).toBe(0.85)
  expect(regionIndex('JP')).toBe(0.7)
})

test('shares above one are brought back to one, and nonsense is no share', () => {
  expect(buyingShare({ US: 3, CA: 1 }, null)).toBeCloseTo(1, 12)
  expect(buyingShare({ US: Number.NaN, CA: -1 }, null)).toBeNull()
  expect(buyingShare({}, null)).toBeNull()
})

test('the order of the countries means nothing', () => {
  expect(buyingShare({ US: 0.1, GB: 0.2, IN: 0.3 }, null)).toBe(buyingShare({ IN: 0.3, GB: 0.2, US: 0.1 }, null))
})

test('a story costs half of a post and a reel a fifth more', () => {
  expect(formatPrice('story')).toBe(0.5)
  expect(formatPrice('reel')).toBe(1.2)
  expect(formatPrice('feed')).toBe(1)
  expect(formatPrice(null)).toBe(1)
})

test('the anchor lifts both steps of a story towards the visits that practitioners count, and neither out of its published range', () => {
  const [reachLow, reach, reachHigh] = anchoredStoryReach
  const [clickLow, click, clickHigh] = anchoredStoryClicks
  expect(reach).toBeGreaterThan(storyReach.rates[1])
  expect(reach).toBeLessThan(0.15)
  expect(click).toBeGreaterThan(0.02)
  expect(click).toBeLessThan(0.05)
  expect(reach * click).toBeGreaterThan(0.0014 * 2)
  expect(reach * click).toBeLessThan(storyVisits.value)
  // Evidence narrows: both intervals are shorter than before.
  expect(reachHigh / reachLow).toBeLessThan(0.12 / 0.03)
  expect(clickHigh / clickLow).toBeLessThan(0.05 / 0.008)
})
