import { ApiFailure, type User } from '@vouch/contract'
import { expect, test } from 'vitest'
import { type Auth, createAuth } from './auth.ts'
import { signInMessages } from './auth-messages.ts'
import type { AuthService, ConfirmedSession, ServiceNews } from './auth-service.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'

const user: User = {
  id: 'u1',
  email: 'brand@vouch.test',
  name: 'Brand',
  company: '',
  role: 'brand',
  tier: 'STARTER',
  monthlyCredits: 150,
  purchasedCredits: 0,
  createdAt: '2026-11-01T00:00:00Z',
}
const given = { token: 't1', user, confirmed: true }
const credentials = { email: ' brand@vouch.test ', password: 'secret', returnTo: '/dashboard/verify' }
const failure = (status: number, code: string, error = code) => new ApiFailure(status, { error, code, requestId: 'r' })
const notOurs = (status: number) =>
  new ApiFailure(status, { error: 'Something went wrong.', code: 'unknown', requestId: '' }, { told: null })
const timeout = failure(0, 'timeout')

interface Browser {
  auth: Auth
  store: SessionStore
  /** What the page and the service were asked, in order. */
  log: string[]
}

/** A browser with a service of which a test says how it answers. */
function browser(answers: Partial<AuthService>, storedToken?: string): Browser {
  const storage = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
  }
  const store = createSessionStore(storage(), storage())
  if (storedToken !== undefined) store.signIn(storedToken, user)
  const log: string[] = []
  const logged = <T>(line: string, answer: T): T => {
    log.push(line)
    return answer
  }
  const service: AuthService = {
    health: async () => {},
    signIn: async () => given,
    exchange: async () => given,
    fetchUser: async () => user,
    refresh: async () => ({ token: 't2', user }),
    signOut: async (token, scope) => void log.push(`end ${token} ${scope}`),
    keep: async () => {},
    listen: () => {},
    ...answers,
  }
  const auth = createAuth({
    store,
    service: async () => service,
    page: {
      goTo: (address) => logged(`go to ${address}`, undefined),
      reload: () => logged('reload', undefined),
      startAnew: () => logged('start anew', undefined),
      clearStorage: () => logged('clear page storage', undefined),
      wipe: async () => logged('wipe', undefined),
      wait: (ms, then) => {
        log.push(`wait ${ms}`)
        then()
      },
    },
  })
  return { auth, store, log }
}

async function signIn({ auth }: Browser) {
  auth.send({ type: 'submitted', credentials })
  return auth.settled()
}

const messageOf = async (page: Browser) => {
  const state = await signIn(page)
  return state.name === 'signed-out' ? state.refusal?.message : state.name
}

/** Answers each call with the next of `outcomes`; the last one stays. */
function inTurn<T>(...outcomes: (T | Error)[]): () => Promise<T> {
  let calls = 0
  return async () => {
    const outcome = outcomes[Math.min(calls, outcomes.length - 1)]
    calls += 1
    if (outcome instanceof Error || outcome === undefined) throw outcome
    return outcome
  }
}

test('the right password is stored, and leads on after a moment', async () => {
  const page = browser({ signIn: async (email) => (email === user.email ? given : null) })
  expect(await signIn(page)).toEqual({ name: 'signed-in', token: 't1', check: 'verified' })
  expect(page.store.read()).toMatchObject({ status: 'signed-in', token: 't1' })
  expect(page.log).toEqual(['wait 100', 'go to /dashboard/verify'])
})

test.each<[string, Partial<AuthService>, string]>([
  ['a service that is not well', { health: inTurn<void>(failure(503, 'unavailable')) }, signInMessages.unhealthy],
  ['a health check that never answers', { health: inTurn<void>(timeout) }, signInMessages.unhealthy],
  ['two time-outs', { signIn: inTurn<null>(timeout) }, signInMessages.timedOutTwice],
  ['two calls that reach nobody', { signIn: inTurn<null>(failure(0, 'unreachable')) }, signInMessages.retriesSpent],
  ['nobody named', { signIn: async () => null }, signInMessages.noUser],
  ['the support account', { signIn: inTurn<null>(failure(503, 'unavailable')) }, signInMessages.unavailable],
  ['a refusal without words', { signIn: inTurn<null>(failure(418, 'x', '')) }, signInMessages.otherwise],
  ['a body that is not ours', { signIn: inTurn<null>(notOurs(400)) }, signInMessages.otherwise],
  ['a page in place of a session', { signIn: inTurn<null>(notOurs(200)) }, signInMessages.unexpected],
  ['a page of a proxy', { signIn: inTurn<null>(notOurs(502)) }, signInMessages.unavailable],
  ['a defect', { signIn: inTurn<null>(new TypeError('x')) }, signInMessages.unexpected],
  ['an unproved address', { signIn: inTurn<null>(failure(403, 'needs_verification')) }, signInMessages.unverified],
  ['an unconfirmed session', { signIn: async () => ({ ...given, confirmed: false }) }, signInMessages.unverified],
])('%s is told in its own words', async (_, answers, message) => {
  expect(await messageOf(browser(answers))).toBe(message)
})

