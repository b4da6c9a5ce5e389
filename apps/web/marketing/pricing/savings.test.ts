import { actionStatus, plans, type Tier } from '@vouch/contract'
import { expect, test } from 'vitest'
import {
  manualCosts,
  manualHourDollars,
  manualHours,
  ownManualCost,
  savedShare,
  typicalMonth,
  typicalMonths,
  usualHours,
  verificationsOf,
} from './savings.ts'

const tiers = Object.keys(plans) as Tier[]

test('the saving is the upper manual cost less the price, over the upper manual cost', () => {
  expect(savedShare(9_200, 39)).toBeCloseTo(0.99576, 5)
  expect(savedShare(100, 25)).toBe(0.75)
})

test('nothing is saved where the manual cost is lower, missing or nonsense', () => {
  for (const cost of [0, -5, Number.NaN, 20]) expect(savedShare(cost, 39)).toBe(0)
})

test('the hours that are printed, times the rate, are the cost that is printed', () => {
  for (const tier of tiers) {
    for (const dollars of Object.values(manualCosts[tier])) {
      expect(Number.isInteger(manualHours(dollars))).toBe(true)
      expect(ownManualCost({ creators: 1, hours: manualHours(dollars), dollarsPerHour: manualHourDollars })).toBe(
        dollars,
      )
    }
  }
})

test('the reader’s own figures begin within the range', () => {
  for (const tier of tiers) {
    const own = { creators: verificationsOf(tier), hours: usualHours, dollarsPerHour: manualHourDollars }
    expect(ownManualCost(own)).toBeGreaterThan(manualCosts[tier].low)
    expect(ownManualCost(own)).toBeLessThan(manualCosts[tier].high)
  }
})

test('an own estimate multiplies creators, hours and wage, and an empty field is nothing', () => {
  expect(ownManualCost({ creators: 15, hours: 4, dollarsPerHour: 60 })).toBe(3_600)
  expect(ownManualCost({ creators: Number.NaN, hours: 4, dollarsPerHour: 60 })).toBe(0)
  expect(ownManualCost({ creators: 15, hours: -4, dollarsPerHour: 60 })).toBe(0)
})

test('a typical month fits into the credits of its plan', () => {
  expect(typicalMonths.STARTER).toEqual({ verifications: 10, workflows: 2, emails: 2 })
  const credits = tiers.map((tier) => typicalMonth(tier, () => 'live').credits)
  expect(credits).toEqual([144, 534, 1_950])
  for (const tier of tiers) {
    expect(typicalMonth(tier, () => 'live').credits).toBeLessThanOrEqual(plans[tier].creditsIncluded)
  }
})

test('an example counts what is live and nothing else', () => {
  const verifying = (id: string) => (id === 'creator_verification' ? 'live' : 'coming')
  expect(typicalMonth('STARTER', verifying)).toEqual({ parts: ['10 verifications'], credits: 100 })
  expect(typicalMonth('STARTER', () => 'live').parts).toEqual(['10 verifications', '2 workflows', '2 outreach emails'])
  expect(typicalMonth('STARTER').parts).toHaveLength(
    1 + Number(actionStatus('campaign_workflow') === 'live') + Number(actionStatus('send_outreach_email') === 'live'),
  )
})
