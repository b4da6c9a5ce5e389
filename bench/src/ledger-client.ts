import { randomUUID } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { spend } from '../../apps/server/src/customers/credits/ledger.ts'
import { openDatabase } from '../../apps/server/src/foundation/db/database.ts'

/** A thread of clients that deduct from random workspaces, each over a connection of its own. It says that it is ready, is told for how many seconds, and
 *  answers with deductions a second. */

export interface ClientOrder {
  connectionString: string
  ids: readonly string[]
  connections: number
}

const { connectionString, ids, connections } = workerData as ClientOrder
const db = openDatabase({ connectionString, connectionsMax: connections })
// Connections are there before the time begins.
await Promise.all(Array.from({ length: connections }, () => db.pool.query('select pg_sleep(0.05)')))
parentPort?.on('message', async (seconds: number) => {
  parentPort?.postMessage(await deductionsPerSecond(seconds))
  await db.close()
  parentPort?.close()
})
parentPort?.postMessage('ready')

async function deductionsPerSecond(seconds: number): Promise<number> {
  const began = performance.now()
  const until = began + seconds * 1_000
  let done = 0
  const loop = async () => {
    while (performance.now() < until) {
      const workspaceId = ids[Math.floor(Math.random() * ids.length)] ?? ''
      const cause = `deduct:${randomUUID()}`
      const movement = { workspaceId, cause, action: 'csv_export', resourceId: null, credits: 2, at: new Date() }
      await spend(db.pool, movement)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, loop))
  return done / ((performance.now() - began) / 1_000)
}
