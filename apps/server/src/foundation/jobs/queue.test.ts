import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { z } from 'zod'
import { test as base } from '../../../test/fixtures.ts'
import { type Database, openDatabase, withTransaction } from '../db/database.ts'
import { forgetDoneJobs } from './forget-done.ts'
import { defineJob, type JobKind } from './job.ts'
import { openQueue, type Queue, type QueueLog } from './queue.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

const kind: JobKind<{ key: string }> = {
  name: 'greeting',
  data: z.object({ key: z.string() }),
  limits: { timeoutSeconds: 30, retries: 2, backoffSeconds: 1, backoffSecondsMax: 2, concurrency: 2 },
}
const hopeless: JobKind<{ key: string }> = { ...kind, name: 'hopeless', limits: { ...kind.limits, retries: 0 } }

const test = base.extend('open', async ({ db }, { onCleanup }) => {
  const opened: Queue[] = []
  onCleanup(async () => {
    for (const queue of opened) await queue.stop()
  })
  return async (role: 'all' | 'web' = 'all', log: QueueLog = silent) => {
    const queue = await openQueue({ db, kinds: [kind, hopeless], role, log })
    opened.push(queue)
    return queue
  }
})

/** Notes what ran, and lets a test wait for it. */
function notebook() {
  const notes: string[] = []
  return {
    notes,
    seen: async (note: string, looksMax = 1_200) => {
      for (let waited = 0; waited < looksMax; waited += 1) {
        if (notes.includes(note)) return
        await pause(50)
      }
      throw new Error(`Never saw ${note}, only ${notes.join(', ')}`)
    },
  }
}

function enqueue(db: Database, queue: Queue, key: string, which = kind): Promise<void> {
  return withTransaction(db, (tx) => queue.enqueue(tx, which, { key }))
}

test('a job runs once with the data that it was given', async ({ db, open }) => {
  const { notes, seen } = notebook()
  const queue = await open()
  await queue.work([
    defineJob(kind, { run: async ({ key }, attempt) => void notes.push(`${key} ${attempt.number} ${attempt.last}`) }),
  ])
  const key = randomUUID()
  await enqueue(db, queue, key)
  await seen(`${key} 1 false`)
  expect(notes).toEqual([`${key} 1 false`])
})

test('a job whose transaction is rolled back never exists', async ({ db, open }) => {
  const { notes, seen } = notebook()
  const queue = await open()
  await queue.work([defineJob(kind, { run: async ({ key }) => void notes.push(key) })])
  const lost = withTransaction(db, async (tx) => {
    await queue.enqueue(tx, kind, { key: 'lost' })
    throw new Error('changed our mind')
  })
  await expect(lost).rejects.toThrow('changed our mind')
  await enqueue(db, queue, 'kept')
  await seen('kept')
  expect(notes).toEqual(['kept'])
})

test('a failed attempt is retried, and the last one knows that it is the last', async ({ db, open }) => {
  const { notes, seen } = notebook()
  const queue = await open()
  const run = async (_: unknown, attempt: { number: number; last: boolean }) => {
    notes.push(`${attempt.number} ${attempt.last}`)
    if (!attempt.last) throw new Error('not yet')
  }
  await queue.work([defineJob(kind, { run })])
  await enqueue(db, queue, 'stubborn')
  await seen('3 true')
  expect(notes).toEqual(['1 false', '2 false', '3 true'])
})

test('a job that fails for good is settled by its own hand', async ({ db, open }) => {
  const { notes, seen } = notebook()
  const lines: object[] = []
  const queue = await open('all', { ...silent, error: (details, message) => lines.push({ ...details, message }) })
  const run = async () => {
    throw new Error('never works')
  }
  await queue.work([defineJob(hopeless, { run, abandon: async ({ key }) => void notes.push(`gave up ${key}`) })])
  await enqueue(db, queue, 'ann@example.com', hopeless)
  await seen('gave up ann@example.com')
  // The log says which job it was, and nothing of what it was about.
  expect(lines).toEqual([{ job: 'hopeless', jobId: expect.any(String), message: 'A job failed for good' }])
})

