import { expect, test } from 'vitest'
import { knownInput, openInput } from '../roi/example-roi.ts'
import { planOf } from '../roi/plan.ts'
import type { RoiInput } from '../roi/roi-input.ts'
import { marketPrice } from './market-price.ts'
import { priceRules } from './price-rules.ts'

function priceOf(input: RoiInput) {
  const plan = planOf(input)
  return plan === null ? null : marketPrice(input, plan)
}
const withCampaign = (input: RoiInput, campaign: Partial<RoiInput['campaign']>): RoiInput => ({
  ...input,
  campaign: { ...input.campaign, ...campaign },
})

test('100,000 followers of Instagram: 15,000 impressions at $20 a thousand', () => {
  const price = priceOf(openInput('instagram', 100_000, 0))
  expect(price?.p50).toBeCloseTo(300, 6)
  expect(price?.p10).toBeGreaterThan(60)
  expect(price?.p90).toBeLessThan(1_200)
})

test('niche and format multiply the price, another post is paid again', () => {
  const input = openInput('instagram', 100_000, 0)
  const plain = priceOf(input)?.p50 ?? 0
  expect((priceOf(withCampaign(input, { niche: 'finance' }))?.p50 ?? 0) / plain).toBeCloseTo(1.5, 9)
  expect((priceOf(withCampaign(input, { posts: 4 }))?.p50 ?? 0) / plain).toBeCloseTo(4, 9)
})

test('followers who look inauthentic are not paid for', () => {
  const input = openInput('instagram', 100_000, 0)
  const fake: RoiInput = {
    ...input,
    creator: { ...input.creator, suspiciousShare: { share: 0.4, low: 0.3, high: 0.5 } },
  }
  expect((priceOf(fake)?.p50 ?? 0) / (priceOf(input)?.p50 ?? 1)).toBeCloseTo(0.6, 9)
})

test('an audience where advertising is cheap lowers the price', () => {
  const input = openInput('instagram', 100_000, 0)
  const abroad: RoiInput = { ...input, creator: { ...input.creator, audienceCountries: { IN: 1 } } }
  expect((priceOf(abroad)?.p50 ?? 0) / (priceOf(input)?.p50 ?? 1)).toBeCloseTo(0.4, 9)
})

test('the fee asked for does not move the fair price', () => {
  expect(priceOf(withCampaign(knownInput(), { fee: 1 }))).toEqual(priceOf(withCampaign(knownInput(), { fee: 99_999 })))
})

test('rules of thumb stand beside, cheapest first, each with its source', () => {
  const rules = priceRules(knownInput('feed'), 1_500, 2)
  expect(rules.map(({ value }) => value)).toEqual(rules.map(({ value }) => value).sort((a, b) => a - b))
  expect(rules.find(({ id }) => id === 'per-followers')?.value).toBe(2_000)
  expect(rules.find(({ id }) => id === 'per-engagement')?.value).toBeCloseTo(210, 9)
  expect(rules.every(({ source, basis }) => source !== '' && basis !== '')).toBe(true)
})

test('without engagements only what followers set is left, and elsewhere nothing', () => {
  expect(priceRules(knownInput('feed'), 0, 1).map(({ id }) => id)).toEqual(['per-followers'])
  expect(priceRules(openInput('x', 1_000, 0), 0, 1)).toEqual([])
})
