import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { awayOnce } from '../../../test/away-once.ts'
import { ended, freshAddress, type Rooms, signUp, snapshotFor, test, verify } from '../../../test/rooms.ts'
import { ObjectFault, type ObjectStore } from '../../foundation/objects/object-store.ts'
import { ConnectorFailure } from '../../outside/platforms/connector.ts'
import { abandonVerification, runVerification } from './run-verification.ts'

const first = { number: 1, last: false, signal: new AbortController().signal }

async function loadRunId({ db }: Rooms, id: string): Promise<string> {
  const found = await db.pool.query<{ runId: string }>('select run_id as "runId" from verifications where id = $1', [
    id,
  ])
  return found.rows[0]?.runId ?? ''
}

/** Counts what the ledger says about a verification: entries by sign. */
async function loadLedger({ db }: Rooms, id: string) {
  const found = await db.pool.query<{ delta: number; cause: string }>(
    'select delta, cause from credit_entries where resource_id = $1 order by id',
    [id],
  )
  return found.rows
}

test('a failure that will not pass ends the verification and gives the credits back', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  rooms.platform.script = async (_, progress) => {
    progress({ name: 'profile', state: 'running', detail: null })
    throw new ConnectorFailure('platform_key_refused', 'The platform refused our key.')
  }
  const failed = await verify(visitor, { url: freshAddress().url })
  expect(failed).toMatchObject({
    state: 'failed',
    creditsUsed: 0,
    failure: { code: 'platform_key_refused', error: 'The platform refused our key.', retryable: false },
  })
  expect(failed.report).toBeUndefined()
  expect(failed.steps.map((step) => step.state)).toEqual(['failed', 'skipped', 'skipped', 'skipped', 'skipped'])
  expect(await loadLedger(rooms, failed.id)).toEqual([
    { delta: -10, cause: `hold:verification:${failed.id}` },
    { delta: 10, cause: `release:hold:verification:${failed.id}` },
  ])
  expect(await visitor.credits()).toBe(150)
})

test('a failure that may pass is tried again, and the steps begin again', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  rooms.platform.script = async (target) => {
    if (rooms.platform.calls < 2) {
      throw new ConnectorFailure('platform_unavailable', 'The platform is away.', { retryable: true })
    }
    return snapshotFor(target)
  }
  const done = await verify(visitor, { url: freshAddress().url })
  expect(done).toMatchObject({ state: 'done', creditsUsed: 10 })
  expect(rooms.platform.calls).toBe(2)
})

test('when the last attempt fails too, the user reads why and pays nothing', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  rooms.platform.script = async () => {
    throw new ConnectorFailure('platform_rate_limited', 'The platform asks us to slow down.', { retryable: true })
  }
  const { body } = await visitor.call('POST', '', { url: freshAddress().url })
  const runId = await loadRunId(rooms, body.id)
  await expect(runVerification(rooms.parts, runId, first)).rejects.toThrow('slow down')
  expect((await visitor.call('GET', `/${body.id}`)).body.state).toBe('running')
  await runVerification(rooms.parts, runId, { ...first, number: 4, last: true })
  const failed = await ended(visitor, body.id)
  expect(failed.failure).toEqual({
    code: 'platform_rate_limited',
    error: 'The platform asks us to slow down.',
    retryable: true,
  })
  expect(await visitor.credits()).toBe(150)
})

test('a fault that lasts is tried twice, and then the run ends', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  rooms.platform.script = async () => {
    throw new ConnectorFailure('platform_unavailable', 'The platform is away.', { retryable: true })
  }
  const failed = await verify(visitor, { url: freshAddress().url })
  expect(failed).toMatchObject({ state: 'failed', failure: { code: 'platform_unavailable', retryable: true } })
  expect(rooms.platform.calls).toBe(2)
})

test('a platform that names the time of the next call is not called before', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const retryAt = new Date(Date.now() + 600_000)
  rooms.platform.script = async () => {
    throw new ConnectorFailure('platform_rate_limited', 'Try again in 10 minutes.', { retryable: true, retryAt })
  }
  const failed = await verify(visitor, { url: freshAddress().url })
  expect(failed).toMatchObject({ failure: { code: 'platform_rate_limited', error: 'Try again in 10 minutes.' } })
  expect(rooms.platform.calls).toBe(1)
})

