import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import { StartFault } from '../../../start-fault.ts'

/** A copy of the whole database as files: one for each table, and a list of them with how many rows and which digest each has. It is
 *  taken in one snapshot while everything runs. Where `pg_dump` is at hand, it does the same and more. */

export interface BackedUpTable {
  schema: string
  name: string
  rows: number
  /** SHA-256 of the rows as COPY writes them. */
  digest: string
}

export interface Backup {
  takenAt: string
  tables: BackedUpTable[]
  /** Where each sequence stands. */
  sequences: { name: string; value: string }[]
}

export const listFile = 'backup.json'
/** `public` is ours; `jobs` is the queue's. */
const schemas = ['public', 'jobs']

/** @returns the file of a table below the folder of a backup */
export function fileOf({ schema, name }: Pick<BackedUpTable, 'schema' | 'name'>): string {
  return `${schema}.${name}.copy.gz`
}

/** @returns the table's name for a statement */
export function quoted({ schema, name }: Pick<BackedUpTable, 'schema' | 'name'>): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
}

interface PresentTable extends Pick<BackedUpTable, 'schema' | 'name'> {
  partitioned: boolean
}

/** Loads the tables that hold data for good, nothing that a crash empties. Of what is partitioned by time the whole is meant, which has its partitions of other
 *  days elsewhere; the queue's partitions are the same everywhere. */
export async function loadTables(client: pg.ClientBase): Promise<PresentTable[]> {
  const found = await client.query<PresentTable>(
    `select nspname as schema, relname as name, relkind = 'p' as partitioned from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = any($1) and relpersistence = 'p'
        and (relkind = 'r' and (not relispartition or nspname <> 'public') or relkind = 'p' and nspname = 'public') order by 1, 2`,
    [schemas],
  )
  return found.rows
}

/** Takes a backup into a new folder. It has its name once it is whole: until then what is there stands beside it, so that a backup that ended half-way is
 *  no backup, and an earlier one is never written over.
 *  @throws StartFault where the folder holds something already, or can't be written */
export async function backUp(connectionString: string, folder: string): Promise<Backup> {
  await requireNew(folder)
  const partial = await written(folder, async () => {
    await mkdir(dirname(resolve(folder)), { recursive: true })
    return mkdtemp(`${resolve(folder)}.partial-`)
  })
  try {
    const backup = await backUpInto(connectionString, partial, folder)
    await written(folder, async () => {
      await writeFile(join(partial, listFile), JSON.stringify(backup, null, 2), { mode: 0o600 })
      await rename(partial, folder)
    })
    return backup
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

async function requireNew(folder: string): Promise<void> {
  const present = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new StartFault(`${folder} can’t be a backup’s folder: ${error.message}.`)
  })
  if (present.length > 0) throw new StartFault(`${folder} isn’t empty. Name a new folder for each backup.`)
}

/** @throws StartFault with what the disk said */
async function written<T>(folder: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isSystemFault(error)) throw error
    throw new StartFault(`The backup couldn’t be written to ${folder}: ${error.message}.`)
  }
}

/** What the system says of files; PostgreSQL's errors have codes too, but no name of a system call. */
function isSystemFault(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error
}

async function backUpInto(connectionString: string, partial: string, folder: string): Promise<Backup> {
  const client = new pg.Client({ connectionString, application_name: 'vouch backup' })
  await client.connect()
  try {
    // One snapshot: what is written meanwhile is in none of the files.
    await client.query('begin isolation level repeatable read read only')
    const backup: Backup = { takenAt: new Date().toISOString(), tables: [], sequences: await loadSequences(client) }
    const tables = await loadTables(client)
    if (!tables.some(({ name }) => name === 'schema_migrations'))
      throw new StartFault('There’s no Vouch data in this database. Check DATA_DIR or DATABASE_URL.')
    for (const table of tables) backup.tables.push(await written(folder, () => backUpTable(client, table, partial)))
    await client.query('commit')
    return backup
  } finally {
    await client.end()
  }
}

async function loadSequences(client: pg.ClientBase): Promise<Backup['sequences']> {
  const found = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
       from pg_sequences where schemaname = any($1) and last_value is not null order by 1`,
    [schemas],
  )
  return found.rows
}

async function backUpTable(
  client: pg.ClientBase,
  { partitioned, ...table }: PresentTable,
  folder: string,
): Promise<BackedUpTable> {
  const counted = countedRows()
  // COPY reads no partitioned table by its name. By a question it would also give columns that the database makes itself, and refuses to be given.
  const rows = client.query(to(`copy ${partitioned ? `(select * from ${quoted(table)})` : quoted(table)} to stdout`))
  const file = createWriteStream(join(folder, fileOf(table)), { mode: 0o600 })
  await pipeline(rows, counted.stream, createGzip({ level: 4 }), file)
  return { ...table, rows: counted.rows(), digest: counted.digest() }
}

/** Passes rows on, counts them and takes their digest. In COPY's text form each row is a line; line feeds in values are escaped. */
export function countedRows(): { stream: Transform; rows: () => number; digest: () => string } {
  const hash: Hash = createHash('sha256')
  let rows = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      hash.update(chunk)
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1
      pass(null, chunk)
    },
  })
  return { stream, rows: () => rows, digest: () => hash.digest('hex') }
}
