import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { test as base, type Rooms } from '../../../test/rooms.ts'
import { begun, signedUp, type Visitor, visitorOf } from '../../../test/sign-up-visitor.ts'
import { verificationLetterJob } from '../accounts/verification-letters.ts'

/** Signing up with somebody's address, and signing in afterwards, tells nothing of whether the address was free. */

const test = base.extend('rooms', async ({ open }) => open())

const own = 'a password of the stranger'
const fresh = () => `${randomUUID()}@example.com`

/** A free address, one with an account, and one whose account waits for its proof. */
async function addressesOf(rooms: Rooms): Promise<string[]> {
  const [free, taken, waiting] = [fresh(), visitorOf(rooms, fresh()), visitorOf(rooms, fresh())]
  for (const owner of [taken, waiting]) await signedUp(owner)
  const [letter] = await taken.letters()
  await taken.follow(letter?.text ?? '')
  return [free, taken.email, waiting.email]
}

/** What a call of the product wrote, by table: work that shows in its time. */
async function rowsOf({ db }: Rooms): Promise<Record<string, number>> {
  const found = await db.pool.query<{ table: string; rows: number }>(
    `select 'events' as table, count(*)::int as rows from account_events union all
     select 'attempts', count(*)::int from attempt_windows union all
     select 'letters asked for', count(*)::int from jobs.job where name = 'accounts.verification_letter'`,
  )
  return Object.fromEntries(found.rows.map(({ table, rows }) => [table, rows]))
}

async function written(rooms: Rooms, work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await rowsOf(rooms)
  await work()
  return Object.fromEntries(
    Object.entries(await rowsOf(rooms)).map(([table, rows]) => [table, rows - (before[table] ?? 0)]),
  )
}

const shown = ({ status, body }: Awaited<ReturnType<Visitor['signIn']>>) => ({
  status,
  ...Object.fromEntries(
    Object.entries(body).filter(([key]) => !['requestId', 'setupIntent', 'customerId'].includes(key)),
  ),
})

test('whoever signs up with an address and signs in with the own password hears the same, whoever has it', async ({
  rooms,
}) => {
  for (const isPaid of [false, true]) {
    const answers: object[] = []
    for (const address of await addressesOf(rooms)) {
      const stranger = visitorOf(rooms, address)
      const begin = await stranger.begin({ password: own })
      const setup = begin.body.setupIntent ?? { id: '', client_secret: '' }
      if (isPaid) await stranger.card(setup)
      const complete = [await stranger.complete(setup.id), await stranger.complete(setup.id)]
      answers.push({
        begin: shown(begin),
        complete: complete.map(shown),
        here: shown(await stranger.signIn(own)),
        elsewhere: shown(await stranger.elsewhere().signIn(own)),
        guess: shown(await stranger.signIn('another password')),
        resend: shown(await stranger.resend()),
        resendElsewhere: shown(await stranger.elsewhere().resend()),
      })
    }
    const [free, ...others] = answers
    expect(others).toEqual([free, free])
    expect(free).toMatchObject({
      here: { status: 403, code: 'needs_verification', needsVerification: true },
      elsewhere: { status: 401, error: 'Invalid email or password' },
      guess: { status: 401, code: 'invalid_credentials' },
      resend: { status: isPaid ? 200 : 402 },
      resendElsewhere: { status: 200, success: true },
    })
  }
})

test('a sign-up that belongs to nobody ends as late as a trial begins, however slow the card provider is', async ({
  open,
}) => {
  // Rooms of its own, which remember no quicker trials.
  const rooms = await open({})
  const { payments } = rooms.cards
  const { startTrial } = payments
  const slowMs = 300
  payments.startTrial = async (...asked) => {
    await pause(slowMs)
    return startTrial(...asked)
  }
  const taken = visitorOf(rooms, fresh())
  await signedUp(taken)
  payments.startTrial = startTrial
  const [letter] = await taken.letters()
  await taken.follow(letter?.text ?? '')
  const stranger = visitorOf(rooms, taken.email)
  const setup = await begun(stranger)
  await stranger.card(setup)
  const began = performance.now()
  expect(await stranger.complete(setup.id)).toMatchObject({ status: 200 })
  expect(performance.now() - began).toBeGreaterThan(slowMs)
})

test('a sign-in that is refused writes as much for a free address as for a taken one', async ({ rooms }) => {
  const work = []
  for (const address of await addressesOf(rooms)) {
    const stranger = visitorOf(rooms, address)
    await stranger.begin({ password: own })
    work.push({
      here: await written(rooms, () => stranger.signIn(own)),
      elsewhere: await written(rooms, () => stranger.elsewhere().signIn(own)),
      resend: await written(rooms, () => stranger.elsewhere().resend()),
    })
  }
  const [free, ...others] = work
  expect(others).toEqual([free, free])
  expect(free?.elsewhere).toEqual({ events: 1, attempts: 0, 'letters asked for': 1 })
})

