import { expect } from 'vitest'
import { test } from '../../../test/fixtures.ts'
import { erasedTables } from './erase-creator.ts'

// A partition goes with its table.
test('every table that refers to a creator is dealt with when one is erased', async ({ db }) => {
  const referring = await db.pool.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'creators'::regclass and conparentid = 0 order by name`,
  )
  expect(referring.rows.map(({ name }) => name)).toEqual([...erasedTables].sort())
})
