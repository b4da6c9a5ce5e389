import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { test } from '../../../test/fixtures.ts'
import { eventDaysMax } from './account-events.ts'
import { endedSessionsJob } from './ended-sessions.ts'

test('what happened to accounts is forgotten when it is old, not before, and by the hourly job', async ({ db }) => {
  const userId = randomUUID()
  const note = (days: number) =>
    db.pool.query(
      `insert into account_events (user_id, kind, actor, address, agent, at)
       values ($1, 'signed_in', 'user', '10.0.0.x', 'a browser', now() - make_interval(days => $2))`,
      [userId, days],
    )
  const kept = async () => (await db.pool.query('select from account_events where user_id = $1', [userId])).rows.length
  await note(eventDaysMax + 1)
  await note(eventDaysMax - 1)
  const job = endedSessionsJob({ db })
  expect(job.schedule).toMatch(/^\d+ \* \* \* \*$/)
  await job.run({}, { number: 1, last: true, signal: new AbortController().signal })
  expect(await kept()).toBe(1)
})
