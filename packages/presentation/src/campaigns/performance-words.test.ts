import type { PerformanceDocument } from '@vouch/contract'
import { expect, test } from 'vitest'
import { forecastRows } from './performance-words.ts'

const spread = { low: 0.04, point: 0.5, high: 3.2 }

function standOfOrders(orders: number, time: number | null = null, { low, high } = spread) {
  // Only what the rows are made of: a whole document has a hundred fields that they don't read.
  const document = {
    currency: 'USD',
    pacing: { time },
    results: { clicks: null, orders, revenue: null, returned: null },
    expected: { clicks: spread, orders: { ...spread, low, high }, revenue: spread, returned: null },
  } as unknown as PerformanceDocument
  const row = forecastRows(document).find(({ name }) => name === 'Orders')
  return [row?.actual, row?.range, row?.stand]
}

test('a result that is written as an end of its range stands in it', () => {
  expect(standOfOrders(0)).toEqual(['0', '0 to 3.2', 'within'])
  expect(standOfOrders(3)).toEqual(['3', '0 to 3.2', 'within'])
  expect(standOfOrders(4)).toEqual(['4', '0 to 3.2', 'above'])
})

test('what is below the range while a campaign runs may come yet', () => {
  const wide = { low: 100, point: 160, high: 240 }
  expect(standOfOrders(7, 0.03, wide)[2]).toBe('early')
  expect(standOfOrders(120, 0.03, wide)[2]).toBe('within')
  expect(standOfOrders(300, 0.03, wide)[2]).toBe('above')
  expect(standOfOrders(7, 1, wide)[2]).toBe('below')
})
