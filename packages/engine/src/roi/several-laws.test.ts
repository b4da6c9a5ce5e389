import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOrderOfReach, keptShare, notInEachOther } from '../reach/fresh-share.ts'
import { setValue } from './choice-problem.ts'
import { openCampaign, openCreator } from './example-roi.ts'
import { forecastRoi } from './forecast-roi.ts'
import { forecastSeveral } from './forecast-several.ts'
import type { RoiInput } from './roi-input.ts'

/** Laws of several creators at once, whoever they are. */

const someInputs: fc.Arbitrary<RoiInput[]> = fc
  .array(fc.tuple(fc.integer({ min: 500, max: 500_000 }), fc.integer({ min: 10, max: 5_000 })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((rows) =>
    rows.map(([reach, fee], index) => ({
      creator: openCreator('tiktok', reach * 4, {
        id: `tiktok/creator-${index}`,
        views: { p10: reach / 2, p50: reach, p90: reach * 2 },
      }),
      campaign: openCampaign(fee, { productPrice: 40, margin: 0.5 }),
      calibration: null,
    })),
  )
const share = fc.double({ min: 0, max: 1, noNaN: true })
const overlapBy = (value: number) => (one: string, other: string) => (one === other ? 1 : value)

test('together creators reach at least whom the largest reaches and at most what all would without overlap', () => {
  fc.assert(
    fc.property(someInputs, share, (inputs, overlap) => {
      const several = forecastSeveral(inputs, overlapBy(overlap), 200)
      const apart = forecastSeveral(inputs, overlapBy(0), 200)
      const largest = inputs.find(({ creator }) => creator.id === several?.creators[0]?.id)
      const alone = largest === undefined ? null : forecastRoi(largest, 200)
      for (const end of ['p10', 'p50', 'p90'] as const) {
        expect(several?.reach[end]).toBeGreaterThanOrEqual((alone?.reach[end] ?? 0) * 0.99999)
        expect(several?.reach[end]).toBeLessThanOrEqual((apart?.reach[end] ?? 0) * 1.00001)
      }
    }),
    { numRuns: 25 },
  )
})

test('costs add up whatever the overlap', () => {
  fc.assert(
    fc.property(someInputs, share, (inputs, overlap) => {
      const fees = inputs.reduce((sum, { campaign }) => sum + campaign.fee, 0)
      expect(forecastSeveral(inputs, overlapBy(overlap), 200)?.cost.p50).toBeCloseTo(fees, 3)
    }),
    { numRuns: 15 },
  )
})

test('more overlap is never more people, clicks, orders or profit', () => {
  fc.assert(
    fc.property(someInputs, share, share, (inputs, one, other) => {
      const less = forecastSeveral(inputs, overlapBy(Math.min(one, other)), 200)
      const more = forecastSeveral(inputs, overlapBy(Math.max(one, other)), 200)
      for (const figure of ['reach', 'clicks', 'orders', 'grossProfit'] as const) {
        expect(more?.[figure].p50).toBeLessThanOrEqual((less?.[figure].p50 ?? 0) * 1.00002)
      }
    }),
    { numRuns: 25 },
  )
})

test('another creator never takes orders away, and any order of the list gives the same forecast', () => {
  fc.assert(
    fc.property(someInputs, share, (inputs, overlap) => {
      const whole = forecastSeveral(inputs, overlapBy(overlap), 200)
      expect(forecastSeveral([...inputs].reverse(), overlapBy(overlap), 200)).toEqual(whole)
      const first = forecastSeveral(inputs.slice(0, 1), overlapBy(overlap), 200)
      expect(whole?.orders.p50).toBeGreaterThanOrEqual((first?.orders.p50 ?? 0) * keptShare(0) * 0.99)
    }),
    { numRuns: 25 },
  )
})

test('clicks stay below people and orders below clicks for several as for one', () => {
  fc.assert(
    fc.property(someInputs, (inputs) => {
      const several = forecastSeveral(inputs, overlapBy(0), 200)
      for (const end of ['p10', 'p50', 'p90'] as const) {
        expect(several?.orders[end]).toBeLessThanOrEqual(several?.clicks[end] ?? 0)
        expect(several?.clicks[end]).toBeLessThanOrEqual(several?.reach[end] ?? 0)
      }
    }),
    { numRuns: 20 },
  )
})

test('the worth of a set never exceeds the sum of its members’ own, for either goal', () => {
  const members = fc.array(fc.tuple(fc.nat(9_000), fc.nat(500), fc.integer({ min: -100, max: 2_000 })), {
    minLength: 1,
    maxLength: 7,
  })
  fc.assert(
    fc.property(members, share, fc.constantFrom('profit' as const, 'reach' as const), (rows, overlap, goal) => {
      const candidates = inOrderOfReach(
        rows.map(([reach, cost, grossProfit], index) => ({ id: `c${index}`, reach, cost, grossProfit })),
      )
      const problem = { candidates, apart: notInEachOther(candidates, overlapBy(overlap)), budget: 1e9, goal }
      const whole = setValue(
        problem,
        candidates.map(() => true),
      )
      const apart = candidates.reduce(
        (sum, _, at) =>
          sum +
          setValue(
            problem,
            candidates.map((__, index) => index === at),
          ),
        0,
      )
      expect(whole).toBeLessThanOrEqual(apart + 1e-6 * Math.abs(apart) + 1e-9)
    }),
  )
})

test('an empty set is worth nothing', () => {
  const candidates = [{ id: 'a', reach: 5, cost: 1, grossProfit: 9 }]
  const problem = { candidates, apart: notInEachOther(candidates, () => 0), budget: 10, goal: 'profit' as const }
  expect(setValue(problem, [false])).toBe(0)
  expect(setValue(problem, [])).toBe(0)
  expect(setValue(problem, [true])).toBe(8)
})
