import { expect } from 'vitest'
import { test } from '../../test/fixtures.ts'
import { migrate } from './migrate.ts'

test('a migrated database has nothing left to run', async ({ db }) => {
  expect(await migrate(db.pool)).toEqual([])
})

test('a migration that was changed after it was applied is refused by name', async ({ db }) => {
  await db.pool.query("update schema_migrations set checksum = 'other' where version = 1")
  await expect(migrate(db.pool)).rejects.toThrow('0001_accounts.sql was changed after it was applied')
})

test('a database newer than the program is refused', async ({ db }) => {
  await db.pool.query("insert into schema_migrations (version, name, checksum) values (9999, 'future', 'x')")
  await expect(migrate(db.pool)).rejects.toThrow('upgrade the program')
})
