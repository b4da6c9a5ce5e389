import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { cardFields, freshCard } from '../../../test/fresh-card.ts'
import { test as base, type Rooms } from '../../../test/rooms.ts'
import { begun, signedUp, type Visitor, visitorOf } from '../../../test/sign-up-visitor.ts'
import { abandonedSignUpsJob, oldTrialMarksJob } from './abandoned-sign-ups.ts'

/** One trial for each card and each address, whoever asks how. */

const test = base.extend('rooms', async ({ open }) => open())

const fresh = () => `${randomUUID()}@example.com`
const someone = (rooms: Rooms, email = fresh()) => visitorOf(rooms, email)
const attempt = { number: 1, last: true, signal: new AbortController().signal }

const used = {
  status: 409,
  body: { code: 'trial_used', error: 'This card or address has already had a trial.', success: false },
}

/** What somebody has: nothing, or the state of the plan. */
async function planOf({ db }: Rooms, { email }: Visitor): Promise<string | null> {
  const found = await db.pool.query<{ status: string }>(
    `select status from subscriptions join workspaces on id = workspace_id join users on users.id = owner_id where email = $1`,
    [email],
  )
  return found.rows[0]?.status ?? null
}

function tidy(rooms: Rooms) {
  return abandonedSignUpsJob({ ...rooms.letters, payments: rooms.cards.payments }).run({}, attempt)
}

function pass({ clock }: Rooms, minutes: number): void {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000)
}

test('a card that has had a trial gets no other, and neither does an address; which it was is not said', async ({
  rooms,
}) => {
  const card = freshCard()
  const ann = someone(rooms, `ann.${fresh()}`)
  expect(await signedUp(ann, card)).toMatchObject({ status: 200 })
  const byCard = await signedUp(someone(rooms), card)
  expect(byCard).toMatchObject(used)
  const byAddress = await signedUp(someone(rooms, ann.email.replace('@', '+2@').toUpperCase()))
  expect(byAddress).toMatchObject(used)
  const said = ({ body: { requestId, ...body } }: typeof byCard) => body
  expect(said(byAddress)).toEqual(said(byCard))
})

test('another expiry or CVC is another card, and dots are another address except where they do not count', async ({
  rooms,
}) => {
  const name = randomUUID().replaceAll('-', '')
  expect(await signedUp(someone(rooms, `${name}@gmail.com`), cardFields('4242424242424242'))).toMatchObject({
    status: 200,
  })
  const another = cardFields('4242424242424242', { cvc: '124' })
  expect(await signedUp(someone(rooms, `${name.slice(0, 4)}.${name.slice(4)}@gmail.com`), another)).toMatchObject(used)
  expect(await signedUp(someone(rooms, `${name}@example.com`), another)).toMatchObject({ status: 200 })
  const expiry = cardFields('4242424242424242', { year: 2035 })
  expect(await signedUp(someone(rooms, `${name.slice(0, 4)}.${name.slice(4)}@example.com`), expiry)).toMatchObject({
    status: 200,
  })
})

test.for([1, 2, 3])('two sign-ups at once with one card: one trial (%i)', async (_, { rooms }) => {
  const card = freshCard()
  const both = [someone(rooms), someone(rooms)]
  const setups = await Promise.all(both.map(begun))
  for (const [index, visitor] of both.entries())
    await visitor.card(setups[index] ?? { id: '', client_secret: '' }, card)
  const answers = await Promise.all(both.map((visitor, index) => visitor.complete(setups[index]?.id ?? '')))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const plans = await Promise.all(both.map((visitor) => planOf(rooms, visitor)))
  expect(plans.toSorted()).toEqual([null, 'trialing'].toSorted())
})

test('many at once with two cards and two addresses, in every pair, end: no trial twice, nobody waits in a circle', async ({
  rooms,
}) => {
  const name = randomUUID()
  const [one, two] = [freshCard(), freshCard()]
  const pairs = [1, 2, 3, 4].flatMap((tag) => [
    { email: `a${name}+${tag}@example.com`, card: tag % 2 ? one : two },
    { email: `b${name}+${tag}@example.com`, card: tag % 2 ? two : one },
  ])
  const statuses = await Promise.all(
    pairs.map(async ({ email, card }) => (await signedUp(someone(rooms, email), card)).status),
  )
  expect(new Set(statuses)).toEqual(new Set([200, 409]))
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(2)
})

test('a trial that does not come about leaves the card free: for its owner at once, and for others', async ({
  rooms,
}) => {
  const card = freshCard()
  const [ann, ben] = [someone(rooms), someone(rooms)]
  const { payments } = rooms.cards
  const { startTrial } = payments
  payments.startTrial = async () => {
    throw new Error('The provider is away')
  }
  expect(await signedUp(ann, card)).toMatchObject({ status: 500 })
  payments.startTrial = startTrial
  expect(await signedUp(ben, card)).toMatchObject({ status: 200 })
  expect(await signedUp(ann, card)).toMatchObject(used)
  expect(await signedUp(ann, freshCard())).toMatchObject({ status: 200 })
})

