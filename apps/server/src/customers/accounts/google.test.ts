import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { freshCard } from '../../../test/fresh-card.ts'
import { startOpenidProvider } from '../../../test/openid-provider.ts'
import { test as base, type Rooms } from '../../../test/rooms.ts'
import { openidGoogle } from '../../outside/google/openid-google.ts'
import { simulatorRoot } from '../../outside/payments/simulator/simulated-http.ts'
import { simulatedKeys } from '../../outside/payments/simulator/stripe-simulator.ts'
import { canonicalAddress } from './google-routes.ts'

const test = base.extend('rooms', async ({ open }) => open()).extend('browser', async ({ rooms }) => browserOf(rooms))

interface Person {
  email: string
  first_name?: string
  last_name?: string
  verified?: string
  answer?: string
}

let visitors = 0

/** A browser in front of the product and of the simulated consent page: it keeps cookies and follows addresses. */
function browserOf({ app }: Rooms) {
  visitors += 1
  const jar = new Map<string, string>()
  const address = `10.9.${visitors >> 8}.${visitors & 255}`
  const call = async (method: 'GET' | 'POST', url: string, payload?: object | string, headers = {}) => {
    const path = url.replace('https://vouch.test', '')
    const answer = await app.inject({
      method,
      url: path,
      headers: { 'x-forwarded-for': address, host: 'vouch.test', ...headers },
      cookies: Object.fromEntries(jar),
      ...(payload === undefined ? {} : { payload }),
    })
    for (const { name, value } of answer.cookies) value === '' ? jar.delete(name) : jar.set(name, value)
    return answer
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const goTo = async (url: string) => (await call('GET', url)).headers.location ?? ''
  const consent = async (begin: string, person: Person) => {
    const asked = new URL(await goTo(begin)).search.slice(1)
    const fields = { first_name: 'Gia', last_name: 'Google', verified: 'on', answer: 'continue', ...person, asked }
    const page = await call('POST', '/simulator/google/consent', new URLSearchParams(fields).toString(), form)
    return page.headers.location ?? ''
  }
  return {
    jar,
    call,
    goTo,
    consent,
    /** From our page over the consent page back to ours. @returns where it ends */
    comeBy: async (begin: string, person: Person) =>
      new URL(await goTo(await consent(begin, person)), 'https://vouch.test'),
    pay: async (query: URLSearchParams, card = freshCard()) => {
      const id = query.get('setupIntentId') ?? ''
      const fields = { key: simulatedKeys.publishable, client_secret: query.get('clientSecret') ?? '', ...card }
      const path = `${simulatorRoot}/v1/setup_intents/${id}/confirm`
      await call('POST', path, new URLSearchParams(fields).toString(), form)
      const body = { email: query.get('email'), setupIntentId: id }
      return (await call('POST', '/api/auth/complete-trial-signup', body)).json()
    },
    session: async () => {
      const answer = await call('GET', '/api/auth/session')
      return { status: answer.statusCode, body: answer.json() }
    },
  }
}

const fresh = () => `${randomUUID()}@example.com`

async function signedUp(rooms: Rooms, email: string): Promise<void> {
  const visitor = browserOf(rooms)
  const back = await visitor.comeBy('/api/auth/google/signup', { email })
  await visitor.pay(back.searchParams)
}

test('from the button to the first session: consent, card, and no token in any address', async ({ browser }) => {
  const email = fresh()
  const back = await browser.comeBy('/api/auth/google/signup', { email })
  const query = Object.fromEntries(back.searchParams)
  expect(query).toMatchObject({ step: 'payment', oauth: 'google', email })
  expect(Object.keys(query).sort()).toEqual(['clientSecret', 'customerId', 'email', 'oauth', 'setupIntentId', 'step'])
  expect(await browser.session()).toMatchObject({ status: 401, body: { code: 'missing_token' } })
  expect(await browser.pay(back.searchParams)).toEqual({ success: true, error: null })
  const { status, body } = await browser.session()
  expect(status).toBe(200)
  expect(body).toMatchObject({ user: { email, name: 'Gia Google', role: 'brand', monthlyCredits: 150 } })
  const known = await browser.call('GET', '/api/auth/session', undefined, { authorization: `Bearer ${body.token}` })
  expect(known.json()).toMatchObject({ user: { email } })
  expect(known.json()).not.toHaveProperty('token')
})

test('no verification letter goes to who came by Google', async ({ rooms }) => {
  const email = fresh()
  await signedUp(rooms, email)
  const letters = await rooms.db.pool.query(`select from mails where recipient = $1 and cause like 'verify%'`, [email])
  expect(letters.rowCount).toBe(0)
})

test('the cookie is for our own page alone, is exchanged once, and is known by its digest', async ({
  rooms,
  browser,
}) => {
  const email = fresh()
  await signedUp(rooms, email)
  const redirect = await browser.consent('/api/auth/google?intent=signin&next=%2Fdashboard%2Fverify', { email })
  const answer = await browser.call('GET', redirect)
  expect(answer.headers.location).toBe('/auth?google=signed-in&next=%2Fdashboard%2Fverify')
  const cookie = answer.cookies.find(({ name }) => name === 'vouch_handover')
  expect(cookie).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
    path: '/api/auth/session',
    maxAge: 120,
  })
  const stored = await rooms.db.pool.query<{ secret: string }>('select secret from session_handovers')
  expect(stored.rows.map(({ secret }) => secret)).not.toContain(cookie?.value)
  const replay = new Map(browser.jar)
  expect((await browser.session()).status).toBe(200)
  for (const [name, value] of replay) browser.jar.set(name, value)
  expect((await browser.session()).status).toBe(401)
})

