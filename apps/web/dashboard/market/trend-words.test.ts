import type { Market, MarketTrend } from '@vouch/contract'
import { expect, test } from 'vitest'
import { changeText, marketTable, shareText, shownMonthName, trendTable } from './trend-words.ts'

const share = (middle: number) => ({
  ...{ posts: 120, creators: 12, simulated: 3 },
  interval: { middle, low: middle - 0.05, high: middle + 0.05 },
})
const few = { posts: 8, creators: 4, simulated: 0, interval: null }
const trend = (changes: Partial<MarketTrend>): MarketTrend => ({
  ...{ id: 'video', name: 'Videos', by: 9, now: share(0.4), before: share(0.3) },
  change: { middle: 0.1, low: 0.02, high: 0.18 },
  ...changes,
})

test('a share is told with its range, and too few creators are told instead of one', () => {
  expect(shareText(share(0.4))).toBe('40% (35% to 45%)')
  expect(shareText(few)).toBe('Too few: 4 of 10 creators')
})

test('up and down are said only of a change whose interval leaves out none', () => {
  expect(changeText(trend({}))).toBe('30% before, up 10 points')
  expect(changeText(trend({ change: { middle: -0.032, low: -0.05, high: -0.01 } }))).toBe('30% before, down 3.2 points')
  expect(changeText(trend({ change: { middle: 0.1, low: -0.01, high: 0.2 } }))).toBe('30% before, no clear change')
  expect(changeText(trend({ before: few, change: null }))).toBe('Too few the month before')
  expect(changeText(trend({ before: null, change: null }))).toBe('Too few the month before')
})

test('the month that goes on says so', () => {
  expect(shownMonthName({ month: '2026-11', soFar: true })).toBe('Nov 2026 so far')
  expect(shownMonthName({ month: '2026-10', soFar: false })).toBe('Oct 2026')
})

test('the file has a row for each figure, as wide as its heads, and nothing where nothing is known', () => {
  const prices: Market['prices'] = [
    {
      id: 'price-index',
      name: 'Price index',
      basis: '',
      unit: 'ratio',
      n: 30,
      simulated: 0,
      interval: share(1).interval,
    },
    { id: 'price-change', name: 'Change', basis: '', unit: 'ratio', n: 2, simulated: 0, interval: null },
  ]
  const market = { month: '2026-11', monthBefore: '2026-10', prices } as Market
  const table = marketTable(market, [
    { title: 'Formats', trends: [trend({}), trend({ name: 'Text', now: few, change: null })] },
  ])
  expect(table.rows).toHaveLength(4)
  for (const row of [...table.rows, ...trendTable(market, [trend({})]).rows.map((each) => ['', '', ...each])])
    expect(row).toHaveLength(table.columns.length)
  const place = (name: string) => table.columns.indexOf(name)
  expect(table.rows.map((row) => [row[0], row[place('Name')], row[place('Share')], row[place('Change')]])).toEqual([
    ['Formats', 'Videos', 0.4, 0.1],
    ['Formats', 'Text', null, null],
    ['Prices', 'Price index', 1, null],
    ['Prices', 'Change', null, null],
  ])
})
