import { expect } from 'vitest'
import { test as base } from '../../../test/fixtures.ts'
import { openDatabase } from './database.ts'

/** A pool of one connection, whose process on the server tells whether it is still the same. */
const test = base.extend('one', async ({ db }, { onCleanup }) => {
  const one = openDatabase({ connectionString: db.connectionString, connectionsMax: 1 })
  onCleanup(() => one.close())
  await one.pool.query('drop table if exists kept; create table kept (id int primary key)')
  const served = async () => (await one.pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
  return { ...one, served }
})

const raised = (code: string) => `do $$ begin raise exception using errcode = '${code}'; end $$`

test.for([
  ['a value that is none', "select 'x'::int", '22P02'],
  ['a row that is there', 'insert into kept values (1), (1)', '23505'],
  ['two who wait for each other', raised('40P01'), '40P01'],
  ['a full disk', raised('53100'), '53100'],
  ['somebody’s lock', raised('55P03'), '55P03'],
  ['what takes too long', raised('57014'), '57014'],
  ['what a function of ours refuses', raised('P0001'), 'P0001'],
] as const)('%s is refused and leaves the connection as it was', async ([, text, code], { one }) => {
  const before = await one.served()
  for (let times = 0; times < 3; times += 1) await expect(one.pool.query(text)).rejects.toMatchObject({ code })
  expect(await one.served()).toBe(before)
})

test('a connection that was ended is replaced', async ({ one, db }) => {
  const before = await one.served()
  await db.pool.query('select pg_terminate_backend($1)', [before])
  await one.pool.query('select 1').catch(() => undefined)
  expect(await one.served()).not.toBe(before)
})

test('a statement that was prepared for a table as it was is asked anew', async ({ one }) => {
  const all = { name: 'all of kept', text: 'select * from kept' }
  await one.pool.query(all)
  await one.pool.query('alter table kept add column more int')
  await expect(one.pool.query(all)).rejects.toMatchObject({ code: '0A000' })
  expect((await one.pool.query(all)).fields).toHaveLength(2)
})

test('a transaction in one text that fails half-way is left to nobody', async ({ one }) => {
  for (const code of ['22012', '55P03']) {
    const text = `begin; ${raised(code)}; commit`
    await expect(one.pool.query(text)).rejects.toMatchObject({ code })
    expect((await one.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  }
})

test('refusals at once, more than there are connections, wait for their turn and all end', async ({ one }) => {
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => one.pool.query("select 'x'::int")))
  expect(all.every(({ status }) => status === 'rejected')).toBe(true)
  expect(await one.served()).toBeTypeOf('number')
})
