import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type CardFields, freshCard } from '../../../test/fresh-card.ts'
import { test as base, type Rooms } from '../../../test/rooms.ts'
import { begun, signedUp, type Visitor, visitorOf } from '../../../test/sign-up-visitor.ts'
import { authenticate, authenticateSetup } from '../../../test/subscribers.ts'
import { loadBalance } from '../credits/balance.ts'
import { abandonedSignUpsJob } from './abandoned-sign-ups.ts'

/** Starter without a trial, for whoever has had one: charged by one press, and by nothing else. */

const test = base.extend('rooms', async ({ open }) => open())

const someone = (rooms: Rooms) => visitorOf(rooms, `${randomUUID()}@example.com`)

/** Somebody whose card has had a trial, as far as the answer that says so. @returns the set-up */
async function refused(rooms: Rooms, visitor: Visitor, card: CardFields = freshCard()): Promise<string> {
  const other = await signedUp(someone(rooms), card)
  expect(other).toMatchObject({ status: 200 })
  const setup = await begun(visitor)
  await visitor.card(setup, card)
  expect(await visitor.complete(setup.id)).toMatchObject({ status: 409, body: { code: 'trial_used' } })
  return setup.id
}

/** Cents that were taken of whoever opened a set-up. */
async function takenFor({ db }: Rooms, setupIntentId: string): Promise<number[]> {
  const found = await db.pool.query<{ cents: number }>(
    `select (body ->> 'amount')::int as cents from simulated_payment_objects objects
       join trial_sign_ups on customer_id = body ->> 'customer'
      where setup_intent_id = $1 and kind = 'charge' and body ->> 'status' = 'succeeded'`,
    [setupIntentId],
  )
  return found.rows.map(({ cents }) => cents)
}

async function planOf({ db }: Rooms, { email }: Visitor) {
  const found = await db.pool.query<{ id: string; status: string; tier: string }>(
    `select workspaces.id, status, subscriptions.tier from subscriptions
       join workspaces on workspaces.id = workspace_id join users on users.id = owner_id where email = $1`,
    [email],
  )
  const [plan] = found.rows
  if (plan === undefined) return null
  const { monthlyCredits } = await loadBalance(db.pool, plan.id)
  const invoices = await db.pool.query<{ cents: number; status: string }>(
    'select amount_cents as cents, status from invoices where workspace_id = $1',
    [plan.id],
  )
  return { status: plan.status, tier: plan.tier, monthlyCredits, invoices: invoices.rows }
}

const starter = {
  status: 'active',
  tier: 'STARTER',
  monthlyCredits: 150,
  invoices: [{ cents: 3_900, status: 'paid' }],
}
const started = { status: 200, body: { success: true, error: null, confirmation: null } }

test('a refusal charges nothing; the press charges $39 once and starts the plan with its credits and its letters', async ({
  rooms,
}) => {
  const ann = someone(rooms)
  const setup = await refused(rooms, ann)
  expect(await ann.complete(setup)).toMatchObject({ status: 409 })
  expect([await takenFor(rooms, setup), await planOf(rooms, ann)]).toEqual([[], null])
  expect(await ann.startPaid(setup)).toEqual(started)
  expect(await takenFor(rooms, setup)).toEqual([3_900])
  expect(await planOf(rooms, ann)).toEqual(starter)
  const letters = await ann.letters()
  expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
    'Receipt: your Starter plan has started',
    'Verify your email address',
  ])
  const [verify] = letters.filter(({ subject }) => subject.startsWith('Verify'))
  expect(verify?.text).toContain('Your Starter plan has started.')
  expect(verify?.text).not.toContain('before the trial ends')
  await ann.follow(verify?.text ?? '')
  expect(await ann.signIn()).toMatchObject({
    status: 200,
    body: { user: { monthlyCredits: 150, subscription: { status: 'active', name: 'Starter' } } },
  })
})

