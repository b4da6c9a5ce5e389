import { parseSnapshotJson } from '@vouch/contract'
import { simulateCreator, sizes } from '@vouch/simulator'
import { reportJson } from '../../apps/server/src/cli/report-json.ts'
import { reportOf } from '../../apps/server/src/verdicts/verifications/report-of.ts'

const plan = { seed: 'bench', platform: 'instagram', at: '2026-01-01T00:00:00Z', followers: 400_000 } as const
const text = JSON.stringify(simulateCreator({ ...plan, size: sizes.large, followersMethod: 'random' }).snapshot)
console.log(sizes.large, text.length)
const run = () => {
  const r = parseSnapshotJson(text)
  if (!r.ok) throw 1
  return reportJson(reportOf(r.snapshot, { computedAt: '2026-01-01T00:00:00.000Z' }).report)
}
const med = (f: () => unknown, n = 15) => {
  const ts: number[] = []
  for (let i = 0; i < n; i++) {
    const t = performance.now()
    f()
    ts.push(performance.now() - t)
  }
  return ts.sort((a, b) => a - b)[n >> 1] as number
}
for (let i = 0; i < 10; i++) run()
const p = med(() => JSON.parse(text)),
  w = med(run)
console.log('parse', p.toFixed(1), 'whole', w.toFixed(1), (w / p).toFixed(2))
