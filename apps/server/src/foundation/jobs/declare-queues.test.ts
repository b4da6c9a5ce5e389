import { expect } from 'vitest'
import { z } from 'zod'
import { test } from '../../../test/fixtures.ts'
import { type Database, withTransaction } from '../db/database.ts'
import { defineJob, type JobKind } from './job.ts'
import { openQueue } from './queue.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const kinds: JobKind<{ key: string }>[] = Array.from({ length: 20 }, (_, index) => ({
  name: `kind-${index}`,
  data: z.object({ key: z.string() }),
  limits: { timeoutSeconds: 30, retries: 2, backoffSeconds: 1, backoffSecondsMax: 2, concurrency: 1 },
}))

/** Starts and stops a process that runs the jobs. @returns how many statements it had for the pool before it ran them */
async function startOnce(db: Database, { schedule, retries }: { schedule: string; retries: number }): Promise<number> {
  let statements = 0
  const pool = new Proxy(db.pool, {
    get: (target, name) => {
      const found = Reflect.get(target, name)
      if (name === 'query') statements += 1
      return typeof found === 'function' ? found.bind(target) : found
    },
  })
  const present = kinds.map((kind) => ({ ...kind, limits: { ...kind.limits, retries } }))
  const queue = await openQueue({ db: { ...db, pool }, kinds: present, role: 'all', log: silent })
  const opened = statements
  await queue.work(present.slice(0, 1).map((kind) => defineJob(kind, { run: async () => undefined, schedule })))
  const [first] = present
  if (first) await withTransaction(db, (tx) => queue.enqueue(tx, first, { key: 'one' }))
  await queue.stop()
  return opened
}

const rulesKept = `select distinct retry_limit from jobs.queue where name ~ '^kind-\\d+$'`
const schedulesKept = `select cron from jobs.schedule where name = 'kind-0'`

test('a later start asks nothing for each queue, and what a release changed is written', async ({ db }) => {
  await startOnce(db, { schedule: '0 1 * * *', retries: 2 })
  expect(await startOnce(db, { schedule: '0 1 * * *', retries: 2 })).toBeLessThan(kinds.length)
  await startOnce(db, { schedule: '0 2 * * *', retries: 3 })
  expect((await db.pool.query(rulesKept)).rows).toEqual([{ retry_limit: 3 }])
  expect((await db.pool.query(schedulesKept)).rows).toEqual([{ cron: '0 2 * * *' }])
})