test('a cookie that was not exchanged in time is worth nothing', async ({ rooms, browser }) => {
  const email = fresh()
  await signedUp(rooms, email)
  await browser.comeBy('/api/auth/google?intent=signin', { email })
  await rooms.db.pool.query(`update session_handovers set expires_at = now() - interval '1 second'`)
  expect((await browser.session()).status).toBe(401)
})

test('a token that was sent counts, and not the cookie beside it', async ({ rooms, browser }) => {
  const email = fresh()
  await signedUp(rooms, email)
  await browser.comeBy('/api/auth/google?intent=signin', { email })
  const answer = await browser.call('GET', '/api/auth/session', undefined, { authorization: 'Bearer wrong' })
  expect(answer.statusCode).toBe(403)
  expect((await browser.session()).status).toBe(200)
})

test('what is brought back counts once and in the browser that began', async ({ rooms, browser }) => {
  const callback = await browser.consent('/api/auth/google/signup', { email: fresh() })
  expect(await browserOf(rooms).goTo(callback)).toBe('/auth?mode=login&google=expired')
  const again = await browser.consent('/api/auth/google/signup', { email: fresh() })
  expect(await browser.goTo(again)).toContain('step=payment')
  expect(await browser.goTo(again)).toBe('/auth?mode=login&google=expired')
  expect(await browser.goTo('/api/auth/google/callback?state=made-up&code=x')).toContain('google=expired')
})

test('two tabs of one browser may both be at Google', async ({ browser }) => {
  const [first, second] = [
    await browser.consent('/api/auth/google/signup', { email: fresh() }),
    await browser.consent('/api/auth/google/signup', { email: fresh() }),
  ]
  expect(await browser.goTo(first)).toContain('step=payment')
  expect(await browser.goTo(second)).toContain('step=payment')
})

test('who stayed too long is asked to begin again', async ({ rooms, browser }) => {
  const callback = await browser.consent('/api/auth/google?intent=signin', { email: fresh() })
  await rooms.db.pool.query(`update sign_in_attempts set expires_at = now() - interval '1 second'`)
  expect(await browser.goTo(callback)).toBe('/auth?mode=login&google=expired')
})

test.for([
  ['says no', { answer: 'cancel' }, 'denied'],
  ['has an address that Google has not verified', { verified: 'off' }, 'address_unverified'],
  ['has the operator’s support address', { email: 'support@vouch.test' }, 'unavailable'],
] as const)('who %s is told so', async ([, changes, code], { browser }) => {
  const person = { email: fresh(), ...changes }
  expect((await browser.comeBy('/api/auth/google/signup', person)).search).toBe(`?google=${code}`)
  expect((await browser.comeBy('/api/auth/google?intent=signin', person)).search).toBe(`?mode=login&google=${code}`)
})

test('who has no account yet is led to sign up', async ({ rooms, browser }) => {
  const email = fresh()
  expect((await browser.comeBy('/api/auth/google?intent=signin', { email })).search).toBe('?google=unknown_account')
  expect((await rooms.db.pool.query('select from users where email = $1', [email])).rowCount).toBe(0)
})

test('an interrupted sign-up goes on at the card, and the earlier set-up belongs to nobody', async ({ rooms }) => {
  const email = fresh()
  const first = await browserOf(rooms).comeBy('/api/auth/google/signup', { email })
  const browser = browserOf(rooms)
  const second = await browser.comeBy('/api/auth/google?intent=signin', { email })
  expect(second.searchParams.get('setupIntentId')).not.toBe(first.searchParams.get('setupIntentId'))
  await browser.pay(first.searchParams)
  expect((await browser.session()).status).toBe(401)
  await browser.pay(second.searchParams)
  expect((await browser.session()).status).toBe(200)
})

