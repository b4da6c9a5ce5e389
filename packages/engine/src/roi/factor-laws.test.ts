import fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownInput, openCampaign, openCreator, openInput } from './example-roi.ts'
import type { Moved } from './factor.ts'
import { roiFactors } from './factor-list.ts'
import { forecastRoi, type RoiForecast } from './forecast-roi.ts'
import type { RoiCampaign, RoiCreator, RoiInput } from './roi-input.ts'

/** Every active factor moves the forecast the way that its declaration says, whatever else is known. */

interface Dial {
  /** Sets the factor to a value. */
  turn: (input: RoiInput, value: number) => RoiInput
  from: number
  to: number
  /** The best value of a factor with a peak. */
  best?: number
  /** What must hold for the factor to act. */
  given?: (input: RoiInput) => RoiInput
  /** Whole steps only. */
  whole?: boolean
}

const withCreator = (input: RoiInput, known: Partial<RoiCreator>): RoiInput => ({
  ...input,
  creator: { ...input.creator, ...known },
})
const withCampaign = (input: RoiInput, known: Partial<RoiCampaign>): RoiInput => ({
  ...input,
  campaign: { ...input.campaign, ...known },
})
const ofCreator = (field: keyof RoiCreator, from: number, to: number, more: Partial<Dial> = {}): Dial => ({
  turn: (input, value) => withCreator(input, { [field]: value }),
  from,
  to,
  ...more,
})
const ofCampaign = (field: keyof RoiCampaign, from: number, to: number, more: Partial<Dial> = {}): Dial => ({
  turn: (input, value) => withCampaign(input, { [field]: value }),
  from,
  to,
  ...more,
})
/** Reach from followers alone. */
const followersOnly = (input: RoiInput) =>
  withCreator(input, { platform: 'instagram', followers: 80_000, reach: null, views: null, likes: null })
const onYouTube = (input: RoiInput) =>
  withCreator(input, {
    platform: 'youtube',
    reach: null,
    followers: 50_000,
    views: { p10: 5_000, p50: 9_000, p90: 20_000 },
  })
/** A choice among names, turned by its position. */
const chosen = <T>(field: keyof RoiCampaign, values: readonly T[], given?: Dial['given']): Dial => ({
  turn: (input, value) => withCampaign(input, { [field]: values[value] }),
  ...{ from: 0, to: values.length - 1, whole: true },
  ...(given === undefined ? {} : { given }),
})

