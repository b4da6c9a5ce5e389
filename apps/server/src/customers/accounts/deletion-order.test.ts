import { expect } from 'vitest'
import type { Visitor } from '../../../test/rooms.ts'
import { waiters } from '../../../test/session-race.ts'
import { type Street, test } from '../../../test/street.ts'
import { besideHeld } from '../../foundation/db/connection-order.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import type { AccountHook } from './account-hooks.ts'
import { eraseAccount } from './delete-account.ts'

/** A deletion beside what else writes to a plan and its workspace: in one order, and again where two waited for each other all the same. */

/** @returns the deletion of an account whose person has just signed in without a password */
async function leaving({ rooms }: Street, { userId, ask }: Visitor) {
  const { pool } = rooms.db
  await pool.query('delete from sign_in_methods where user_id = $1', [userId])
  const found = await pool.query<{ email: string }>('select email from users where id = $1', [userId])
  return () => ask('POST', '/api/account/deletion', { email: found.rows[0]?.email })
}

const lockPlan = 'select from subscriptions where workspace_id = $1 for update'
const lockWorkspace = 'select from workspaces where id = $1 for no key update'

test('a deletion waits for a reading of the plan before it holds the workspace that the reading writes to', async ({
  street,
}) => {
  const ann = await street.subscriber()
  const leave = await leaving(street, ann)
  const { answer } = await withTransaction(street.rooms.db, async (tx) => {
    await tx.query(lockPlan, [ann.workspaceId])
    const answer = besideHeld(leave)
    await waiters(tx, 1)
    // Fails at once where somebody else holds it.
    await tx.query(`${lockWorkspace} nowait`, [ann.workspaceId])
    return { answer }
  })
  expect((await answer).status).toBe(200)
})

test('a deletion that the database ended, because two waited for each other, is done again', async ({ street }) => {
  const { rooms } = street
  const ann = await street.subscriber()
  let ended = 0
  const hook: AccountHook = {
    remove: async (tx) => {
      ended += 1
      if (ended === 1) await tx.query(`do $$ begin raise exception using errcode = '40P01'; end $$`)
    },
  }
  await eraseAccount({ ...rooms.letters, hooks: [hook] }, ann, { ipAddress: '', userAgent: 'test' })
  const found = await rooms.db.pool.query('select from users where id = $1 and deleted_at is not null', [ann.userId])
  expect([ended, found.rowCount]).toEqual([2, 1])
})
