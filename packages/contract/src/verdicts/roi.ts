import {
  type Calibration,
  campaignFormats,
  engagementBases,
  landingQualities,
  linkPlaces,
  niches,
  ownRateIds,
  platforms,
  type RoiCampaign,
  type RoiCreator,
  usageRights,
} from '@vouch/engine'
import { z } from 'zod'
import { route } from '../wire/route.ts'
import { reportSchema } from './report.ts'

/** The forecast of return of one report: what the report knows of the creator, and what the brand plans. The browser computes
 *  the forecast with the engine; the server keeps the plan. */

const share = z.number().min(0).max(1)
const estimate = z.object({ p10: z.number().min(0), p50: z.number().min(0), p90: z.number().min(0) })

export const roiCreator = z
  .object({
    id: z.string(),
    platform: z.enum(platforms),
    followers: z.number().min(0).nullable(),
    reach: estimate.nullable(),
    views: estimate.nullable(),
    likes: estimate.nullable(),
    engagement: z
      .object({ rate: z.number().min(0), basis: z.enum(engagementBases), tierMedian: z.number().nullable() })
      .nullable(),
    suspiciousShare: z.object({ share, low: share, high: share }).nullable(),
    massFollowerShare: share.nullable(),
    inauthenticCommentsShare: share.nullable(),
    growthAnomaly: share.nullable(),
    commentsPerLike: z.number().nullable(),
    savesPerLike: z.number().nullable(),
    replyShare: z.number().nullable(),
    viewSpread: z.number().nullable(),
    postsPerWeek: z.number().nullable(),
    originalShare: z.number().nullable(),
    sponsoredShare: z.number().nullable(),
    paidPerformance: z.number().nullable(),
    otherBrands: z.number().nullable(),
    audienceCountries: z.record(z.string(), z.number()).nullable(),
    audienceMatch: z.number().nullable(),
    interestFit: z.number().nullable(),
    safetyRisk: z.number().nullable(),
    history: z.object({ clicks: z.number(), orders: z.number() }).nullable(),
    /** The workspace's own benchmarks for the platform and size. */
    ownRates: z
      .array(
        estimate.extend({ id: z.enum(ownRateIds), niche: z.enum(niches).nullable().describe('Null: all industries.') }),
      )
      .readonly()
      .nullish(),
  })
  .meta({ id: 'RoiCreator' }) satisfies z.ZodType<RoiCreator>

const money = (what: string) =>
  z
    .number(`${what} must be an amount in US dollars.`)
    .min(0, `${what} must be 0 or more.`)
    .max(10_000_000, `${what} can be up to $10,000,000.`)
const part = (what: string) =>
  z
    .number(`${what} must be a share from 0 to 1.`)
    .min(0, `${what} must be from 0 to 100%.`)
    .max(1, `${what} must be from 0 to 100%.`)
const whole = (what: string, least: number, most: number) =>
  z
    .int(`${what} must be a whole number.`)
    .min(least, `${what} must be from ${least} to ${most}.`)
    .max(most, `${what} must be from ${least} to ${most}.`)

const badMarket = 'A market must be a two-letter country code.'
const badMonths = 'Exclusivity can last from 0 to 36 months.'