test('what was fetched is stored once the database is back, and not fetched again', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  rooms.platform.script = async (target) => snapshotFor(target)
  const { body } = await visitor.call('POST', '', { url: freshAddress().url })
  const blink = awayOnce(rooms.db, 'set snapshot_id')
  await runVerification({ ...rooms.parts, db: blink.db }, await loadRunId(rooms, body.id), first)
  expect(await ended(visitor, body.id)).toMatchObject({ state: 'done', creditsUsed: 10 })
  expect([rooms.platform.calls, blink.wasAway()]).toEqual([1, true])
})

test('a snapshot that lies in a store that does not answer ends the run in a sentence, and costs nothing', async ({
  open,
}) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  const { body } = await visitor.call('POST', '', { url: freshAddress().url })
  const runId = await loadRunId(rooms, body.id)
  rooms.platform.script = async () => {
    throw new ObjectFault('away', 'no answer in time')
  }
  await expect(runVerification(rooms.parts, runId, first)).rejects.toThrow(ObjectFault)
  await runVerification(rooms.parts, runId, { ...first, number: 4, last: true })
  expect((await ended(visitor, body.id)).failure).toEqual({
    code: 'internal',
    error: 'We can’t reach our file storage right now. No credits were used. Try again in a few minutes.',
    retryable: true,
  })
  expect(await visitor.credits()).toBe(150)
})

test.for(['away', 'missing', 'damaged'] as const)(
  'a creator whose stored snapshot is %s in the store is fetched again',
  async (kind, { open }) => {
    const rooms = await open()
    const [ann, bea] = [await signUp(rooms), await signUp(rooms)]
    rooms.platform.script = async (target) => snapshotFor(target)
    const { url } = freshAddress()
    const { body: before } = await ann.call('POST', '', { url })
    await runVerification(rooms.parts, await loadRunId(rooms, before.id), first)
    expect(await ended(ann, before.id)).toMatchObject({ state: 'done' })
    await rooms.db.pool.query(
      `update snapshots set body = null, object_key = 'elsewhere', object_digest = digest
        where id = (select snapshot_id from verification_runs where id = $1)`,
      [await loadRunId(rooms, before.id)],
    )
    const get = async () => {
      throw new ObjectFault(kind, 'the store gives nothing')
    }
    const objects: ObjectStore = { get, put: get, delete: get, tryOut: get, close: () => undefined }
    const { body } = await bea.call('POST', '', { url })
    await runVerification({ ...rooms.parts, db: { ...rooms.db, objects } }, await loadRunId(rooms, body.id), first)
    expect(await ended(bea, body.id)).toMatchObject({ state: 'done', creditsUsed: 10 })
    expect(rooms.platform.calls).toBe(2)
  },
)

test('a defect of ours is retried, then settled from the dead letters without a charge', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  rooms.platform.script = async () => {
    throw new TypeError('undefined is not a function')
  }
  const { body } = await visitor.call('POST', '', { url: freshAddress().url })
  const runId = await loadRunId(rooms, body.id)
  await expect(runVerification(rooms.parts, runId, { ...first, last: true })).rejects.toThrow(TypeError)
  await abandonVerification(rooms.parts, runId)
  const failed = await ended(visitor, body.id)
  expect(failed.failure).toMatchObject({ code: 'internal', retryable: true })
  expect(failed.failure?.error).not.toContain('undefined')
  expect(await visitor.credits()).toBe(150)
})

test('a platform that says nothing for too long is given up', async ({ open }) => {
  const rooms = await open({ limits: { totalMs: 60_000, silenceMs: 50 } })
  const visitor = await signUp(rooms)
  rooms.platform.script = (_target, progress) => {
    progress({ name: 'posts', state: 'running', detail: null })
    return new Promise(() => undefined)
  }
  const { body } = await visitor.call('POST', '', { url: freshAddress().url })
  await runVerification(rooms.parts, await loadRunId(rooms, body.id), { ...first, last: true })
  const failed = await ended(visitor, body.id)
  expect(failed.failure).toMatchObject({ code: 'platform_timeout', error: expect.stringContaining('step: posts') })
})

test('a platform that talks for ever is given up too, and its signal is ended', async ({ open }) => {
  const rooms = await open({ limits: { totalMs: 200, silenceMs: 10_000 } })
  const visitor = await signUp(rooms)
  let told = false
  rooms.platform.script = async (_target, progress, signal) => {
    while (!signal.aborted) {
      progress({ name: 'comments', state: 'running', detail: null })
      await pause(20)
    }
    told = true
    throw new ConnectorFailure('cancelled', 'Cancelled.')
  }
  const { body } = await visitor.call('POST', '', { url: freshAddress().url })
  await runVerification(rooms.parts, await loadRunId(rooms, body.id), { ...first, last: true })
  expect((await ended(visitor, body.id)).failure?.code).toBe('platform_timeout')
  await pause(50)
  expect(told).toBe(true)
})

