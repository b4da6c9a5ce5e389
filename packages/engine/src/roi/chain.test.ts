import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownInput, openCampaign, openCreator, openInput } from './example-roi.ts'
import { forecastRoi, type RoiForecast } from './forecast-roi.ts'
import type { RoiCampaign, RoiCreator, RoiInput } from './roi-input.ts'

/** Stories that a brand manager would recognise, each with the figures that it turns on. */

function forecastOf(
  creator: Partial<RoiCreator>,
  campaign: Partial<RoiCampaign>,
  base = knownInput('feed'),
): RoiForecast {
  const input: RoiInput = {
    ...base,
    creator: { ...base.creator, ...creator },
    campaign: { ...base.campaign, ...campaign },
  }
  const forecast = forecastRoi(input, 2_000)
  if (forecast === null) throw new Error('no forecast')
  return forecast
}

const exactly = (p50: number) => ({ p10: p50, p50, p90: p50 })
/** A creator and a campaign of which every step is known. */
const certainCreator: Partial<RoiCreator> = {
  ...{ reach: exactly(10_000), suspiciousShare: { share: 0, low: 0, high: 0 }, safetyRisk: 0 },
  ...{ audienceCountries: { US: 0.7 }, commentsPerLike: 0.0075, savesPerLike: 0.05, followers: 50_000 },
  engagement: { rate: 0.01, basis: 'followers', tierMedian: 0.01 },
  ...{ sponsoredShare: 0.15, paidPerformance: 1, audienceMatch: 0.5, interestFit: 0.05, otherBrands: 0 },
}

test('the middle of the chain can be done by hand: 10,000 people, 0.8 % click, 2 % order, $50 at 40 %', () => {
  const forecast = forecastOf(certainCreator, {
    ...{ conversionRate: 0.02, productPrice: 50, margin: 0.4, niche: null, fee: 10 },
  })
  expect(forecast.reach.p50).toBeCloseTo(10_000, 0)
  // 80, and a little less: the published rate leans down, and the middle of a product leans with it.
  expect(forecast.clicks.p50).toBeGreaterThan(66)
  expect(forecast.clicks.p50).toBeLessThan(86)
  // 1.6 orders are expected; the middle of so few lies below their mean.
  expect(forecast.orders.p50).toBeGreaterThan(0.8)
  expect(forecast.orders.p50).toBeLessThan(1.6)
  expect(forecast.revenue.p50 / forecast.orders.p50).toBeCloseTo(50, 2)
  expect(forecast.grossProfit.p50 / forecast.revenue.p50).toBeCloseTo(0.4, 4)
  expect((forecast.roi?.p50 ?? 0) * 10).toBeCloseTo(forecast.grossProfit.p50, 2)
})

test('the costs of a thousand, an engagement and an order are the cost over each', () => {
  const forecast = forecastOf({ ...certainCreator, likes: exactly(1_000) }, { fee: 600 })
  expect(forecast.cpm.p50).toBeCloseTo((600 / forecast.impressions.p50) * 1_000, 1)
  expect(forecast.cpe?.p50).toBeCloseTo(600 / (1_000 * 1.0075), 2)
  expect(forecast.cpa.p50).toBeCloseTo(600 / forecast.orders.p50, -1)
})

test('profit is gross profit less cost, draw by draw and so at every percentile of a fixed cost', () => {
  const { profit, grossProfit, cost } = forecastOf({}, { fee: 500 })
  for (const end of ['p10', 'p50', 'p90'] as const) expect(profit[end]).toBeCloseTo(grossProfit[end] - cost[end], 1)
})

test('a story with a link brings more clicks than a feed post of the same creator', () => {
  const story = forecastOf({}, { format: 'story' })
  const feed = forecastOf({}, { format: 'feed' })
  expect(story.clicks.p50).toBeGreaterThan(4 * feed.clicks.p50)
})