test('a process that dies while a trial begins holds its card for an hour, and not from its owner', async ({
  rooms,
}) => {
  const card = freshCard()
  const [ann, ben, cleo] = [someone(rooms), someone(rooms), someone(rooms)]
  const { payments } = rooms.cards
  const { startTrial, deleteCustomer } = payments
  const dead = new Promise<never>(() => {})
  const reached = Promise.withResolvers<void>()
  payments.startTrial = async (...asked) => {
    await startTrial(...asked)
    reached.resolve()
    return dead
  }
  void signedUp(ann, card)
  await reached.promise
  payments.startTrial = startTrial
  expect(await signedUp(ben, card)).toMatchObject(used)
  pass(rooms, 61)
  const gone: string[] = []
  payments.deleteCustomer = async (id) => {
    gone.push(id)
    await deleteCustomer(id)
  }
  await tidy(rooms)
  payments.deleteCustomer = deleteCustomer
  expect(gone).toHaveLength(1)
  expect(await signedUp(cleo, card)).toMatchObject({ status: 200 })
  expect(await signedUp(ann, freshCard())).toMatchObject({ status: 200 })
})

test('whoever was interrupted signs up again with the same card', async ({ rooms }) => {
  const card = freshCard()
  const ann = someone(rooms)
  const { payments } = rooms.cards
  const { loadSubscription } = payments
  payments.loadSubscription = async () => {
    payments.loadSubscription = loadSubscription
    throw new Error('The line broke')
  }
  expect(await signedUp(ann, card)).toMatchObject({ status: 500 })
  expect(await signedUp(ann, card)).toMatchObject({ status: 200 })
  expect(await planOf(rooms, ann)).toBe('trialing')
})

test('a sign-up of nobody answers like every other: a card that had a trial is refused, and a new one counts as used', async ({
  rooms,
}) => {
  const [card, other] = [freshCard(), freshCard()]
  const owner = someone(rooms)
  await signedUp(owner, card)
  const stranger = someone(rooms, owner.email)
  expect(await signedUp(stranger, card)).toMatchObject(used)
  expect(await signedUp(stranger, other)).toMatchObject({ status: 200 })
  // Whether the card is worth a trial afterwards does not tell that the address was taken.
  expect(await signedUp(someone(rooms), other)).toMatchObject(used)
  pass(rooms, 4 * 24 * 60)
  await tidy(rooms)
  expect(await signedUp(someone(rooms), other)).toMatchObject({ status: 200 })
})

test('one card asks about ten sign-ups a day at most', async ({ rooms }) => {
  const card = freshCard()
  const statuses: number[] = []
  for (let each = 0; each < 12; each += 1) statuses.push((await signedUp(someone(rooms), card)).status)
  expect(statuses).toEqual([200, ...Array(9).fill(409), 429, 429])
})

test('what is kept names nobody, and goes after 24 months', async ({ rooms }) => {
  await rooms.db.pool.query('delete from trial_marks')
  const card = freshCard()
  const ann = someone(rooms)
  await signedUp(ann, card)
  const marks = () => rooms.db.pool.query('select kind, mark, holder from trial_marks')
  const kept = (await marks()).rows
  expect(JSON.stringify(kept)).not.toContain(ann.email.slice(0, 8))
  expect(kept.filter(({ holder }) => holder !== null)).toEqual([])
  const forget = () => oldTrialMarksJob({ db: rooms.db, now: () => rooms.clock.now }).run({}, attempt)
  pass(rooms, 729 * 24 * 60)
  await forget()
  expect((await marks()).rows).toEqual(kept)
  expect(await signedUp(someone(rooms), card)).toMatchObject(used)
  pass(rooms, 3 * 24 * 60)
  await forget()
  expect((await marks()).rows).toEqual([])
  expect(await signedUp(someone(rooms), card)).toMatchObject({ status: 200 })
})

test('an account that was deleted does not bring another trial', async ({ rooms }) => {
  const card = freshCard()
  const ann = someone(rooms)
  await signedUp(ann, card)
  const [letter] = await ann.letters()
  await ann.follow(letter?.text ?? '')
  const { token } = (await ann.signIn()).body
  const deleted = await rooms.app.inject({
    method: 'POST',
    url: '/api/account/deletion',
    headers: { authorization: `Bearer ${token}` },
    payload: { email: ann.email, currentPassword: 'correct horse battery' },
  })
  expect(deleted.statusCode).toBe(200)
  expect(await signedUp(ann)).toMatchObject(used)
})
