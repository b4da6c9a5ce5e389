import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { test as base } from '../../../test/rooms.ts'
import { begun, signedUp, visitorOf } from '../../../test/sign-up-visitor.ts'
import { abandonedSignUpsJob } from './abandoned-sign-ups.ts'

const test = base
  .extend('rooms', async ({ open }) => open())
  .extend(
    'visitor',
    async ({ rooms }) =>
      (email = `${randomUUID()}@example.com`) =>
        visitorOf(rooms, email),
  )

test('from the form to the first sign-in', async ({ visitor }) => {
  const ann = visitor()
  const setup = await begun(ann)
  expect(await ann.card(setup)).toMatchObject({ body: { status: 'succeeded' } })
  expect(await ann.complete(setup.id)).toEqual({ status: 200, body: { success: true, error: null } })
  expect(await ann.signIn()).toMatchObject({ status: 403, body: { code: 'needs_verification', success: false } })
  const [letter] = await ann.letters()
  expect(letter?.subject).toBe('Verify your email address')
  expect(await ann.follow(letter?.text ?? '')).toBe('/auth?verified=true&message=email_verified')
  expect(await ann.signIn()).toMatchObject({
    status: 200,
    body: {
      user: {
        ...{ name: 'Ann Example', role: 'brand', tier: 'STARTER', monthlyCredits: 150, purchasedCredits: 0 },
        subscription: { tier: 'STARTER', status: 'trialing', isTrial: true, trialDays: 14, monthlyCredits: 150 },
      },
    },
  })
})

test('a trial lasts fourteen days from the product’s own clock', async ({ rooms, visitor }) => {
  const ann = visitor()
  await signedUp(ann)
  const found = await rooms.db.pool.query(
    `select status, subscriptions.tier, trial_end - trial_start = interval '14 days' as fortnight, trial_start as start
       from subscriptions join workspaces on workspaces.id = workspace_id join users on users.id = owner_id
      where email = $1`,
    [ann.email],
  )
  expect(found.rows).toEqual([{ status: 'trialing', tier: 'STARTER', fortnight: true, start: rooms.clock.now }])
})

