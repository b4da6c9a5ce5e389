import { expect } from 'vitest'
import { test as base, freshAddress, verify } from '../../../test/rooms.ts'
import { waiters } from '../../../test/session-race.ts'
import { deliveringIn } from '../../../test/webhook-receiver.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { ConnectorFailure } from '../../outside/platforms/connector.ts'
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
    forgotten = withTransaction(rooms.db, (other) => forgetEventsOf(other, { platform: 'twitch', handles: [handle] }))
    // Done at once it would have seen nothing.
    await Promise.race([forgotten, waiters(tx, 1)])
  })
  await forgotten
  expect(await count()).toBe(0)
})
