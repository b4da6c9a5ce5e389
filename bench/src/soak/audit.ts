import { setTimeout as pause } from 'node:timers/promises'
import { loadDifferences } from '../../../apps/server/src/customers/credits/audit.ts'
import { type Database, openDatabase } from '../../../apps/server/src/foundation/db/database.ts'
import type { Acknowledged } from './deeds.ts'

/** After a soak: is everything there that was acknowledged, once, and did every verification come to an end? */

export interface Audit {
  deductions: { acknowledged: number; there: number; twice: number }
  verifications: { acknowledged: number; there: number; open: number; failed: number }
  differences: number
}

const endWithinMs = 180_000

export async function audit(databaseUrl: string, acknowledged: readonly Acknowledged[]): Promise<Audit> {
  const db = openDatabase({ connectionString: databaseUrl, connectionsMax: 2 })
  try {
    const ids = (deed: Acknowledged['deed']) => [
      ...new Set(acknowledged.filter((done) => done.deed === deed).map(({ id }) => id)),
    ]
    const verified = ids('verify')
    await untilEnded(db, verified)
    const states = await verificationStates(db, verified)
    const entries = await db.pool.query<{ key: string; times: number }>(
      `select substr(cause, 8) as key, count(*)::int as times from credit_entries where cause like 'deduct:%' group by 1`,
    )
    const times = new Map(entries.rows.map(({ key, times }) => [key, times]))
    const deducted = ids('deduct')
    return {
      deductions: {
        acknowledged: deducted.length,
        there: deducted.filter((key) => times.has(key)).length,
        twice: [...times.values()].filter((count) => count > 1).length,
      },
      verifications: {
        acknowledged: verified.length,
        there: states.length,
        open: states.filter(isOpen).length,
        failed: states.filter((state) => state === 'failed').length,
      },
      differences: (await loadDifferences(db.pool)).length,
    }
  } finally {
    await db.close()
  }
}

const isOpen = (state: string) => state !== 'done' && state !== 'failed'

async function untilEnded(db: Database, ids: readonly string[]): Promise<void> {
  const until = performance.now() + endWithinMs
  while (performance.now() < until && (await verificationStates(db, ids)).some(isOpen)) await pause(1_000)
}

async function verificationStates(db: Database, ids: readonly string[]): Promise<string[]> {
  const found = await db.pool.query<{ status: string }>(
    'select runs.state as status from verifications join verification_runs runs on runs.id = run_id where verifications.id = any($1)',
    [ids],
  )
  return found.rows.map(({ status }) => status)
}