test('completing twice, even at once, starts one trial and writes one letter', async ({ visitor }) => {
  const ann = visitor()
  const setup = await begun(ann)
  await ann.card(setup)
  const answers = await Promise.all([ann.complete(setup.id), ann.complete(setup.id), ann.complete(setup.id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await ann.letters()).toHaveLength(1)
})

test('without a card there is no trial: refused, declined and unknown set-ups say so', async ({ visitor }) => {
  const ann = visitor()
  const setup = await begun(ann)
  const unfinished = { status: 402, body: { code: 'card_required', success: false } }
  expect(await ann.complete(setup.id)).toMatchObject(unfinished)
  expect(await ann.card(setup, '4000000000000002')).toMatchObject({ status: 402 })
  expect(await ann.complete(setup.id)).toMatchObject(unfinished)
  expect(await ann.complete('seti_unknown')).toMatchObject({ status: 404 })
  const stranger = visitor()
  await ann.card(setup)
  expect(await stranger.complete(setup.id)).toMatchObject({ status: 404 })
  expect(await ann.letters()).toEqual([])
})

test('an interrupted sign-up is begun anew with what was written last', async ({ visitor }) => {
  const ann = visitor()
  const first = await begun(ann)
  await ann.begin({ password: 'another long password', firstName: 'Anna' })
  await ann.card(first)
  // The first card belongs to nobody now, and does not say so.
  expect(await ann.complete(first.id)).toMatchObject({ status: 200 })
  expect(await ann.letters()).toEqual([])
  const third = await begun(ann)
  await ann.card(third)
  await ann.complete(third.id)
  const [letter] = await ann.letters()
  await ann.follow(letter?.text ?? '')
  expect(await ann.signIn('another long password')).toMatchObject({ status: 401 })
  expect(await ann.signIn()).toMatchObject({ status: 200 })
})

test('the account’s log begins with the sign-up, once, however often it is begun', async ({ rooms, visitor }) => {
  const ann = visitor()
  await ann.begin()
  await ann.begin({ firstName: 'Anna' })
  const { rows } = await rooms.db.pool.query(
    `select kind, actor from account_events join users on users.id = user_id where email = $1`,
    [ann.email],
  )
  expect(rows).toEqual([{ kind: 'signed_up', actor: 'user' }])
})

test('a taken address goes through the same steps, changes nothing, and its owner hears of it once', async ({
  rooms,
  visitor,
}) => {
  const owner = visitor()
  await signedUp(owner)
  const [letter] = await owner.letters()
  await owner.follow(letter?.text ?? '')
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 60_000)
  const stranger = visitorOf(rooms, owner.email.toUpperCase())
  for (const _ of [1, 2]) {
    const { status, body } = await stranger.begin({ password: 'the stranger’s password' })
    expect({ status, keys: Object.keys(body) }).toEqual({
      status: 200,
      keys: ['success', 'error', 'setupIntent', 'customerId'],
    })
    const setup = body.setupIntent ?? { id: '', client_secret: '' }
    await stranger.card(setup)
    expect(await stranger.complete(setup.id)).toEqual({ status: 200, body: { success: true, error: null } })
  }
  expect(await stranger.elsewhere().signIn('the stranger’s password')).toMatchObject({ status: 401 })
  expect(await owner.signIn()).toMatchObject({ status: 200, body: { user: { monthlyCredits: 150 } } })
  const letters = await owner.letters()
  expect(letters.map(({ subject }) => subject)).toEqual([
    'Verify your email address',
    'You already have a Vouch account',
  ])
})

test('the operator’s support address gets no account and no letter', async ({ rooms }) => {
  const support = visitorOf(rooms, 'support@vouch.test')
  await signedUp(support)
  expect(await support.letters()).toEqual([])
  expect((await rooms.db.pool.query("select 1 from users where email = 'support@vouch.test'")).rows).toEqual([])
})

test('a link that is wrong or old says which', async ({ rooms, visitor }) => {
  const ann = visitor()
  await signedUp(ann)
  const follow = async (query: string) => (await rooms.app.inject(`/api/auth/verify?${query}`)).headers.location
  expect(await follow('')).toBe('/auth?error=invalid_verification_link')
  expect(await follow(`token=wrong&email=${ann.email}`)).toContain('/auth?error=invalid_verification_link&')
  await rooms.db.pool.query("update address_proofs set expires_at = now() - interval '1 minute'")
  const [letter] = await ann.letters()
  const email = encodeURIComponent(ann.email)
  expect(await ann.follow(letter?.text ?? '')).toBe(`/auth?error=expired_verification_link&email=${email}`)
})

test('each field says what is wrong with it, in the words of the form', async ({ visitor }) => {
  const { status, body } = await visitor().begin({
    email: 'nowhere',
    password: 'short',
    firstName: 'A',
    lastName: ' B ',
    role: 'king',
    acceptTerms: false,
  })
  expect(status).toBe(400)
  expect(body.fields).toEqual({
    email: 'Please enter a valid email address.',
    password: 'Password must be at least 12 characters.',
    firstName: 'First name must be at least 2 characters.',
    lastName: 'Last name must be at least 2 characters.',
    role: 'Please select your role.',
    acceptTerms: 'You must accept the Terms of Service and Privacy Policy.',
  })
})

test('what nobody finished is cleared away after three days, here and at the card provider', async ({
  rooms,
  visitor,
}) => {
  const [ann, ben] = [visitor(), visitor()]
  const left = await begun(ann)
  await signedUp(ben)
  const { payments } = rooms.cards
  const tidy = () =>
    abandonedSignUpsJob({ ...rooms.letters, payments }).run(
      {},
      { number: 1, last: true, signal: new AbortController().signal },
    )
  const known = async (email: string) =>
    (await rooms.db.pool.query('select customer_id as id from trial_sign_ups where email = $1', [email])).rows
  await tidy()
  const [{ id: customerId }] = await known(ann.email)
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 4 * 86_400_000)
  await tidy()
  expect(await known(ann.email)).toEqual([])
  await expect(payments.openCardSetup(customerId, randomUUID())).rejects.toThrow(/No such customer/)
  expect(await known(ben.email)).toHaveLength(1)
  expect(await ann.complete(left.id)).toMatchObject({ status: 404 })
})

test('one that can’t be cleared away holds up none behind it, and is tried again', async ({ rooms, visitor }) => {
  const [ann, ben] = [visitor(), visitor()]
  await begun(ann)
  await begun(ben)
  const { payments } = rooms.cards
  let refusals = 1
  const withdraw: typeof payments.withdraw = async (id) => {
    refusals -= 1
    if (refusals >= 0) throw new Error('refused')
    await payments.withdraw(id)
  }
  const tidy = () =>
    abandonedSignUpsJob({ ...rooms.letters, payments: { ...payments, withdraw } }).run(
      {},
      { number: 1, last: true, signal: new AbortController().signal },
    )
  const left = async () => {
    const emails = [ann.email, ben.email]
    return (await rooms.db.pool.query('select from trial_sign_ups where email = any($1)', [emails])).rowCount
  }
  rooms.clock.now = new Date(rooms.clock.now.getTime() + 4 * 86_400_000)
  await expect(tidy()).rejects.toThrow('refused')
  expect(await left()).toBe(1)
  await tidy()
  expect(await left()).toBe(0)
})
