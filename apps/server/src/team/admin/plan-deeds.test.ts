import { expect } from 'vitest'
import { test as base } from '../../../test/street.ts'
import { colleagueIn } from '../../../test/team.ts'
import { loadSeats } from '../../customers/workspaces/seats.ts'

/** A plan that the team makes for one workspace, from the offer to the month after it. */

const test = base.extend('ann', async ({ street }) => colleagueIn(street.rooms))
const terms = { price: 1_450, credits: 6_000, seats: 25 }
const own = { priceCents: 145_000, credits: 6_000, seats: 25 }
const choice = { tier: 'ENTERPRISE', billingCycle: 'MONTHLY', offer: true }

test('an offer charges nobody until its owner takes it; then its price, credits and seats are in force each month', async ({
  street,
  ann,
}) => {
  const { rooms } = street
  const holder = await street.subscriber()
  await street.days(15)
  const { label } = (await ann.get(`/subscriptions?id=${holder.workspaceId}`)).body.rows[0]
  const asked = { ...terms, reason: 'Agreed with them', confirm: label }
  expect((await ann.post(`/subscriptions/${holder.workspaceId}/offer-plan`, asked)).status).toBe(200)
  expect(await holder.subscription()).toMatchObject({ price: 39, ownPlan: null, planOffer: own })
  const [row] = (await ann.get(`/subscriptions?id=${holder.workspaceId}`)).body.rows
  expect(row).toMatchObject({
    can: ['read-again', 'offer-plan', 'withdraw-offer'],
    cells: { offer: '$1,450, 6,000 credits, 25 seats', ownPlan: null },
  })
  const letters = await rooms.db.pool.query("select subject from mails where cause like 'plan-offer:%'")
  expect(letters.rows).toEqual([{ subject: 'Your custom Vouch plan is ready' }])

  const { preview } = (await holder.post('change', { ...choice, preview: true })).body
  expect(preview).toMatchObject({ takesEffect: 'now', price: 1_450, monthlyCreditsAfter: 6_000 })
  expect(preview.amountDue).toBeGreaterThan(1_400)
  expect((await holder.post('change', choice)).status).toBe(200)
  const running = await holder.subscription()
  expect(running).toMatchObject({ tier: 'ENTERPRISE', price: 1_450, ownPlan: own, planOffer: null })
  expect(await holder.balance()).toMatchObject({ monthly: 6_000 })
  expect((await loadSeats(rooms.db.pool, holder.workspaceId, rooms.clock.now)).seats.limit).toBe(25)

  await street.days(31)
  expect(await holder.balance()).toMatchObject({ monthly: 6_000 })
  const [latest] = await holder.invoices()
  expect(latest).toMatchObject({ amountCents: 145_000, status: 'paid' })
})

test('an offer ends by the product’s clock, for the team as for the owner', async ({ street, ann }) => {
  const holder = await street.subscriber()
  await street.days(15)
  const row = async () => (await ann.get(`/subscriptions?id=${holder.workspaceId}`)).body.rows[0]
  const asked = { ...terms, reason: 'Agreed with them', confirm: (await row()).label }
  expect((await ann.post(`/subscriptions/${holder.workspaceId}/offer-plan`, asked)).status).toBe(200)
  await street.days(29)
  expect(await holder.subscription()).toMatchObject({ planOffer: own })
  expect((await row()).cells.offer).toBe('$1,450, 6,000 credits, 25 seats')
  await street.days(2)
  expect(await holder.subscription()).toMatchObject({ planOffer: null })
  expect(await row()).toMatchObject({ can: ['read-again', 'offer-plan'], cells: { offer: null } })
})

test('from a custom plan back to one that is sold: with the next period, with its credits and seats', async ({
  street,
  ann,
}) => {
  const { rooms } = street
  const holder = await street.subscriber()
  await street.days(15)
  const [{ label }] = (await ann.get(`/subscriptions?id=${holder.workspaceId}`)).body.rows
  await ann.post(`/subscriptions/${holder.workspaceId}/offer-plan`, { ...terms, reason: 'Agreed', confirm: label })
  await holder.post('change', choice)
  const { preview } = (await holder.change('ENTERPRISE')).body
  expect(preview).toMatchObject({ takesEffect: 'period_end', price: 399, amountDue: 0 })
  expect((await holder.subscription()).pendingChange).toMatchObject({ tier: 'ENTERPRISE', ownPlan: null, price: 399 })
  await street.days(32)
  expect(await holder.subscription()).toMatchObject({ tier: 'ENTERPRISE', ownPlan: null, price: 399 })
  expect(await holder.balance()).toMatchObject({ monthly: 2_000 })
  expect((await loadSeats(rooms.db.pool, holder.workspaceId, rooms.clock.now)).seats.limit).toBe(10)
})

test('an offer that was withdrawn, or whose 30 days are over, can’t be taken', async ({ street, ann }) => {
  const holder = await street.subscriber()
  const [{ label }] = (await ann.get(`/subscriptions?id=${holder.workspaceId}`)).body.rows
  const offer = () =>
    ann.post(`/subscriptions/${holder.workspaceId}/offer-plan`, { ...terms, reason: 'Agreed', confirm: label })
  const refused = async () => {
    const { status, body } = await holder.post('change', choice)
    expect([status, body.error]).toEqual([404, 'This offer has ended. Contact us for a new one.'])
    expect(await holder.subscription()).toMatchObject({ planOffer: null, price: 39 })
  }
  await offer()
  const withdrawn = await ann.post(`/subscriptions/${holder.workspaceId}/withdraw-offer`, { reason: 'A mistake' })
  expect(withdrawn.body.message).toBe('The offer is withdrawn.')
  await refused()
  await offer()
  await street.days(31)
  await refused()
})

test('less than 5,000 credits is no custom plan, and what is wrong is said at its field', async ({ street, ann }) => {
  const holder = await street.subscriber()
  const [{ label }] = (await ann.get(`/subscriptions?id=${holder.workspaceId}`)).body.rows
  const small = { ...terms, credits: 4_999, reason: 'Agreed', confirm: label }
  const { status, body } = await ann.post(`/subscriptions/${holder.workspaceId}/offer-plan`, small)
  expect([status, body.fields]).toEqual([400, { credits: 'Credits must be 5,000 to 1,000,000 a month.' }])
})
