import fc from 'fast-check'
import { expect, test } from 'vitest'
import { platforms } from '../snapshot/snapshot.ts'
import { knownInput, openCampaign, openCreator, openInput } from './example-roi.ts'
import { forecastRoi, type RoiForecast } from './forecast-roi.ts'
import { campaignFormats, landingQualities, linkPlaces, niches, type RoiInput, usageRights } from './roi-input.ts'

/** Any number at all, also those that are none. */
const wild = fc.option(
  fc.oneof(
    fc.double({ min: -10, max: 10 }),
    fc.double({ min: 0, max: 1 }),
    fc.double({ min: 0, max: 1e9 }),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, -1, 1e300),
  ),
)
const wildEstimate = fc.option(fc.record({ p10: fc.double(), p50: fc.double(), p90: fc.double() }))
const pick = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values))

const wildInput: fc.Arbitrary<RoiInput> = fc
  .record({
    platform: fc.constantFrom(...platforms),
    numbers: fc.array(wild, { minLength: 27, maxLength: 27 }),
    estimates: fc.tuple(wildEstimate, wildEstimate, wildEstimate),
    names: fc.record({
      ...{ format: pick(campaignFormats), linkPlace: pick(linkPlaces), niche: pick(niches) },
      ...{ landingQuality: pick(landingQualities), usageRights: pick(usageRights), brandLinked: pick([true, false]) },
    }),
    shift: fc.option(fc.double()),
  })
  .map(({ platform, numbers, estimates, names, shift }) => {
    const number = (at: number) => numbers[at] ?? null
    const [reach, views, likes] = estimates
    const rate = {
      shift: shift ?? 0,
      brandSpread: number(25) ?? 1,
      creatorSpread: number(26) ?? 1,
      campaigns: 1,
      weight: 0,
    }
    return {
      creator: openCreator(platform, number(0), {
        ...{ reach, views, likes, massFollowerShare: number(1), inauthenticCommentsShare: number(2) },
        engagement: { rate: number(3) ?? 0, basis: 'views', tierMedian: number(4) },
        suspiciousShare: { share: number(5) ?? 0, low: number(6) ?? 0, high: number(7) ?? 1 },
        ...{ growthAnomaly: number(8), commentsPerLike: number(9), savesPerLike: number(10), replyShare: number(11) },
        ...{ viewSpread: number(12), postsPerWeek: number(13), originalShare: number(14), sponsoredShare: number(15) },
        ...{ paidPerformance: number(16), otherBrands: number(17), audienceMatch: number(18), safetyRisk: number(19) },
        audienceCountries: { US: number(20) ?? 0, XX: number(21) ?? 0 },
        history: { clicks: number(22) ?? 0, orders: number(23) ?? 0 },
      }),
      campaign: openCampaign(number(24) ?? 0, {
        ...names,
        ...{ otherCosts: number(1), posts: number(2), productPrice: number(3), margin: number(4) },
        ...{ conversionRate: number(5), discount: number(6), attributionDays: number(7) },
        ...{ exclusivityMonths: number(8), boostSpend: number(9), earlierCampaigns: number(10) },
      }),
      calibration: shift === null ? null : { clicks: rate, orders: rate },
    }
  })

