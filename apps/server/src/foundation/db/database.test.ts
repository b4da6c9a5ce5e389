import { once } from 'node:events'
import { expect } from 'vitest'
import { test } from '../../../test/fixtures.ts'
import { onlyRow, withRepeatedTransaction, withTransaction } from './database.ts'

test('two transactions that wait for each other are both done in the end', async ({ db }) => {
  await db.pool.query('create table crossed (id integer primary key, times integer not null)')
  await db.pool.query('insert into crossed values (1, 0), (2, 0)')
  const met = Promise.withResolvers<void>()
  let arrived = 0
  const crossing = (first: number, second: number) =>
    withRepeatedTransaction(db, async (tx) => {
      await tx.query('update crossed set times = times + 1 where id = $1', [first])
      arrived += 1
      if (arrived === 2) met.resolve()
      await met.promise
      await tx.query('update crossed set times = times + 1 where id = $1', [second])
    })
  await Promise.all([crossing(1, 2), crossing(2, 1)])
  expect(arrived).toBeGreaterThan(2)
  const { rows } = await db.pool.query('select times from crossed')
  expect(rows).toEqual([{ times: 2 }, { times: 2 }])
})

test('any other fault is thrown at once', async ({ db }) => {
  let attempts = 0
  const work = withRepeatedTransaction(db, async () => {
    attempts += 1
    throw new Error('Not this time')
  })
  await expect(work).rejects.toThrow('Not this time')
  expect(attempts).toBe(1)
})

test('a connection that the server ends between two statements of a transaction fails that transaction alone', async ({
  db,
}) => {
  const work = withTransaction(db, async (tx) => {
    const { pid } = onlyRow(await tx.query<{ pid: number }>('select pg_backend_pid() as pid'))
    const broken = once(tx, 'error')
    await db.pool.query('select pg_terminate_backend($1)', [pid])
    await broken
    await tx.query('select 1')
  })
  await expect(work).rejects.toThrow()
  expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
