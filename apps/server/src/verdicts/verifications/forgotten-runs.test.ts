import { expect } from 'vitest'
import { freshAddress, signUp, test } from '../../../test/rooms.ts'
import { endForgottenRuns } from './forgotten-runs.ts'

test('a run whose job is gone ends, gives its credits back and lets the next request begin anew', async ({
  open,
  db,
}) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  const [lost, kept] = [freshAddress(), freshAddress()]
  const forgotten = await visitor.call('POST', '', { url: lost.url })
  const waiting = await visitor.call('POST', '', { url: kept.url })
  await db.pool.query(
    `delete from jobs.job where data ->> 'runId' = (select run_id::text from verifications where id = $1)`,
    [forgotten.body.id],
  )
  expect(await endForgottenRuns(rooms.parts)).toBe(1)
  const ended = (await visitor.call('GET', `/${forgotten.body.id}`)).body
  expect(ended).toMatchObject({ state: 'failed', creditsUsed: 0, failure: { code: 'internal', retryable: true } })
  expect((await visitor.call('GET', `/${waiting.body.id}`)).body.state).toBe('queued')
  expect(await visitor.credits()).toBe(140)
  expect((await visitor.call('POST', '', { url: lost.url })).body.creditsHeld).toBe(10)
  expect(await endForgottenRuns(rooms.parts)).toBe(0)
})
