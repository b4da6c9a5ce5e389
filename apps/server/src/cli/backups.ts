import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { jobKinds, movable } from '../background.ts'
import { type Config, loadConfig } from '../config/config.ts'
import { openData, runningDatabase } from '../foundation/data-folder.ts'
import { addressInUse } from '../foundation/db/addresses.ts'
import { type Backup, backUp } from '../foundation/db/backup/back-up.ts'
import { readBackup, restore, versionsOf } from '../foundation/db/backup/restore.ts'
import { openDatabase, requireDatabase, requireSameDatabase } from '../foundation/db/database.ts'
import { migrate } from '../foundation/db/migrate.ts'
import { openQueue } from '../foundation/jobs/queue.ts'
import { noteMoved } from '../foundation/moving/move-bodies.ts'
import { StartFault } from '../start-fault.ts'
import { CommandFault } from './command-fault.ts'

/** Backups from the command line: taken beside the running product, put back into an empty database, and rehearsed, which proves
 *  that what was taken can be put back. */

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** `vouch backup FOLDER` */
export async function takeBackup(folder: string): Promise<void> {
  await withDatabase(async (connectionString) => {
    console.log(`${folder}: ${summary(await backUp(connectionString, folder))}`)
  })
}

/** `vouch restore FOLDER` */
export async function restoreBackup(folder: string): Promise<void> {
  // Before a database is started for it, or has its tables made.
  const backup = await readBackup(folder).catch(asCommandFault)
  await withDatabase(async (connectionString) => {
    // As it was when the backup was taken; what has changed since follows with the data in it.
    await prepare(connectionString, await versionsOf(folder))
    await restore(connectionString, folder, backup)
    await prepare(connectionString)
    const db = openDatabase({ connectionString, connectionsMax: 1 })
    await noteMoved(db, movable).finally(db.close)
    console.log(`Restored: ${summary(backup)}`)
  })
}

/** `vouch rehearse-restore`: takes a backup, puts it into a database of its own on the same server, takes that one's backup, and
 *  compares the two row by row. Nothing of the product is changed. */
export async function rehearseRestore(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vouch-rehearsal-'))
  try {
    await withDatabase(async (connectionString) => {
      const taken = await backUp(connectionString, join(folder, 'taken'))
      console.log(`Backup: ${summary(taken)}`)
      await withScratch(connectionString, async (scratch) => {
        await prepare(scratch, await versionsOf(join(folder, 'taken')))
        await restore(scratch, join(folder, 'taken'), await readBackup(join(folder, 'taken')))
        const again = await backUp(scratch, join(folder, 'again'))
        const other = differing(taken, again)
        if (other.length > 0) throw new CommandFault(`The restored database differs in ${other.join(', ')}.`)
        await proveLedger(scratch)
        console.log(
          `Restored and compared: every row of ${taken.tables.length} tables matches, and the ledger adds up.`,
        )
      })
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs `work` on the database of the running product, or on one that is started for it. */
async function withDatabase(work: (connectionString: string) => Promise<void>): Promise<void> {
  const config = loadConfig()
  const running = runningDatabase(config)
  const data = running === null ? await openData(config, { log: console.error }) : null
  try {
    const connectionString = running ?? data?.connectionString ?? ''
    const db = openDatabase({ connectionString, connectionsMax: 1 })
    await requireDatabase(db).finally(db.close)
    await requireSameAsPooled(config)
    await work(await addressInUse(connectionString))
  } catch (error) {
    asCommandFault(error)
  } finally {
    await data?.close()
  }
}

/** A pooler that is down stops no backup: then nobody can tell whether it leads elsewhere. */
async function requireSameAsPooled({ databaseUrl, databaseListenUrl }: Config): Promise<void> {
  if (databaseUrl === null || databaseListenUrl === null) return
  const ways = { connectionString: databaseUrl, directConnectionString: databaseListenUrl }
  const both = openDatabase({ ...ways, connectionsMax: 1 })
  try {
    await requireSameDatabase(both)
  } catch (error) {
    if (error instanceof StartFault) throw error
    console.error('DATABASE_URL isn’t responding, so it wasn’t compared with DATABASE_LISTEN_URL.')
  } finally {
    await both.close()
  }
}

function asCommandFault(error: unknown): never {
  throw error instanceof StartFault ? new CommandFault(error.message) : error
}

/** Makes the tables, the queue's among them. @param versions those of the migrations, where not all are wanted */
async function prepare(connectionString: string, versions?: ReadonlySet<number>): Promise<void> {
  const db = openDatabase({ connectionString, connectionsMax: 4 })
  try {
    await migrate(db.pool, versions)
    const queue = await openQueue({ db, kinds: jobKinds, role: 'web', log: silent })
    await queue.stop()
  } finally {
    await db.close()
  }
}

async function withScratch(connectionString: string, work: (scratch: string) => Promise<void>): Promise<void> {
  const name = `vouch_rehearsal_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(`create database ${name}`)
    const scratch = new URL(connectionString)
    scratch.pathname = `/${name}`
    await work(scratch.href)
  } finally {
    await client.query(`drop database if exists ${name} with (force)`).finally(() => client.end())
  }
}

function differing(one: Backup, other: Backup): string[] {
  const digests = new Map(other.tables.map(({ schema, name, digest }) => [`${schema}.${name}`, digest]))
  return one.tables
    .filter(({ schema, name, digest }) => digests.get(`${schema}.${name}`) !== digest)
    .map(({ schema, name }) => `${schema}.${name}`)
}

/** Every balance is the sum of its entries. */
async function proveLedger(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const wrong = await client.query(
      `select from credit_balances where balance <> (select coalesce(sum(delta), 0) from credit_entries
         where credit_entries.workspace_id = credit_balances.workspace_id and credit_entries.bucket = credit_balances.bucket)`,
    )
    if (wrong.rowCount !== 0)
      throw new CommandFault(`${wrong.rowCount} restored balances don’t match the sum of their entries.`)
  } finally {
    await client.end()
  }
}

function summary({ tables, takenAt }: Backup): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows.toLocaleString('en')} rows of ${tables.length} tables, as of ${takenAt}`
}
