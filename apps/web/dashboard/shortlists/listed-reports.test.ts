import type { ShortlistEntry } from '@vouch/contract'
import { expect, test } from 'vitest'
import { reportsOf } from './listed-reports.ts'

const trust = { score: 80, low: 70, high: 88, band: 'good' } as const

function entry(id: string, given: Partial<ShortlistEntry> = {}): ShortlistEntry {
  return {
    ...{ id, creator: { platform: 'instagram', handle: id, displayName: null, url: null }, status: 'considering' },
    ...{ note: '', tags: [], addedAt: '2026-11-01', screening: null, running: false, counts: null, changes: 0 },
    verdict: {
      ...{
        verificationId: `report-${id}`,
        at: '2026-11-01',
        state: 'READY',
        trust,
        fraudRisk: 'low',
        decision: null,
        followers: 1,
      },
      ...{ engagementRate: null, engagementBasis: null, reach: null, price: null },
    },
    ...given,
  }
}

test('a campaign is planned with whoever has a score and did not decline, in the order of the list', () => {
  const unscored = entry('d')
  const entries = [
    entry('b'),
    entry('a', { status: 'agreed' }),
    entry('c', { status: 'declined' }),
    { ...unscored, verdict: unscored.verdict && { ...unscored.verdict, trust: null } },
    entry('e', { verdict: null }),
  ]
  expect(reportsOf({ entries })).toEqual(['report-b', 'report-a'])
})