test('pressed twice, in two tabs, and again a minute later: one charge', async ({ rooms }) => {
  const ann = someone(rooms)
  const setup = await refused(rooms, ann)
  const answers = await Promise.all([ann.startPaid(setup), ann.startPaid(setup), ann.startPaid(setup)])
  expect(answers).toEqual([started, started, started])
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 90_000)
  expect(await ann.startPaid(setup)).toEqual(started)
  expect(await takenFor(rooms, setup)).toEqual([3_900])
  expect(await planOf(rooms, ann)).toEqual(starter)
})

test('a process that dies after the charge charges nobody twice, however late the next press comes', async ({
  rooms,
}) => {
  const ann = someone(rooms)
  const setup = await refused(rooms, ann)
  const { payments } = rooms.cards
  const { loadSubscription } = payments
  payments.loadSubscription = async () => {
    payments.loadSubscription = loadSubscription
    throw new Error('The process died')
  }
  expect(await ann.startPaid(setup)).toMatchObject({ status: 500 })
  expect([await takenFor(rooms, setup), await planOf(rooms, ann)]).toEqual([[3_900], null])
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 10 * 60_000)
  expect(await ann.startPaid(setup)).toEqual(started)
  expect(await takenFor(rooms, setup)).toEqual([3_900])
  expect(await planOf(rooms, ann)).toEqual(starter)
})

test('where nobody presses again, the provider’s message writes down what was paid', async ({ rooms }) => {
  const ann = someone(rooms)
  const setup = await refused(rooms, ann)
  const { payments, time } = rooms.cards
  const { loadSubscription } = payments
  payments.loadSubscription = async () => {
    payments.loadSubscription = loadSubscription
    throw new Error('The process died')
  }
  await ann.startPaid(setup)
  await time?.run()
  expect(await planOf(rooms, ann)).toEqual(starter)
  expect(await ann.startPaid(setup)).toEqual(started)
  expect(await takenFor(rooms, setup)).toEqual([3_900])
})

test('where every message is lost, too, what was paid for is found before the sign-up is cleared away', async ({
  rooms,
}) => {
  const ann = someone(rooms)
  const setup = await refused(rooms, ann)
  const { payments } = rooms.cards
  const { loadSubscription } = payments
  payments.loadSubscription = async () => {
    payments.loadSubscription = loadSubscription
    throw new Error('The process died')
  }
  await ann.startPaid(setup)
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 4 * 86_400_000)
  await tidy(rooms)
  expect(await planOf(rooms, ann)).toEqual(starter)
  expect(await takenFor(rooms, setup)).toEqual([3_900])
})

function tidy(rooms: Rooms): Promise<void> {
  const job = abandonedSignUpsJob({ ...rooms.letters, payments: rooms.cards.payments })
  return job.run({}, { number: 1, last: true, signal: new AbortController().signal })
}

test('a bank that asks is asked: no answer starts nothing, a no charges nothing, a yes starts the plan', async ({
  rooms,
}) => {
  const ann = someone(rooms)
  const asks = freshCard('4000002500003155')
  const other = someone(rooms)
  const agreed = async (visitor: Visitor) => {
    const setup = await begun(visitor)
    await visitor.card(setup, asks)
    await authenticateSetup(rooms, setup)
    return setup.id
  }
  expect(await other.complete(await agreed(other))).toMatchObject({ status: 200 })
  const setup = await agreed(ann)
  expect(await ann.complete(setup)).toMatchObject({ status: 409, body: { code: 'trial_used' } })
  const asked = await ann.startPaid(setup)
  const confirmation = asked.body.confirmation as { paymentIntentId: string; clientSecret: string }
  expect(confirmation).toMatchObject({ paymentIntentId: expect.stringMatching(/^pi_/) })
  expect((await ann.startPaid(setup)).body.confirmation).toEqual(confirmation)
  expect(await planOf(rooms, ann)).toBeNull()
  await authenticate(rooms, confirmation, 'failed')
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 60_000)
  const again = (await ann.startPaid(setup)).body.confirmation as typeof confirmation
  expect(again.paymentIntentId).not.toBe(confirmation.paymentIntentId)
  expect(await takenFor(rooms, setup)).toEqual([])
  await authenticate(rooms, again, 'succeeded')
  expect(await ann.startPaid(setup)).toEqual(started)
  expect(await takenFor(rooms, setup)).toEqual([3_900])
  expect(await planOf(rooms, ann)).toEqual(starter)
})

