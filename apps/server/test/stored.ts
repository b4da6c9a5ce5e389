import { openStored } from './object-server.ts'
import { test as base } from './rooms.ts'

/** Rooms whose database has an object store beside it. */
export const test = base.extend('stored', async ({ db }, { onCleanup }) => {
  const stored = await openStored(db.connectionString)
  onCleanup(async () => {
    await db.pool.query('delete from snapshots')
    await db.pool.query('delete from object_leavings')
    await stored.close()
  })
  return stored
})
