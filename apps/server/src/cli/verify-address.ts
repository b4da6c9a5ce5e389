import { smallDollars } from '@vouch/presentation'
import { reportOf } from '../verdicts/verifications/report-of.ts'
import { type Served, tell, withConnector } from './with-connector.ts'
import { type ReportOptions, writeReport } from './write-report.ts'

/** A report for a creator's address. */

const timeLimitMs = 120_000

/** @throws CommandFault when the address names nobody or nobody can look it up. */
export async function verifyAddress(input: string, options: ReportOptions): Promise<void> {
  await withConnector(input, (served) => writeFetched(served, options))
}

async function writeFetched({ connector, target, config }: Served, options: ReportOptions): Promise<void> {
  const progress = ({ name, state, detail }: { name: string; state: string; detail: string | null }) => {
    if (state !== 'running') tell(`  ${name}: ${detail ?? state}`)
  }
  const usd = connector.usdMaxOf?.(target.platform) ?? connector.usdMax ?? 0
  if (usd > 0) tell(`  This can cost you up to ${smallDollars(usd)}.`)
  const snapshot = await connector.fetchSnapshot(target, progress, AbortSignal.timeout(timeLimitMs))
  const withheld = connector.id === 'youtube' && !config.youtube.derivedMetrics
  const settings = {
    computedAt: new Date().toISOString(),
    ...(withheld && { withheld: 'derived_metrics_off' as const }),
  }
  writeReport(reportOf(snapshot, settings).report, options)
}
