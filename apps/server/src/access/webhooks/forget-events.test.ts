import { expect } from 'vitest'
import { filed, freshEmail, idOf } from '../../../test/data-requests.ts'
import { test as base, freshAddress, verify } from '../../../test/rooms.ts'
import { waiters } from '../../../test/session-race.ts'
import { deliveringIn } from '../../../test/webhook-receiver.ts'
import { besideHeld } from '../../foundation/db/connection-order.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { ConnectorFailure } from '../../outside/platforms/connector.ts'
import { suppressCreator } from '../../verdicts/creators/suppressions.ts'
import { tellingOf } from './event-data.ts'
import { lockFanOut } from './fan-out-lock.ts'
import { forgetEventsOf } from './forget-events.ts'

const test = base.extend('ground', async ({ open }, { onCleanup }) => {
  const ground = await deliveringIn(open)
  onCleanup(ground.end)
  return ground
})

test('an erased creator leaves the log of webhooks, and is not told of again', async ({ ground }) => {
  const { rooms, receiver, dispatch, someone } = ground
  const ann = await someone()
  const { endpoint } = await ann.listen({ events: ['verification.failed'] })
  rooms.platform.script = async () => {
    throw new ConnectorFailure('platform_refused', 'The platform refused.')
  }
  await rooms.work()
  await dispatch()
  const [erased, other] = [freshAddress(), freshAddress()]
  for (const { url } of [erased, other]) await verify(ann, { url })
  await expect.poll(async () => (await ann.attempts(endpoint.id)).length).toBe(2)
  await withTransaction(rooms.db, (tx) =>
    rooms.site.creatorErased(tx, { platform: 'twitch', handles: [erased.handle.toLowerCase()] }),
  )
  const attempts = await ann.attempts(endpoint.id)
  expect(attempts.map(({ requestBody }) => JSON.parse(requestBody).data.creator.handle)).toEqual([other.handle])
  const again = await ann.ask('POST', `/api/webhooks/${endpoint.id}/deliveries/${attempts[0]?.deliveryId}/replay`)
  expect(again.status).toBe(202)
  await expect.poll(() => receiver.calls.length).toBe(3)
  expect(await ann.deliveries(endpoint.id)).toHaveLength(1)
})

test('an erasure waits for what is being told, and forgets that too', async ({ ground }) => {
  const { rooms, someone } = ground
  const ann = await someone()
  const handle = 'told_meanwhile'
  const count = async () =>
    (await rooms.db.pool.query(`select from webhook_events where data #>> '{creator,handle}' = $1`, [handle])).rowCount
  let forgotten: Promise<void> | undefined
  await withTransaction(rooms.db, async (tx) => {
    await lockFanOut(tx)
    await tx.query(
      `insert into webhook_events (workspace_id, type, facts, data, at, told_at)
       values ($1, 'outreach.replied', '{}', $2, now(), now())`,
      [ann.workspaceId, { creator: { platform: 'twitch', handle } }],
    )
    const creator = { platform: 'twitch', handles: [handle] } as const
    forgotten = besideHeld(() => withTransaction(rooms.db, (other) => forgetEventsOf(other, creator)))
    // Done at once it would have seen nothing.
    await Promise.race([forgotten, waiters(tx, 1)])
  })
  await forgotten
  expect(await count()).toBe(0)
})

test('a verification that fails after its creator was erased is told without the name', async ({ ground }) => {
  const { rooms, someone } = ground
  const ann = await someone()
  rooms.platform.script = async () => {
    throw new ConnectorFailure('platform_refused', 'The platform refused.')
  }
  await rooms.work()
  const { url, handle } = freshAddress()
  const { id } = await verify(ann, { url })
  const told = () =>
    tellingOf(rooms.db.pool, rooms.webhooks, {
      ...{ id, type: 'verification.failed', at: rooms.clock.now, reportId: null },
      ...{ workspaceId: ann.workspaceId, facts: { verificationId: id } },
    })
  expect(await told()).toMatchObject([{ data: { creator: { handle } } }])
  const email = freshEmail()
  await filed(rooms, { kind: 'erasure', subject: 'creator', email, profileUrl: url })
  const [requestId, at] = [await idOf(rooms, email), rooms.clock.now]
  await suppressCreator(rooms.db.pool, { platform: 'twitch', handle }, { reason: 'erasure', requestId, at })
  expect(await told()).toMatchObject([{ data: { verificationId: id, creator: null } }])
})
