import { sandboxSnapshot } from '@vouch/simulator'
import { expect, test } from 'vitest'
import { reportOf } from '../verdicts/verifications/report-of.ts'
import { analysisOf } from './free-analysis.ts'

const at = '2026-11-21T00:00:00.000Z'

test('the sample under the gate of the free tool is what the tool would answer (`vitest run PATH -u` writes it anew)', async () => {
  const snapshot = sandboxSnapshot('instagram', 'mixed_mara_sandbox', at)
  if (!snapshot) throw new Error('The sandbox lost a creator')
  const analysis = analysisOf(reportOf(snapshot, { computedAt: at }).report, 0)
  const file = '../../../web/marketing/free-search/sample-analysis.json'
  await expect(`${JSON.stringify(analysis, null, 2)}\n`).toMatchFileSnapshot(file)
})