test('who comes by Google with a card that has had a trial is told so, and may start the plan', async ({
  rooms,
  browser,
}) => {
  const card = freshCard()
  const other = browserOf(rooms)
  await other.pay((await other.comeBy('/api/auth/google/signup', { email: fresh() })).searchParams, card)
  const email = fresh()
  const back = await browser.comeBy('/api/auth/google/signup', { email })
  expect(await browser.pay(back.searchParams, card)).toMatchObject({
    code: 'trial_used',
    error: 'This card or address has already had a trial.',
  })
  expect((await browser.session()).status).toBe(401)
  const body = { email, setupIntentId: back.searchParams.get('setupIntentId') }
  expect((await browser.call('POST', '/api/auth/start-paid-signup', body)).statusCode).toBe(200)
  expect((await browser.session()).body.user).toMatchObject({ email, subscription: { status: 'active' } })
})

test('signing up again with a trial signs in', async ({ rooms, browser }) => {
  const email = fresh()
  await signedUp(rooms, email)
  expect((await browser.comeBy('/api/auth/google/signup', { email })).search).toBe('?google=signed-in')
})

/** An account with a password. */
async function passwordAccount(rooms: Rooms, email: string, { verified = true, paid = true }): Promise<string> {
  const found = await rooms.db.pool.query<{ id: string }>(
    'insert into users (email, email_verified, name) values ($1, $2, $3) returning id',
    [email, verified, 'Pat Password'],
  )
  const id = found.rows[0]?.id ?? ''
  await rooms.db.pool.query(
    `insert into sign_in_methods (user_id, account_id, provider_id, password) values ($1::uuid, $1::text, 'credential', 'x')`,
    [id],
  )
  if (paid) {
    await rooms.db.pool.query(
      `insert into subscriptions (workspace_id, tier, status, customer_id, trial_start, trial_end, created_at, period_start, period_end)
       select id, 'STARTER', 'trialing', $2, now(), now() + interval '14 days', now(), now(), now() + interval '14 days' from workspaces where owner_id = $1`,
      [id, `cus_${id}`],
    )
  }
  return id
}

const methodsOf = async ({ db }: Rooms, userId: string) => {
  const found = await db.pool.query<{ provider: string }>(
    'select provider_id as provider from sign_in_methods where user_id = $1 order by 1',
    [userId],
  )
  return found.rows.map(({ provider }) => provider)
}

test('an account with a password and the same verified address is the same person’s', async ({ rooms, browser }) => {
  const email = fresh()
  const id = await passwordAccount(rooms, email, {})
  await browser.comeBy('/api/auth/google?intent=signin', { email: email.toUpperCase() })
  expect((await browser.session()).body.user).toMatchObject({ id, name: 'Pat Password' })
  expect(await methodsOf(rooms, id)).toEqual(['credential', 'google'])
})

test('an account that waits for the proof of its address is not joined to anybody', async ({ rooms, browser }) => {
  const email = fresh()
  const id = await passwordAccount(rooms, email, { verified: false })
  for (const begin of ['/api/auth/google/signup', '/api/auth/google?intent=signin']) {
    expect((await browser.comeBy(begin, { email })).searchParams.get('google')).toBe('account_unverified')
  }
  expect(await methodsOf(rooms, id)).toEqual(['credential'])
})

test('an account that nobody proved or paid for becomes the person’s, without its password', async ({
  rooms,
  browser,
}) => {
  const email = fresh()
  const id = await passwordAccount(rooms, email, { verified: false, paid: false })
  expect((await browser.comeBy('/api/auth/google?intent=signin', { email })).search).toBe('?google=unknown_account')
  const back = await browser.comeBy('/api/auth/google/signup', { email })
  expect(await methodsOf(rooms, id)).toEqual(['google'])
  await browser.pay(back.searchParams)
  expect((await browser.session()).body.user).toMatchObject({ id, name: 'Gia Google' })
})

test('a person whose address changed at Google stays the same person', async ({ rooms, browser }) => {
  const email = fresh()
  await signedUp(rooms, email)
  await rooms.db.pool.query('update users set email = $2 where email = $1', [email, fresh()])
  await browser.comeBy('/api/auth/google?intent=signin', { email })
  expect((await browser.session()).status).toBe(200)
})

test('without a parameter Google joins the waitlist, and everything that goes wrong is an error there', async ({
  rooms,
  browser,
}) => {
  const email = fresh()
  const join = '/api/auth/google?utm_source=news&utm_medium=mail'
  expect((await browser.comeBy(join, { email })).href).toBe('https://vouch.test/coming-soon?message=success')
  expect((await browser.comeBy(join, { email })).search).toBe('?message=already_registered')
  expect((await browser.comeBy(join, { email, answer: 'cancel' })).search).toBe('?message=error')
  expect((await browser.comeBy(join, { email, verified: 'off' })).search).toBe('?message=error')
  const entry = await rooms.db.pool.query(
    'select source, first_name, utm_source, utm_medium from waitlist_entries where email = $1',
    [email],
  )
  expect(entry.rows).toEqual([{ source: 'google', first_name: 'Gia', utm_source: 'news', utm_medium: 'mail' }])
})

