import { once } from 'node:events'
import { expect } from 'vitest'
import { test } from '../../../test/fixtures.ts'
import { ifFree, whenFree, whenFreeSoon } from './session-lock.ts'

/** Locks that one process at a time holds for longer than a transaction. */

const key = ['tests', 'one'] as const

test('one at a time holds a lock: whoever tries is refused, whoever waits comes next, and another name is another lock', async ({
  db,
}) => {
  const held = Promise.withResolvers<void>()
  const order: string[] = []
  const first = whenFree(db.sessions, key, async () => {
    await held.promise
    order.push('first')
  })
  await expect.poll(() => ifFree(db.sessions, key, async () => 'mine')).toBeNull()
  expect(await ifFree(db.sessions, ['tests', 'other'], async () => 'mine')).toBe('mine')
  const second = whenFreeSoon(db.sessions, key, async () => order.push('second'))
  held.resolve()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
  expect(await ifFree(db.sessions, key, async () => 'mine')).toBe('mine')
})

test('whoever loses the lock in the middle hears of it, and leaves neither a lock nor a connection behind', async ({
  db,
}) => {
  const before = db.sessions.totalCount
  const work = ifFree(db.sessions, key, async ({ session, lost }) => {
    const own = await session.query<{ pid: number }>('select pg_backend_pid() as pid')
    const told = once(lost, 'abort')
    await db.pool.query('select pg_terminate_backend($1)', [own.rows[0]?.pid])
    await told
    return lost.aborted
  })
  await expect(work).rejects.toThrow(/connection|not queryable/i)
  expect(db.sessions.totalCount).toBeLessThanOrEqual(before + 1)
  // The client hears of it a moment before the server's process has ended, and its locks with it.
  await expect.poll(() => ifFree(db.sessions, key, async () => 'mine')).toBe('mine')
  expect(db.sessions.waitingCount).toBe(0)
})