test('one lost call is repeated and nobody notices', async () => {
  expect(await messageOf(browser({ signIn: inTurn<ConfirmedSession>(timeout, given) }))).toBe('signed-in')
})

test('an unconfirmed session is given back at once', async () => {
  const page = browser({ signIn: async () => ({ ...given, confirmed: false }) })
  await signIn(page)
  await new Promise((resolve) => setTimeout(resolve))
  expect(page.log).toEqual(['end t1 local'])
  expect(page.store.read().status).toBe('signed-out')
})

test('a service that cannot even be chosen is not well', async () => {
  const page = browser({})
  const broken = createAuth({
    store: page.store,
    service: () => Promise.reject(failure(0, 'unreachable')),
    page: {
      goTo: () => {},
      reload: () => {},
      startAnew: () => {},
      clearStorage: () => {},
      wipe: async () => {},
      wait: () => {},
    },
  })
  expect(await messageOf({ ...page, auth: broken })).toBe(signInMessages.unhealthy)
})

test.each<[string, Partial<AuthService>, string, string]>([
  ['a good one is verified', {}, 'verified', 't1'],
  ['a failed look is followed by a refresh', { fetchUser: inTurn<User>(failure(500, 'internal')) }, 'verified', 't2'],
  ['a late look is followed by a refresh', { fetchUser: inTurn<User>(timeout) }, 'verified', 't2'],
  [
    'without a refresh the last known figures stand',
    { fetchUser: inTurn<User>(timeout), refresh: inTurn<{ token: string; user: User }>(timeout) },
    'fallback',
    't1',
  ],
  ['without a network nothing is refreshed', { fetchUser: inTurn<User>(failure(0, 'unreachable')) }, 'fallback', 't1'],
])('a restored session: %s', async (_, answers, check, token) => {
  const page = browser(answers, 't1')
  expect(page.auth.read()).toEqual({ name: 'signed-in', token: 't1', check: 'none' })
  page.auth.send({ type: 'check-asked' })
  expect(await page.auth.settled()).toEqual({ name: 'signed-in', token, check })
  expect(page.store.read()).toMatchObject({ status: 'signed-in', token })
})

test.each(['invalid_token', 'missing_token'])('a restored session that is over (%s) is cleared', async (code) => {
  for (const answers of [
    { fetchUser: inTurn<User>(failure(403, code)) },
    { fetchUser: inTurn<User>(timeout), refresh: inTurn<{ token: string; user: User }>(failure(403, code)) },
  ]) {
    const page = browser(answers, 't1')
    page.auth.send({ type: 'check-asked' })
    expect(await page.auth.settled()).toEqual({ name: 'signed-out', refusal: null })
    expect(page.store.read().status).toBe('signed-out')
  }
})

test('what another tab does holds here', () => {
  const page = browser({})
  page.store.signIn('t9', user)
  expect(page.auth.read()).toMatchObject({ name: 'signed-in', token: 't9' })
  page.store.clear()
  expect(page.auth.read()).toMatchObject({ name: 'signed-out' })
})

test('logging out forgets here first and ends the session everywhere', async () => {
  const page = browser({}, 't1')
  page.auth.send({ type: 'sign-out-asked', scope: 'global' })
  expect(page.store.read().status).toBe('signed-out')
  await new Promise((resolve) => setTimeout(resolve))
  expect(page.log).toEqual(['clear page storage', 'end t1 global'])
})

test('Clear Cache and Reload ends the session, wipes what is kept and starts anew', async () => {
  const page = browser({}, 't1')
  page.auth.send({ type: 'forget-asked', startAnew: true })
  await new Promise((resolve) => setTimeout(resolve))
  expect(page.log.sort()).toEqual(['end t1 local', 'start anew', 'wipe'])
})

test('a token that an answer calls invalid ends the session and reloads the page', async () => {
  const page = browser({}, 't1')
  page.auth.send({ type: 'token-rejected', token: 't1' })
  expect([page.store.read().status, page.store.hasEnded(), page.log]).toEqual(['signed-out', true, ['reload']])
  // The account page may come before the page has loaded again, which asks once more where to lead.
  page.auth.send({ type: 'stale-found' })
  expect([page.auth.read().name, page.store.hasEnded()]).toEqual(['leaving', true])
  expect((await page.auth.settled()).name).toBe('leaving')
})

test('what the service does by itself is heard: a fresh token, and the end', async () => {
  const heard: ((news: ServiceNews) => void)[] = []
  const page = browser({ listen: (hear) => void heard.push(hear) }, 't1')
  for (const _ of [1, 2]) {
    page.auth.send({ type: 'check-asked' })
    await page.auth.settled()
  }
  expect(heard).toHaveLength(1)
  heard[0]?.({ type: 'signed-in', session: { token: 't5', user, confirmed: true } })
  expect([page.auth.read(), page.store.read()]).toMatchObject([{ token: 't5' }, { token: 't5' }])
  heard[0]?.({ type: 'signed-out' })
  expect([page.auth.read().name, page.store.read().status]).toEqual(['signed-out', 'signed-out'])
})
