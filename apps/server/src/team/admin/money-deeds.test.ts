import { expect } from 'vitest'
import { test as base, type Street } from '../../../test/street.ts'
import { pay } from '../../../test/subscribers.ts'
import { type Colleague, colleagueIn } from '../../../test/team.ts'

/** What the team does where the card provider and the product have lost sight of each other. */

const test = base.extend('ann', async ({ street }) => colleagueIn(street.rooms))
const reason = 'The customer wrote'

/** What the provider has to say from now on gets lost on its way. */
async function loseMessages({ rooms }: Street): Promise<void> {
  await rooms.db.pool.query("update simulated_payment_objects set due_at = null where kind = 'event'")
}

async function notesOf(ann: Colleague, id: string): Promise<{ action: string; reason: string | null }[]> {
  const { body } = await ann.get(`/audit?q=${id}`)
  return body.rows.map(({ cells }: { cells: { action: string; reason: string | null } }) => ({
    action: cells.action,
    reason: cells.reason,
  }))
}

test('a message that was written down but never acted on is replayed: its credits come, and come once', async ({
  street,
  ann,
}) => {
  const { db, clock } = street.rooms
  const buyer = await street.subscriber()
  await street.deliver()
  const { body } = await buyer.ask('POST', '/api/stripe/create-payment-intent-auth', { credits: 250, amount: 79 })
  await pay(street.rooms, body)
  const told = (await street.dashboard.events.list({ limit: 100 })).data.find(
    ({ type }) => type === 'payment_intent.succeeded',
  )
  const id = told?.id ?? ''
  await loseMessages(street)
  await db.pool.query('insert into provider_events (id, type, created_at, received_at) values ($1, $2, $3, $3)', [
    ...[id, told?.type, clock.now],
  ])
  const row = async () => (await ann.get(`/webhooks?id=${id}`)).body.rows[0]
  expect(await row()).toMatchObject({ can: ['replay'], cells: { state: 'waiting', type: 'payment_intent.succeeded' } })
  for (const again of [false, true]) {
    const answer = await ann.post(`/webhooks/${id}/replay`, { reason })
    expect([again, answer.status, answer.body.message]).toEqual([again, 200, 'The webhook was handled again.'])
    expect((await row()).cells.state).toBe('handled')
    expect(await buyer.balance()).toMatchObject({ purchased: 250 })
  }
  expect((await ann.get('/monitoring')).body.credits).toMatchObject({ sold: 250, soldCents: 7_900 })
  expect(await notesOf(ann, id)).toEqual([
    { action: 'webhooks.replay', reason: null },
    { action: 'webhooks.replay:begun', reason },
    { action: 'webhooks.replay', reason: null },
    { action: 'webhooks.replay:begun', reason },
  ])
})

test('a purchase stands among the payments with the number and the amounts that its owner sees', async ({
  street,
  ann,
}) => {
  const { db } = street.rooms
  const buyer = await street.subscriber()
  await street.deliver()
  const open = async () =>
    (await buyer.ask('POST', '/api/stripe/create-payment-intent-auth', { credits: 250, amount: 79 })).body
  const [bought, left] = [await open(), await open()]
  await pay(street.rooms, bought)
  await street.deliver()
  const before = (await ann.get('/monitoring')).body.credits.soldCents
  // A dollar buys three credits and a little more: what was given back is no multiple of what a credit cost.
  await street.dashboard.refunds.create({ payment_intent: bought.paymentIntentId, amount: 100 })
  await street.deliver()
  const row = async (id: string) => (await ann.get(`/payments?id=${id}`)).body.rows[0].cells
  const [receipt] = await buyer.invoices()
  expect(receipt).toMatchObject({ refunded: 1, createdAt: expect.any(String) })
  const cells = await row(bought.paymentIntentId)
  expect(cells).toMatchObject({
    number: receipt?.number,
    status: 'paid',
    amount: 7_900,
    refunded: 100,
    disputed: false,
  })
  expect(new Date(cells.at).toISOString()).toBe(receipt?.createdAt)
  expect((await ann.get('/monitoring')).body.credits.soldCents).toBe(before - 100)
  expect((await row(left.paymentIntentId)).status).toBe('open')
  await db.pool.query("update credit_purchases set look_at = 'infinity' where payment_intent_id = $1", [
    left.paymentIntentId,
  ])
  await db.pool.query("update credit_purchases set dispute = 'open' where payment_intent_id = $1", [
    bought.paymentIntentId,
  ])
  expect((await row(left.paymentIntentId)).status).toBe('void')
  expect((await row(bought.paymentIntentId)).disputed).toBe(true)
})

test('a message that the provider has forgotten is not replayed, and the log says that it was tried', async ({
  street,
  ann,
}) => {
  const { db, clock } = street.rooms
  await db.pool.query(
    "insert into provider_events (id, type, created_at, received_at) values ('evt_forgotten', 'invoice.paid', $1, $1)",
    [clock.now],
  )
  const answer = await ann.post('/webhooks/evt_forgotten/replay', { reason })
  expect([answer.status, answer.body.error]).toEqual([409, 'The card provider no longer has this webhook.'])
  expect(await notesOf(ann, 'evt_forgotten')).toEqual([{ action: 'webhooks.replay:begun', reason }])
  expect((await ann.post('/webhooks/evt_unknown/replay', { reason })).status).toBe(404)
})

test('a subscription that was changed at the provider, whose messages were lost, is read again', async ({
  street,
  ann,
}) => {
  const holder = await street.subscriber()
  await street.days(15)
  const before = await holder.subscription()
  await street.dashboard.subscriptions.update(await holder.id(), { cancel_at_period_end: true })
  await loseMessages(street)
  expect([before.status, (await holder.subscription()).cancelAtPeriodEnd]).toEqual(['active', false])
  const answer = await ann.post(`/subscriptions/${holder.workspaceId}/read-again`, { reason })
  expect([answer.status, answer.body.message]).toEqual([200, 'The subscription now matches the card provider.'])
  expect((await holder.subscription()).cancelAtPeriodEnd).toBe(true)
  const [done] = (await ann.get(`/audit?about=${holder.userId}`)).body.rows
  expect(done.cells.action).toBe('subscriptions.read-again')
  expect(JSON.parse(done.cells.after).cancelAt).not.toBeNull()
})

test('a trial that never reached the provider has nothing to read', async ({ street, ann }) => {
  const holder = await street.subscriber()
  await street.rooms.db.pool.query('update subscriptions set subscription_id = null where workspace_id = $1', [
    holder.workspaceId,
  ])
  const [row] = (await ann.get(`/subscriptions?id=${holder.workspaceId}`)).body.rows
  expect(row.can).toEqual([])
  const answer = await ann.post(`/subscriptions/${holder.workspaceId}/read-again`, { reason })
  expect([answer.status, answer.body.error]).toEqual([409, 'The card provider has no subscription for this workspace.'])
})
