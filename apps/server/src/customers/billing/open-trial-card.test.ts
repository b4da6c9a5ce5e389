import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type CardFields, freshCard } from '../../../test/fresh-card.ts'
import { type Answer, test as base, type Rooms, signUp, type Visitor } from '../../../test/rooms.ts'
import { begun, signedUp, visitorOf } from '../../../test/sign-up-visitor.ts'
import { openProof } from '../accounts/address-proofs.ts'

/** Whoever signs in without a plan gets the payment step, and comes out with a trial. */

const test = base.extend('rooms', async ({ open }) => open())

const openTrial = (member: Pick<Visitor, 'ask'>) => member.ask('POST', '/api/subscription/trial')

/** Sets up a card for what was opened, and completes it. */
async function complete(rooms: Rooms, { body }: Answer, card: CardFields = freshCard()) {
  const visitor = visitorOf(rooms, body.email)
  await visitor.card(body.setupIntent, card)
  return visitor.complete(body.setupIntent.id)
}

const subscription = async (member: Visitor) => {
  const { status, body } = await member.ask('GET', `/api/subscription/${member.userId}`)
  return status === 404 ? null : body.subscription.status
}

test('signed up, left the card step, reset the password, signed in: the payment step, and a trial', async ({
  rooms,
}) => {
  const ann = visitorOf(rooms, `${randomUUID()}@example.com`)
  await begun(ann)
  const { db, app } = rooms
  const user = await db.pool.query<{ id: string }>('select id from users where email = $1', [ann.email])
  const token = await openProof(db.pool, 'reset-password', user.rows[0]?.id ?? '')
  const password = 'another long password'
  await app.inject({ method: 'POST', url: '/api/auth/reset-password', payload: { token, password } })
  const signedIn = await ann.signIn(password)
  expect(signedIn).toMatchObject({ status: 200, body: { user: { subscription: null, monthlyCredits: 0 } } })
  const headers = { authorization: `Bearer ${signedIn.body.token}` }
  const ask = async (url: string) => {
    const answer = await app.inject({ method: 'POST', url, headers, payload: {} })
    return { status: answer.statusCode, body: answer.json() }
  }
  expect(await ask('/api/subscription')).toMatchObject({ status: 402, body: { code: 'card_required' } })
  const opened = await ask('/api/subscription/trial')
  expect(opened).toMatchObject({ status: 200, body: { email: ann.email } })
  expect(await complete(rooms, opened)).toMatchObject({ status: 200 })
  const session = await app.inject({ url: '/api/auth/session', headers })
  expect(session.json().user).toMatchObject({ subscription: { status: 'trialing' }, monthlyCredits: 150 })
  // The address was proved with the password: no letter asks for it again.
  expect((await ann.letters()).map(({ cause }) => cause)).not.toContainEqual(expect.stringMatching(/^verify-address/))
})

test('two tabs, and two presses at once, are one card and one trial', async ({ rooms }) => {
  const ann = await signUp(rooms, 0)
  const opened = await Promise.all([openTrial(ann), openTrial(ann), openTrial(ann)])
  expect(opened.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(opened.map(({ body }) => body.setupIntent.id)).size).toBe(1)
  const [first] = opened
  const visitor = visitorOf(rooms, first.body.email)
  await visitor.card(first.body.setupIntent)
  const ends = await Promise.all([first, ...opened].map(() => visitor.complete(first.body.setupIntent.id)))
  expect(ends.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await subscription(ann)).toBe('trialing')
  expect(await ann.credits()).toBe(150)
  expect(await openTrial(ann)).toMatchObject({ status: 409, body: { code: 'duplicate' } })
})

test('a card that has had a trial is refused here, too, and another one may follow', async ({ rooms }) => {
  const card = freshCard()
  await signedUp(visitorOf(rooms, `${randomUUID()}@example.com`), card)
  const ann = await signUp(rooms, 0)
  const first = await openTrial(ann)
  expect(await complete(rooms, first, card)).toMatchObject({ status: 409, body: { code: 'trial_used' } })
  const second = await openTrial(ann)
  expect(second.body.setupIntent.id).not.toBe(first.body.setupIntent.id)
  expect(await complete(rooms, second)).toMatchObject({ status: 200 })
  expect(await subscription(ann)).toBe('trialing')
})

test('whoever has had the trial starts the plan instead, by the press that says so', async ({ rooms }) => {
  const card = freshCard()
  await signedUp(visitorOf(rooms, `${randomUUID()}@example.com`), card)
  const ann = await signUp(rooms, 0)
  const opened = await openTrial(ann)
  expect(await complete(rooms, opened, card)).toMatchObject({ status: 409 })
  const { email, setupIntent } = opened.body
  expect(await visitorOf(rooms, email).startPaid(setupIntent.id)).toMatchObject({ status: 200 })
  expect(await subscription(ann)).toBe('active')
})

test('the set-up of a sign-up form is not taken for theirs: a stranger may have begun it', async ({ rooms }) => {
  const ann = await signUp(rooms, 0)
  const { rows } = await rooms.db.pool.query<{ email: string }>('select email from users where id = $1', [ann.userId])
  const email = rows[0]?.email ?? ''
  const stranger = visitorOf(rooms, email)
  await rooms.db.pool.query('update users set email_verified = false where id = $1', [ann.userId])
  const begunByStranger = await begun(stranger)
  await rooms.db.pool.query('update users set email_verified = true where id = $1', [ann.userId])
  const own = await openTrial(ann)
  expect(own.body.setupIntent.id).not.toBe(begunByStranger.id)
  await stranger.card(begunByStranger)
  expect(await stranger.complete(begunByStranger.id)).toMatchObject({ status: 200 })
  expect(await subscription(ann)).toBeNull()
  expect(await complete(rooms, own)).toMatchObject({ status: 200 })
  expect(await subscription(ann)).toBe('trialing')
})

test('nobody without a session opens anything', async ({ rooms }) => {
  const answer = await rooms.app.inject({ method: 'POST', url: '/api/subscription/trial', payload: {} })
  expect(answer.statusCode).toBe(401)
})