const dials: Record<string, Dial> = {
  posts: ofCampaign('posts', 1, 30, { whole: true }),
  'reach-rate': {
    turn: (input, value) => withCreator(input, { reach: { p10: value / 2, p50: value, p90: value * 2 } }),
    ...{ from: 100, to: 1e6 },
  },
  'people-per-view': {
    turn: (input, value) => withCreator(input, { platform: value > 0.5 ? 'youtube' : 'tiktok' }),
    ...{ from: 0, to: 1, whole: true, given: (input) => withCreator(onYouTube(input), { reach: null }) },
  },
  format: chosen('format', ['feed', 'reel'], (input) => withCreator(followersOnly(input), {})),
  'suspicious-share': {
    turn: (input, value) =>
      withCreator(input, { suspiciousShare: { share: value, low: value * 0.8, high: Math.min(1, value * 1.2) } }),
    ...{ from: 0.01, to: 0.9 },
  },
  'mass-followers': ofCreator('massFollowerShare', 0, 1, { given: followersOnly }),
  'growth-anomaly': ofCreator('growthAnomaly', 0, 1),
  'view-stability': ofCreator('viewSpread', 0, 2, { given: followersOnly }),
  'posting-frequency': ofCreator('postsPerWeek', 0.2, 70, { best: 5 }),
  link: chosen('linkPlace', ['bio', 'sticker']),
  platform: {
    turn: (input, value) => withCreator(input, { platform: value > 0.5 ? 'youtube' : 'tiktok' }),
    ...{ from: 0, to: 1, whole: true },
    given: (input) =>
      withCampaign(withCreator(onYouTube(input), { suspiciousShare: null }), {
        linkPlace: 'bio',
        attributionDays: 365,
      }),
  },
  niche: chosen('niche', [
    'lifestyle',
    'gaming',
    'beauty',
    'fitness',
    'education',
    'business',
    'technology',
    'finance',
  ]),
  'brand-link': chosen('brandLinked', [false, true]),
  'engagement-rate': {
    turn: (input, value) => withCreator(input, { engagement: { rate: value, basis: 'followers', tierMedian: 0.02 } }),
    ...{ from: 0.006, to: 0.075 },
  },
  'comments-per-like': ofCreator('commentsPerLike', 0.002, 0.029),
  'saves-and-shares': ofCreator('savesPerLike', 0.013, 0.19),
  replies: ofCreator('replyShare', 0, 1),
  'inauthentic-comments': ofCreator('inauthenticCommentsShare', 0.16, 1),
  'views-per-subscriber': {
    turn: (input, value) => withCreator(input, { views: { p10: value * 3e3, p50: value * 1e4, p90: value * 3e4 } }),
    ...{ from: 0.5, to: 20, given: onYouTube },
  },
  'sponsored-share': ofCreator('sponsoredShare', 0, 0.9),
  'paid-performance': ofCreator('paidPerformance', 0.26, 3.9),
  'landing-page': ofCampaign('conversionRate', 0.001, 0.5),
  followers: ofCreator('followers', 200, 5e6, {
    given: (input) => withCreator(input, { reach: { p10: 900, p50: 2e3, p90: 4e3 } }),
  }),
  'interest-fit': ofCreator('interestFit', 0.012, 0.7, { best: 0.09 }),
  'original-posts': ofCreator('originalShare', 0, 1),
  'audience-countries': {
    turn: (input, value) => withCreator(input, { audienceCountries: { US: value, IN: 1 - value } }),
    ...{ from: 0.01, to: 1 },
  },
  'audience-match': ofCreator('audienceMatch', 0, 1),
  'price-point': ofCampaign('productPrice', 2, 5_000, {
    given: (input) => withCampaign(input, { conversionRate: null }),
  }),
  'discount-code': ofCampaign('discount', 0, 0.9),
  'attribution-window': ofCampaign('attributionDays', 1, 360, { given: onYouTube }),
  'other-brands': ofCreator('otherBrands', 0, 50),
  'earlier-campaigns': ofCampaign('earlierCampaigns', 0, 8, { whole: true }),
  'conversion-history': {
    turn: (input, value) => withCreator(input, { history: { clicks: 500, orders: value } }),
    ...{ from: 0, to: 500 },
  },
  fee: ofCampaign('fee', 1, 1e6),
  'other-costs': ofCampaign('otherCosts', 0, 1e6),
  'order-value-and-margin': ofCampaign('margin', 0.01, 1, {
    given: (input) => withCampaign(input, { discount: null }),
  }),
  'order-value': ofCampaign('productPrice', 1, 1e5, {
    given: (input) => withCampaign(input, { conversionRate: 0.02 }),
  }),
  'usage-rights': chosen('usageRights', ['none', 'web', 'paid-social', 'all-media']),
  exclusivity: ofCampaign('exclusivityMonths', 0, 24),
  advertising: ofCampaign('boostSpend', 0, 1e5),
  'brand-safety': ofCreator('safetyRisk', 0, 1, { given: (input) => withCampaign(input, { fee: 1 }) }),
  engagements: {
    turn: (input, value) => withCreator(input, { likes: { p10: value / 2, p50: value, p90: 2 * value } }),
    ...{ from: 10, to: 1e6 },
  },
}

const active = roiFactors.filter((factor) => factor.active === 'forecast')

/** Very different things known around the factor. */
const around: fc.Arbitrary<RoiInput> = fc
  .record({
    followers: fc.integer({ min: 1_000, max: 3_000_000 }),
    reach: fc.integer({ min: 200, max: 500_000 }),
    fake: fc.double({ min: 0, max: 0.6, noNaN: true }),
    price: fc.integer({ min: 5, max: 500 }),
    margin: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
    known: fc.boolean(),
  })
  .map(({ followers, reach, fake, price, margin, known }) => ({
    creator: openCreator('instagram', followers, {
      reach: { p10: reach / 2, p50: reach, p90: reach * 2 },
      ...(known
        ? { suspiciousShare: { share: fake, low: fake / 2, high: Math.min(1, fake * 1.5) }, audienceMatch: 0.6 }
        : {}),
    }),
    campaign: openCampaign(500, { productPrice: price, margin, ...(known ? { conversionRate: 0.02, posts: 2 } : {}) }),
    calibration: null,
  }))

/** The figure that a factor declares to move, at all three percentiles. */
function moved(forecast: RoiForecast | null, figure: Moved): number[] {
  if (forecast === null) return []
  if (figure === 'regret') return [forecast.regretRate]
  if (figure === 'engagements')
    return forecast.cpe === null ? [] : [-forecast.cpe.p10, -forecast.cpe.p50, -forecast.cpe.p90]
  const spread = forecast[figure]
  return spread === null ? [] : [spread.p10, spread.p50, spread.p90]
}

