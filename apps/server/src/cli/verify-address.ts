import { Problem, parseAddress } from '@vouch/contract'
import { loadConfig } from '../config.ts'
import { openConnectors } from '../connectors.ts'
import { openData, runningDatabase } from '../data-folder.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { ConnectorFailure, connectorFor, type Target } from '../outside/platforms/connector.ts'
import { StartFault } from '../start-fault.ts'
import { reportOf } from '../verifications/report-of.ts'
import { CommandFault } from './command-fault.ts'
import { type ReportOptions, writeReport } from './write-report.ts'

/** A report for a creator's address. Live platforms have a daily quota, which is kept in the product's database: the running
 *  product's when there is one, else the embedded server is started for as long as the look-up takes. */

const timeLimitMs = 120_000

/** @throws CommandFault when the address names nobody or nobody can look it up. */
export async function verifyAddress(input: string, options: ReportOptions): Promise<void> {
  const target = parseAddress(input)
  if (target.kind === 'refused') throw new CommandFault(`${target.sentence} (No file of that name exists either.)`)
  try {
    await verifyTarget(target, options)
  } catch (error) {
    const expected = error instanceof Problem || error instanceof ConnectorFailure || error instanceof StartFault
    throw expected ? new CommandFault(error.message) : error
  }
}

async function verifyTarget(target: Target, options: ReportOptions): Promise<void> {
  const config = loadConfig()
  const tell = (line: string) => console.error(line)
  const running = runningDatabase(config)
  const data =
    running === null ? await openData(config, tell) : { connectionString: running, close: async () => undefined }
  const db = openDatabase({ connectionString: data.connectionString, connectionsMax: 2 })
  try {
    if (running === null) await migrate(db.pool)
    const now = () => new Date()
    const connector = connectorFor(target, openConnectors({ config, pool: db.pool, now }))
    const progress = ({ name, state, detail }: { name: string; state: string; detail: string | null }) => {
      if (state !== 'running') tell(`  ${name}: ${detail ?? state}`)
    }
    const snapshot = await connector.fetchSnapshot(target, progress, AbortSignal.timeout(timeLimitMs))
    const withheld = connector.id === 'youtube' && !config.youtube.derivedMetrics
    const settings = { computedAt: now().toISOString(), ...(withheld && { withheld: 'derived_metrics_off' as const }) }
    writeReport(reportOf(snapshot, settings).report, options)
  } finally {
    await db.pool.end()
    await data.close()
  }
}