/** All numbers of a forecast with the way to each. */
function numbersOf(value: unknown, path = ''): [string, number][] {
  if (typeof value === 'number') return [[path, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => numbersOf(inner, `${path}.${key}`))
}

function mustForecast(input: RoiInput, draws?: number): RoiForecast {
  const forecast = forecastRoi(input, draws)
  if (forecast === null) throw new Error('no forecast')
  return forecast
}

test('whatever is put in, only finite numbers come out, and none below zero but profit and ROI', () => {
  fc.assert(
    fc.property(wildInput, (input) => {
      const forecast = forecastRoi(input, 120)
      if (forecast === null) return
      for (const [path, value] of numbersOf(forecast)) {
        expect(Number.isFinite(value), path).toBe(true)
        if (!/profit|Profit|roi|breakEven/.test(path))
          expect(value, path).toBeGreaterThanOrEqual(path.includes('factors') ? -1e13 : 0)
      }
    }),
    { numRuns: 150 },
  )
})

test('at every percentile: orders ≤ clicks ≤ people ≤ impressions, and percentiles rise', () => {
  fc.assert(
    fc.property(wildInput, (input) => {
      const forecast = forecastRoi(input, 120)
      if (forecast === null) return
      for (const end of ['p10', 'p50', 'p90'] as const) {
        expect(forecast.orders[end]).toBeLessThanOrEqual(forecast.clicks[end] * 1.00001)
        expect(forecast.clicks[end]).toBeLessThanOrEqual(forecast.reach[end] * 1.00001)
        expect(forecast.reach[end]).toBeLessThanOrEqual(forecast.impressions[end] * 1.00001)
      }
      for (const spread of [forecast.reach, forecast.orders, forecast.profit, forecast.cpa, forecast.breakEvenFee]) {
        expect(spread.p10).toBeLessThanOrEqual(spread.p50)
        expect(spread.p50).toBeLessThanOrEqual(spread.p90)
      }
      expect(forecast.regretRate).toBeLessThanOrEqual(1)
    }),
    { numRuns: 100 },
  )
})

test('the same input gives the same forecast, digit for digit', () => {
  expect(forecastRoi(knownInput())).toEqual(forecastRoi(knownInput()))
})

test('the order of countries and markets means nothing', () => {
  const input = knownInput()
  const turned: RoiInput = {
    ...input,
    creator: { ...input.creator, audienceCountries: { IN: 0.2, US: 0.2, GB: 0.6 } },
    campaign: { ...input.campaign, markets: ['US', 'GB'] },
  }
  const other: RoiInput = { ...turned, creator: input.creator, campaign: { ...input.campaign, markets: ['GB', 'US'] } }
  expect(forecastRoi(turned, 500)).toEqual(forecastRoi(other, 500))
})

test('without anything to compute reach from there is no forecast', () => {
  expect(forecastRoi(openInput('instagram', null, 100))).toBeNull()
  expect(forecastRoi(openInput('tiktok', 500_000, 100))).toBeNull()
  expect(forecastRoi(openInput('youtube', 500_000, 100))).toBeNull()
  expect(forecastRoi(openInput('instagram', 5_000, 100))).not.toBeNull()
})

test('ten thousand draws are the default, and fewer than a hundred are not believed', () => {
  expect(mustForecast(knownInput()).draws).toBe(10_000)
  expect(mustForecast(knownInput(), 1).draws).toBe(100)
  expect(mustForecast(knownInput(), Number.NaN).draws).toBe(10_000)
})

test('twice the fee is half the ROI, when nothing else is paid', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 100_000 }), (fee) => {
      const input = knownInput()
      const at = (paid: number) =>
        mustForecast({ ...input, campaign: { ...input.campaign, fee: paid } }, 300).roi?.p50 ?? 0
      expect(at(2 * fee) * 2).toBeCloseTo(at(fee), 4 - Math.ceil(Math.log10(at(fee) + 1e-9)))
    }),
    { numRuns: 20 },
  )
})

test('in another currency prices and costs scale, ROI and chances stay', () => {
  const input = knownInput()
  const times = 4
  const dear: RoiInput = {
    ...input,
    campaign: { ...input.campaign, fee: 1_000 * times, productPrice: 60 * times, otherCosts: 100 * times },
  }
  const cheap: RoiInput = { ...input, campaign: { ...input.campaign, otherCosts: 100 } }
  const [a, b] = [mustForecast(dear, 1_000), mustForecast(cheap, 1_000)]
  expect(a.roi?.p50).toBeCloseTo(b.roi?.p50 ?? 0, 5)
  expect(a.chanceRoiAboveOne).toBe(b.chanceRoiAboveOne)
  expect(a.revenue.p50 / b.revenue.p50).toBeCloseTo(times, 4)
  expect(a.cpa.p50 / b.cpa.p50).toBeCloseTo(times, 4)
})

test('at the break-even fee the chance is even, at its tenth percentile nine in ten', () => {
  const input: RoiInput = { ...knownInput(), creator: { ...knownInput().creator, safetyRisk: 0 } }
  const { breakEvenFee } = mustForecast(input)
  const chance = (fee: number) => mustForecast({ ...input, campaign: { ...input.campaign, fee } }).chanceRoiAboveOne
  expect(chance(breakEvenFee.p50)).toBeCloseTo(0.5, 2)
  expect(chance(breakEvenFee.p10)).toBeCloseTo(0.9, 2)
  expect(chance(breakEvenFee.p90)).toBeCloseTo(0.1, 2)
})