function figures(input: RoiInput, dial: Dial, value: number, figure: Moved): number[] {
  const found = moved(forecastRoi(dial.turn(dial.given?.(input) ?? input, value), 300), figure)
  expect(found.length).toBeGreaterThan(0)
  return found
}

const valueAt = (dial: Dial, part: number) => {
  const value = dial.from + (dial.to - dial.from) * part
  return dial.whole === true ? Math.round(value) : value
}
const twoParts = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))

test('every active factor has a dial in this file, and nothing else has', () => {
  expect(Object.keys(dials).sort()).toEqual(active.map(({ id }) => id).sort())
})

test.each(
  active
    .filter(({ direction }) => direction === 'up' || direction === 'down')
    .map((factor) => [factor.id, factor] as const),
)('%s: more of it never moves the figure against its direction', (id, factor) => {
  const dial = dials[id]
  if (dial === undefined) throw new Error(`no dial for ${id}`)
  fc.assert(
    fc.property(around, twoParts, (input, [one, other]) => {
      const low = figures(input, dial, valueAt(dial, Math.min(one, other)), factor.moves)
      const high = figures(input, dial, valueAt(dial, Math.max(one, other)), factor.moves)
      for (const [index, value] of low.entries()) {
        const change = ((high[index] ?? value) - value) * (factor.direction === 'up' ? 1 : -1)
        // Six significant digits are what is compared.
        expect(change).toBeGreaterThanOrEqual(-2e-5 * Math.max(Math.abs(value), Math.abs(high[index] ?? value)))
      }
    }),
    { numRuns: 15 },
  )
})

test.each(
  active
    .filter(({ direction }) => direction === 'up' || direction === 'down')
    .map((factor) => [factor.id, factor] as const),
)('%s: from one end to the other it really moves the figure', (id, factor) => {
  const dial = dials[id]
  if (dial === undefined) throw new Error(`no dial for ${id}`)
  const input = knownInput('feed')
  const low = figures(input, dial, dial.from, factor.moves).at(-1) ?? 0
  const high = figures(input, dial, dial.to, factor.moves).at(-1) ?? 0
  expect((high - low) * (factor.direction === 'up' ? 1 : -1)).toBeGreaterThan(0.005 * Math.abs(low))
})

test.each(active.filter(({ direction }) => direction === 'wider').map((factor) => [factor.id, factor] as const))(
  '%s: more of it widens the range and leaves its middle',
  (id, factor) => {
    const dial = dials[id]
    if (dial === undefined) throw new Error(`no dial for ${id}`)
    const [calmLow = 0, calmMiddle = 0, calmHigh = 0] = figures(
      openInput('instagram', 80_000, 500),
      dial,
      dial.from,
      factor.moves,
    )
    const [wildLow = 0, wildMiddle = 0, wildHigh = 0] = figures(
      openInput('instagram', 80_000, 500),
      dial,
      dial.to,
      factor.moves,
    )
    expect(wildLow).toBeLessThan(calmLow * 0.9)
    expect(wildHigh).toBeGreaterThan(calmHigh * 1.1)
    expect(wildMiddle / calmMiddle).toBeGreaterThan(0.85)
    expect(wildMiddle / calmMiddle).toBeLessThan(1.15)
  },
)

test.each(active.filter(({ direction }) => direction === 'peak').map((factor) => [factor.id, factor] as const))(
  '%s: the best value is the best, and either side falls off from it',
  (id, factor) => {
    const dial = dials[id]
    const best = dial?.best
    if (dial === undefined || best === undefined) throw new Error(`no best value for ${id}`)
    fc.assert(
      fc.property(around, twoParts, (input, [near, far]) => {
        const nearer = Math.min(near, far)
        const further = Math.max(near, far)
        for (const end of [dial.from, dial.to]) {
          // On a scale of factors, from the best value towards the end.
          const at = (part: number) => best * (end / best) ** part
          const close = figures(input, dial, at(nearer), factor.moves)
          const away = figures(input, dial, at(further), factor.moves)
          for (const [index, value] of close.entries()) expect(away[index]).toBeLessThanOrEqual(value * 1.00002)
        }
      }),
      { numRuns: 10 },
    )
    const [, middle = 0] = figures(knownInput('feed'), dial, best, factor.moves)
    expect(figures(knownInput('feed'), dial, dial.from, factor.moves)[1]).toBeLessThan(middle * 0.99)
  },
)

test('factors that are listed without an effect read nothing', () => {
  const silent = roiFactors.filter((factor) => factor.active !== 'forecast')
  expect(silent.every((factor) => factor.read(knownInput()) === null)).toBe(true)
  expect(silent.every((factor) => factor.why.length > 20)).toBe(true)
})
