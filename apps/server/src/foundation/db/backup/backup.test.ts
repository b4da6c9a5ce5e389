import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { test as base } from '../../../../test/fixtures.ts'
import { atDatabase, templateName } from '../../../../test/postgres.ts'
import { buildWorkspace } from '../../../../test/workspaces.ts'
import { openDatabase } from '../database.ts'
import { keepPartitions } from '../partitions.ts'
import { backUp, fileOf } from './back-up.ts'
import { restore } from './restore.ts'

const test = base
  .extend('folder', async ({ task: _ }, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'vouch-backup-'))
    onCleanup(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  })
  .extend('empty', async ({ server, db }, { onCleanup }) => {
    const name = `vouch_${randomBytes(8).toString('hex')}`
    await db.pool.query(`create database ${name} template ${templateName}`)
    const target = openDatabase({ connectionString: atDatabase(server, name) })
    onCleanup(async () => {
      await target.pool.end()
      await db.pool.query(`drop database ${name} with (force)`)
    })
    return target
  })

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
  await restore(empty.connectionString, folder)
  const again = await backUp(empty.connectionString, join(folder, 'again'))
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
  await restore(empty.connectionString, folder)
  const found = await empty.pool.query('select visitor::int, tableoid::regclass::text as place from link_clicks')
  expect(found.rows).toEqual([{ visitor: 7, place: 'link_clicks_other' }])
})

test('a file that was changed restores nothing', async ({ db, empty, folder }) => {
  await buildWorkspace(db, { monthly: 100 })
  await backUp(db.connectionString, folder)
  const file = join(folder, fileOf({ schema: 'public', name: 'users' }))
  writeFileSync(file, gzipSync(gunzipSync(readFileSync(file)).toString().replaceAll('@vouch.test', '@evil.test')))
  await expect(restore(empty.connectionString, folder)).rejects.toThrow('was changed since the backup was taken')
  expect((await empty.pool.query('select from users')).rowCount).toBe(0)
})

test('a database with people in it is not overwritten', async ({ db, folder }) => {
  await buildWorkspace(db)
  await backUp(db.connectionString, folder)
  await expect(restore(db.connectionString, folder)).rejects.toThrow(
    'This database already has users. Restore into a new, empty one.',
  )
})
