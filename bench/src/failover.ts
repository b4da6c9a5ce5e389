import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { loadDifferences } from '../../apps/server/src/customers/credits/audit.ts'
import { openDatabase } from '../../apps/server/src/foundation/db/database.ts'
import {
  type DebianServer,
  debianFolder,
  hasDebianPostgres,
  startPrimary,
  startStandby,
} from '../../apps/server/test/debian-servers.ts'
import { deductOnce, fillDemo, signInDemo } from '../../e2e/demo-account.ts'
import { apiOnly, freshDataDir, removeDataDir, startProduct } from '../../e2e/running-product.ts'
import type { Row } from './row.ts'

/** A proof: the primary is killed while clients deduct credits over HTTP, and its standby is promoted. With the standby named in
 *  `synchronous_standby_names` every acknowledged movement is there; without, what is lost is printed. The product runs on. */

const rounds = 3
const clients = 8
const loadMs = 3_000
const backWithinMs = 10_000

export async function failoverRows(): Promise<Row[]> {
  if (!hasDebianPostgres)
    return [{ what: 'failover', figure: 'not measured', peer: 'needs root and Debian’s postgresql-15', kept: null }]
  const named: Failover[] = []
  const unnamed: Failover[] = []
  for (let round = 0; round < rounds; round += 1) {
    named.push(await failOver({ waits: true }))
    unnamed.push(await failOver({ waits: false }))
  }
  return [...rowsOf(named, 'a standby named'), ...rowsOf(unnamed, 'none named')]
}

interface Failover {
  waits: boolean
  acknowledged: number
  lost: number
  differences: number
  /** From the kill until each client had a deduction acknowledged that it asked for after it. */
  backMs: number
  /** Statuses of those that were not acknowledged meanwhile; `none` for no answer. */
  refused: Map<string, number>
}

function rowsOf(runs: readonly Failover[], standby: string): Row[] {
  const sum = (of: (run: Failover) => number) => runs.reduce((total, run) => total + of(run), 0)
  const waits = runs.some((run) => run.waits)
  const [acknowledged, lost] = [sum((run) => run.acknowledged), sum((run) => run.lost)]
  const slowest = Math.max(...runs.map((run) => run.backMs))
  const refused = new Map<string, number>()
  for (const run of runs)
    for (const [status, times] of run.refused) refused.set(status, (refused.get(status) ?? 0) + times)
  return [
    {
      what: `${runs.length} primaries killed under load, ${standby}: acknowledged deductions that are there`,
      figure: `${acknowledged - lost} of ${acknowledged}`,
      peer: `${sum((run) => run.differences)} balances that differ`,
      kept: sum((run) => run.differences) === 0 && (!waits || lost === 0),
    },
    {
      what: `${standby}: from the kill until all ${clients} clients are served again, slowest, without a restart`,
      figure: `${(slowest / 1_000).toFixed(1)} s`,
      peer: `limit ${backWithinMs / 1_000} s; meanwhile ${[...refused].map(([status, times]) => `${times} of ${status}`).join(', ') || 'none refused'}`,
      kept: slowest <= backWithinMs,
    },
  ]
}

async function failOver({ waits }: { waits: boolean }): Promise<Failover> {
  const folder = debianFolder()
  const dataDir = freshDataDir()
  const closing: (() => unknown)[] = [folder.remove, () => removeDataDir(dataDir)]
  try {
    const primary = await startPrimary(folder.path, waits ? { synchronous_standby_names: 'standby' } : {})
    closing.push(() => primary.kill('SIGKILL'))
    const standby = await startStandby(folder.path, primary, 'standby')
    closing.push(() => standby.kill())
    const hosts = `127.0.0.1:${primary.port},127.0.0.1:${standby.port}`
    const settings = { DATABASE_URL: `postgres://vouch@${hosts}/postgres`, DATABASE_READ_URL: standby.url }
    const product = await startProduct(dataDir, settings, apiOnly)
    closing.push(() => product.end())
    const load = await deductThroughKill(product.url, primary, standby)
    const db = openDatabase({ connectionString: standby.url, connectionsMax: 2 })
    closing.push(db.close)
    const found = await db.pool.query<{ key: string }>(
      `select substr(cause, 8) as key from credit_entries where cause like 'deduct:%'`,
    )
    const there = new Set(found.rows.map(({ key }) => key))
    const differences = await loadDifferences(db.pool)
    const lost = load.acknowledged.filter((key) => !there.has(key)).length
    const { backMs, refused } = load
    if (product.child.exitCode !== null) throw new Error(`The product ended:\n${product.output()}`)
    return { waits, acknowledged: load.acknowledged.length, lost, differences: differences.length, backMs, refused }
  } finally {
    for (const close of closing.reverse()) await close()
  }
}

async function deductThroughKill(url: string, primary: DebianServer, standby: DebianServer) {
  const before = openDatabase({ connectionString: primary.url, connectionsMax: 1 })
  await fillDemo(before)
  await before.close()
  const token = await signInDemo(url)
  const acknowledged: string[] = []
  const refused = new Map<string, number>()
  const stopping = new AbortController()
  let killedAt = 0
  const backAfter = new Map<number, number>()
  const backMs = () => (backAfter.size < clients ? Number.POSITIVE_INFINITY : Math.max(...backAfter.values()))
  const client = async (_: number, place: number) => {
    while (!stopping.signal.aborted) {
      const key = randomUUID()
      const asked = performance.now()
      const status = await deductOnce(url, token, key)
      if (status === 200) {
        acknowledged.push(key)
        if (killedAt > 0 && asked > killedAt && !backAfter.has(place))
          backAfter.set(place, performance.now() - killedAt)
        continue
      }
      refused.set(String(status ?? 'none'), (refused.get(String(status ?? 'none')) ?? 0) + 1)
      await pause(50)
    }
  }
  const running = Array.from({ length: clients }, client)
  await pause(loadMs)
  const promoter = openDatabase({ connectionString: standby.url, connectionsMax: 1 })
  await promoter.pool.query('select 1')
  await primary.kill('SIGKILL')
  killedAt = performance.now()
  await promoter.pool.query('select pg_promote()')
  await promoter.close()
  await pause(loadMs)
  for (let waited = 0; backMs() === Number.POSITIVE_INFINITY && waited < backWithinMs; waited += 100) await pause(100)
  stopping.abort()
  await Promise.all(running)
  return { acknowledged, refused, backMs: backMs() }
}
