import { reportSchema } from '@vouch/contract'
import { assess } from '@vouch/engine'
import { sandboxSnapshot } from '@vouch/simulator'
import { expect, test } from 'vitest'
import { snapshotDigest } from '../../../server/src/verdicts/verifications/report-of.ts'
import { recordedAt } from './recorded-at.ts'
import { tabs } from './report-tab-list.ts'
import recorded from './sample-report.json' with { type: 'json' }

test('the report on the home page is one that the product could have given', () => {
  const report = reportSchema.parse(recorded)
  expect(report.state).toBe('READY')
  expect(report.trust).not.toBeNull()
})

test('the report on the home page is what the engine says today (`vitest run PATH -u` writes it anew)', async () => {
  const snapshot = sandboxSnapshot('instagram', 'luxe_lena_sandbox', recordedAt)
  const report = snapshot && assess(snapshot, { digest: snapshotDigest(snapshot), computedAt: recordedAt })
  await expect(`${JSON.stringify(report, null, 2)}\n`).toMatchFileSnapshot('sample-report.json')
})

test('the six views show figures of that report and nothing else of it (`vitest run PATH -u` writes them anew)', async () => {
  const drawn = new Set(tabs.flatMap(({ signals }) => signals))
  const signals = recorded.signals.filter(({ id }) => drawn.has(id)).map((signal) => ({ ...signal, evidence: [] }))
  await expect(`${JSON.stringify({ signals }, null, 2)}\n`).toMatchFileSnapshot('sample-opening.json')
})

test('the report on the home page is about nobody', () => {
  expect(recorded.subject.handle).toMatch(/_sandbox$/)
})
