import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Verification } from '@vouch/contract'
import { expect } from 'vitest'
import { attributesOf, openCollector } from '../../../test/collector.ts'
import { test as base } from '../../../test/fixtures.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { openQueue } from './queue.ts'

/** Several processes on one database: two that serve and two that work, as they run on several machines. */

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

interface Running {
  child: ChildProcess
  url: string
  kill: () => Promise<void>
}

const withCollector = base.extend('collector', { scope: 'file' }, async ({ db: _ }, { onCleanup }) => {
  const collector = await openCollector()
  onCleanup(() => collector.close())
  return collector
})

const test = withCollector.extend('start', { scope: 'file' }, async ({ db, collector }, { onCleanup }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vouch-several-'))
  chmodSync(dataDir, 0o711)
  const running: Running[] = []
  onCleanup(async () => {
    await Promise.all(running.map(({ kill }) => kill()))
    rmSync(dataDir, { recursive: true, force: true })
  })
  return async (role: 'web' | 'worker') => {
    const started = await startProcess(role, db.connectionString, dataDir, collector.url)
    running.push(started)
    return started
  }
})

async function startProcess(role: string, connectionString: string, dataDir: string, traces: string): Promise<Running> {
  const secret = 'a secret that all processes of one product have'
  const variables = {
    VOUCH_ROLE: role,
    DATABASE_URL: connectionString,
    AUTH_SECRET: secret,
    DATA_DIR: dataDir,
    PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: traces,
  }
  const words = Object.entries({ ...variables, LOG_LEVEL: 'warn', NODE_ENV: 'production' })
  const setting = words.map(([name, value]) => `${name}=${value}`)
  const child = spawn('/usr/bin/env', [...setting, process.execPath, main, '--api-only'])
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      const address = /Vouch is listening on (http:\S+)/.exec(output)?.[1]
      if (address !== undefined) resolve(address)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => reject(new Error(`The process ended with ${code}: ${output}`)))
  })
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { child, url, kill }
}

async function signedIn(url: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ email: 'brand@vouch.test', password: 'vouch-brand-demo' })
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { token } = (await answer.json()) as { token: string }
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
}

async function ask(url: string, headers: Record<string, string>, creatorUrl: string): Promise<string> {
  const body = JSON.stringify({ url: creatorUrl })
  const answer = await fetch(`${url}/api/verifications`, { method: 'POST', headers, body })
  expect(answer.status).toBe(202)
  return ((await answer.json()) as { id: string }).id
}

async function outcome(url: string, headers: Record<string, string>, id: string): Promise<Verification> {
  const answer = await fetch(`${url}/api/verifications/${id}`, { headers })
  return (await answer.json()) as Verification
}

/** @returns schedules that were begun more often than there were minutes for which they were due. What is due in the last seconds of a minute
 *  may begin in the next one, beside what is due in that. */
async function begunTwice({ pool }: Database): Promise<unknown[]> {
  const found = await pool.query(
    `select name from jobs.job begun where name in (select name from jobs.schedule) group by name
      having count(*) > (select count(distinct singleton_on) from jobs.job
                          where name = '__pgboss__send-it' and data ->> 'name' = begun.name)`,
  )
  return found.rows
}

test('two that serve and two that work: progress reaches a client of the other process, and killing any of them loses nothing', async ({
  db,
  start,
  collector,
}) => {
  const started = await Promise.all([start('web'), start('web'), start('worker'), start('worker')])
  const [one, other, worker, spare] = started
  const headers = await signedIn(one.url)

  // What was asked of one process is watched through the other, while neither does the work.
  const first = await ask(one.url, headers, 'instagram.com/ava_fields_sandbox')
  const events = await (await fetch(`${other.url}/api/verifications/${first}/events`, { headers })).text()
  expect(events).toContain('event: done')
  expect(await outcome(other.url, headers, first)).toMatchObject({ state: 'done', creditsUsed: 10 })

  // A worker and the process that took the requests die in the middle of them.
  const { creators: known } = (await (await fetch(`${one.url}/api/sandbox/creators`)).json()) as {
    creators: { url: string }[]
  }
  const asked: string[] = []
  for (const { url } of known.slice(1, 4)) asked.push(await ask(one.url, headers, url))
  await Promise.all([worker.kill(), one.kill()])
  // A job of the dead is given up when its heartbeat is older than the job allows. Five seconds are more than the living, who write
  // every three, ever need; the usual twenty would only be waited for.
  await db.pool.query("update jobs.job set heartbeat_seconds = 5 where state in ('created', 'active', 'retry')")
  for (const id of asked) {
    await expect
      .poll(async () => (await outcome(other.url, headers, id)).state, { timeout: 150_000, interval: 200 })
      .toBe('done')
  }
  const open = await db.pool.query("select from credit_holds where state = 'held'")
  const twice = await db.pool.query(
    'select cause from credit_entries group by workspace_id, cause, bucket having count(*) > 1',
  )
  expect([open.rowCount, twice.rowCount]).toEqual([0, 0])

  // What the product does by the clock was begun once for a minute at most, whichever of the four looked.
  expect(await begunTwice(db)).toEqual([])

  // A worker tells of its jobs and of what they asked of the database, as it is started.
  const job = () => collector.spans.find(({ name }) => name === 'job verifications.run')
  const belowJob = () => collector.spans.filter(({ parentSpanId }) => parentSpanId === job()?.spanId)
  await expect
    .poll(() => job() && belowJob().some((span) => attributesOf(span)['db.system.name'] === 'postgresql'))
    .toBe(true)
  await spare.kill()
}, 240_000)

test('a schedule that four processes know runs once a minute, not four times', async ({ db }) => {
  const kind = {
    name: 'tests.minutely',
    limits: { timeoutSeconds: 30, retries: 0, backoffSeconds: 1, backoffSecondsMax: 1, concurrency: 1 },
  }
  const opened = []
  for (let each = 0; each < 4; each += 1) {
    const own = openDatabase({ connectionString: db.connectionString, connectionsMax: 4 })
    const queue = await openQueue({ db: own, kinds: [kind], role: each < 2 ? 'all' : 'worker', log: silent })
    opened.push({ own, queue })
  }
  const runs: number[] = []
  const job = { ...kind, schedule: '* * * * *', resumable: false, abandon: async () => undefined }
  await Promise.all(opened.map(({ queue }, place) => queue.work([{ ...job, run: async () => void runs.push(place) }])))
  // Schedules are looked at twice a minute, and a look that a busy machine is late for is made up by the next.
  await expect.poll(() => runs.length, { timeout: 130_000 }).toBeGreaterThan(0)
  expect(await begunTwice(db)).toEqual([])
  for (const { own, queue } of opened) {
    await queue.stop()
    await own.close()
  }
})
