import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { grant } from '../../apps/server/src/customers/credits/ledger.ts'
import { type Database, openDatabase } from '../../apps/server/src/foundation/db/database.ts'
import { startEmbedded } from '../../apps/server/src/foundation/db/embedded/embedded-server.ts'
import { migrate } from '../../apps/server/src/foundation/db/migrate.ts'
import { freshDataDir, removeDataDir } from '../../e2e/running-product.ts'
import type { ClientOrder } from './ledger-client.ts'
import { loadLedger } from './ledger-load.ts'
import type { Row } from './row.ts'
import { median } from './timing.ts'

/** Deductions a second beside PostgreSQL's own benchmark on the same server in the same run, and how they fare when the ledger
 *  has grown. What is compared is measured in turn, so that a slow moment of the machine hits each alike. */

const connections = [1, 8, 32]
const threads = 2
const secondsEach = 4
const rounds = 5
const workspaces = 1_000
/** As many as PostgreSQL's manual asks for at this many clients, or its rows would be fought over. */
const pgbenchScale = 32
const entriesGrown = 10_000_000
const growthMax = 1.2
const password = 'bench'

/** Beside PostgreSQL's own benchmark. */
export function creditRows(): Promise<Row[]> {
  return onServer(async (connectionString) => {
    const ledger = await openLedger(connectionString, 'ledger')
    try {
      return await besidePgbench(ledger, databaseAt(connectionString, 'tpcb'), connectionString)
    } finally {
      await ledger.pool.end()
    }
  })
}

/** A ledger with ten million entries beside an empty one. */
export function creditGrowthRows(): Promise<Row[]> {
  return onServer(async (connectionString) => {
    const [small, large] = [await openLedger(connectionString, 'small'), await openLedger(connectionString, 'large')]
    try {
      return [await growth(small, large)]
    } finally {
      await small.pool.end()
      await large.pool.end()
    }
  })
}

async function onServer(rows: (connectionString: string) => Promise<Row[]>): Promise<Row[]> {
  const dataDir = freshDataDir()
  const server = await startEmbedded({ dataDir, password, log: () => undefined })
  try {
    return await rows(server.connectionString)
  } finally {
    await server.stop()
    removeDataDir(dataDir)
  }
}

function databaseAt(connectionString: string, name: string): string {
  return Object.assign(new URL(connectionString), { pathname: `/${name}` }).href
}

/** Makes a database with workspaces that have credits for all that is measured. */
async function openLedger(connectionString: string, name: string): Promise<Database> {
  await withAdmin(connectionString, `create database ${name}`)
  const db = openDatabase({ connectionString: databaseAt(connectionString, name), connectionsMax: 32 })
  await migrate(db.pool)
  await db.pool.query(`insert into users (email) select n || '@bench.test' from generate_series(1, $1) n`, [workspaces])
  const ids = await workspaceIds(db)
  const each = { cause: 'grant', action: 'monthly_grant', resourceId: null, credits: 1_000_000, at: new Date() }
  for (const workspaceId of ids) await grant(db.pool, 'monthly', { ...each, workspaceId })
  return db
}

async function withAdmin(connectionString: string, sql: string): Promise<void> {
  const admin = openDatabase({ connectionString, connectionsMax: 1 })
  await admin.pool.query(sql)
  await admin.pool.end()
}

async function workspaceIds({ pool }: Database): Promise<string[]> {
  return (await pool.query<{ id: string }>('select id from workspaces')).rows.map(({ id }) => id)
}

/** Deducts over so many connections, which two threads share as those of pgbench do (`-j 2`). @returns deductions a second */
async function deductionsPerSecond(connectionString: string, ids: readonly string[], clients: number): Promise<number> {
  const shares = clients === 1 ? [1] : [Math.ceil(clients / threads), Math.floor(clients / threads)]
  const workers = shares.map((connections) => {
    const workerData: ClientOrder = { connectionString, ids, connections }
    return new Worker(new URL('./ledger-client.ts', import.meta.url), { workerData })
  })
  const heard = () => Promise.all(workers.map(async (worker) => (await once(worker, 'message'))[0] as unknown))
  await heard()
  for (const worker of workers) worker.postMessage(secondsEach)
  return (await heard()).reduce<number>((sum, each) => sum + Number(each), 0)
}

async function besidePgbench(db: Database, tpcb: string, connectionString: string): Promise<Row[]> {
  await withAdmin(connectionString, 'create database tpcb')
  const present = await pgbench(tpcb, ['-i', '-q', '-I', 'dtgvp', '-s', `${pgbenchScale}`])
  const ids = await workspaceIds(db)
  const ledgerUrl = databaseAt(connectionString, 'ledger')
  const rows: Row[] = []
  for (const clients of connections) {
    const own: number[] = []
    const peer: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      if (present !== null) peer.push(await transactionsPerSecond(tpcb, clients))
      own.push(await deductionsPerSecond(ledgerUrl, ids, clients))
    }
    const [mine, theirs] = [median(own), median(peer)]
    const known = present !== null
    rows.push({
      what: `deductions a second, ${clients === 1 ? '1 connection' : `${clients} connections`}`,
      figure: `${Math.round(mine)}`,
      peer: known ? `pgbench, TPC-B-like: ${Math.round(theirs)}` : 'pgbench is not installed here',
      kept: known ? mine >= theirs : null,
    })
  }
  return rows
}

async function transactionsPerSecond(url: string, clients: number): Promise<number> {
  const output = (await pgbench(url, ['-n', '-c', `${clients}`, '-j', '2', '-T', `${secondsEach}`])) ?? ''
  return Number(/^tps = ([\d.]+)/m.exec(output)?.[1])
}

/** @returns what PostgreSQL's benchmark printed; null where it is not installed */
async function pgbench(url: string, words: readonly string[]): Promise<string | null> {
  try {
    return (await promisify(execFile)('pgbench', [...words, url])).stdout
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Both ledgers are on one server; the large one has ten million entries more. */
async function growth(small: Database, large: Database): Promise<Row> {
  const seconds = await loadLedger(large, entriesGrown)
  const [smallIds, largeIds] = [await workspaceIds(small), await workspaceIds(large)]
  const [before, after]: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round += 1) {
    const [one, other] = [
      await deductionsPerSecond(small.connectionString, smallIds, 8),
      await deductionsPerSecond(large.connectionString, largeIds, 8),
    ]
    // The first round fills the caches.
    if (round > 0) before.push(one)
    if (round > 0) after.push(other)
  }
  const ratio = median(before) / median(after)
  return {
    what: `a deduction with ${entriesGrown / 1e6} million entries and as many holds (loaded in ${Math.round(seconds)} s), 8 connections`,
    figure: `${ratio.toFixed(2)} times as long`,
    peer: `limit ${growthMax} times`,
    kept: ratio <= growthMax,
  }
}
