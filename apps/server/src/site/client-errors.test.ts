import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { test } from '../../test/rooms.ts'
import { deleteOldClientErrors } from './client-errors.ts'

const report = (errorId: string) => ({
  errorId,
  title: 'Application Error',
  message: 'x is not\0 a function',
  stack: 'TypeError: x is not a function\n    at Page',
  page: '/dashboard',
})

test('an error of the browser is found under the id that the reader saw', async ({ open }) => {
  const { app, db } = await open()
  const errorId = randomUUID()
  const headers = { 'user-agent': 'Firefox' }
  const told = await app.inject({ method: 'POST', url: '/api/client-errors', headers, payload: report(errorId) })
  expect([told.statusCode, told.json()]).toEqual([202, { ok: true }])
  const kept = await db.pool.query('select * from client_errors where error_id = $1', [errorId])
  expect(kept.rows).toMatchObject([
    { title: 'Application Error', message: 'x is not a function', page: '/dashboard', agent: 'Firefox' },
  ])
  const again = await app.inject({
    method: 'POST',
    url: '/api/client-errors',
    payload: { ...report(errorId), title: 'Another' },
  })
  expect(again.statusCode).toBe(202)
  const unchanged = await db.pool.query('select title from client_errors where error_id = $1', [errorId])
  expect(unchanged.rows).toEqual([{ title: 'Application Error' }])
})

test('a report that is too long is refused, and more than 30 a minute are told to wait', async ({ open }) => {
  const { app } = await open()
  const headers = { 'x-forwarded-for': '192.0.2.40' }
  const send = (payload: object) => app.inject({ method: 'POST', url: '/api/client-errors', headers, payload })
  const long = await send({ ...report('long'), message: 'x'.repeat(2_001) })
  expect([long.statusCode, Object.keys(long.json().fields)]).toEqual([400, ['message']])
  for (let each = 1; each < 30; each += 1) expect((await send(report(randomUUID()))).statusCode).toBe(202)
  const refused = await send(report(randomUUID()))
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited'])
})

test('a flood fills an hour and no more', async ({ open }) => {
  const { app, db } = await open()
  await db.pool.query(
    `insert into client_errors (error_id, title, message, page, agent)
     select 'flood:' || n, 't', 'm', '/', '' from generate_series(1, 2000) n`,
  )
  const errorId = randomUUID()
  const headers = { 'x-forwarded-for': '192.0.2.41' }
  const told = await app.inject({ method: 'POST', url: '/api/client-errors', headers, payload: report(errorId) })
  expect(told.statusCode).toBe(202)
  expect((await db.pool.query('select from client_errors where error_id = $1', [errorId])).rowCount).toBe(0)
  await db.pool.query(`update client_errors set at = now() - interval '31 days' where error_id like 'flood:%'`)
  await deleteOldClientErrors(db.pool)
  expect((await db.pool.query(`select from client_errors where error_id like 'flood:%'`)).rowCount).toBe(0)
})
