import { setTimeout as pause } from 'node:timers/promises'
import { loadDifferences } from '../../../apps/server/src/customers/credits/audit.ts'
import { type Database, openDatabase } from '../../../apps/server/src/foundation/db/database.ts'
import type { Acknowledged } from './deeds.ts'

/** After a soak: is everything there that was acknowledged, once, and did every verification come to an end? */

export interface Audit {
  /** `otherwise`: what was taken for a key is not the price. */
  deductions: { acknowledged: number; there: number; otherwise: number }
  /** `held`: credits that nothing is under way for any more. */
  verifications: { acknowledged: number; there: number; open: number; failed: number; held: number }
  differences: number
}

const endWithinMs = 180_000
/** Of the action that is deducted. */
const ownActionCredits = 1

export async function audit(databaseUrl: string, acknowledged: readonly Acknowledged[]): Promise<Audit> {
  const db = openDatabase({ connectionString: databaseUrl, connectionsMax: 2 })
  try {
    const ids = (deed: Acknowledged['deed']) => [
      ...new Set(acknowledged.filter((done) => done.deed === deed).map(({ id }) => id)),
    ]
    const verified = ids('verify')
    await untilEnded(db, verified)
    const states = await verificationStates(db, verified)
    const entries = await db.pool.query<{ key: string; taken: number }>(
      `select substr(cause, 8) as key, -sum(delta)::int as taken from credit_entries where cause like 'deduct:%' group by 1`,
    )
    const taken = new Map(entries.rows.map(({ key, taken }) => [key, taken]))
    const held = await stillHeld(db)
    const deducted = ids('deduct')
    return {
      deductions: {
        acknowledged: deducted.length,
        there: deducted.filter((key) => taken.has(key)).length,
        otherwise: [...taken.values()].filter((credits) => credits !== ownActionCredits).length,
      },
      verifications: {
        acknowledged: verified.length,
        there: states.length,
        open: states.filter(isOpen).length,
        failed: states.filter((state) => state === 'failed').length,
        held,
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

/** Whose answer was lost is under way as well, and holds credits until it has ended. @returns how many holds stay */
async function stillHeld(db: Database): Promise<number> {
  const until = performance.now() + endWithinMs
  for (;;) {
    const { rowCount } = await db.pool.query(`select from credit_holds where state = 'held'`)
    if (rowCount === 0 || performance.now() >= until) return rowCount ?? 0
    await pause(1_000)
  }
}

async function verificationStates(db: Database, ids: readonly string[]): Promise<string[]> {
  const found = await db.pool.query<{ status: string }>(
    'select runs.state as status from verifications join verification_runs runs on runs.id = run_id where verifications.id = any($1)',
    [ids],
  )
  return found.rows.map(({ status }) => status)
}
