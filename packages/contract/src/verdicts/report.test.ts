import type { Report } from '@vouch/engine'
import { expect, test } from 'vitest'
import { reportJsonSchema, reportSchema } from './report.ts'

const report: Report = {
  schema: 'vouch.report/1',
  engine: '1.0.0',
  snapshotDigest: 'sha256:00',
  computedAt: '2026-11-20T10:00:00Z',
  state: 'READY',
  stateCode: null,
  subject: {
    platform: 'instagram',
    handle: 'ava_fields_sandbox',
    displayName: 'Ava Fields',
    url: null,
    avatarUrl: null,
    verified: null,
    categories: ['travel'],
    country: null,
    followers: 120_000,
    followersRounded: false,
    fetchedAt: '2026-11-20T10:00:00Z',
    basis: 'sandbox',
  },
  verdict: 'The audience looks genuine.',
  parts: [
    {
      part: 'followers',
      state: 'seen',
      share: 0.06,
      low: 0.03,
      high: 0.1,
      line: 0.2,
      n: 400,
      why: null,
      verdict: 'clear',
    },
    {
      part: 'growth',
      state: 'not-seen',
      share: null,
      low: null,
      high: null,
      line: 0.2,
      n: null,
      why: 'History.',
      verdict: null,
    },
  ],
  decision: { word: 'ask-first', because: [], wouldDecide: ['history', 'likes'] },
  trust: { score: 82, low: 76, high: 88, band: 'good' },
  fraudRisk: 'low',
  suspiciousFollowers: { share: 0.06, low: 0.03, high: 0.1, sampled: 400 },
  suspiciousEngagement: null,
  audienceTypes: { real: 0.9, influencer: 0.02, mass: 0.02, suspicious: 0.06 },
  engagement: { rate: 0.02, basis: 'followers', posts: 30, tierMedian: 0.011, percentile: 0.8, band: 'above' },
  coverage: { posts: 30, comments: 0, followersSample: 400, historyDays: 0, missing: ['history'] },
  priorLogOdds: -2,
  signals: [
    {
      id: 'growth.step',
      title: 'Follower jumps without a cause',
      group: 'growth',
      verdict: 'not-measurable',
      value: null,
      unit: 'jumps',
      benchmark: null,
      logOdds: null,
      scoreAtMedian: null,
      evidence: [
        { at: null, text: 'No history was available.' },
        { at: null, text: 'Two posts.', refs: ['p1'] },
      ],
      explanation: 'There was no history to look at.',
    },
  ],
  surer: [{ part: 'history', text: 'Daily follower counts of 90 days', width: { from: 12, to: 8 } }],
  keyFigures: [],
  series: { followers: [], engagement: [] },
  flags: [],
  recommendations: [],
}

test('a report is read back as it was written', () => {
  expect(reportSchema.parse(JSON.parse(JSON.stringify(report)))).toEqual(report)
})

test('a later engine may say more: unknown keys are dropped, not refused', () => {
  expect(reportSchema.parse({ ...report, mood: 'good' })).toEqual(report)
})

test('a score outside 0 to 100, an unknown state or a missing part is refused', () => {
  expect(reportSchema.safeParse({ ...report, trust: { score: 101, low: 0, high: 0, band: 'good' } }).success).toBe(
    false,
  )
  expect(reportSchema.safeParse({ ...report, state: 'DONE' }).success).toBe(false)
  const { coverage: _, ...rest } = report
  expect(reportSchema.safeParse(rest).success).toBe(false)
})

test('a report of an engine without counterfactuals is read with none', () => {
  const { surer: _, ...rest } = report
  const signals = report.signals.map(({ scoreAtMedian: __, ...signal }) => signal)
  expect(reportSchema.parse({ ...rest, signals })).toEqual({ ...report, surer: [] })
})

test('the published JSON Schema requires every part of a report that every engine has given', () => {
  expect(reportJsonSchema().required).toEqual(
    Object.keys(report).filter((key) => !['parts', 'decision', 'surer'].includes(key)),
  )
})