test('a process that only serves enqueues and leaves the work to a worker', async ({ db, open }) => {
  const { notes, seen } = notebook()
  const job = (who: string) => defineJob(kind, { run: async ({ key }) => void notes.push(`${who} ${key}`) })
  const web = await open('web')
  await web.work([job('web')])
  const worker = await open()
  await worker.work([job('worker')])
  await enqueue(db, web, 'one')
  await enqueue(db, web, 'two')
  await seen('worker one')
  await seen('worker two')
  expect(notes).toHaveLength(2)
})

/** Leaves a job as a killed process leaves it: active, with a heartbeat that is still fresh. */
async function startAndDie(db: Database): Promise<void> {
  await db.pool.query(
    `update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() where name = 'greeting' and state = 'created'`,
  )
}

test('a job that a dead process left in the middle is taken up by the next one', async ({ db, open }) => {
  const { notes, seen } = notebook()
  const before = await open('web')
  await enqueue(db, before, 'orphan')
  await startAndDie(db)
  const after = await open()
  await after.work([defineJob(kind, { run: async ({ key }, { number }) => void notes.push(`${key} ${number}`) })])
  await seen('orphan 2')
  expect(notes).toEqual(['orphan 2'])
})

test('a job whose worker shows a sign of life is left to it, though whoever starts found nobody else there', async ({
  db,
  open,
}) => {
  const { notes, seen } = notebook()
  const before = await open('web')
  await enqueue(db, before, 'orphan')
  await enqueue(db, before, 'alive')
  await startAndDie(db)
  const after = await open()
  await after.work([defineJob(kind, { run: async ({ key }, { number }) => void notes.push(`${key} ${number}`) })])
  // Its process lost the connection that said that it lives, as all do when the database starts again, and is not yet back.
  await db.pool.query(`update jobs.job set heartbeat_on = now() where data ->> 'key' = 'alive'`)
  await seen('orphan 2')
  expect(notes).toEqual(['orphan 2'])
  const found = await db.pool.query(`delete from jobs.job where data ->> 'key' = 'alive' returning state`)
  expect(found.rows).toEqual([{ state: 'active' }])
})

test('what is done is forgotten after an hour, what failed is not', async ({ db, open }) => {
  const { seen, notes } = notebook()
  const queue = await open()
  const fail = async () => {
    throw new Error('never works')
  }
  await queue.work([
    defineJob(kind, { run: async ({ key }) => void notes.push(key) }),
    defineJob(hopeless, { run: fail, abandon: async ({ key }) => void notes.push(key) }),
  ])
  for (const key of ['done long ago', 'done now']) await enqueue(db, queue, key)
  await enqueue(db, queue, 'failed long ago', hopeless)
  for (const key of ['done long ago', 'done now', 'failed long ago']) await seen(key)
  await queue.stop()
  await db.pool.query(
    `update jobs.job set completed_on = now() - interval '61 minutes' where data ->> 'key' in ('done long ago', 'failed long ago')`,
  )
  expect(await forgetDoneJobs(db.pool)).toBe(2)
  const left = await db.pool.query(
    `select name, data ->> 'key' as key, state from jobs.job where data ->> 'key' in ('done long ago', 'done now', 'failed long ago') order by name`,
  )
  expect(left.rows).toEqual([
    { name: 'greeting', key: 'done now', state: 'completed' },
    { name: 'hopeless', key: 'failed long ago', state: 'failed' },
  ])
})

test('what pg-boss hands on at the start of a process is not taken for a dead one’s', async ({ db, open }) => {
  const warnings: string[] = []
  const queue = await open('all', { ...silent, warn: (_, message) => warnings.push(message) })
  await db.pool.query(
    `insert into jobs.job (name, data, state, started_on) values ('__pgboss__send-it', '{}', 'active', now())`,
  )
  await queue.work([defineJob(kind, { run: async () => undefined })])
  const found = await db.pool.query(`select state, retry_count from jobs.job where name = '__pgboss__send-it'`)
  expect(found.rows).toEqual([{ state: 'active', retry_count: 0 }])
  expect(warnings).toEqual([])
})

