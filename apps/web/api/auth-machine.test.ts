import type { User } from '@vouch/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AuthEffect, type AuthEvent, type AuthState, step } from './auth-machine.ts'
import { signInMessages } from './auth-messages.ts'

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
const session = { token: 't1', user }
const other = { token: 't2', user }
const credentials = { email: user.email, password: 'secret', returnTo: '/dashboard' }

const out: AuthState = { name: 'signed-out', refusal: null }
const health: AuthState = { name: 'checking-health', credentials }
const first: AuthState = { name: 'trying-password', credentials, attempt: 1 }
const second: AuthState = { name: 'trying-password', credentials, attempt: 2 }
const exchanging: AuthState = { name: 'exchanging', returnTo: '/dashboard' }
const restored: AuthState = { name: 'signed-in', token: 't1', check: 'none' }
const fetching: AuthState = { ...restored, check: 'fetching' }
const refreshing: AuthState = { ...restored, check: 'refreshing' }
const verified: AuthState = { ...restored, check: 'verified' }
const fallback: AuthState = { ...restored, check: 'fallback' }
const leaving: AuthState = { name: 'leaving' }

const say = (message: string, clearable = true, needsVerification = false): AuthState => ({
  name: 'signed-out',
  refusal: { message, needsVerification, clearable },
})
const endLocally: AuthEffect = { do: 'end-session', scope: 'local', token: 't1' }
const clear: AuthEffect = { do: 'clear-session' }
const clearEnded: AuthEffect = { do: 'clear-ended-session' }
const clearStale: AuthEffect = { do: 'clear-stale-session' }
const enter: AuthEffect[] = [
  { do: 'store-session', session },
  { do: 'go-to', address: '/dashboard', afterMs: 100 },
]
const tryPassword: AuthEffect = { do: 'try-password', credentials }
const refuse = (code: string, message: string): AuthEvent => ({ type: 'refused', code, message })
const accept: AuthEvent = { type: 'accepted', session, confirmed: true }

type Row = [story: string, from: AuthState, event: AuthEvent, to: AuthState, effects: AuthEffect[]]

