import { expect } from 'vitest'
import { confirm, filed, freshEmail, idOf } from '../../../test/data-requests.ts'
import { test as base, type Rooms, signUp } from '../../../test/rooms.ts'
import { besideHeld } from '../../foundation/db/connection-order.ts'
import { ifFree } from '../../foundation/db/session-lock.ts'
import { answerAlone, carryOutAlone } from './answer-alone.ts'
import { confirmRequest } from './confirm-request.ts'
import { refuseRequest } from './request-queue.ts'

/** The team and the person of a request do not answer it at the same time. */

const test = base.extend('rooms', async ({ open }) => open())

/** An account whose deletion was asked for, and is not confirmed. */
async function leaving(rooms: Rooms) {
  const { userId } = await signUp(rooms)
  const email = freshEmail()
  await rooms.db.pool.query('update users set email = $2 where id = $1', [userId, email])
  const token = await filed(rooms, { kind: 'erasure', subject: 'account', email })
  const kept = async () =>
    (await rooms.db.pool.query('select from users where id = $1 and deleted_at is null', [userId])).rowCount === 1
  return { email, token, kept, id: await idOf(rooms, email) }
}

test('a colleague refuses nothing while the account is deleted', async ({ rooms }) => {
  const { token, id } = await leaving(rooms)
  const refusals: unknown[] = []
  const deleteAccount = async () => {
    await besideHeld(() => refuseRequest(rooms.site, id, 'No.')).catch((error: unknown) => refusals.push(error))
  }
  const site = { ...rooms.site, accounts: { ...rooms.site.accounts, deleteAccount } }
  expect(await confirmRequest(site, token)).toMatchObject({ state: 'done' })
  expect(refusals).toMatchObject([{ code: 'not_now', message: expect.stringContaining('is being answered') }])
})

test('an account is not deleted while a colleague refuses, nor afterwards', async ({ rooms }) => {
  const { token, id, kept } = await leaving(rooms)
  await ifFree(rooms.db.sessions, ['data request', id], async () => {
    expect(await confirm(rooms, token)).toMatchObject({ status: 409, body: { code: 'not_now' } })
  })
  expect(await kept()).toBe(true)
  await refuseRequest(rooms.site, id, 'No.')
  expect(await carryOutAlone(rooms.site, id)).toBe(false)
  expect(await answerAlone(rooms.site, id, async ({ state }) => state === 'refused')).toBe(true)
  expect(await kept()).toBe(true)
})