test('while another worker lives, its jobs are left to it', async ({ db, open }) => {
  const { notes, seen } = notebook()
  let finish: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    finish = resolve
  })
  const job = (who: string) =>
    defineJob(kind, {
      run: async ({ key }) => {
        notes.push(`${who} ${key}`)
        await held
      },
    })
  const first = await open()
  await first.work([job('first')])
  await enqueue(db, first, 'long')
  await seen('first long')
  const second = await open()
  await second.work([job('second')])
  await pause(1_500)
  finish()
  expect(notes).toEqual(['first long'])
})

test('stopping waits for the job that runs', async ({ db, open }) => {
  const { notes, seen } = notebook()
  const queue = await open()
  const run = async () => {
    notes.push('begun')
    await pause(300)
    notes.push('ended')
  }
  await queue.work([defineJob(kind, { run })])
  await enqueue(db, queue, 'slow')
  await seen('begun')
  await queue.stop()
  expect(notes).toEqual(['begun', 'ended'])
})

test('stopping ends work that can go on later, and does not try it again', async ({ db, open }) => {
  const { notes, seen } = notebook()
  const queue = await open()
  const run = async (_: object, { signal }: { signal: AbortSignal }) => {
    notes.push('begun')
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    notes.push('left')
  }
  await queue.work([defineJob(kind, { resumable: true, run })])
  await enqueue(db, queue, 'long')
  await seen('begun')
  await queue.stop()
  expect(notes).toEqual(['begun', 'left'])
  expect(await queue.unfinished(kind)).toEqual([])
})

test('many who begin to listen at once give the connection one statement at a time', async ({ db, open }) => {
  const warnings: string[] = []
  const note = (warning: Error) => warnings.push(warning.message)
  process.on('warning', note)
  const { notifications } = await open('web')
  const { notes, seen } = notebook()
  const channels = ['one', 'two', 'one', 'three', 'two', 'one']
  await Promise.all([
    ...channels.map((channel, index) =>
      notifications.listen(channel, { hear: () => notes.push(`${channel} ${index}`) }),
    ),
    notifications.whenConnected(async (client) => {
      await client.query('select 1')
    }),
  ])
  for (const channel of ['one', 'two', 'three']) await db.pool.query(`notify ${channel}`)
  for (const [index, channel] of channels.entries()) await seen(`${channel} ${index}`)
  process.off('warning', note)
  expect(warnings).toEqual([])
})

test('after the end nobody opens the connection again', async ({ db }) => {
  const { Notifications } = await import('./notifications.ts')
  const notifications = new Notifications(db, () => undefined)
  await notifications.listen('news', { hear: () => undefined })
  await notifications.close()
  await expect(notifications.listen('other', { hear: () => undefined })).rejects.toThrow('closed')
})

test('notifications reach every listener and come back after the connection was cut', async ({ db, open }) => {
  const { notes, seen } = notebook()
  const { notifications } = await open('web')
  const end = await notifications.listen('news', { hear: (payload) => notes.push(`a ${payload}`) })
  await notifications.listen('news', {
    hear: (payload) => notes.push(`b ${payload}`),
    missed: () => notes.push('missed'),
  })
  await db.pool.query(`select pg_notify('news', 'one')`)
  await seen('a one')
  await seen('b one')
  end()
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'vouch notifications' and datname = current_database()`
  await db.pool.query(cut)
  await seen('missed')
  await db.pool.query(`select pg_notify('news', 'two')`)
  await seen('b two')
  expect(notes).not.toContain('a two')
})

test('a database that is away when the listening begins is an error, not a hang', async () => {
  const { Notifications } = await import('./notifications.ts')
  const away = openDatabase({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })
  const notifications = new Notifications(away, () => undefined)
  await expect(notifications.listen('news', { hear: () => undefined })).rejects.toThrow(/ECONNREFUSED/)
  await notifications.close()
  await away.close()
})

test('jobs that wait are worked through one after the other, without a sleep between them', async ({ db, open }) => {
  const { notes, seen } = notebook()
  const queue = await open()
  const keys = Array.from({ length: 60 }, () => randomUUID())
  for (const key of keys) await enqueue(db, queue, key)
  // Nothing announces them any more: a worker that slept after each would have come to half of them when this gives up.
  await queue.work([defineJob(kind, { run: async ({ key }) => void notes.push(key) })])
  await seen(keys.at(-1) ?? '', 400)
  expect(notes.length).toBeGreaterThanOrEqual(59)
})
