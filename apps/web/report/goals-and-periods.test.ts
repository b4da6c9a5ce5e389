import { sampledShares } from '@vouch/presentation'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { engagementPeriods, periodReading } from './engagement-periods.ts'
import { goalVerdicts } from './goal-verdicts.ts'
import { sampleOf, sampleTime } from './test/sample-reports.ts'

const share = (value: number) => ({ share: value, low: value / 2, high: Math.min(1, value * 2), sampled: 400 })
const { trust } = sampleOf('clean').report

function answersOf(followers: number | null, engagement: number | null, fraudRisk: 'low' | 'high' | null = 'low') {
  return goalVerdicts({
    ...{ trust, fraudRisk, decision: null, parts: [] },
    suspiciousFollowers: followers === null ? null : share(followers),
    suspiciousEngagement: engagement === null ? null : share(engagement),
  }).map(({ answer }) => answer)
}

describe('a verdict for each goal', () => {
  test('sales hang on who reacts, awareness on both sides, content on nobody', () => {
    expect(answersOf(0.05, 0.05)).toEqual(['good fit', 'good fit', 'good fit'])
    expect(answersOf(0.4, 0.05)).toEqual(['use caution', 'good fit', 'good fit'])
    expect(answersOf(0.05, 0.4)).toEqual(['use caution', 'not a fit', 'good fit'])
    expect(answersOf(0.4, 0.4)).toEqual(['not a fit', 'not a fit', 'good fit'])
  })

  test('beside a no, content is another deal and says why', () => {
    const { report } = sampleOf('bought-followers-burst')
    expect(report.decision?.word).toBe('dont-book')
    const content = goalVerdicts(report).find(({ goal }) => goal === 'Content')
    expect(content?.answer).toBe('use caution')
    expect(content?.why).toMatch(/^This is a different deal: /)
    expect(goalVerdicts(report).some(({ answer }) => answer === 'good fit')).toBe(false)
  })

  test('what was not measured is not called fine', () => {
    expect(answersOf(null, null)).toEqual(['unknown', 'unknown', 'good fit'])
    expect(answersOf(0.05, null)).toEqual(['good fit', 'unknown', 'good fit'])
    const { report } = sampleOf('clean')
    const parts = report.parts.map((each) =>
      each.part === 'followers' ? { ...each, state: 'unclear' as const } : each,
    )
    const [awareness] = goalVerdicts({ ...report, parts, suspiciousFollowers: share(0.05), suspiciousEngagement: null })
    expect(awareness?.answer).toBe('unknown')
    expect(awareness?.why).toMatch(/^The share of followers that look inauthentic is unknown/)
  })

  test('a high risk that no share explains still calls for care, and no verdict gives no answers', () => {
    expect(answersOf(0.05, 0.05, 'high')).toEqual(['use caution', 'use caution', 'good fit'])
    expect(goalVerdicts({ ...sampleOf('clean').report, trust: null })).toEqual([])
  })

  test('a larger share never makes an answer better', () => {
    const order = ['good fit', 'use caution', 'not a fit']
    const part = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(part, part, part, part, (a, b, c, d) => {
        const [few, many] = [answersOf(Math.min(a, b), Math.min(c, d)), answersOf(Math.max(a, b), Math.max(c, d))]
        few.forEach((answer, place) => {
          expect(order.indexOf(many[place] ?? '')).toBeGreaterThanOrEqual(order.indexOf(answer))
        })
      }),
    )
  })
})

describe('the engagement rate of a span', () => {
  const points = [200, 100, 40, 20, 10].map((days, place) => ({
    id: String(place),
    at: new Date(Date.parse(sampleTime) - days * 86_400_000).toISOString(),
    rate: (place + 1) / 100,
    ...{ sponsored: false, anomaly: null },
  }))

  test('is the median of its posts, and unknown under three', () => {
    const read = (days: number) => periodReading(points, sampleTime, days)
    expect(read(30)).toMatchObject({ median: null, half: null })
    expect(read(90)).toMatchObject({ median: 0.04, half: { low: 0.035, high: 0.045 } })
    expect(read(360).median).toBe(0.03)
    expect(read(360).cut).toBe(false)
  })

  test('a longer span never has fewer posts', () => {
    const counts = engagementPeriods.map((days) => periodReading(points, sampleTime, days).points.length)
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
  })
})

test('countries are counted among followers who show one, with the interval of that many', () => {
  const accounts = Array.from({ length: 100 }, (_, place) => ({
    id: String(place),
    country: place < 30 ? 'GB' : place < 40 ? 'US' : null,
  }))
  const found = sampledShares({ followersSample: { method: 'random', accounts } }, 'country')
  expect(found).toMatchObject({ known: 40, sampled: 100, random: true })
  expect(found?.rows.map(({ key, count, share: part }) => [key, count, part])).toEqual([
    ['GB', 30, 0.75],
    ['US', 10, 0.25],
  ])
  expect(found?.rows[0]?.low).toBeGreaterThan(0.6)
  const few = accounts.slice(0, 29)
  expect(sampledShares({ followersSample: { method: 'random', accounts: few } }, 'country')).toBeNull()
})
