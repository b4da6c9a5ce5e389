import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect } from 'vitest'
import { test } from '../../../test/fixtures.ts'
import { atDatabase } from '../../../test/postgres.ts'
import { migrate } from './migrate.ts'

test('a migrated database has nothing left to run', async ({ db }) => {
  expect(await migrate(db.pool)).toEqual([])
})

test('a process waits for the migrations of another longer than a question may take, and keeps the limit afterwards', async ({
  db,
}) => {
  const hasty = new pg.Pool({ connectionString: db.connectionString, max: 1, statement_timeout: 50 })
  const other = await db.pool.connect()
  try {
    await other.query('select pg_advisory_lock(7326001)')
    const waiting = migrate(hasty)
    await other.query('select pg_sleep(0.2)')
    await other.query('select pg_advisory_unlock(7326001)')
    expect(await waiting).toEqual([])
    expect((await hasty.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '50ms' }])
  } finally {
    other.release()
    await hasty.end()
  }
})

test('a migration that was changed after it was applied is refused by name', async ({ db }) => {
  await db.pool.query("update schema_migrations set checksum = 'other' where version = 1")
  await expect(migrate(db.pool)).rejects.toThrow('0001_accounts.sql was changed after it was applied')
})

test('a database newer than the program is refused', async ({ db }) => {
  await db.pool.query("insert into schema_migrations (version, name, checksum) values (9999, 'future', 'x')")
  await expect(migrate(db.pool)).rejects.toThrow('The data is from a newer release of Vouch')
})

test('a new database in another encoding, or in which the user may create nothing, is refused before anything is made', async ({
  db,
  server,
}) => {
  const name = `vouch_${randomBytes(8).toString('hex')}`
  await db.pool.query(`create database ${name} encoding 'LATIN1' locale 'C' template template0`)
  const latin = new pg.Pool({ connectionString: atDatabase(server, name), max: 1 })
  const guest = new pg.Pool({ connectionString: db.connectionString, max: 1, options: `-c role=${name}` })
  try {
    await expect(migrate(latin)).rejects.toThrow('The database’s encoding is LATIN1, and Vouch needs UTF8.')
    await db.pool.query(`create role ${name}`)
    await expect(migrate(guest)).rejects.toThrow('The database user isn’t allowed to create tables.')
  } finally {
    await latin.end()
    await guest.end()
    await db.pool.query(`drop role if exists ${name}`)
    await db.pool.query(`drop database ${name} with (force)`)
  }
})
