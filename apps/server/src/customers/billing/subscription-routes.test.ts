import { expect } from 'vitest'
import { signUp } from '../../../test/rooms.ts'
import { test } from '../../../test/street.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { billingHook } from './account-hook.ts'
import { billingJobs } from './jobs.ts'

/** What holds for the calls themselves, whatever state a subscription is in. */

test('nobody sees or moves the subscription of somebody else', async ({ street }) => {
  const [ann, ben] = [await street.subscriber(), await street.subscriber()]
  const path = `/api/subscription/${ann.userId}`
  const foreign = { status: 403, body: { code: 'forbidden' } }
  expect(await ben.ask('GET', path)).toMatchObject(foreign)
  for (const what of ['cancel', 'resume', 'change']) {
    expect(await ben.ask('POST', `${path}/${what}`, {})).toMatchObject(foreign)
  }
  expect(await ben.ask('POST', '/api/subscription', { userId: ann.userId })).toMatchObject(foreign)
  expect((await ann.subscription()).cancelAtPeriodEnd).toBe(false)
})

test('creating gives what exists, and asks for a card where there is nothing: what is sent makes no plan', async ({
  street,
}) => {
  const ann = await street.subscriber()
  const wish = { userId: ann.userId, tier: 'ENTERPRISE', monthlyCredits: 2_000, price: 0, isTrial: false }
  const existing = await ann.ask('POST', '/api/subscription', wish)
  expect(existing.body.subscription).toMatchObject({ tier: 'STARTER', status: 'trialing', monthlyCredits: 150 })
  const guest = await signUp(street.rooms, 0)
  expect(await guest.ask('POST', '/api/subscription', { ...wish, userId: guest.userId })).toMatchObject({
    status: 402,
    body: { code: 'card_required' },
  })
  expect((await guest.ask('GET', `/api/subscription/${guest.userId}`)).status).toBe(404)
  for (const path of ['/api/billing/pay', '/api/billing/refresh']) {
    expect((await guest.ask('POST', path)).status).toBe(404)
  }
})

test('a change names its plan, in either case, and says field by field what is wrong', async ({ street }) => {
  const ann = await street.subscriber()
  const { status, body } = await ann.post('change', { tier: 'GOLD', billingCycle: 'weekly', preview: true })
  expect([status, body.fields]).toEqual([
    400,
    {
      tier: 'Tier must be STARTER, PROFESSIONAL or ENTERPRISE.',
      billingCycle: 'Billing cycle must be MONTHLY or YEARLY.',
    },
  ])
  const same = await ann.post('change', { tier: 'starter', billingCycle: 'monthly', preview: true })
  expect(same.body.preview).toMatchObject({ takesEffect: 'none', amountDue: 0, lines: [] })
})

test('invoices come in pages, newest first, each with its paper, and only to their owner', async ({ street }) => {
  const ann = await street.subscriber()
  await street.days(80)
  const first = await ann.ask('GET', '/api/billing/invoices?limit=2')
  const rest = await ann.ask('GET', `/api/billing/invoices?limit=2&cursor=${first.body.nextCursor}`)
  const numbers = [...first.body.invoices, ...rest.body.invoices].map(({ createdAt }) => createdAt.slice(0, 10))
  expect(numbers).toEqual(['2027-02-04', '2027-01-04', '2026-12-04'])
  expect(rest.body.nextCursor).toBeNull()
  expect((await ann.ask('GET', '/api/billing/invoices?cursor=yesterday')).body.fields).toEqual({
    cursor: 'A cursor must be the nextCursor from the previous page.',
  })
  const [invoice] = first.body.invoices
  const headers = { authorization: `Bearer ${ann.token}` }
  const paper = await street.rooms.app.inject({ method: 'GET', url: invoice.pdfUrl, headers })
  expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const ben = await street.subscriber()
  expect(await ben.ask('GET', invoice.pdfUrl)).toMatchObject({ status: 404 })
})

test('the card set-up of somebody else is not known, and an unfinished one is not a card', async ({ street }) => {
  const [ann, ben] = [await street.subscriber(), await street.subscriber()]
  const { body } = await ann.ask('POST', '/api/billing/card/setup')
  const use = { setupIntentId: body.setupIntent.id }
  expect(await ben.ask('POST', '/api/billing/card', use)).toMatchObject({ status: 404 })
  expect(await ann.ask('POST', '/api/billing/card', use)).toMatchObject({
    status: 402,
    body: { code: 'card_required' },
  })
})

test('a deleted account’s subscription ends here and at the provider, and nothing more is charged', async ({
  street,
}) => {
  const ann = await street.subscriber()
  await street.days(15)
  const id = await ann.id()
  const { rooms } = street
  const queued: { subscriptionId: string; customerId: string }[] = []
  const hook = billingHook({
    ...street.life,
    queue: { enqueue: async (_tx, _kind, data) => void queued.push({ subscriptionId: '', customerId: '', ...data }) },
  })
  const account = { userId: ann.userId, workspaceId: ann.workspaceId, email: 'ann@example.com' }
  const [consequence] = (await hook.foresee?.(rooms.db.pool, account)) ?? []
  expect(consequence?.text).toContain('Your Starter plan ends right away, not on January 4, 2027.')
  await withTransaction(rooms.db, async (tx) => hook.remove?.(tx, account, rooms.clock.now))
  expect((await ann.subscription()).status).toBe('canceled')
  const attempt = { number: 1, last: true, signal: new AbortController().signal }
  const job = billingJobs(street.life).find(({ name }) => name === 'billing.end_at_provider')
  for (const data of queued) await job?.run(data, attempt)
  expect(await street.dashboard.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' })
  await street.days(60)
  expect(await ann.invoices()).toHaveLength(1)
})
