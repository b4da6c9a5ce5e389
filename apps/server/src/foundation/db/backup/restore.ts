import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { z } from 'zod'
import { StartFault } from '../../../start-fault.ts'
import { type BackedUpTable, type Backup, countedRows, fileOf, listFile, loadTables, quoted } from './back-up.ts'

/** Puts a backup back into a database that has the same tables and no data of its own. All of it is one transaction: it is there in
 *  the end, or nothing is. Triggers and foreign keys rest meanwhile, which only a superuser may ask for. */

/** @param backup as `readBackup` found it
 *  @throws StartFault where the backup does not fit, or the user may not restore */
export async function restore(connectionString: string, folder: string, backup: Backup): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'vouch restore' })
  await client.connect()
  try {
    await client.query('begin')
    await requireEmpty(client)
    await requireTables(client, backup)
    await requireVersions(client, await versionsOf(folder))
    await client.query("set local session_replication_role = 'replica'").catch(() => {
      throw new StartFault(
        'This database user isn’t allowed to restore: it must be a superuser. Have a superuser run the restore.',
      )
    })
    await client.query(`truncate ${backup.tables.map(quoted).join(', ')}`)
    for (const table of backup.tables) await restoreTable(client, table, folder)
    for (const { name, value } of backup.sequences) await client.query('select setval($1::regclass, $2)', [name, value])
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** Reads a backup's list, and every file once against its digest: what is damaged is found before a database is touched.
 *  @throws StartFault where it is no backup, or not the one that was taken */
export async function readBackup(folder: string): Promise<Backup> {
  const text = await readFile(join(folder, listFile), 'utf8').catch(() => {
    throw new StartFault(`There is no backup in ${folder}: ${listFile} is missing.`)
  })
  const backup = readList(text, join(folder, listFile))
  for (const table of backup.tables) await requireWhole(table, folder)
  return backup
}

const versionsTable = { schema: 'public', name: 'schema_migrations' }

/** @returns the migrations that the database had when the backup was taken: it fits into a database that has these alone */
export async function versionsOf(folder: string): Promise<ReadonlySet<number>> {
  const rows = await text(createReadStream(join(folder, fileOf(versionsTable))).pipe(createGunzip()))
  const lines = rows.split('\n').filter((line) => line !== '')
  return new Set(lines.map((line) => Number.parseInt(line, 10)))
}

const list: z.ZodType<Backup> = z.object({
  takenAt: z.string(),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), rows: z.int(), digest: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
})

function readList(text: string, file: string): Backup {
  try {
    return list.parse(JSON.parse(text))
  } catch {
    throw new StartFault(`${file} is damaged. Nothing was restored.`)
  }
}

async function requireWhole(table: BackedUpTable, folder: string): Promise<void> {
  const file = join(folder, fileOf(table))
  const counted = countedRows()
  await pipeline(createReadStream(file), createGunzip(), counted.stream.resume()).catch(
    (error: NodeJS.ErrnoException) => {
      const fault = error.code === 'ENOENT' ? 'is missing' : `can’t be read (${error.message})`
      throw new StartFault(`${file} ${fault}. Nothing was restored.`)
    },
  )
  if (counted.digest() !== table.digest)
    throw new StartFault(`${file} was changed since the backup was taken. Nothing was restored.`)
}

/** Whoever has signed up here would be overwritten. */
async function requireEmpty(client: pg.ClientBase): Promise<void> {
  const people = await client.query('select from users limit 1')
  if (people.rowCount !== 0) throw new StartFault('This database already has users. Restore into a new, empty one.')
}

async function requireTables(client: pg.ClientBase, backup: Backup): Promise<void> {
  const here = new Set((await loadTables(client)).map(quoted))
  const lost = backup.tables.map(quoted).filter((name) => !here.has(name))
  if (lost.length > 0)
    throw new StartFault(
      `The backup is from a different version: it has ${lost.join(', ')}, which this database doesn’t.`,
    )
}

/** Rows of one version don't fit the tables of another, or say that a migration is still to come which has made a table already. */
async function requireVersions(client: pg.ClientBase, versions: ReadonlySet<number>): Promise<void> {
  const here = await client.query<{ version: number }>('select version from schema_migrations')
  const isSame = here.rows.length === versions.size && here.rows.every(({ version }) => versions.has(version))
  if (!isSame)
    throw new StartFault('This database was set up by another release of Vouch. Restore into a new, empty one.')
}

async function restoreTable(client: pg.ClientBase, table: BackedUpTable, folder: string): Promise<void> {
  const rows = client.query(from(`copy ${quoted(table)} from stdin`))
  await pipeline(createReadStream(join(folder, fileOf(table))), createGunzip(), rows)
}
