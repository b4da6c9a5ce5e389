import type { KeyFigure, Report } from '@vouch/engine'
import { expect, test } from 'vitest'
import { costFigures, costText } from './cost-figures.ts'

const figure = (
  id: string,
  value: number | null,
  low: number | null = null,
  high: number | null = null,
): KeyFigure => ({
  ...{ id, label: id, value, unit: '', basis: '', sample: null, percentile: null },
  ...{ low, high },
})

function reportOf(price: number | null, reach: number | null, basis: 'followers' | 'views' | null) {
  const engagement = basis === null ? null : { rate: 0.05, basis }
  const keyFigures = [
    figure('followers', 10_000),
    figure('median-views', 2_000),
    figure('estimated-reach', reach),
    figure('estimated-price', price, price && price / 2, price && price * 2),
  ]
  return { keyFigures, engagement } as unknown as Report
}

test('a price is divided by the people it reaches and by those who react, and its range with it', () => {
  expect(costFigures(reportOf(100, 4_000, 'followers'))).toEqual({
    perThousand: { value: 25, low: 12.5, high: 50 },
    perEngagement: { value: 0.2, low: 0.1, high: 0.4 },
  })
})

test('a rate on views counts views, not followers', () => {
  expect(costFigures(reportOf(100, 4_000, 'views')).perEngagement?.value).toBe(1)
})

test.each([
  ['price', reportOf(null, 4_000, 'followers')],
  ['reach', reportOf(100, null, null)],
  ['anybody reached', reportOf(100, 0, null)],
])('without a known %s there is no cost, and no zero', (_what, report) => {
  expect(costFigures(report)).toEqual({ perThousand: null, perEngagement: null })
})

test('cents are told below ten dollars only', () => {
  expect([costText(0.123), costText(9.5), costText(37.58), costText(1_234)]).toEqual([
    '$0.12',
    '$9.50',
    '$38',
    '$1,200',
  ])
})