test('where Google is not configured its buttons lead to a sentence', async ({ open }) => {
  const browser = browserOf(await open({ google: { google: null, simulator: null } }))
  expect(await browser.goTo('/api/auth/google/signup')).toBe('/auth?google=unavailable')
  expect(await browser.goTo('/api/auth/google?intent=signin')).toBe('/auth?mode=login&google=unavailable')
  expect(await browser.goTo('/api/auth/google')).toBe('/coming-soon?message=error')
  expect((await browser.call('GET', '/simulator/google/authorize')).statusCode).toBe(404)
})

test('the same journey with a real OpenID provider', async ({ open }) => {
  const redirectUri = 'https://vouch.test/api/auth/google/callback'
  const provider = await startOpenidProvider(redirectUri)
  const { issuer, clientId, clientSecret } = provider
  const google = openidGoogle({
    issuer: () => issuer,
    clientId,
    clientSecret,
    redirectUri: () => redirectUri,
    simulated: false,
  })
  const browser = browserOf(await open({ google: { google, simulator: null } }))
  const email = fresh()
  provider.people.set('gia', { email, email_verified: true, given_name: 'Gia', family_name: 'Real' })
  const begin = async (path: string, agrees = true) => provider.answer(await browser.goTo(path), 'gia', agrees)
  const payment = new URL(await browser.goTo(await begin('/api/auth/google/signup')), 'https://vouch.test')
  expect(payment.searchParams.get('oauth')).toBe('google')
  await browser.pay(payment.searchParams)
  expect((await browser.session()).body.user).toMatchObject({ email, name: 'Gia Real' })
  expect(await browser.goTo(await begin('/api/auth/google?intent=signin'))).toBe('/auth?google=signed-in')
  expect(await browser.goTo(await begin('/api/auth/google?intent=signin', false))).toContain('google=denied')
  await provider.close()
  expect(await browser.goTo('/api/auth/google/callback?state=x')).toContain('google=expired')
})

test('the simulated page serves nobody but our own client', async ({ browser }) => {
  const asked = new URL(await browser.goTo('/api/auth/google/signup'))
  expect((await browser.call('GET', asked.href)).body).toContain('This page stands in for Google.')
  for (const [name, value] of [
    ['client_id', 'other'],
    ['redirect_uri', 'https://evil.test/'],
    ['response_type', 'token'],
    ['code_challenge_method', 'plain'],
  ] as const) {
    const changed = new URL(asked)
    changed.searchParams.set(name, value)
    expect((await browser.call('GET', changed.href)).statusCode).toBe(400)
  }
})

test('a wrong address on the simulated page is said beside it', async ({ browser }) => {
  const asked = new URL(await browser.goTo('/api/auth/google/signup')).search.slice(1)
  const form = new URLSearchParams({ asked, email: '"><b>', answer: 'continue' }).toString()
  const page = await browser.call('POST', '/simulator/google/consent', form, {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(page.statusCode).toBe(422)
  expect(page.body).toContain('Please enter a valid email address.')
  expect(page.body).not.toContain('<b>"')
})

test('where others reach the sandbox, nobody comes by an address that a password keeps', async ({ open }) => {
  const [email, later] = [fresh(), fresh()]
  const local = await open()
  const id = await passwordAccount(local, email, {})
  const rooms = await open({ sandboxOpen: true })
  const comeBy = (name: string) => browserOf(rooms).consent('/api/auth/google?intent=signin', { email: name })
  expect(await comeBy(email.toUpperCase())).toBe('')
  // Whoever was joined to the account earlier is the same person, under whatever address the account has by now.
  await browserOf(local).comeBy('/api/auth/google?intent=signin', { email })
  await local.db.pool.query('update users set email = $2 where id = $1', [id, later])
  expect([await comeBy(email), await comeBy(later)]).toEqual(['', ''])
  expect(await comeBy(fresh())).toContain('/callback?')
})

test('a browser is led to the host that Google leads back to, and never elsewhere', () => {
  const path = '/api/auth/google/signup'
  expect(canonicalAddress('http://localhost:3000', '127.0.0.1:3000', path)).toBe(`http://localhost:3000${path}`)
  expect(canonicalAddress('http://localhost:3000', 'localhost:3000', path)).toBe(null)
  expect(canonicalAddress('http://localhost:3000', '127.0.0.1:4000', path)).toBe(null)
  expect(canonicalAddress('https://vouch.example', 'internal:8080', path)).toBe(null)
  expect(canonicalAddress('http://localhost:3000', undefined, path)).toBe(null)
})
