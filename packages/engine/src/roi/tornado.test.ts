import { expect, test } from 'vitest'
import { knownInput, openInput } from './example-roi.ts'
import { forecastRoi } from './forecast-roi.ts'
import type { RoiInput } from './roi-input.ts'
import { roiTornado } from './tornado.ts'

function barsOf(input: RoiInput) {
  const tornado = roiTornado(input)
  if (tornado === null) throw new Error('no tornado')
  return tornado
}

test('bars are sorted from the widest down, and each stands around the median', () => {
  const { median, bars } = barsOf(knownInput())
  const widths = bars.map(({ low, high }) => Math.abs(high - low))
  expect(widths).toEqual([...widths].sort((a, b) => b - a))
  expect(bars.filter(({ low, high }) => Math.min(low, high) > median * 1.0001)).toEqual([])
  expect(bars.filter(({ low, high }) => Math.max(low, high) < median * 0.9999)).toEqual([])
})

test('the median of the tornado is that of the simulation, within what skew does', () => {
  const simulated = forecastRoi(knownInput())?.roi?.p50 ?? 0
  expect(Math.abs(Math.log(barsOf(knownInput()).median / simulated))).toBeLessThan(0.25)
})

test('a factor that lowers ROI has its high end below its low one', () => {
  const bar = barsOf(openInput('instagram', 60_000, 200)).bars.find(({ id }) => id === 'suspicious-share')
  expect(bar?.high).toBeLessThan(bar?.low ?? 0)
})

test('where the link is, how far the post goes and what visitors order matter most when all is open', () => {
  const widest = barsOf(openInput('instagram', 60_000, 200))
    .bars.slice(0, 5)
    .map(({ id }) => id)
  expect(widest).toContain('link')
  expect(widest).toContain('reach-rate')
})

test('what is known for certain has no bar', () => {
  const { bars } = barsOf(knownInput())
  expect(bars.some(({ id }) => id === 'order-value' || id === 'fee' || id === 'order-value-and-margin')).toBe(false)
  expect(barsOf(openInput('instagram', 60_000, 200)).bars.some(({ id }) => id === 'order-value')).toBe(true)
})

test('luck has a bar too, which grows as orders become few', () => {
  const share = (followers: number) => {
    const { median, bars } = barsOf(openInput('instagram', followers, 100))
    const luck = bars.find(({ id }) => id === 'luck')
    return Math.abs((luck?.high ?? 0) - (luck?.low ?? 0)) / median
  }
  expect(share(5_000)).toBeGreaterThan(share(5_000_000))
})

test('each bar says whether its factor is a default', () => {
  const kinds = new Map(barsOf(knownInput()).bars.map(({ id, kind }) => [id, kind]))
  expect(kinds.get('audience-match')).toBe('default')
  expect(kinds.get('reach-rate')).toBe('measured')
  expect(kinds.get('landing-page')).toBe('input')
  expect(kinds.get('luck')).toBeNull()
})

test('no reach or no cost, no tornado', () => {
  expect(roiTornado(openInput('tiktok', 1_000, 50))).toBeNull()
  expect(roiTornado(openInput('instagram', 1_000, 0))).toBeNull()
})
