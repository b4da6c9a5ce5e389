import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { loadDifferences } from '../../apps/server/src/customers/credits/audit.ts'
import type { Database } from '../../apps/server/src/foundation/db/database.ts'
import { deductOnce, fillDemo, signInDemo } from '../../e2e/demo-account.ts'
import { freshDataDir, type RunningProduct, removeDataDir, startProduct } from '../../e2e/running-product.ts'
import { openProductDatabase } from './product-database.ts'
import type { Row } from './row.ts'

/** A proof, not a measure: the whole product, database and all, is killed at random moments while eight clients deduct credits
 *  over HTTP. Whoever got no answer asks again with the same key. Every deduction that was acknowledged is there, once. */

const kills = 50
const clients = 8

interface Deductions {
  /** Keys that were sent, with whether they were acknowledged. */
  readonly answers: Map<string, boolean>
}

export async function creditKillRows(): Promise<Row[]> {
  const dataDir = freshDataDir()
  const deductions: Deductions = { answers: new Map() }
  let retried = 0
  try {
    for (let kill = 0; kill <= kills; kill += 1) {
      const product = await startProduct(dataDir)
      const token = await signInDemo(product.url)
      if (kill === 0) await withLedger(dataDir, fillDemo)
      const unanswered = [...deductions.answers].filter(([, known]) => !known).map(([key]) => key)
      retried += unanswered.length
      if (kill < kills) await deductAndKill(product, token, deductions, unanswered)
      else {
        for (const key of unanswered) await deduct(product.url, token, key, deductions)
        const rows = await withLedger(dataDir, (db) => proof(db, deductions, retried))
        await product.end()
        return rows
      }
    }
    return []
  } finally {
    removeDataDir(dataDir)
  }
}

async function deductAndKill(
  product: RunningProduct,
  token: string,
  deductions: Deductions,
  unanswered: string[],
): Promise<void> {
  const dying = new AbortController()
  const loop = async () => {
    while (!dying.signal.aborted) {
      const key = unanswered.pop() ?? randomUUID()
      // A killed server answers nothing, and then there is no more to ask of it.
      if (!(await deduct(product.url, token, key, deductions))) return
    }
  }
  const loops = Array.from({ length: clients }, loop)
  await pause(randomInt(20, 400))
  await product.end('SIGKILL')
  dying.abort()
  await Promise.all(loops)
}

/** @returns whether it was acknowledged */
async function deduct(url: string, token: string, key: string, { answers }: Deductions): Promise<boolean> {
  answers.set(key, answers.get(key) ?? false)
  const done = (await deductOnce(url, token, key)) === 200
  if (done) answers.set(key, true)
  return done
}

async function withLedger<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openProductDatabase(dataDir)
  try {
    return await work(db)
  } finally {
    await db.pool.end()
  }
}

async function proof(db: Database, { answers }: Deductions, retried: number): Promise<Row[]> {
  const found = await db.pool.query<{ key: string; times: number }>(
    `select substr(cause, 8) as key, count(*)::int as times from credit_entries where cause like 'deduct:%' group by 1`,
  )
  const times = new Map(found.rows.map((row) => [row.key, row.times]))
  const acknowledged = [...answers].filter(([, known]) => known).map(([key]) => key)
  const lost = acknowledged.filter((key) => !times.has(key))
  const twice = [...times.values()].filter((count) => count > 1)
  const differences = await loadDifferences(db.pool)
  return [
    {
      what: `${kills} kills -9 while ${clients} clients deduct: acknowledged deductions that are there once`,
      figure: `${acknowledged.length - lost.length} of ${acknowledged.length}, ${retried} asked again`,
      peer: `${twice.length} twice, ${differences.length} balances that differ`,
      kept: lost.length + twice.length + differences.length === 0 && times.size === answers.size,
    },
  ]
}
