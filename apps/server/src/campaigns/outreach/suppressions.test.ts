import { expect } from 'vitest'
import { creatorWith, sendTo, test } from '../../../test/outreach-ground.ts'
import { signUp, type Visitor } from '../../../test/rooms.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { bindSuppression } from './unsubscribe.ts'

test('an address comes off the list with a reason that is kept, and a later unsubscribe puts it back', async ({
  ann,
  rooms,
}) => {
  const eve = await creatorWith(ann)
  const { threadIds } = await sendTo(ann, [eve])
  const thread = { threadId: threadIds[0] ?? '', workspaceId: ann.workspaceId, address: eve.address }
  const bind = () =>
    withTransaction(rooms.db, (tx) =>
      bindSuppression(tx, { ...thread, viaOurs: false, reason: 'unsubscribed', at: rooms.clock.now }),
    )
  await bind()
  const { body: before } = await ann.ask('GET', '/api/outreach/suppressions')
  const [{ id }] = before.suppressions
  const remove = (who: Visitor, why: string) => who.ask('POST', `/api/outreach/suppressions/${id}/remove`, { why })
  expect(await remove(ann, 'because')).toMatchObject({ status: 400, body: { code: 'validation' } })
  expect(await remove(await signUp(rooms), 'Asked to hear from us again.')).toMatchObject({ status: 404 })
  const why = 'Asked by phone to hear from us again.'
  expect(await remove(ann, why)).toMatchObject({
    status: 200,
    body: { address: eve.address, reason: 'unsubscribed', why },
  })
  expect(await remove(ann, why)).toMatchObject({ status: 404 })
  const { body: after } = await ann.ask('GET', '/api/outreach/suppressions')
  expect(after).toMatchObject({ suppressions: [], removed: [{ address: eve.address, why }] })
  expect((await ann.ask('GET', `/api/outreach/threads/${thread.threadId}`)).body.state).toBe('closed')
  await bind()
  const { body: again } = await ann.ask('GET', '/api/outreach/suppressions')
  expect(again).toMatchObject({ suppressions: [{ address: eve.address, reason: 'unsubscribed' }], removed: [{ why }] })
})
