import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { test } from '../../test/fixtures.ts'
import { onlyRow } from '../db/database.ts'
import { countUse, loadUsed } from './daily-uses.ts'
import { forgetPast } from './site-retention.ts'

const at = new Date('2026-11-20T10:00:00Z')
const after = (days: number) => new Date(at.getTime() + days * 86_400_000)

async function request(pool: import('pg').Pool, state: 'unconfirmed' | 'done'): Promise<string> {
  const closed = state === 'done' ? at : null
  const stored = await pool.query<{ id: string }>(
    `insert into data_requests (reference, kind, subject, law, email, name, details, state, token, token_expires_at, proof_code,
                                received_at, due_at, confirmed_at, closed_at)
     values ($1, 'erasure', 'account', 'gdpr', 'ann@example.com', 'Ann', 'Please', $2, $1, now(), 'c', $3, $3, $4, $4) returning id`,
    [randomUUID(), state, at, closed],
  )
  return onlyRow(stored).id
}

async function left(pool: import('pg').Pool, id: string) {
  return (await pool.query('select email, name from data_requests where id = $1', [id])).rows
}

test('counts of a day go with the day', async ({ db }) => {
  const use = { kind: 'address', subject: '10.0.0.1', max: 2 } as const
  expect(await countUse(db.pool, use, at)).toBe(true)
  await forgetPast(db, at)
  expect(await loadUsed(db.pool, use, at)).toBe(1)
  await forgetPast(db, after(1))
  expect(await loadUsed(db.pool, use, at)).toBe(0)
})

test('a request that nobody confirmed goes after a month, a closed one after a year', async ({ db }) => {
  const unconfirmed = await request(db.pool, 'unconfirmed')
  const done = await request(db.pool, 'done')
  await forgetPast(db, after(31))
  expect([await left(db.pool, unconfirmed), (await left(db.pool, done)).length]).toEqual([[], 1])
  await forgetPast(db, after(366))
  expect(await left(db.pool, done)).toEqual([])
})

test('a request that keeps a creator away stays, without who asked', async ({ db }) => {
  const id = await request(db.pool, 'done')
  await db.pool.query(
    `insert into creator_suppressions (platform, key_digest, reason, request_id, since) values ('x', 'd', 'erasure', $1, $2)`,
    [id, at],
  )
  await forgetPast(db, after(366))
  expect(await left(db.pool, id)).toEqual([{ email: 'erased@erased.invalid', name: '' }])
})
