import { expect } from 'vitest'
import { hasDebianPostgres, hasPgBouncer, promote, startPgBouncer } from '../../../test/debian-servers.ts'
import { test as base } from '../../../test/fixtures.ts'
import { openPair } from '../../../test/primary-and-standby.ts'
import { keepSpending } from '../../../test/spending.ts'
import { buildWorkspace, loadEntries } from '../../../test/workspaces.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

/** Each server behind a PgBouncer of its own, and both named: nobody has to tell a pooler of a promotion. */

const test = base.extend('servers', { scope: 'file' }, async ({ server: _ }, { onCleanup }) => {
  const { folder, primary, standby, url, close } = await openPair({ synchronous_standby_names: 'standby' }, onCleanup)
  const pooled: string[] = []
  for (const { port } of [primary, standby]) {
    const line = `host=127.0.0.1 port=${port} user=vouch dbname=postgres pool_size=8`
    const pooler = await startPgBouncer(folder, line, `before-${port}`)
    close(() => pooler.kill())
    pooled.push(`127.0.0.1:${pooler.port}`)
  }
  const db = openDatabase({ connectionString: `postgres://vouch@${pooled.join()}/vouch`, directConnectionString: url })
  close(db.close)
  await migrate(db.sessions)
  return { primary, standby, db }
})

test.skipIf(!hasDebianPostgres || !hasPgBouncer)(
  'a promotion is found through the poolers, with all that was acknowledged',
  async ({ servers: { db, primary, standby } }) => {
    const workspaceId = await buildWorkspace(db, { monthly: 1_000_000 })
    const { acknowledged, stop } = keepSpending(db, workspaceId)
    await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(100)
    await primary.kill('SIGKILL')
    await promote(standby)
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 100)
    await stop()
    const asked = await db.pool.query<{ port: number }>('select inet_server_port() as port')
    expect(asked.rows).toEqual([{ port: standby.port }])
    const entries = new Set((await loadEntries(db, workspaceId)).map(({ cause }) => cause))
    expect(acknowledged.filter((cause) => !entries.has(cause))).toEqual([])
  },
)
