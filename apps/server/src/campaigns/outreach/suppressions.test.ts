import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { creatorWith, sendTo, test, wordsOfOrder } from '../../../test/outreach-ground.ts'
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

test('whoever unsubscribed one address of a mailbox is written to at none of them, and comes off the list whole', async ({
  ann,
  rooms,
}) => {
  const name = randomUUID().replaceAll('-', '')
  const lena = await creatorWith(ann, `${name}@gmail.com`)
  const other = await creatorWith(ann, `${name.slice(0, 5)}.${name.slice(5)}@googlemail.com`)
  const { threadIds } = await sendTo(ann, [other])
  const threadOf = async () => (await ann.ask('GET', `/api/outreach/threads/${threadIds[0]}`)).body
  const list = async () => (await ann.ask('GET', '/api/outreach/suppressions')).body.suppressions
  const spelled = `${name}+brands@gmail.com`
  await withTransaction(rooms.db, (tx) =>
    bindSuppression(tx, {
      ...{ workspaceId: ann.workspaceId, address: spelled, viaOurs: false },
      ...{ reason: 'unsubscribed', at: rooms.clock.now },
    }),
  )
  expect(await threadOf()).toMatchObject({ state: 'unsubscribed', messages: [{ state: 'canceled' }] })
  const faultsOf = async () => {
    const order = { ...wordsOfOrder, recipients: [lena, other].map(({ platform, handle }) => ({ platform, handle })) }
    const { recipients } = (await ann.ask('POST', '/api/outreach/preview', order)).body
    return recipients.map(({ faults }: { faults: { code: string }[] }) => faults.map(({ code }) => code))
  }
  expect(await faultsOf()).toEqual([['suppressed'], ['suppressed']])
  expect((await ann.ask('POST', '/api/outreach/suppressions', { address: lena.address })).body).toMatchObject({
    address: spelled,
  })
  expect(await list()).toHaveLength(1)
  // A list from before took each address for itself.
  await rooms.db.pool.query(
    `insert into outreach_suppressions (workspace_id, address, reason, at) values ($1, $2, 'by-hand', $3)`,
    [ann.workspaceId, lena.address, rooms.clock.now],
  )
  const [{ id }] = await list()
  const why = 'Asked by phone to hear from us again.'
  expect((await ann.ask('POST', `/api/outreach/suppressions/${id}/remove`, { why })).status).toBe(200)
  expect([await list(), await faultsOf(), (await threadOf()).state]).toEqual([[], [[], []], 'closed'])
})

test('an address that a creator gave takes the place of another one of its mailbox', async ({ ann }) => {
  const name = randomUUID().replaceAll('-', '')
  const { platform, handle } = await creatorWith(ann, `${name}@gmail.com`)
  const address = `${name}+work@googlemail.com`
  const added = await ann.ask('POST', '/api/outreach/contacts', { platform, handle, address, evidence: 'By phone' })
  expect(added.status).toBe(201)
  const found = await ann.ask('POST', '/api/outreach/contacts/find', { creators: [{ platform, handle }] })
  expect(found.body.found[0].contacts).toMatchObject([{ address, evidence: 'By phone' }])
})
