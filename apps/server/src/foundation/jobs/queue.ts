import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type Db, type JobWithMetadata, PgBoss } from 'pg-boss'
import { againWhenBack } from '../db/again-when-back.ts'
import type { Database } from '../db/database.ts'
import { whenFreeSoon } from '../db/session-lock.ts'
import { deadSuffix, declareQueues, scheduleJobs } from './declare-queues.ts'
import { DueJobs } from './due-jobs.ts'
import type { Job, JobKind } from './job.ts'
import { Notifications } from './notifications.ts'
import { oftenAsked } from './often-asked.ts'
import { joinWorkers } from './workers-alive.ts'

/** The queue: jobs are rows (pg-boss, schema `jobs`), enqueued in the caller's own transaction, run by any worker process.
 *  A worker that dies is noticed by its missing heartbeat, or at once by the next worker that finds itself alone. */

const schema = 'jobs'
const heartbeatEverySeconds = 3
/** By then each living worker has shown a sign of life. */
const heartbeatWaitMs = 1_000 * heartbeatEverySeconds + 1_500
const superviseSeconds = 5
/** A fresh job is announced, and what is due besides is looked for (`due-jobs.ts`); so workers seldom ask by themselves. */
const pollSeconds = 60
const drainMs = 20_000

export interface QueueLog {
  info: (details: object, message: string) => void
  warn: (details: object, message: string) => void
  error: (details: object, message: string) => void
}

export interface QueueSettings {
  db: Database
  /** Every kind that may be enqueued or run. */
  kinds: readonly Pick<Job, 'name' | 'limits'>[]
  /** `web` enqueues and never runs a job. */
  role: 'all' | 'web' | 'worker'
  log: QueueLog
  /** Stands around each attempt of a job, for whoever measures or traces it. It must run `work` once, and fail as it does. */
  aroundJob?: (name: string, attempt: number, work: () => Promise<void>) => Promise<void>
}

export interface Queue {
  notifications: Notifications
  /** Enqueues in the caller's transaction: the job exists if and only if the transaction commits. */
  enqueue: <Data extends object>(tx: Pick<pg.Pool, 'query'>, kind: JobKind<Data>, data: Data) => Promise<void>
  /** Loads the data of every job of a kind that will still be run, or is being run, dead letters included. */
  unfinished: <Data extends object>(kind: JobKind<Data>) => Promise<Data[]>
  /** Starts to run jobs, where the role says so. */
  work: (jobs: readonly Job[]) => Promise<void>
  /** Takes no further job, waits for the running ones, gives back what does not end in time. Once; whoever asks again waits for the same. */
  stop: () => Promise<void>
}

