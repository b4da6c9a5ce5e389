import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { StartFault } from '../../../start-fault.ts'
import { type BackedUpTable, type Backup, countedRows, fileOf, listFile, loadTables, quoted } from './back-up.ts'
import { copyIn } from './copy-table.ts'

/** Puts a backup back into a database that has the same tables and no data of its own. All of it is one transaction: it is there in
 *  the end, or nothing is. Triggers and foreign keys rest meanwhile, which only a superuser may ask for. */

/** @throws StartFault where the backup does not fit, was changed, or the user may not restore */
export async function restore(connectionString: string, folder: string): Promise<Backup> {
  const backup = await readList(folder)
  const client = new pg.Client({ connectionString, application_name: 'vouch restore' })
  await client.connect()
  try {
    await client.query('begin')
    await requireEmpty(client)
    await requireTables(client, backup)
    await client.query("set local session_replication_role = 'replica'").catch(() => {
      throw new StartFault(
        'This database user isn’t allowed to restore: it must be a superuser. Use pg_restore instead.',
      )
    })
    await client.query(`truncate ${backup.tables.map(quoted).join(', ')}`)
    for (const table of backup.tables) await restoreTable(client, table, folder)
    for (const { name, value } of backup.sequences) await client.query('select setval($1::regclass, $2)', [name, value])
    await client.query('commit')
    return backup
  } finally {
    await client.end()
  }
}

async function readList(folder: string): Promise<Backup> {
  try {
    return JSON.parse(await readFile(join(folder, listFile), 'utf8')) as Backup
  } catch {
    throw new StartFault(`There is no backup in ${folder}: ${listFile} is missing.`)
  }
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

async function restoreTable(client: pg.ClientBase, table: BackedUpTable, folder: string): Promise<void> {
  const counted = countedRows()
  const reading = pipeline(createReadStream(join(folder, fileOf(table))), createGunzip(), counted.stream)
  // Both ends are waited for: a broken file fails the reading, rows that do not fit fail the writing.
  await Promise.all([reading, copyIn(client, quoted(table), counted.stream)])
  if (counted.digest() !== table.digest)
    throw new StartFault(`The file of ${quoted(table)} was changed since the backup was taken. Nothing was restored.`)
}
