import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { freshCard } from '../../../test/fresh-card.ts'
import type { Answer } from '../../../test/rooms.ts'
import { begun, signedUp, visitorOf } from '../../../test/sign-up-visitor.ts'
import { type Street, type Subscriber, test } from '../../../test/street.ts'

/** Presses that come together: each is one change, and of two different ones the second knows of the first. */

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status)

/** Cents that were taken of a customer. */
async function takenOf({ rooms }: Pick<Street, 'rooms'>, customerId: string): Promise<number[]> {
  const found = await rooms.db.pool.query<{ cents: number }>(
    `select (body ->> 'amount')::int as cents from simulated_payment_objects
      where kind = 'charge' and body ->> 'status' = 'succeeded' and body ->> 'customer' = $1`,
    [customerId],
  )
  return found.rows.map(({ cents }) => cents)
}

/** What is known is what the provider has. */
async function isSettled(street: Street, ann: Subscriber): Promise<void> {
  const before = await ann.subscription()
  await street.deliver()
  await ann.ask('POST', '/api/billing/refresh')
  expect(await ann.subscription()).toEqual(before)
  expect(before.pendingChange === null || before.cancelAt === null).toBe(true)
}

test('an upgrade that is pressed several times during the trial is charged once, and each press is answered with it', async ({
  street,
}) => {
  for (const _ of [1, 2, 3]) {
    const ann = await street.subscriber()
    const answers = await Promise.all([1, 2, 3].map(() => ann.change('PROFESSIONAL')))
    expect(statuses(answers)).toEqual([200, 200, 200])
    for (const { body } of answers) expect(body.subscription).toEqual(answers[0]?.body.subscription)
    expect(answers[0]?.body.subscription).toMatchObject({ tier: 'PROFESSIONAL', status: 'active' })
    expect(await takenOf(street, ann.customerId)).toEqual([12_900])
    await isSettled(street, ann)
  }
})

test('different changes at once end as one of them: the others are done before or after it, or refused, and none fails', async ({
  street,
}) => {
  for (const _ of [1, 2, 3, 4]) {
    const ann = await street.subscriber()
    await street.days(14)
    await ann.change('PROFESSIONAL')
    const answers = await Promise.all([
      ...[ann.change('STARTER'), ann.post('cancel'), ann.change('ENTERPRISE'), ann.change('PROFESSIONAL', 'YEARLY')],
      ...[ann.change('STARTER'), ann.post('cancel'), ann.post('resume'), ann.change('ENTERPRISE')],
    ])
    for (const { status, body } of answers)
      expect(status === 200 || body.code === 'not_now' || body.code === 'card_declined').toBe(true)
    expect(statuses(answers)).toContain(200)
    await isSettled(street, ann)
  }
})

test('a change that was asked for before another one was made is refused, and says so', async ({ street }) => {
  const ann = await street.subscriber()
  await street.days(14)
  const answers = await Promise.all([ann.change('PROFESSIONAL'), ann.change('ENTERPRISE')])
  expect(statuses(answers).toSorted()).toEqual([200, 409])
  const [made] = answers.filter(({ status }) => status === 200)
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'not_now' })
  expect((await ann.subscription()).tier).toBe(made?.body.subscription.tier)
  expect(await takenOf(street, ann.customerId)).toHaveLength(2)
})

test('after the end, beginning anew is one charge however often it is pressed', async ({ street }) => {
  const ann = await street.subscriber()
  await ann.post('cancel')
  await street.days(15)
  const answers = await Promise.all([1, 2, 3].map(() => ann.post('resume')))
  expect(statuses(answers)).toEqual([200, 200, 200])
  expect(await takenOf(street, ann.customerId)).toEqual([3_900])
  await isSettled(street, ann)
})

test('a trial and a paid plan that are started together: one begins, and the other is told', async ({ street }) => {
  const { rooms } = street
  for (const order of ['trial', 'plan', 'trial'] as const) {
    const visitor = visitorOf(rooms, `${randomUUID()}@example.com`)
    const setup = await begun(visitor)
    await visitor.card(setup, freshCard())
    const presses = [() => visitor.complete(setup.id), () => visitor.startPaid(setup.id)]
    const answers = await Promise.all((order === 'trial' ? presses : presses.toReversed()).map((press) => press()))
    expect(statuses(answers).toSorted()).toEqual([200, 409])
    const { rows } = await rooms.db.pool.query<{ status: string; customerId: string }>(
      `select status, customer_id as "customerId" from subscriptions
         join workspaces on workspaces.id = workspace_id join users on users.id = owner_id where email = $1`,
      [visitor.email],
    )
    expect(rows).toHaveLength(1)
    const charged = await takenOf(street, rows[0]?.customerId ?? '')
    expect(charged).toEqual(rows[0]?.status === 'trialing' ? [] : [3_900])
  }
})

test('which of the two began first is told to whoever has no account here in the same way', async ({ street }) => {
  const { rooms } = street
  const owner = visitorOf(rooms, `${randomUUID()}@example.com`)
  expect((await signedUp(owner)).status).toBe(200)
  const own = visitorOf(rooms, `${randomUUID()}@example.com`)
  const told = []
  for (const visitor of [own, owner]) {
    const setup = await begun(visitor)
    await visitor.card(setup, freshCard())
    const answers = []
    for (const press of [visitor.startPaid, visitor.complete, visitor.startPaid]) answers.push(await press(setup.id))
    told.push(answers.map(({ status, body }) => [status, body.code, body.error]))
  }
  expect(told[0]).toEqual(told[1])
  expect(told[0]?.map(([status]) => status)).toEqual([200, 409, 200])
})
