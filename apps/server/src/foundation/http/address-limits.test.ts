import { route } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { pino } from 'pino'
import { expect } from 'vitest'
import { z } from 'zod'
import { test as base } from '../../../test/fixtures.ts'
import { buildApp } from '../../app.ts'
import { countAttempt, deleteEndedWindows, forgiveAttempt } from './attempt-windows.ts'
import { serve } from './serve.ts'

const declared = { method: 'POST', tag: 'Test', summary: 'Tries something.', status: 200, problems: [] } as const
const limited = route({
  ...declared,
  path: '/api/limited',
  access: 'public',
  reply: z.object({}),
  callsPerMinuteMax: 3,
})
const other = route({ ...limited, path: '/api/other' })
const costly = route({ ...limited, path: '/api/costly', access: 'bearer', callsCountedFor: 'account' })

const processIn = (limits: pg.Pool) =>
  buildApp({
    version: '0',
    log: pino({ level: 'silent' }),
    trustProxy: true,
    site: null,
    identify: async (token) => ({
      userId: token,
      workspaceId: `the workspace of ${token}`,
      role: 'owner',
      sessionId: token,
      token,
    }),
    limits,
    rooms: (server) => {
      serve(server, limited, async () => ({}))
      serve(server, other, async () => ({}))
      serve(server, costly, async () => ({}))
    },
  })

const test = base.extend('processes', async ({ db }, { onCleanup }) => {
  const [one, two] = [await processIn(db.pool), await processIn(db.pool)]
  onCleanup(async () => {
    await one.close()
    await two.close()
  })
  return [one, two] as const
})

const call = (app: FastifyInstance, from: string, url = '/api/limited', token = 'nobody') =>
  app.inject({ method: 'POST', url, headers: { 'x-forwarded-for': from, authorization: `Bearer ${token}` } })

test('two processes count the calls of an address together, and say when the next one counts', async ({
  processes,
}) => {
  const [one, two] = processes
  for (const process of [one, two, one]) expect((await call(process, '192.0.2.1')).statusCode).toBe(200)
  const refused = await call(two, '192.0.2.1')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ code: 'rate_limited', success: false })
  expect(refused.json().error).toMatch(/^Too many attempts\. Try again in [1-5]?\d seconds?\.$|in 60 seconds\.$/)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await call(one, '192.0.2.2')).statusCode).toBe(200)
  expect((await call(one, '192.0.2.1', '/api/other')).statusCode).toBe(200)
})

test('what costs the server work is counted for the account, wherever it calls from, and for no other at the same address', async ({
  processes,
}) => {
  const [one, two] = processes
  const ask = (app: FastifyInstance, from: string, token: string) => call(app, from, '/api/costly', token)
  for (const from of ['192.0.2.11', '192.0.2.12', '192.0.2.13'])
    expect((await ask(one, from, 'ann')).statusCode).toBe(200)
  expect((await ask(two, '192.0.2.14', 'ann')).statusCode).toBe(429)
  expect((await ask(two, '192.0.2.11', 'ben')).statusCode).toBe(200)
})

test('of many attempts at once, each is counted', async ({ db }) => {
  const counted = await Promise.all(Array.from({ length: 20 }, () => countAttempt(db.pool, 'many', 60)))
  expect(counted.map(({ attempts }) => attempts).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, each) => each + 1),
  )
  for (const { leftMs } of counted) expect(leftMs).toBeLessThanOrEqual(60_000)
})

test('a window that is over begins anew, and one that is not stays', async ({ db }) => {
  await countAttempt(db.pool, 'over', 60)
  await countAttempt(db.pool, 'open', 60)
  await db.pool.query(`update attempt_windows set ends_at = now() - interval '1 second' where key = 'over'`)
  expect((await countAttempt(db.pool, 'over', 60)).attempts).toBe(1)
  await db.pool.query(`update attempt_windows set ends_at = now() - interval '1 second' where key = 'over'`)
  await deleteEndedWindows(db.pool)
  const left = await db.pool.query(`select key from attempt_windows where key in ('over', 'open')`)
  expect(left.rows).toEqual([{ key: 'open' }])
})

test('an attempt that is forgiven was never made, and none below none', async ({ db }) => {
  await countAttempt(db.pool, 'forgiven', 60)
  await forgiveAttempt(db.pool, 'forgiven')
  await forgiveAttempt(db.pool, 'forgiven')
  expect((await countAttempt(db.pool, 'forgiven', 60)).attempts).toBe(1)
})
