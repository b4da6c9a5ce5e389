import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { copyOut } from './copy-table.ts'

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

/** Takes a backup into a folder, which is made. */
export async function backUp(connectionString: string, folder: string): Promise<Backup> {
  const client = new pg.Client({ connectionString, application_name: 'vouch backup' })
  await client.connect()
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // One snapshot: what is written meanwhile is in none of the files.
    await client.query('begin isolation level repeatable read read only')
    const backup: Backup = { takenAt: new Date().toISOString(), tables: [], sequences: await loadSequences(client) }
    for (const table of await loadTables(client)) backup.tables.push(await backUpTable(client, table, folder))
    await client.query('commit')
    await writeFile(join(folder, listFile), JSON.stringify(backup, null, 2), { mode: 0o600 })
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
  const file = createWriteStream(join(folder, fileOf(table)), { mode: 0o600 })
  counted.stream.pipe(createGzip({ level: 4 })).pipe(file)
  // COPY reads no partitioned table by its name. By a question it would also give columns that the database makes itself, and refuses to be given.
  await copyOut(client, partitioned ? `(select * from ${quoted(table)})` : quoted(table), counted.stream)
  counted.stream.end()
  await finished(file)
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