const table: Record<string, Row[]> = {
  'starting up': [
    ['nothing is stored', { name: 'starting' }, { type: 'started', token: null }, out, []],
    ['a session is restored at once', { name: 'starting' }, { type: 'started', token: 't1' }, restored, []],
    ['only once', verified, { type: 'started', token: null }, verified, []],
  ],
  'signing in with a password': [
    ['the service is asked how it is', out, { type: 'submitted', credentials }, health, [{ do: 'check-health' }]],
    [
      'empty fields ask nobody',
      out,
      { type: 'submitted', credentials: { ...credentials, email: '  ' } },
      say(signInMessages.fieldsMissing, false),
      [],
    ],
    [
      'an empty password asks nobody',
      out,
      { type: 'submitted', credentials: { ...credentials, password: '' } },
      say(signInMessages.fieldsMissing, false),
      [],
    ],
    ['pressed twice', health, { type: 'submitted', credentials }, health, []],
    ['a service that is not well is not asked', health, { type: 'unhealthy' }, say(signInMessages.unhealthy), []],
    ['a healthy one is, after the last session is cleared', health, { type: 'healthy' }, first, [clear, tryPassword]],
    ['the right password', first, accept, verified, enter],
    ['the right password at the second attempt', second, accept, verified, enter],
    ['nobody is named', first, { ...accept, session: null }, say(signInMessages.noUser), []],
    ['one time-out', first, { type: 'timed-out' }, second, [tryPassword]],
    ['one lost call', first, { type: 'unreachable' }, second, [tryPassword]],
    ['two time-outs', second, { type: 'timed-out' }, say(signInMessages.timedOutTwice), []],
    ['two lost calls', second, { type: 'unreachable' }, say(signInMessages.retriesSpent), []],
    [
      'a wrong password',
      first,
      refuse('invalid_credentials', 'Invalid email or password'),
      say('Invalid email or password'),
      [],
    ],
    ['a refusal without words', first, refuse('unknown', ''), say(signInMessages.otherwise), []],
    ['the support account', first, refuse('unavailable', 'x'), say(signInMessages.unavailable), []],
    [
      'an address that waits for its proof',
      first,
      refuse('needs_verification', 'x'),
      say(signInMessages.unverified, false, true),
      [],
    ],
    ['a defect', first, { type: 'broke' }, say(signInMessages.unexpected), []],
    [
      'an unconfirmed user is signed out at once',
      first,
      { ...accept, confirmed: false },
      say(signInMessages.unverified, false, true),
      [endLocally, clear],
    ],
    ['an answer that nobody waits for any more is given back', out, accept, out, [endLocally]],
    ['going on forgets the refusal', say('x'), { type: 'dismissed' }, out, []],
  ],
  'coming back from Google': [
    [
      'the cookie is exchanged',
      out,
      { type: 'came-back', returnTo: '/dashboard' },
      exchanging,
      [{ do: 'exchange-cookie' }],
    ],
    ['not beside a sign-in', first, { type: 'came-back', returnTo: '/' }, first, []],
    ['a session', exchanging, accept, verified, enter],
    ['a cookie that is worth nothing', exchanging, refuse('missing_token', 'x'), say(signInMessages.noUser), []],
    ['a refusal', exchanging, refuse('unavailable', 'x'), say(signInMessages.unavailable), []],
    ['a time-out is not repeated', exchanging, { type: 'timed-out' }, say(signInMessages.timedOutTwice), []],
    ['a lost call is not repeated', exchanging, { type: 'unreachable' }, say(signInMessages.timedOutTwice), []],
    ['a defect', exchanging, { type: 'broke' }, say(signInMessages.unexpected), []],
  ],
  'verifying the restored session': [
    ['in the background', restored, { type: 'check-asked' }, fetching, [{ do: 'fetch-session', token: 't1' }]],
    ['one check at a time', fetching, { type: 'check-asked' }, fetching, []],
    ['nobody to check', out, { type: 'check-asked' }, out, []],
    ['good', fetching, { type: 'fetched', token: 't1', user }, verified, [{ do: 'update-user', user }]],
    ['explicitly over', fetching, { type: 'session-ended', token: 't1' }, out, [clearEnded]],
    [
      'failed: a refresh is tried',
      fetching,
      { type: 'fetch-failed', token: 't1', lost: false },
      refreshing,
      [{ do: 'refresh-session', token: 't1' }],
    ],
    ['lost: the last known session stands', fetching, { type: 'fetch-failed', token: 't1', lost: true }, fallback, []],
    [
      'refreshed',
      refreshing,
      { type: 'refreshed', from: 't1', session: other },
      { name: 'signed-in', token: 't2', check: 'verified' },
      [{ do: 'store-session', session: other }],
    ],
    ['not refreshed: the last known session stands', refreshing, { type: 'refresh-failed', token: 't1' }, fallback, []],
    ['over while refreshing', refreshing, { type: 'session-ended', token: 't1' }, out, [clearEnded]],
    ['an answer about an earlier token', fetching, { type: 'fetched', token: 't0', user }, fetching, []],
    ['an end of an earlier token', fetching, { type: 'session-ended', token: 't0' }, fetching, []],
    ['who wants the login form loses what is stale', fallback, { type: 'stale-found' }, out, [clearStale]],
    ['and what is stored but cannot be read', out, { type: 'stale-found' }, out, [clearStale]],
    ['what was refused goes on being said', say('No'), { type: 'stale-found' }, say('No'), [clearStale]],
    ['nothing is cleared in the middle of a sign-in', first, { type: 'stale-found' }, first, []],
  ],
  'other tabs and the service': [
    ['another tab signed in', out, { type: 'tab-changed', token: 't1' }, restored, []],
    ['another tab signed out', verified, { type: 'tab-changed', token: null }, out, []],
    ['the same session', verified, { type: 'tab-changed', token: 't1' }, verified, []],
    ['not in the middle of a sign-in', first, { type: 'tab-changed', token: 't9' }, first, []],
    [
      'the service followed the session',
      verified,
      { type: 'service-signed-in', session: other, confirmed: true },
      { name: 'signed-in', token: 't2', check: 'verified' },
      [{ do: 'store-session', session: other }],
    ],
    [
      'the service signed an unconfirmed user in',
      out,
      { type: 'service-signed-in', session, confirmed: false },
      say(signInMessages.unverified, false, true),
      [endLocally, clear],
    ],
    ['the service signed out', verified, { type: 'service-signed-out' }, out, [clear]],
    ['the service signed nobody out', first, { type: 'service-signed-out' }, first, []],
  ],
  'the ways out': [
    [
      'log out everywhere',
      verified,
      { type: 'sign-out-asked', scope: 'global' },
      out,
      [clear, { do: 'clear-page-storage' }, { do: 'end-session', scope: 'global', token: 't1' }],
    ],
    [
      'log out here',
      verified,
      { type: 'sign-out-asked', scope: 'local' },
      out,
      [clear, { do: 'clear-page-storage' }, endLocally],
    ],
    [
      'a call says that the token has ended',
      verified,
      { type: 'token-rejected', token: 't1' },
      leaving,
      [clearEnded, endLocally, { do: 'reload' }],
    ],
    ['a late call says so of an earlier token', verified, { type: 'token-rejected', token: 't0' }, verified, []],
    ['the page that is being left is told nothing more', leaving, { type: 'tab-changed', token: 't2' }, leaving, []],
    ['and lets nobody sign in', leaving, { type: 'submitted', credentials }, leaving, []],
    ['a session that comes to it is given back', leaving, accept, leaving, [endLocally]],
    [
      'Clear Cache and Reload',
      verified,
      { type: 'forget-asked', startAnew: true },
      out,
      [endLocally, { do: 'wipe', thenStartAnew: true }],
    ],
    [
      'a link with logout=true',
      out,
      { type: 'forget-asked', startAnew: false },
      out,
      [{ do: 'wipe', thenStartAnew: false }],
    ],
  ],
}