/** Opens the queue: creates what it needs in the database and is ready to enqueue. */
export async function openQueue(settings: QueueSettings): Promise<Queue> {
  const { db, kinds, role, log } = settings
  const notifications = new Notifications(db, (error) =>
    log.warn({ err: error }, 'The connection for notifications was lost'),
  )
  const boss = new PgBoss({
    db: bossDatabase(db.pool, notifications),
    schema,
    useListenNotify: true,
    supervise: role !== 'web',
    schedule: role !== 'web',
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    reindex: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'The job queue reported an error'))
  boss.on('warning', (warning) => log.warn({ warning }, 'The job queue reported a warning'))
  await startInTurn(boss, { pool: db.sessions, kinds })
  const stopping = new AbortController()
  const stop = async () => {
    stopping.abort()
    await due.stop()
    await boss.stop({ graceful: true, close: false, timeout: drainMs })
    await notifications.close()
  }
  let stopped: Promise<void> | null = null
  const due = new DueJobs({ pool: db.pool, schema, wake: (worker) => boss.notifyWorker(worker), log })
  return {
    notifications,
    enqueue: async (tx, kind, data) => {
      await boss.send(kind.name, data, { db: transactionDatabase(tx) })
    },
    unfinished: (kind) => loadUnfinished(db.pool, kind),
    work: async (jobs) => {
      if (role === 'web') return
      await joinWorkers(notifications, async () => {
        const left = await loadActive(db.pool)
        // Others may join meanwhile: what they take up is not among these.
        releaseSilent({ boss, pool: db.pool, log, stopping: stopping.signal }, left).catch((error: unknown) =>
          log.error({ err: error }, 'Jobs of dead workers could not be looked for'),
        )
      })
      for (const job of jobs) await startWorker(boss, job, { ...settings, due, stopping: stopping.signal })
      due.start()
      await scheduleJobs(boss, jobs)
    },
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

/** Any constant that nothing else in this database locks. */
const startLock = 7_326_005

/** The first start makes the tables. Processes that start at once do so one after the other: in the middle of making them, `if not
 *  exists` does not yet see what another one makes. The queues that pg-boss finds at its start are then those that are looked at here. */
async function startInTurn(
  boss: PgBoss,
  { pool, kinds }: { pool: pg.Pool; kinds: QueueSettings['kinds'] },
): Promise<void> {
  await whenFreeSoon(pool, startLock, async () => {
    await boss.start()
    await declareQueues(boss, kinds)
  })
}

/** What running jobs takes: the settings, who looks for what is due, and the moment at which the process begins to stop. */
type WorkRoom = Pick<QueueSettings, 'log' | 'aroundJob'> & { due: DueJobs; stopping: AbortSignal }

async function startWorker(boss: PgBoss, job: Job, room: WorkRoom): Promise<void> {
  const polling = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds }
  const options = {
    ...polling,
    includeMetadata: true,
    batchSize: 1,
    heartbeatRefreshSeconds: heartbeatEverySeconds,
  } as const
  for (let place = 0; place < job.limits.concurrency; place++) {
    let worker: string | null = null
    worker = await boss.work<object, void, typeof options>(job.name, options, async ([row]) => {
      if (!row) return
      try {
        await runOnce(job, row, room)
      } finally {
        // Jobs that wait were announced when they came: who has done one looks for the next at once, or it would sleep beside them.
        if (worker !== null) boss.notifyWorker(worker)
      }
    })
    room.due.add(job.name, worker)
  }
  const undertaker = await boss.work<object>(job.name + deadSuffix, polling, async ([row]) => {
    if (!row) return
    // What it was about may be an address; the team sees the job itself.
    room.log.error({ job: job.name, jobId: row.id }, 'A job failed for good')
    await job.abandon(row.data)
  })
  room.due.add(job.name + deadSuffix, undertaker)
}

async function runOnce(job: Job, row: JobWithMetadata<object>, { log, aroundJob, stopping }: WorkRoom): Promise<void> {
  const signal = job.resumable ? AbortSignal.any([row.signal, stopping]) : row.signal
  const attempt = { number: row.retryCount + 1, last: row.retryCount >= row.retryLimit, signal }
  const about = { job: job.name, jobId: row.id, attempt: attempt.number }
  log.info(about, 'A job starts')
  try {
    const run = () => job.run(row.data, attempt)
    await (aroundJob?.(job.name, attempt.number, run) ?? run())
    log.info(about, 'A job is done')
  } catch (error) {
    log.warn({ ...about, err: error }, attempt.last ? 'A job failed' : 'A job failed and will be retried')
    throw error
  }
}

async function loadUnfinished<Data extends object>(pool: pg.Pool, kind: JobKind<Data>): Promise<Data[]> {
  const found = await pool.query<{ data: unknown }>(
    `select data from ${schema}.job where name = any($1) and state in ('created', 'retry', 'active')`,
    [[kind.name, kind.name + deadSuffix]],
  )
  return found.rows.map((row) => kind.data.parse(row.data))
}

/** What the queues are called in which pg-boss hands on what is due by schedule. */
const bossPrefix = '__pgboss__'

interface ActiveJob {
  id: string
  name: string
  /** Of its worker, as last written. */
  heartbeat: string | null
}

/** What is being run, by whoever lives or by nobody. What pg-boss hands on is left to its own limit of a quarter of an hour: it works from its start
 *  on, so what is active there is mostly this process's own, and failing it would do what is due twice. */
async function loadActive(pool: pg.Pool): Promise<ActiveJob[]> {
  const active = await pool.query<ActiveJob>(
    `select id, name, heartbeat_on::text as heartbeat from ${schema}.job where state = 'active' and not starts_with(name, $1)`,
    [bossPrefix],
  )
  return active.rows
}

/** Fails the attempts that no living worker runs, so that they are retried now. Each counts as an attempt: a job that brings its process down does not
 *  do so for ever. Who found itself alone may only have been quicker back than others after the database was away, so a heart is waited for first.
 *  @param left what was active before this process ran anything */
async function releaseSilent(
  { boss, pool, log, stopping }: { boss: PgBoss; pool: pg.Pool; log: QueueLog; stopping: AbortSignal },
  left: readonly ActiveJob[],
): Promise<void> {
  if (left.length === 0) return
  const isOver = await pause(heartbeatWaitMs, true, { signal: stopping }).catch(() => false)
  if (!isOver) return
  const beats = new Map((await loadActive(pool)).map(({ id, heartbeat }) => [id, heartbeat]))
  const silent = left.filter(({ id, heartbeat }) => beats.has(id) && beats.get(id) === heartbeat)
  for (const { id, name } of silent) {
    log.warn({ job: name, jobId: id }, 'A job of a worker that died is taken up again')
    await boss.fail(name, id, { message: 'The worker died' })
  }
  const ids = silent.map(({ id }) => id)
  await pool.query(`update ${schema}.job set start_after = now() where id = any($1) and state = 'retry'`, [ids])
}

/** pg-boss on our pool, listening over our one connection. How a job ended is written once the database is back: what is lost would wait for the heartbeat
 *  to be missed, half a minute in which somebody looks at a report that stands still. */
function bossDatabase(pool: pg.Pool, notifications: Notifications): Db {
  return {
    executeSql: (text, values) => againWhenBack(() => pool.query(oftenAsked(text, values))),
    listen: async (channel, onNotification, onReconnect) => {
      const end = await notifications.listen(channel, { hear: onNotification, missed: onReconnect })
      return { close: async () => end() }
    },
  }
}

function transactionDatabase(tx: Pick<pg.Pool, 'query'>): Db {
  return { executeSql: (text, values) => tx.query(oftenAsked(text, values)) }
}
