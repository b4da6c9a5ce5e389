import { expect } from 'vitest'
import { test } from '../../../test/fixtures.ts'
import { loadWriters } from './writer-figures.ts'

test('texts of a week are told by generator and writer, with the commonest failure, the time, the tokens and their price', async ({
  db,
}) => {
  await db.pool.query(
    `insert into generations (at, generator, model, failure, milliseconds, tokens_read, tokens_written) values
       (now(), 'outreach-draft', null, null, 0, null, null),
       (now(), 'sales-copy', 'test:small', null, 1000, 1000, 100),
       (now(), 'sales-copy', 'test:small', 'rejected', 3000, 3000, 300),
       (now(), 'sales-copy', 'test:small', 'rejected', 2000, 2000, 200),
       (now(), 'sales-copy', 'test:small', 'timeout', 9000, null, null),
       (now() - interval '8 days', 'sales-copy', 'test:old', null, 1, 1, 1)`,
  )
  const writers = await loadWriters(db.pool, { read: 10, written: 100 })
  expect(writers).toMatchObject([
    { generator: 'outreach-draft', writer: 'built-in', runs: 1, steppedIn: 0, failure: null, p50: null, dollars: null },
    {
      ...{ generator: 'sales-copy', writer: 'test:small', runs: 4, steppedIn: 3, failure: 'rejected', p50: 2.5 },
      ...{ tokensRead: 6000, tokensWritten: 600 },
    },
  ])
  expect(writers[1]?.dollars).toBeCloseTo(0.12)
  expect((await loadWriters(db.pool, null))[1]?.dollars).toBeNull()
})
