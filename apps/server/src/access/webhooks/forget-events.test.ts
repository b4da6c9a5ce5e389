import { expect } from 'vitest'
import { test as base, freshAddress, verify } from '../../../test/rooms.ts'
import { deliveringIn } from '../../../test/webhook-receiver.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { ConnectorFailure } from '../../outside/platforms/connector.ts'

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
