import { expect, test } from 'vitest'
import { actionCategories, actionCost, actions } from './actions.ts'
import { actionCosts, creditPackages, packageOf, packagePrice, packageSavings, plans } from './prices.ts'

const tenCredits = [
  'creator_verification',
  'enhanced_regret_rate',
  'overexposure_index',
  'ai_risk_analysis',
  'audience_analysis',
  'lookalike_search',
  'personality_matching',
  'quick_verification',
  'profile_view',
]
const twoCredits = [
  'csv_upload',
  'campaign_workflow',
  'ai_email_template',
  'email_negotiator',
  'contract_generation',
  'campaign_performance',
  'market_intelligence',
  'performance_benchmarks',
  'pdf_report',
  'csv_export',
]

test('every action has its price, and no other action exists', () => {
  const expected = {
    ...Object.fromEntries(tenCredits.map((id) => [id, 10])),
    ...Object.fromEntries(twoCredits.map((id) => [id, 2])),
    send_outreach_email: 20,
    email_follow_up: 1,
    overlay_display: 1,
    shortlist_addition: 5,
  }
  expect(actionCosts).toEqual(expected)
})

test('an action that nobody knows costs one credit, whatever it is called', () => {
  for (const id of ['', 'dance', 'constructor', '__proto__', 'CREATOR_VERIFICATION']) expect(actionCost(id)).toBe(1)
  expect(actionCost('send_outreach_email')).toBe(20)
})

test('what is paid for each creator found charges itself, and no category is empty', () => {
  const all = Object.values(actions)
  for (const { perCreatorFound, chargesItself } of all) if (perCreatorFound) expect(chargesItself).toBe(true)
  expect(new Set(all.map(({ category }) => category))).toEqual(new Set(actionCategories))
})

test.each([
  ['STARTER', [79, 139, 249]],
  ['PROFESSIONAL', [73, 129, 230]],
  ['ENTERPRISE', [67, 118, 212]],
] as const)('packages cost %s %j dollars', (tier, prices) => {
  expect(creditPackages.map((each) => packagePrice(each, tier))).toEqual(prices)
})

test('larger packages save what the smallest one would have cost more', () => {
  expect(creditPackages.map((each) => packageSavings(each, 'STARTER'))).toEqual([0, 19, 67])
})

test('there are three packages and no other', () => {
  expect([250, 500, 1000].map((credits) => packageOf(credits)?.basePrice)).toEqual([79, 139, 249])
  for (const credits of [0, -250, 249, 2000, Number.NaN]) expect(packageOf(credits)).toBeNull()
})

test('a year costs ten months, on every plan', () => {
  for (const { monthlyPrice, annualPrice } of Object.values(plans)) expect(annualPrice).toBe(10 * monthlyPrice)
})
