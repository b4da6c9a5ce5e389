import { expect } from 'vitest'
import { test as base, freshAddress, signUp, verify } from '../../../test/rooms.ts'
import { colleagueIn } from '../../../test/team.ts'
import { ifFree } from '../db/session-lock.ts'
import { metricsRetentionJob } from './metrics-retention.ts'
import { processMeter } from './process-meter.ts'
import { writeMinutes } from './process-minutes.ts'
import { keepServerError } from './server-errors.ts'

const test = base.extend('rooms', async ({ open }) => open())

test('metrics are read with their own token or by the team, and by nobody else', async ({ rooms }) => {
  const { app } = rooms
  const brand = await signUp(rooms)
  const read = (headers: Record<string, string>) => app.inject({ url: '/metrics', headers })
  expect((await read({})).statusCode).toBe(401)
  expect((await read({ authorization: `Bearer ${brand.token}` })).statusCode).toBe(401)
  expect((await read({ authorization: 'Bearer a-token-of-somebody-else' })).statusCode).toBe(401)
  expect((await read({ authorization: 'Bearer a-token-of-the-metrics' })).statusCode).toBe(200)
  const ann = await colleagueIn(rooms)
  const answer = await read({ cookie: ann.cookie })
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(answer.body).toContain('vouch_http_requests_total{method="GET",route="/metrics",status="401"} 3')
  expect(answer.body).toMatch(
    /vouch_http_request_duration_seconds_bucket\{le="\+Inf",method="POST",route="\/api\/admin\/login"\} 1/,
  )
  for (const line of answer.body.split('\n').filter(Boolean)) {
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)*\})? (NaN|[+-]Inf|-?[\d.e+-]+))$/)
  }
})

test('ids in addresses make no series of their own, and nobody can make one by asking for what is not there', async ({
  rooms,
}) => {
  const ann = await colleagueIn(rooms)
  for (const path of ['/api/verifications/1', '/api/verifications/2', '/api/nothing/3', '/nothing/4'])
    await rooms.app.inject(path)
  const { body } = await ann.ask({ url: '/metrics' })
  expect(body).toContain('{method="GET",route="/api/verifications/:id",status="401"} 2')
  expect(body).toContain('{method="GET",route="none",status="404"} 2')
  expect(body).not.toMatch(/nothing|\/1"/)
})

test('monitoring adds up the minutes of all processes, and knows which of them live', async ({ rooms }) => {
  const { pool } = rooms.db
  const ann = await colleagueIn(rooms)
  for (const [place, role] of (['web', 'worker'] as const).entries()) {
    const meter = processMeter(role)
    for (let answered = 0; answered < 10; answered += 1)
      meter.observe({
        route: '/a',
        method: 'GET',
        status: place === 0 && answered === 0 ? 500 : 200,
        ms: place === 0 ? 8 : 80,
      })
    await writeMinutes(rooms.db, meter)
    // Written again, a minute is the same minute.
    await writeMinutes(rooms.db, meter)
  }
  const held = processMeter('all')
  await ifFree(rooms.db.sessions, ['counted', 'here'], () => writeMinutes(rooms.db, held))
  const counted = await pool.query('delete from process_minutes where process_id = $1 returning connections', [held.id])
  // The lock's; that which takes the minutes is not one of them.
  expect(counted.rows[0]).toEqual({ connections: 1 })
  await pool.query("update process_minutes set seen_at = now() - interval '1 minute' where role = 'worker'")
  const seen = (await ann.get('/monitoring')).body
  const sum = (key: 'requests' | 'failures') =>
    seen.minutes.reduce((total: number, row: Record<string, number>) => total + (row[key] ?? 0), 0)
  expect([seen.minutes.length, sum('requests'), sum('failures'), seen.failureShare]).toEqual([60, 20, 1, 0.05])
  // Twenty in five minutes and what has passed of the present one.
  expect(seen.requestsPerSecond).toBeGreaterThanOrEqual(20 / 360)
  expect(seen.requestsPerSecond).toBeLessThanOrEqual(20 / 300)
  expect(seen.latency.p50).toBe(10)
  expect(seen.latency.p95).toBeGreaterThan(50)
  expect(seen.processes.map(({ role, alive }: { role: string; alive: boolean }) => [role, alive])).toEqual([
    ['web', true],
    ['worker', false],
  ])
  expect(seen.database.connections).toBeGreaterThan(0)
})

test('the funnel, the steps and the credits of a verification are on the page', async ({ rooms }) => {
  const visitor = await signUp(rooms, 100)
  await rooms.work()
  await verify(visitor, { url: freshAddress().url })
  const seen = (await (await colleagueIn(rooms)).get('/monitoring')).body
  expect(seen.funnel.map(({ count }: { count: number }) => count)).toEqual([1, 1, 1, 1, 1])
  expect(seen.steps).toMatchObject([{ runs: 1 }])
  expect(seen.credits).toMatchObject({ used: 10, onHold: 0 })
  expect(seen.trials).toEqual({ begun: 0, running: 0, ended: 0, converted: 0 })
})

test('a plan that was paid from the start is no trial', async ({ rooms }) => {
  const ann = await colleagueIn(rooms)
  const trials = async () => (await ann.get('/monitoring')).body.trials
  const before = await trials()
  const ends = []
  for (const lasted of ['1 second', '14 days']) {
    const { workspaceId, userId } = await signUp(rooms)
    await rooms.db.pool.query(
      `insert into subscriptions (workspace_id, tier, status, customer_id, trial_start, trial_end, created_at, period_start, period_end)
       values ($1::uuid, 'STARTER', 'active', 'cus_' || $1::text, $2::timestamptz - $3::interval, $2, $2, $2, $2::timestamptz + interval '1 month')`,
      [workspaceId, rooms.clock.now, lasted],
    )
    ends.push((await ann.get(`/subscriptions?about=${userId}`)).body.rows[0].cells.trialEnds)
  }
  expect(await trials()).toEqual({ ...before, begun: before.begun + 1, ended: before.ended + 1 })
  expect([ends[0], ends[1] !== null]).toEqual([null, true])
})

test('an error is found by its id, and is forgotten after a month', async ({ rooms }) => {
  const { pool } = rooms.db
  const ann = await colleagueIn(rooms)
  const error = new Error('The pool is gone\0')
  await keepServerError(pool, { requestId: 'e-1', method: 'GET', place: '/api/thing/:id', error })
  expect((await ann.get('/errors?q=e-1')).body.rows).toMatchObject([
    { cells: { side: 'server', message: 'The pool is gone' } },
  ])
  expect((await ann.get('/monitoring')).body.errors).toMatchObject([{ id: 'e-1' }])
  await pool.query("update server_errors set at = now() - interval '31 days'")
  await metricsRetentionJob(rooms.db).run({}, { number: 1, last: true, signal: new AbortController().signal })
  expect((await ann.get('/errors?q=e-1')).body.rows).toEqual([])
})