test('a reel of the same creator reaches about twice the people of a feed post', () => {
  const open = openInput('instagram', 80_000, 100)
  const reel = forecastOf({}, { format: 'reel' }, open).reach.p50
  expect(reel / forecastOf({}, { format: 'feed' }, open).reach.p50).toBeCloseTo(2, 0)
})

test('ten posts reach fewer than three times the people of one, and cost a thousand impressions as much', () => {
  const one = forecastOf({}, { posts: 1, fee: 100 })
  const ten = forecastOf({}, { posts: 10, fee: 1_000 })
  expect(ten.reach.p50 / one.reach.p50).toBeCloseTo(10 ** 0.457, 1)
  expect(ten.cpm.p50).toBeCloseTo(one.cpm.p50, 1)
  expect(ten.roi?.p50).toBeLessThan(one.roi?.p50 ?? 0)
})

test('a creator whose followers cannot buy is not saved by their number', () => {
  const home = forecastOf({ audienceCountries: { GB: 0.9, IN: 0.1 } }, { markets: ['GB'] })
  const away = forecastOf({ audienceCountries: { GB: 0.1, IN: 0.9 } }, { markets: ['GB'] })
  expect(home.orders.p50 / away.orders.p50).toBeGreaterThan(6)
})

test('a documented history of many orders overrules the published rate, a single sale does not', () => {
  const usual = forecastOf({}, {}).orders.p50
  const proven = forecastOf({ history: { clicks: 5_000, orders: 400 } }, {}).orders.p50
  const lucky = forecastOf({ history: { clicks: 3, orders: 1 } }, {}).orders.p50
  expect(proven / usual).toBeGreaterThan(3)
  expect(lucky / usual).toBeLessThan(1.6)
})

test('on YouTube a year counts two thirds more orders than a month, on TikTok hardly more', () => {
  const views = { views: exactly(50_000), likes: null }
  const youtube = (days: number) => forecastOf({ platform: 'youtube', ...views }, { attributionDays: days }).orders.p50
  const tiktok = (days: number) => forecastOf({ platform: 'tiktok', ...views }, { attributionDays: days }).orders.p50
  expect(youtube(365) / youtube(30)).toBeGreaterThan(1.5)
  expect(tiktok(365) / tiktok(30)).toBeLessThan(1.1)
})

test('a click from TikTok is worth less than the same click from elsewhere', () => {
  const of = (platform: RoiCreator['platform']) =>
    forecastOf({ ...certainCreator, platform }, { linkPlace: 'bio', attributionDays: 365 })
  expect(of('tiktok').clicks.p50).toBeCloseTo(of('twitch').clicks.p50, -1)
  expect(of('tiktok').orders.p50).toBeLessThan(0.8 * of('twitch').orders.p50)
})

test('a brand’s own page beats and loses against the default as its rate does', () => {
  const orders = (conversionRate: number | null) => forecastOf({}, { conversionRate, productPrice: null }).orders.p50
  expect(orders(0.05)).toBeGreaterThan(orders(null))
  expect(orders(0.004)).toBeLessThan(orders(null))
})

test('a page that its brand calls poor converts less than one that it calls good', () => {
  const orders = (landingQuality: 'poor' | 'typical' | 'good') =>
    forecastOf({}, { conversionRate: null, landingQuality }).orders.p50
  expect(orders('poor')).toBeLessThan(orders('typical'))
  expect(orders('typical')).toBeLessThan(orders('good'))
})

test('a dear product is ordered less often and still earns more', () => {
  const at = (productPrice: number) => forecastOf({}, { conversionRate: null, productPrice })
  expect(at(300).orders.p50).toBeLessThan(at(30).orders.p50)
  expect(at(300).grossProfit.p50).toBeGreaterThan(at(30).grossProfit.p50)
})

