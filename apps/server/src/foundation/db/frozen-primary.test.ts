import { expect } from 'vitest'
import { hasDebianPostgres, promote } from '../../../test/debian-servers.ts'
import { test as base } from '../../../test/fixtures.ts'
import { openPair } from '../../../test/primary-and-standby.ts'
import { Notifications } from '../jobs/notifications.ts'
import { openDatabase } from './database.ts'

/** A primary that stops where it stands, as a machine without power or network does: it breaks no connection and answers nothing. */

const test = base.extend('servers', { scope: 'file' }, async ({ server: _ }, { onCleanup }) => {
  const { primary, standby, url, close } = await openPair({}, onCleanup)
  const db = openDatabase({ connectionString: url })
  close(db.close)
  return { primary, standby, db }
})

test.skipIf(!hasDebianPostgres)(
  'once another one is promoted, who asks it is answered, who waits for the old one hears of it, and who listens is told again',
  async ({ servers: { db, primary, standby } }) => {
    const heard: string[] = []
    const notifications = new Notifications(db, () => undefined)
    await notifications.listen('news', { hear: (payload) => heard.push(payload), missed: () => heard.push('missed') })
    await db.pool.query(`select pg_notify('news', 'one')`)
    await expect.poll(() => heard).toEqual(['one'])
    const waiting = db.pool.query('select pg_sleep(600)')
    primary.freeze()
    await promote(standby)
    await expect(waiting).rejects.toThrow(/connection/i)
    const asked = await db.pool.query<{ port: number }>('select inet_server_port() as port')
    expect(asked.rows).toEqual([{ port: standby.port }])
    await expect.poll(() => heard).toContain('missed')
    await db.pool.query(`select pg_notify('news', 'two')`)
    await expect.poll(() => heard).toContain('two')
    await notifications.close()
  },
)
