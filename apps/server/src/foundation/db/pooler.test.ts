import { expect } from 'vitest'
import { debianFolder, hasPgBouncer, startPgBouncer } from '../../../test/debian-servers.ts'
import { test as base, ended, freshAddress, signUp } from '../../../test/rooms.ts'
import { openDatabase, requireDatabase, unboundedStatements } from './database.ts'

/** The product behind PgBouncer in transaction mode: a few connections to the database for all, and each transaction on another one. */

const test = base.extend('pooled', { scope: 'file' }, async ({ db }, { onCleanup }) => {
  const folder = debianFolder()
  const { hostname, port, username, password, pathname } = new URL(db.connectionString)
  const at = `host=${hostname} port=${port} user=${username} password=${password} dbname=${pathname.slice(1)}`
  const bouncer = await startPgBouncer(folder.path, `${at} pool_size=4`)
  const pooled = openDatabase({ connectionString: bouncer.url, directConnectionString: db.connectionString })
  onCleanup(async () => {
    await pooled.close()
    await bouncer.kill()
    folder.remove()
  })
  return pooled
})

test.skipIf(!hasPgBouncer)(
  'verifications are bought, watched and listed through a pooler',
  async ({ open, pooled }) => {
    const rooms = await open({ through: pooled })
    await rooms.work()
    const visitor = await signUp(rooms)
    const urls = Array.from({ length: 6 }, () => freshAddress().url)
    const asked = await Promise.all(urls.map((url) => visitor.call('POST', '', { url })))
    const told = await visitor.text(`/${asked[0]?.body.id}/events`)
    expect(told).toContain('event: done')
    const done = await Promise.all(asked.map(({ body }) => ended(visitor, body.id)))
    expect(done.map(({ state }) => state)).toEqual(urls.map(() => 'done'))
    const orders = ['newest', 'trust', 'name', 'newest', 'trust', 'name']
    // Several at once meet several connections, none of which has heard of the statement that another one was given.
    const listed = await Promise.all(orders.map((sort) => visitor.call('GET', `?sort=${sort}`)))
    expect(listed.map(({ body }) => body.verifications.length)).toEqual(orders.map(() => urls.length))
  },
)

test.skipIf(!hasPgBouncer)(
  'who runs a pooler is told that nothing ends a statement behind it',
  async ({ db, pooled }) => {
    expect(await unboundedStatements(pooled)).toContain('connect_query')
    expect(await unboundedStatements(db)).toBeNull()
  },
)

test.skipIf(!hasPgBouncer)(
  'a start behind a pooler that nobody named says which variable is missing',
  async ({ db }) => {
    const folder = debianFolder()
    const { hostname, port, username, password, pathname } = new URL(db.connectionString)
    const at = `host=${hostname} port=${port} user=${username} password=${password} dbname=${pathname.slice(1)}`
    const bouncer = await startPgBouncer(folder.path, at)
    const unnamed = openDatabase({ connectionString: bouncer.url })
    try {
      await expect(requireDatabase(unnamed)).rejects.toThrow(/looks like PgBouncer .* Set DATABASE_LISTEN_URL/)
    } finally {
      await unnamed.close()
      await bouncer.kill()
      folder.remove()
    }
  },
)
