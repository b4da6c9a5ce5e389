import { expect, test } from 'vitest'
import { z90 } from '../statistics/log-range.ts'
import { knownInput, openCampaign, openInput } from './example-roi.ts'
import { roiFactors } from './factor-list.ts'
import { outcomesOf } from './outcomes.ts'
import { planOf } from './plan.ts'
import type { RoiInput } from './roi-input.ts'
import { roiTornado } from './tornado.ts'

function mustTornado(input: RoiInput) {
  const tornado = roiTornado(input)
  if (tornado === null) throw new Error('no tornado')
  return tornado
}
const open = openInput('instagram', 60_000, 200)

test('each bar is what the chain says with that one factor at its ends and every other number at zero', () => {
  const plan = planOf(open)
  if (plan === null) throw new Error('no plan')
  const roiAt = (id: string, z: number) => {
    const own = new Map(plan.drawn.filter(({ factor }) => factor === id).map(({ key, part }) => [key, part]))
    const out = outcomesOf(plan, 1, (key) => Float64Array.of(z * (own.get(key) ?? 0)))
    return (out.grossProfit[0] ?? 0) / (out.cost[0] ?? 1)
  }
  const { median, bars } = mustTornado(open)
  expect(median).toBeCloseTo(roiAt('', 0), 5)
  for (const { id, low, high } of bars.filter((bar) => bar.id !== 'luck')) {
    expect(low / roiAt(id, -z90)).toBeCloseTo(1, 4)
    expect(high / roiAt(id, z90)).toBeCloseTo(1, 4)
  }
})

test('a factor has one bar, whether it is the brand’s, the creator’s or half of either', () => {
  const ids = mustTornado(open).bars.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  // The place of the link is drawn twice, once for each.
  expect(ids).toContain('link')
})

test('every bar but luck is a factor of the list under its own title', () => {
  const titles = new Map(roiFactors.map(({ id, title }) => [id, title]))
  for (const { id, title } of mustTornado(open).bars) {
    expect(title).toBe(id === 'luck' ? 'Chance, with few orders' : titles.get(id))
  }
})

test('the order of bars of one width is that of their names', () => {
  const { bars } = mustTornado(open)
  const none = bars.filter(({ low, high }) => low === high).map(({ id }) => id)
  expect(none).toEqual([...none].sort())
})

test('twice the fee halves the median and every bar, and changes no order', () => {
  const [once, twice] = [mustTornado(open), mustTornado({ ...open, campaign: openCampaign(400) })]
  expect(twice.median * 2).toBeCloseTo(once.median, 5)
  expect(twice.bars.map(({ id }) => id)).toEqual(once.bars.map(({ id }) => id))
  for (const [index, { low, high }] of twice.bars.entries()) {
    expect(low * 2).toBeCloseTo(once.bars[index]?.low ?? 0, 5)
    expect(high * 2).toBeCloseTo(once.bars[index]?.high ?? 0, 5)
  }
})

test('the name of a creator decides nothing: there is no chance in a tornado', () => {
  const renamed = { ...open, creator: { ...open.creator, id: 'instagram/another' } }
  expect(mustTornado(renamed)).toEqual(mustTornado(open))
})

test('answering a question takes its bar away or narrows it', () => {
  const width = (input: RoiInput, id: string) => {
    const bar = mustTornado(input).bars.find((candidate) => candidate.id === id)
    return bar === undefined ? 0 : Math.abs(Math.log(bar.high / bar.low))
  }
  const answered: RoiInput = {
    ...open,
    creator: { ...open.creator, audienceCountries: { US: 1 }, suspiciousShare: { share: 0.1, low: 0.09, high: 0.11 } },
    campaign: { ...open.campaign, conversionRate: 0.02, margin: 0.5, productPrice: 60 },
  }
  for (const id of ['audience-countries', 'order-value', 'order-value-and-margin']) expect(width(answered, id)).toBe(0)
  for (const id of ['suspicious-share', 'landing-page']) expect(width(answered, id)).toBeLessThan(width(open, id))
})

test('what a calibration has settled no longer has the brand’s half of its bar', () => {
  const input = knownInput('feed')
  const rate = { shift: 0, brandSpread: 0, creatorSpread: 1, campaigns: 20, weight: 0 }
  const learnt = { ...input, calibration: { clicks: rate, orders: rate } }
  const width = (one: RoiInput) => {
    const bar = mustTornado(one).bars.find(({ id }) => id === 'link')
    return Math.log((bar?.high ?? 1) / (bar?.low ?? 1))
  }
  expect(width(learnt)).toBeLessThan(0.75 * width(input))
  expect(width(learnt)).toBeGreaterThan(0)
})