test('the browser that signed up is told for two days that the address waits, with the sign-up’s password alone', async ({
  rooms,
}) => {
  const ann = visitorOf(rooms, fresh())
  await signedUp(ann)
  expect(await ann.signIn()).toMatchObject({ status: 403, body: { code: 'needs_verification' } })
  expect(await ann.signIn('another password')).toMatchObject({ status: 401 })
  await rooms.db.pool.query('update sign_up_browsers set expires_at = now()')
  expect(await ann.signIn()).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
})

test('once an address is proved, its account alone answers', async ({ rooms }) => {
  const ann = visitorOf(rooms, fresh())
  await signedUp(ann)
  const [letter] = await ann.letters()
  await ann.follow(letter?.text ?? '')
  const rows = await rooms.db.pool.query('select from sign_up_browsers where email = $1', [ann.email])
  expect(rows.rowCount).toBe(0)
  expect(await ann.signIn()).toMatchObject({ status: 200 })
})

test('the table of browsers opens nothing and tries no password', async ({ rooms }) => {
  const ann = visitorOf(rooms, fresh())
  await signedUp(ann)
  const { rows } = await rooms.db.pool.query('select browser, password from sign_up_browsers')
  expect(rows.length).toBeGreaterThan(0)
  for (const { browser } of rows) {
    const answer = await rooms.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { cookie: `vouch_sign_up=${browser}` },
      payload: { email: ann.email, password: 'correct horse battery' },
    })
    expect(answer.statusCode).toBe(401)
  }
})

/** Lets the letters that were asked for be written. */
async function lettersWritten(rooms: Rooms): Promise<void> {
  const { db } = rooms
  const job = verificationLetterJob(rooms.letters)
  const waiting = await db.pool.query<{ id: string; data: object }>(
    "delete from jobs.job where name = 'accounts.verification_letter' and state = 'created' returning id, data",
  )
  for (const { data } of waiting.rows)
    for (const number of [1, 2]) await job.run(data, { number, last: false, signal: new AbortController().signal })
}

test('the right password in another browser is told to the mailbox, a wrong one is not', async ({ rooms }) => {
  const ann = visitorOf(rooms, fresh())
  await signedUp(ann)
  await ann.elsewhere().signIn('a guess')
  await lettersWritten(rooms)
  expect(await ann.letters()).toHaveLength(1)
  await ann.elsewhere().signIn()
  await lettersWritten(rooms)
  const [, letter, ...more] = await ann.letters()
  expect(letter?.text).toContain('tried to sign in to Vouch with this email address and the right password')
  expect(more).toEqual([])
  expect(await ann.follow(letter?.text ?? '')).toContain('verified=true')
  expect(await ann.elsewhere().signIn()).toMatchObject({ status: 200 })
})

test('a sign-up without a card is finished by its owner, and no link proves its address', async ({ rooms }) => {
  const ann = visitorOf(rooms, fresh())
  await begun(ann)
  expect(await ann.signIn()).toMatchObject({ status: 403, body: { code: 'needs_verification' } })
  expect(await ann.resend()).toMatchObject({
    status: 402,
    body: { error: 'We didn’t send a link: your sign-up doesn’t have a card yet. Start over to add one.' },
  })
  await ann.elsewhere().signIn()
  await ann.elsewhere().resend()
  await lettersWritten(rooms)
  const [letter, ...more] = await ann.letters()
  expect([letter?.subject, more]).toEqual(['Finish your sign-up', []])
  expect(letter?.text).not.toContain('/auth/verify')
})

test('a fresh link is written to whoever waits for one, three an hour; after that it says that nothing was sent', async ({
  rooms,
}) => {
  const ann = visitorOf(rooms, fresh())
  await signedUp(ann)
  const nobody = visitorOf(rooms, fresh())
  for (let each = 0; each < 3; each += 1)
    for (const visitor of [ann, nobody])
      expect(await visitor.elsewhere().resend()).toEqual({ status: 200, body: { success: true, error: null } })
  for (const visitor of [ann, nobody]) {
    const { status, body } = await visitor.elsewhere().resend()
    expect([status, body.code]).toEqual([429, 'rate_limited'])
    expect(body.error).toMatch(
      /^We didn’t send another link: you already asked for three in the last hour\. Check your spam folder, or try again in (59|60) minutes\.$/,
    )
  }
  await lettersWritten(rooms)
  const letters = await ann.letters()
  expect(letters).toHaveLength(4)
  expect(letters[1]?.text).toContain('Here’s your new link.')
  expect(await nobody.letters()).toEqual([])
  expect(await ann.follow(letters[2]?.text ?? '')).toContain('verified=true')
})