test('knowing more narrows the forecast', () => {
  const width = ({ clicks }: RoiForecast) => Math.log(clicks.p90 / clicks.p10)
  const open = forecastOf({}, {}, openInput('instagram', 50_000, 100))
  const known = forecastOf({ ...certainCreator, id: 'instagram/example' }, {}, openInput('instagram', 50_000, 100))
  expect(width(known)).toBeLessThan(0.8 * width(open))
})

test('all media rights cost several fees, web rights a part of one', () => {
  const cost = (usageRights: RoiCampaign['usageRights']) => forecastOf({}, { usageRights, fee: 1_000 }).cost.p50
  expect(cost('none')).toBe(1_000)
  expect(cost('web')).toBeCloseTo(1_280, -1)
  expect(cost('all-media')).toBeCloseTo(4_200, -1)
})

test('exclusivity is paid by the month', () => {
  const cost = (exclusivityMonths: number) => forecastOf({}, { exclusivityMonths, fee: 1_000 }).cost.p50
  expect(cost(0)).toBe(1_000)
  expect(cost(6)).toBeCloseTo(1_600, -1)
})

test('two creators who differ in their name only have the same forecast but for the luck of the draws', () => {
  const a = forecastOf({ id: 'instagram/a' }, {})
  const b = forecastOf({ id: 'instagram/b' }, {})
  expect(a.clicks).not.toEqual(b.clicks)
  expect(Math.abs(Math.log(a.clicks.p50 / b.clicks.p50))).toBeLessThan(0.08)
})

test('an unknown quantity counts as its usual value: giving that value hardly moves the middle', () => {
  const base = openInput('instagram', 50_000, 100)
  const usual: Partial<RoiCreator> = {
    ...{ massFollowerShare: 0.15, commentsPerLike: 0.0075, savesPerLike: 0.05, replyShare: 0.1, postsPerWeek: 3 },
    ...{ originalShare: 0.9, sponsoredShare: 0.15, paidPerformance: 1, audienceMatch: 0.5, interestFit: 0.05 },
    ...{ growthAnomaly: 0, otherBrands: 0, safetyRisk: 0.02, inauthenticCommentsShare: 0.15 },
  }
  const ratio = forecastOf(usual, {}, base).orders.p50 / forecastOf({}, {}, base).orders.p50
  expect(Math.abs(Math.log(ratio))).toBeLessThan(0.2)
})

test('ROI, chance and regret tell the same story', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 5_000 }), (fee) => {
      const { roi, chanceRoiAboveOne, regretRate } = forecastOf({}, { fee })
      const chance = chanceRoiAboveOne ?? 0
      expect((roi?.p50 ?? 0) > 1).toBe(chance > 0.5)
      expect(regretRate).toBeGreaterThanOrEqual(1 - chance - 1e-9)
      expect(regretRate).toBeLessThanOrEqual(1 - chance + 0.03)
    }),
    { numRuns: 25 },
  )
})

test('the fair range begins in the market and ends where the campaign breaks even', () => {
  const { fairPrice, breakEvenFee } = forecastOf({}, { margin: 0.8, productPrice: 150, format: 'story' })
  expect(fairPrice.range?.low).toBe(fairPrice.market?.p10)
  expect(fairPrice.range?.high).toBe(Math.min(fairPrice.market?.p90 ?? 0, breakEvenFee.p50))
})

test('no platform breaks the chain', () => {
  for (const platform of ['instagram', 'tiktok', 'youtube', 'twitch', 'x', 'linkedin'] as const) {
    const forecast = forecastRoi(
      {
        creator: openCreator(platform, 20_000, { views: { p10: 2_000, p50: 4_000, p90: 9_000 } }),
        campaign: openCampaign(200),
        calibration: null,
      },
      500,
    )
    expect(forecast?.reach.p50, platform).toBeGreaterThan(100)
    expect(forecast?.fairPrice.market?.p50, platform).toBeGreaterThan(1)
    expect(forecast?.emv.length, platform).toBeGreaterThanOrEqual(2)
  }
})
