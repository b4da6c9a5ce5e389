import { expect } from 'vitest'
import { hasDebianPostgres, promote } from '../../../test/debian-servers.ts'
import { test as base } from '../../../test/fixtures.ts'
import { openPair } from '../../../test/primary-and-standby.ts'
import { keepSpending } from '../../../test/spending.ts'
import { buildWorkspace, loadEntries } from '../../../test/workspaces.ts'
import { openDatabase, requireDatabase } from './database.ts'
import { migrate } from './migrate.ts'

/** A primary and its standby, as people run them: who reads from the standby, and what a promotion costs. */

const lagMsMax = 2_000

const test = base.extend('servers', { scope: 'file' }, async ({ server: _ }, { onCleanup }) => {
  const { primary, standby, url, close } = await openPair({ synchronous_standby_names: 'standby' }, onCleanup)
  const db = openDatabase({ connectionString: url, replica: { connectionString: standby.url, lagMsMax } })
  close(db.close)
  await migrate(db.sessions)
  return { primary, standby, url, db }
})

const portAsked = 'select inet_server_port() as port'

test.skipIf(!hasDebianPostgres)(
  'a list that is read from the replica shows what was written just before',
  async ({ servers: { db, standby } }) => {
    await expect.poll(() => db.reads.standing()?.used).toBe(true)
    await db.pool.query('create table written (n int)')
    let fromReplica = 0
    for (let n = 1; n <= 50; n += 1) {
      await db.pool.query('insert into written values ($1)', [n])
      const seen = await db.reads.current(async (pool) => {
        const rows = await pool.query<{ n: number }>('select max(n) as n from written')
        const at = await pool.query<{ port: number }>(portAsked)
        return { n: rows.rows[0]?.n, port: at.rows[0]?.port }
      })
      expect(seen.n).toBe(n)
      if (seen.port === standby.port) fromReplica += 1
    }
    expect(fromReplica).toBeGreaterThan(0)
  },
)

test.skipIf(!hasDebianPostgres)(
  'beyond the bound of its lag, the replica is left alone until it has caught up',
  async ({ servers: { db, standby } }) => {
    const onStandby = openDatabase({ connectionString: standby.url, connectionsMax: 1 })
    await onStandby.pool.query('select pg_wal_replay_pause()')
    await db.pool.query('insert into written values (51)')
    // Marks count from the first one that is not reached.
    await expect.poll(() => db.reads.standing()?.lagSeconds).toBeGreaterThan(lagMsMax / 1_000)
    expect(db.reads.standing()?.used).toBe(false)
    const asked = await db.reads.recent((pool) => pool.query<{ n: number }>('select max(n) as n from written'))
    expect(asked.rows).toEqual([{ n: 51 }])
    await onStandby.pool.query('select pg_wal_replay_resume()')
    await onStandby.close()
    await expect.poll(() => db.reads.standing()?.used).toBe(true)
  },
)

test.skipIf(!hasDebianPostgres)('what a replica cannot have is read from the primary', async ({ servers: { db } }) => {
  const asked = await db.reads.recent((pool) => pool.query('select count(*)::int as minutes from process_minutes'))
  expect(asked.rows).toEqual([{ minutes: 0 }])
})

test.skipIf(!hasDebianPostgres)(
  'the primary is killed under load and its standby promoted: what was acknowledged is there, and service is back without a restart',
  async ({ servers: { db, primary, standby } }) => {
    const workspaceId = await buildWorkspace(db, { monthly: 1_000_000 })
    const { acknowledged, stop } = keepSpending(db, workspaceId)
    await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(100)
    await primary.kill('SIGKILL')
    await promote(standby)
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 100)
    await stop()
    const entries = new Set((await loadEntries(db, workspaceId)).map(({ cause }) => cause))
    expect(acknowledged.filter((cause) => !entries.has(cause))).toEqual([])
    const reading = await db.reads.recent((pool) => pool.query(portAsked))
    expect(reading.rowCount).toBe(1)
  },
)

test.skipIf(!hasDebianPostgres).for(['is gone', 'came back, against the rule'])(
  'a process that starts after the promotion finds the server that was promoted though another is named first, where the old primary %s',
  async (state, { servers: { primary, standby, url } }) => {
    const old = state === 'is gone' ? null : await primary.again()
    const started = openDatabase({ connectionString: url })
    try {
      await requireDatabase(started)
      const answer = await started.pool.query<{ port: number }>(portAsked)
      expect(answer.rows).toEqual([{ port: standby.port }])
      await migrate(started.sessions)
    } finally {
      await started.close()
      await old?.kill()
    }
  },
)