test('a page that is closed after the bank’s yes finds the plan all the same', async ({ rooms }) => {
  const [ann, other] = [someone(rooms), someone(rooms)]
  const asks = freshCard('4000002500003155')
  const setups: string[] = []
  for (const visitor of [other, ann]) {
    const setup = await begun(visitor)
    await visitor.card(setup, asks)
    await authenticateSetup(rooms, setup)
    await visitor.complete(setup.id)
    setups.push(setup.id)
  }
  const { body } = await ann.startPaid(setups[1] ?? '')
  await authenticate(rooms, body.confirmation as { paymentIntentId: string; clientSecret: string }, 'succeeded')
  await rooms.cards.time?.run()
  expect(await planOf(rooms, ann)).toEqual(starter)
})

test('a card that is refused starts nothing and says why; a later press is another try', async ({ rooms }) => {
  const ann = someone(rooms)
  const setup = await refused(rooms, ann, freshCard('4000000000000341'))
  const declined = { status: 402, body: { code: 'card_declined', error: 'Your card was declined.' } }
  expect(await ann.startPaid(setup)).toMatchObject(declined)
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 60_000)
  expect(await ann.startPaid(setup)).toMatchObject(declined)
  expect([await takenFor(rooms, setup), await planOf(rooms, ann)]).toEqual([[], null])
})

test('a sign-up that belongs to nobody is charged nothing, and answered like every other', async ({ rooms }) => {
  const owner = someone(rooms)
  const card = freshCard()
  await signedUp(owner, card)
  const stranger = visitorOf(rooms, owner.email)
  const setup = await begun(stranger)
  await stranger.card(setup, card)
  expect(await stranger.complete(setup.id)).toMatchObject({ status: 409, body: { code: 'trial_used' } })
  expect(await stranger.startPaid(setup.id)).toEqual(started)
  expect(await stranger.startPaid(setup.id)).toEqual(started)
  expect(await takenFor(rooms, setup.id)).toEqual([])
  expect(await planOf(rooms, owner)).toMatchObject({ status: 'trialing' })
})

test('a trial that the provider began and nobody wrote down ends when the plan is paid for', async ({ rooms }) => {
  const ann = someone(rooms)
  const card = freshCard()
  const { payments } = rooms.cards
  const { loadSubscription } = payments
  payments.loadSubscription = async () => {
    payments.loadSubscription = loadSubscription
    throw new Error('The line broke')
  }
  const setup = await begun(ann)
  await ann.card(setup, card)
  expect(await ann.complete(setup.id)).toMatchObject({ status: 500 })
  await signedUp(someone(rooms), card)
  expect(await ann.complete(setup.id)).toMatchObject({ status: 409 })
  expect(await ann.startPaid(setup.id)).toEqual(started)
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 20 * 86_400_000)
  await rooms.cards.time?.run()
  expect(await takenFor(rooms, setup.id)).toEqual([3_900])
})

test('what was paid for is not cleared away with what nobody finished', async ({ rooms }) => {
  const ann = someone(rooms)
  const setup = await refused(rooms, ann)
  await ann.startPaid(setup)
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 4 * 86_400_000)
  await tidy(rooms)
  expect(await planOf(rooms, ann)).toEqual(starter)
  await rooms.cards.time?.run()
  expect(await planOf(rooms, ann)).toMatchObject({ status: 'active' })
})
