import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { test as base } from '../../../../test/fixtures.ts'
import { atDatabase, templateName } from '../../../../test/postgres.ts'
import { buildWorkspace } from '../../../../test/workspaces.ts'
import { StartFault } from '../../../start-fault.ts'
import { openDatabase } from '../database.ts'
import { keepPartitions } from '../partitions.ts'
import { backUp, fileOf } from './back-up.ts'
import { readBackup, restore } from './restore.ts'

const test = base
  .extend('folder', async ({ task: _ }, { onCleanup }) => {
    const parent = mkdtempSync(join(tmpdir(), 'vouch-backup-'))
    onCleanup(() => rmSync(parent, { recursive: true, force: true }))
    return join(parent, 'taken')
  })
  .extend('empty', async ({ server, db }, { onCleanup }) => {
    const name = `vouch_${randomBytes(8).toString('hex')}`
    await db.pool.query(`create database ${name} template ${templateName}`)
    const target = openDatabase({ connectionString: atDatabase(server, name) })
    onCleanup(async () => {
      await target.close()
      await db.pool.query(`drop database ${name} with (force)`)
    })
    return target
  })

async function restoreFrom(folder: string, connectionString: string): Promise<void> {
  await restore(connectionString, folder, await readBackup(folder))
}

test('a restored database has every row, goes on counting, and gives the same backup again', async ({
  db,
  empty,
  folder,
}) => {
  for (let person = 0; person < 20; person += 1) await buildWorkspace(db, { monthly: 100, purchased: 7 })
  await db.pool.query(
    "update users set name = E'tab\\tline\\nbackslash \\\\ Zoë' where id = (select id from users limit 1)",
  )
  // Two of its columns are made by the database.
  await db.pool.query(
    `insert into discovered_creators (source, platform, handle, followers, trust, trust_low, trust_high, trust_basis, read_at, words)
     values ('verification', 'x', 'ann', 1000, 80, 70, 90, 'verification', now(), '')`,
  )
  const taken = await backUp(db.connectionString, folder)
  expect(taken.tables.find(({ name }) => name === 'credit_entries')?.rows).toBe(40)
  await restoreFrom(folder, empty.connectionString)
  const again = await backUp(empty.connectionString, `${folder}-again`)
  expect(again.tables).toEqual(taken.tables)
  // The ledger's guards and numbers work as before.
  await buildWorkspace(empty, { monthly: 5 })
  await expect(empty.pool.query('delete from credit_entries')).rejects.toThrow('never changed')
  const entries = await empty.pool.query(
    'select count(*)::int as n, count(distinct id)::int as ids from credit_entries',
  )
  expect(entries.rows).toEqual([{ n: 41, ids: 41 }])
})

test('rows of days that have no partition elsewhere are restored all the same', async ({ db, empty, folder }) => {
  const day = new Date('2033-02-01T12:00:00Z')
  await keepPartitions(db, { table: 'link_clicks', by: 'at', width: 'day', keptDays: null }, day)
  const client = await db.pool.connect()
  await client.query(`set session_replication_role = 'replica'`)
  await client.query('insert into link_clicks values (gen_random_uuid(), $1, 7, false)', [day])
  client.release(true)
  await backUp(db.connectionString, folder)
  await restoreFrom(folder, empty.connectionString)
  const found = await empty.pool.query('select visitor::int, tableoid::regclass::text as place from link_clicks')
  expect(found.rows).toEqual([{ visitor: 7, place: 'link_clicks_other' }])
})

test('a large table does not keep the small ones behind it waiting', async ({ db, folder }) => {
  await db.pool.query(
    "create table large as select n, string_agg(md5(n || '/' || part), '') as words from generate_series(1, 400) n, generate_series(1, 300) part group by n",
  )
  await db.pool.query('create table larger as select * from large')
  for (const time of [1, 2, 3]) {
    const { tables } = await backUp(db.connectionString, `${folder}-${time}`)
    expect(tables.find(({ name }) => name === 'larger')?.rows).toBe(400)
  }
})

test('a backup is never written over, and one that ended half-way is none', async ({ db, folder }) => {
  await expect(backUp(db.connectionString.replace(/\/[^/]+$/, '/no_such'), folder)).rejects.toThrow('does not exist')
  expect(readdirSync(dirname(folder))).toEqual([])
  await backUp(db.connectionString, folder)
  const before = readFileSync(join(folder, 'backup.json'), 'utf8')
  await expect(backUp(db.connectionString, folder)).rejects.toThrow(
    `${folder} isn’t empty. Name a new folder for each backup.`,
  )
  expect(readFileSync(join(folder, 'backup.json'), 'utf8')).toBe(before)
  await expect(backUp(db.connectionString, join(folder, 'backup.json'))).rejects.toThrow(StartFault)
  await expect(backUp(db.connectionString, join(folder, 'backup.json', 'below'))).rejects.toThrow(StartFault)
  expect(readdirSync(dirname(folder))).toEqual(['taken'])
})

const users = fileOf({ schema: 'public', name: 'users' })
const rewritten = (file: string, change: (bytes: Buffer) => Buffer) => writeFileSync(file, change(readFileSync(file)))

test.for([
  [
    'other rows',
    users,
    (file: string) =>
      rewritten(file, (bytes) => gzipSync(gunzipSync(bytes).toString().replaceAll('@vouch.test', '@evil.test'))),
    'was changed since the backup was taken. Nothing was restored.',
  ],
  ['half of it', users, (file: string) => rewritten(file, (bytes) => bytes.subarray(0, 50)), 'can’t be read'],
  ['another byte', users, (file: string) => rewritten(file, (bytes) => bytes.fill(7, 60, 61)), 'Nothing was restored.'],
  ['nothing', users, (file: string) => rmSync(file), 'is missing. Nothing was restored.'],
  ['half a list', 'backup.json', (file: string) => writeFileSync(file, '{'), 'is damaged. Nothing was restored.'],
  ['another list', 'backup.json', (file: string) => writeFileSync(file, '[]'), 'is damaged. Nothing was restored.'],
] as const)(
  'a backup that has %s where %s was is refused by its name, before a database is touched',
  async ([, name, damage, words], { db, folder }) => {
    await buildWorkspace(db, { monthly: 100 })
    await backUp(db.connectionString, folder)
    damage(join(folder, name))
    const refused = readBackup(folder)
    await expect(refused).rejects.toThrow(StartFault)
    await expect(refused).rejects.toThrow(words)
    await expect(refused).rejects.toThrow(join(folder, name))
  },
)

test('a database with people in it is not overwritten', async ({ db, folder }) => {
  await buildWorkspace(db)
  await backUp(db.connectionString, folder)
  await expect(restoreFrom(folder, db.connectionString)).rejects.toThrow(
    'This database already has users. Restore into a new, empty one.',
  )
})
