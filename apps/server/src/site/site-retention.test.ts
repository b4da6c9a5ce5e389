import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { test } from '../../test/fixtures.ts'
import { onlyRow } from '../foundation/db/database.ts'
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
  await forgetPast(db, at, null)
  expect(await loadUsed(db.pool, use, at)).toBe(1)
  await forgetPast(db, after(1), null)
  expect(await loadUsed(db.pool, use, at)).toBe(0)
})

test('a request that nobody confirmed goes after a month, a closed one after a year', async ({ db }) => {
  const unconfirmed = await request(db.pool, 'unconfirmed')
  const done = await request(db.pool, 'done')
  await forgetPast(db, after(31), null)
  expect([await left(db.pool, unconfirmed), (await left(db.pool, done)).length]).toEqual([[], 1])
  await forgetPast(db, after(366), null)
  expect(await left(db.pool, done)).toEqual([])
})

test('a request that keeps a creator away stays, without who asked', async ({ db }) => {
  const id = await request(db.pool, 'done')
  await db.pool.query(
    `insert into creator_suppressions (platform, key_digest, reason, request_id, since) values ('x', 'd', 'erasure', $1, $2)`,
    [id, at],
  )
  await db.pool.query(`update data_requests set doubt = 'It isn’t the one that was named.' where id = $1`, [id])
  await forgetPast(db, after(366), null)
  expect(await left(db.pool, id)).toEqual([{ email: 'erased@erased.invalid', name: '' }])
  const kept = await db.pool.query('select doubt from data_requests where id = $1', [id])
  expect(kept.rows).toEqual([{ doubt: null }])
})

async function write(pool: import('pg').Pool, email: string, received: Date) {
  await pool.query(
    `insert into contact_messages (name, email, company, role, inquiry, subject, message, received_at)
     values ('Ann', $1, '', '', 'general', '', 'Hello', $2)`,
    [email, received],
  )
}

const messagesOf = async (pool: import('pg').Pool, email: string) =>
  (await pool.query('select from contact_messages where email = $1', [email])).rows.length

test('messages go two years after the last of their writer', async ({ db }) => {
  await write(db.pool, 'once@example.com', at)
  await write(db.pool, 'still@example.com', at)
  await write(db.pool, 'still@example.com', after(400))
  await forgetPast(db, after(729), null)
  expect(await messagesOf(db.pool, 'once@example.com')).toBe(1)
  await forgetPast(db, after(732), null)
  expect([await messagesOf(db.pool, 'once@example.com'), await messagesOf(db.pool, 'still@example.com')]).toEqual([
    0, 2,
  ])
  await forgetPast(db, after(1_132), null)
  expect(await messagesOf(db.pool, 'still@example.com')).toBe(0)
})

test('an address of the free tool goes two years after it was left', async ({ db }) => {
  await db.pool.query('insert into tool_registrations (email, source, registered_at) values ($1, $2, $3)', [
    ...['tool@example.com', 'free-search'],
    at,
  ])
  const kept = async () => (await db.pool.query('select from tool_registrations')).rows.length
  await forgetPast(db, after(729), null)
  expect(await kept()).toBe(1)
  await forgetPast(db, after(732), null)
  expect(await kept()).toBe(0)
})

test('waiting lists go two years after the launch, and stay while there was none', async ({ db }) => {
  const wait = (email: string, joined: Date) =>
    db.pool.query(
      `insert into waitlist_entries (list, email, first_name, last_name, company, role, source, referrer, utm_source, utm_medium,
                                     utm_campaign, utm_term, utm_content, joined_at)
       values ('product', $1, '', '', '', '', 'form', '', '', '', '', '', '', $2)`,
      [email, joined],
    )
  const waiting = async () =>
    (await db.pool.query<{ email: string }>('select email from waitlist_entries order by email')).rows.map(
      ({ email }) => email,
    )
  await wait('early@example.com', at)
  await wait('late@example.com', after(400))
  await forgetPast(db, after(5_000), null)
  expect(await waiting()).toEqual(['early@example.com', 'late@example.com'])
  const launchedOn = after(100)
  await forgetPast(db, after(829), launchedOn)
  expect(await waiting()).toEqual(['early@example.com', 'late@example.com'])
  await forgetPast(db, after(832), launchedOn)
  expect(await waiting()).toEqual(['late@example.com'])
  await forgetPast(db, after(1_132), launchedOn)
  expect(await waiting()).toEqual([])
})

test('the note of a letter goes two years after it was written; one that still waits stays', async ({ db }) => {
  const letter = (cause: string, state: string) =>
    db.pool.query(
      `insert into mails (cause, recipient, subject, text_body, html_body, state, written_at, sent_at)
       values ($1, 'letters@example.com', 'Hello', '', '', $2, $3::timestamptz, case when $2 = 'sent' then $3::timestamptz end)`,
      [cause, state, at],
    )
  const kept = async () =>
    (await db.pool.query<{ cause: string }>('select cause from mails order by cause')).rows.map(({ cause }) => cause)
  for (const state of ['dead', 'sent', 'waiting']) await letter(state, state)
  await forgetPast(db, after(729), null)
  expect(await kept()).toEqual(['dead', 'sent', 'waiting'])
  await forgetPast(db, after(732), null)
  expect(await kept()).toEqual(['waiting'])
})