test('a process that stops in the middle settles nothing and leaves the run to the next', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  const stopping = new AbortController()
  rooms.platform.script = () => {
    stopping.abort()
    return new Promise(() => undefined)
  }
  const { body } = await visitor.call('POST', '', { url: freshAddress().url })
  const runId = await loadRunId(rooms, body.id)
  await expect(runVerification(rooms.parts, runId, { number: 1, last: true, signal: stopping.signal })).rejects.toThrow(
    ConnectorFailure,
  )
  expect((await visitor.call('GET', `/${body.id}`)).body).toMatchObject({ state: 'running', creditsUsed: null })
  rooms.platform.script = async (target) => snapshotFor(target)
  await rooms.work()
  expect((await ended(visitor, body.id)).state).toBe('done')
})

test('a run that died after fetching is scored from what was stored, not fetched again', async ({ open, db }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  await rooms.work()
  const done = await verify(visitor, { url: freshAddress().url })
  const runId = await loadRunId(rooms, done.id)
  // As a process leaves it that is killed between fetching and scoring: the run is live, its snapshot is there.
  await db.pool.query(
    `update verification_runs set state = 'running', ended_at = null, report_id = null where id = $1`,
    [runId],
  )
  rooms.platform.script = async () => {
    throw new Error('must not be asked again')
  }
  await runVerification(rooms.parts, runId, first)
  expect((await ended(visitor, done.id)).state).toBe('done')
  expect(rooms.platform.calls).toBe(1)
  expect(await visitor.credits()).toBe(140)
})

test('a verification whose process was killed is finished by the next one', async ({ open, db }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  const { body } = await visitor.call('POST', '', { url: freshAddress().url })
  const runId = await loadRunId(rooms, body.id)
  // As kill -9 leaves it: the job active with a fresh heartbeat, the run in the middle of its steps.
  await db.pool.query(
    `update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() where data ->> 'runId' = $1`,
    [runId],
  )
  await db.pool.query(
    `update verification_runs set state = 'running', steps = jsonb_set(steps, '{0,state}', '"running"') where id = $1`,
    [runId],
  )
  await rooms.work()
  expect(await ended(visitor, body.id)).toMatchObject({ state: 'done', creditsUsed: 10 })
  expect(await visitor.credits()).toBe(140)
})

test('two attempts of one run at the same time charge once', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  const { body } = await visitor.call('POST', '', { url: freshAddress().url })
  const runId = await loadRunId(rooms, body.id)
  await Promise.all([1, 2].map(() => runVerification(rooms.parts, runId, first)))
  expect(await ended(visitor, body.id)).toMatchObject({ state: 'done', creditsUsed: 10 })
  expect(await loadLedger(rooms, body.id)).toHaveLength(1)
})

test('YouTube data without the amendment shows statistics, no score, and costs nothing', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const fromYoutube = { connector: 'youtube', basis: 'public' } as const
  rooms.platform.script = async (target) => ({ ...snapshotFor(target), source: fromYoutube })
  const { url, handle } = freshAddress()
  const done = await verify(visitor, { url })
  expect(done).toMatchObject({
    creditsUsed: 0,
    report: { state: 'RESTRICTED', stateCode: 'derived_metrics_off', trust: null },
  })
  expect(await visitor.credits()).toBe(150)
  const snapshot = {
    ...snapshotFor({ kind: 'profile', platform: 'twitch', handle, url, lookup: { by: 'handle', handle } }),
    source: fromYoutube,
  }
  expect((await verify(visitor, { snapshot })).report?.state).toBe('READY')
})

test('with the amendment the same data is scored', async ({ open }) => {
  const rooms = await open({ derivedMetrics: true })
  await rooms.work()
  const visitor = await signUp(rooms)
  rooms.platform.script = async (target) => ({
    ...snapshotFor(target),
    source: { connector: 'youtube', basis: 'public' },
  })
  expect(await verify(visitor, { url: freshAddress().url })).toMatchObject({
    creditsUsed: 10,
    report: { state: 'READY' },
  })
})