/** The plan of a campaign. Only the fee is required; null leaves a question open, and a published default takes its place. */
export const roiCampaign = z
  .object(
    {
      fee: money('The fee'),
      otherCosts: money('Other costs').nullable(),
      posts: whole('The number of posts', 1, 100).nullable(),
      format: z.enum(campaignFormats, 'Choose a format from the list.').nullable(),
      linkPlace: z.enum(linkPlaces, 'Choose a placement from the list.').nullable(),
      brandLinked: z.boolean('brandLinked must be true or false.').nullable(),
      niche: z.enum(niches, 'Choose an industry from the list.').nullable(),
      productPrice: money('The order value').nullable(),
      margin: part('The margin').nullable(),
      conversionRate: part('The conversion rate').nullable(),
      landingQuality: z.enum(landingQualities, 'Choose a quality level from the list.').nullable(),
      discount: part('The discount').nullable(),
      markets: z
        .array(z.string(badMarket).length(2, badMarket), 'Markets must be a list of country codes.')
        .max(50, 'You can name up to 50 markets.')
        .nullable(),
      attributionDays: whole('The attribution window', 1, 365).nullable(),
      usageRights: z.enum(usageRights, 'Choose rights from the list.').nullable(),
      exclusivityMonths: z.number(badMonths).min(0, badMonths).max(36, badMonths).nullable(),
      boostSpend: money('Advertising spend').nullable(),
      earlierCampaigns: whole('The number of past campaigns', 0, 1_000).nullable(),
    },
    'A campaign must be an object with its fee.',
  )
  .meta({ id: 'RoiCampaign' }) satisfies z.ZodType<RoiCampaign>

export const roiGoals = ['profit', 'reach'] as const
export type RoiGoal = (typeof roiGoals)[number]

const plan = z.object(
  {
    campaign: roiCampaign,
    /** What the money is for: it decides which creators of several are chosen. */
    goal: z.enum(roiGoals, 'Goal must be profit or reach.'),
    /** All that may be spent, US dollars; null: no more is known than the fee. */
    budget: money('The budget').nullable(),
  },
  'A plan must be an object with its campaign.',
)
export type RoiPlan = z.output<typeof plan>

const rateCalibration = z.object({
  shift: z.number().describe('Logarithm of the factor between the workspace’s results and the published rate.'),
  brandSpread: z.number(),
  creatorSpread: z.number(),
  campaigns: z.int().describe('Results that it stands on: creators of completed campaigns.'),
  weight: z.number().describe('Share of the rate that the workspace’s own results decide, 0 to 1.'),
})
const calibration = z
  .object({ clicks: rateCalibration, orders: rateCalibration })
  .meta({ id: 'RateCalibration' }) satisfies z.ZodType<Calibration>

export const roiAnswer = z
  .object({
    creator: roiCreator,
    /** People whom one usual post reaches, all accounts, as the report states it; null where it states none. A forecast counts accounts
     *  that look authentic. */
    reach: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
    /** Who it is about and what the report decided: a plan of several books nobody whom their reports speak against. */
    verdict: reportSchema
      .pick({ state: true, trust: true, fraudRisk: true, decision: true })
      .extend({ displayName: z.string().nullable() }),
    /** US dollars for one sponsored post, as the report states it; null where it states none. */
    price: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
    /** Where the report prices a post; the fee that a plan begins with. Null where it prices none. */
    suggestedFee: z.number().nullable(),
    /** Null until a plan is saved. */
    saved: plan.extend({ savedAt: z.string() }).nullable(),
    /** What the workspace's completed campaigns say about click and order rates; null where none has results. */
    calibration: calibration.nullable(),
  })
  .meta({ id: 'RoiPlan' })
export type RoiAnswer = z.output<typeof roiAnswer>

const id = z.object({ id: z.uuid('That is not a verification ID.') })

export const roi = {
  show: route({
    method: 'GET',
    path: '/api/verifications/:id/roi',
    access: 'bearer',
    tag: 'Return',
    summary: 'What a report knows about the creator for an ROI forecast, and the plan saved with it. Free.',
    params: id,
    status: 200,
    reply: roiAnswer,
    problems: ['missing_token', 'invalid_token', 'not_found'],
    callsPerMinuteMax: 120,
    callsCountedFor: 'account',
  }),
  save: route({
    method: 'PUT',
    path: '/api/verifications/:id/roi',
    access: 'bearer',
    tag: 'Return',
    summary: 'Saves a campaign plan with a report. The last one saved counts. Free.',
    params: id,
    body: plan,
    status: 200,
    reply: roiAnswer,
    problems: ['validation', 'missing_token', 'invalid_token', 'not_found'],
    callsPerMinuteMax: 120,
    callsCountedFor: 'account',
  }),
}