describe.each(Object.entries(table))('%s', (_, rows) => {
  test.each(rows)('%s', (_story, from, event, to, effects) => {
    expect(step(from, event)).toEqual([to, effects])
  })
})

const token = fc.constantFrom('t1', 't2')
const opened = token.map((given) => ({ token: given, user }))
const event: fc.Arbitrary<AuthEvent> = fc.oneof(
  fc.record({ type: fc.constant('submitted' as const), credentials: fc.constant(credentials) }),
  fc.constantFrom<AuthEvent>(
    ...(
      ['healthy', 'unhealthy', 'timed-out', 'unreachable', 'broke', 'check-asked', 'dismissed', 'stale-found'] as const
    ).map((type) => ({ type })),
    { type: 'service-signed-out' },
    { type: 'came-back', returnTo: '/dashboard' },
  ),
  fc.record({ type: fc.constant('accepted' as const), session: fc.option(opened), confirmed: fc.boolean() }),
  fc.record({
    type: fc.constant('refused' as const),
    code: fc.constantFrom('unavailable', 'x'),
    message: fc.constant('No'),
  }),
  fc.record({ type: fc.constant('fetched' as const), token, user: fc.constant(user) }),
  fc.record({ type: fc.constant('fetch-failed' as const), token, lost: fc.boolean() }),
  fc.record({ type: fc.constant('refreshed' as const), from: token, session: opened }),
  fc.record({
    type: fc.constantFrom('refresh-failed' as const, 'session-ended' as const, 'token-rejected' as const),
    token,
  }),
  fc.record({ type: fc.constant('tab-changed' as const), token: fc.option(token) }),
  fc.record({ type: fc.constant('service-signed-in' as const), session: opened, confirmed: fc.boolean() }),
  fc.record({
    type: fc.constant('sign-out-asked' as const),
    scope: fc.constantFrom('local' as const, 'global' as const),
  }),
  fc.record({ type: fc.constant('forget-asked' as const), startAnew: fc.boolean() }),
)

/** Plays events from the start and hands every step to `look`. */
function play(
  events: AuthEvent[],
  look: (before: AuthState, made: readonly [AuthState, readonly AuthEffect[]]) => void,
) {
  let state: AuthState = { name: 'starting' }
  for (const each of [{ type: 'started', token: null } as const, ...events]) {
    const made = step(state, each)
    look(state, made)
    state = made[0]
  }
}

test('whatever happens, the stored session is the one of the state', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let stored: string | null = null
      play(events, (_, [after, effects]) => {
        for (const effect of effects) {
          if (effect.do === 'store-session') stored = effect.session.token
          if (['clear-session', 'clear-ended-session', 'clear-stale-session', 'wipe'].includes(effect.do)) stored = null
        }
        // Another tab has stored, or cleared, before it is heard of.
        if (effects.length === 0 && after.name === 'signed-in') stored = after.token
        if (effects.length === 0 && after.name === 'signed-out') stored = null
        if (after.name === 'signed-in') expect(stored).toBe(after.token)
        if (after.name === 'signed-out') expect(stored).toBe(null)
      })
    }),
  )
})

test('a password is tried at most twice for one press of the button, and never before the service is well', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let tries = 0
      play(events, (before, [, effects]) => {
        for (const effect of effects) {
          if (effect.do === 'check-health') tries = 0
          if (effect.do !== 'try-password') continue
          tries += 1
          expect(['checking-health', 'trying-password']).toContain(before.name)
          expect(tries).toBeLessThanOrEqual(2)
        }
      })
    }),
  )
})

test('nobody whose address is not confirmed is ever signed in, and every session that was not wanted is ended', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let last: AuthEvent = { type: 'broke' }
      const queue = [...events]
      play(events, (before, [after, effects]) => {
        if (before.name !== 'starting') last = queue.shift() ?? last
        if (last.type !== 'accepted' || last.session === null || before.name === 'starting') return
        const { session: given, confirmed } = last
        const isIn =
          after.name === 'signed-in' &&
          after.token === given.token &&
          effects.some(({ do: it }) => it === 'store-session')
        const isEnded = effects.some((effect) => effect.do === 'end-session' && effect.token === given.token)
        expect(isIn || isEnded).toBe(true)
        if (isIn) expect(confirmed).toBe(true)
      })
    }),
  )
})