test('rights come on top of the fee, so the break-even fee is lower with them', () => {
  const input = knownInput()
  const withRights: RoiInput = { ...input, campaign: { ...input.campaign, usageRights: 'paid-social' } }
  const [plain, dearer] = [mustForecast(input).breakEvenFee.p50, mustForecast(withRights).breakEvenFee.p50]
  expect(dearer / plain).toBeCloseTo(1 / 1.35, 1)
})

test('a gift has no ROI and nothing to regret but an event', () => {
  const input = knownInput()
  const gift = mustForecast({ ...input, campaign: { ...input.campaign, fee: 0 } })
  expect(gift.roi).toBeNull()
  expect(gift.chanceRoiAboveOne).toBeNull()
  expect(gift.regretRate).toBeCloseTo(0.02, 3)
})

test('a discount above the margin loses money with every order', () => {
  const input = knownInput()
  const forecast = mustForecast({ ...input, campaign: { ...input.campaign, margin: 0.2, discount: 0.5 } })
  expect(forecast.grossProfit.p90).toBeLessThan(0)
  expect(forecast.roi?.p50).toBeLessThan(0)
  expect(forecast.breakEvenFee.p90).toBe(0)
  expect(forecast.fairPrice.range).toBeNull()
})

test('a code shows fewer orders than there are, and without a code there are none to show', () => {
  const input = knownInput()
  expect(mustForecast(input).ordersByCode).toBeNull()
  const forecast = mustForecast({ ...input, campaign: { ...input.campaign, discount: 0.1 } })
  expect(forecast.ordersByCode?.p50).toBeLessThan(forecast.orders.p50)
})

test('half of the followers suspicious is half of the people', () => {
  const input = knownInput()
  const at = (share: number) =>
    mustForecast({ ...input, creator: { ...input.creator, suspiciousShare: { share, low: share, high: share } } }).reach
      .p50
  expect(at(0.5) / at(0)).toBeCloseTo(0.5, 2)
})

test('regret is never rarer than a ROI below one', () => {
  const forecast = mustForecast(knownInput())
  expect(forecast.regretRate).toBeGreaterThanOrEqual(1 - (forecast.chanceRoiAboveOne ?? 1) - 1e-9)
})

test('a swipe-up of a hundred thousand followers sells 9 to 18 times at the published conversion of 1.75 %', () => {
  const input = openInput('instagram', 100_000, 1_000)
  const forecast = mustForecast({
    ...input,
    creator: { ...input.creator, suspiciousShare: { share: 0, low: 0, high: 0 } },
    campaign: { ...input.campaign, format: 'story', conversionRate: 0.0175, posts: 3 },
  })
  expect(forecast.orders.p50).toBeGreaterThan(9)
  expect(forecast.orders.p50).toBeLessThan(18)
  expect(forecast.cpa.p50).toBeGreaterThan(57)
  expect(forecast.cpa.p50).toBeLessThan(114)
})

test('what is a default is said to be one, and what the user gave is his', () => {
  const { factors } = mustForecast(knownInput())
  const kindOf = (id: string) => factors.find((line) => line.id === id)?.kind
  expect(kindOf('audience-match')).toBe('default')
  expect(kindOf('suspicious-share')).toBe('measured')
  expect(kindOf('fee')).toBe('input')
  expect(kindOf('landing-page')).toBe('input')
  expect(kindOf('mass-followers')).toBeNull()
  expect(kindOf('disclosure')).toBeNull()
})

test('earned media values stand side by side, each with its source', () => {
  const { emv } = mustForecast(knownInput('feed'))
  expect(emv.map(({ id }) => id)).toEqual(['upfluence', 'lefty', 'mightyscout', 'fair-influence', 'skeepers'])
  expect(
    emv.every(({ source, basis, p10, p50, p90 }) => source !== '' && basis !== '' && p10 <= p50 && p50 <= p90),
  ).toBe(true)
})

test('the mean of skewed draws lies above their median', () => {
  const { expected, grossProfit, cost } = mustForecast(knownInput())
  expect(expected.grossProfit).toBeGreaterThan(grossProfit.p50)
  expect(expected.cost).toBe(cost.p50)
})

test('more draws move the median of a forecast by little', () => {
  const few = mustForecast(knownInput(), 5_000)
  const many = mustForecast(knownInput(), 40_000)
  expect(Math.abs(Math.log(few.orders.p50 / many.orders.p50))).toBeLessThan(0.04)
  expect(Math.abs(Math.log(few.orders.p10 / many.orders.p10))).toBeLessThan(0.08)
})
