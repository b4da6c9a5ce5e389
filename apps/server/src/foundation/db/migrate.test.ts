import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect } from 'vitest'
import { test } from '../../../test/fixtures.ts'
import { atDatabase } from '../../../test/postgres.ts'
import { migrate, pendingMigrations } from './migrate.ts'

/** The end of a pool doesn't wait until its connections are closed: one may still hear that its database is dropped. */
const poolOf = (config: pg.PoolConfig) => new pg.Pool({ max: 1, ...config }).on('error', () => undefined)

test('a migrated database has nothing left to run', async ({ db }) => {
  expect(await migrate(db.pool)).toEqual([])
})

test('a process waits for the migrations of another longer than a question may take, and keeps the limit afterwards', async ({
  db,
}) => {
  const hasty = poolOf({ connectionString: db.connectionString, statement_timeout: 500 })
  const other = await db.pool.connect()
  try {
    await other.query('select pg_advisory_lock(7326001)')
    const waiting = migrate(hasty)
    await other.query('select pg_sleep(0.9)')
    await other.query('select pg_advisory_unlock(7326001)')
    expect(await waiting).toEqual([])
    expect((await hasty.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '500ms' }])
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

test('a database that Vouch can’t be set up in is refused before anything is made, by the doctor too', async ({
  db,
  server,
}) => {
  const name = `vouch_${randomBytes(8).toString('hex')}`
  await db.pool.query(`create database ${name} encoding 'UTF8' template template0`)
  await db.pool.query(`create database ${name}_latin encoding 'LATIN1' locale 'C' template template0`)
  await db.pool.query(`create role ${name}`)
  const whole = poolOf({ connectionString: atDatabase(server, name) })
  const latin = poolOf({ connectionString: atDatabase(server, `${name}_latin`) })
  const guest = poolOf({ connectionString: atDatabase(server, name), options: `-c role=${name}` })
  const stranger = poolOf({ connectionString: db.connectionString, options: `-c role=${name}` })
  const refuses = async (pool: pg.Pool, sentence: string) => {
    for (const ask of [pendingMigrations, migrate]) await expect(ask(pool)).rejects.toThrow(sentence)
  }
  try {
    await refuses(latin, 'The database’s encoding is LATIN1, and Vouch needs UTF8.')
    await refuses(guest, `Make it the owner of the database: ALTER DATABASE "${name}" OWNER TO "${name}".`)
    await refuses(stranger, 'The database user isn’t allowed to use Vouch’s tables.')
    await whole.query('create extension pg_stat_statements')
    expect(await pendingMigrations(whole)).toBeGreaterThan(100)
    await whole.query('create table users (id text); create view orders as select 1')
    await refuses(whole, `The database ${name} holds another program’s tables (orders, users).`)
    await whole.query('drop view orders; drop table users')
    for (const columns of ['version text', 'version bigint, dirty boolean']) {
      await whole.query(`create table schema_migrations (${columns}); insert into schema_migrations values ('1')`)
      await refuses(whole, `The database ${name} holds another program’s tables (schema_migrations).`)
      await whole.query('drop table schema_migrations')
    }
    await whole.query('drop extension pg_stat_statements; drop schema public')
    await refuses(whole, `The database ${name} has no schema for tables.`)
    const made = await whole.query("select from pg_class where relname = 'schema_migrations'")
    expect(made.rowCount).toBe(0)
  } finally {
    for (const pool of [whole, latin, guest, stranger]) await pool.end()
    for (const each of [name, `${name}_latin`]) await db.pool.query(`drop database ${each} with (force)`)
    await db.pool.query(`drop role ${name}`)
  }
})
