import type { User } from '@vouch/contract'
import { signInMessages } from './auth-messages.ts'

/** Signing in and staying signed in, as one machine: a state and an event give the next state and what is to be done. It does
 *  nothing itself and knows no clock; `auth.ts` does what it asks for and tells it what came of it. What a newcomer would get
 *  wrong: an answer may come when nobody waits for it any more, so every state says what it does with every event. */

export interface Credentials {
  email: string
  password: string
  /** Where to go afterwards. */
  returnTo: string
}

export interface OpenSession {
  token: string
  user: User
}

export interface Refusal {
  message: string
  /** The address waits for its proof; the screen offers another letter. */
  needsVerification: boolean
  /** Something may be wrong with what this browser keeps; the screen offers to clear it. */
  clearable: boolean
}

/** How sure we are of a restored session. `fallback`: the service could not say, and the last known figures stand. */
export type Check = 'none' | 'fetching' | 'refreshing' | 'verified' | 'fallback'

export type AuthState =
  | { name: 'starting' }
  | { name: 'signed-out'; refusal: Refusal | null }
  | { name: 'checking-health'; credentials: Credentials }
  | { name: 'trying-password'; credentials: Credentials; attempt: number }
  | { name: 'exchanging'; returnTo: string }
  | { name: 'signed-in'; token: string; check: Check }
  /** The session has ended and the page loads itself again: what is written into it until then is lost. */
  | { name: 'leaving' }

export type AuthEvent =
  | { type: 'started'; token: string | null }
  | { type: 'submitted'; credentials: Credentials }
  | { type: 'healthy' }
  | { type: 'unhealthy' }
  /** `session` null: the service said yes and named nobody. */
  | { type: 'accepted'; session: OpenSession | null; confirmed: boolean }
  | { type: 'refused'; code: string; message: string }
  | { type: 'timed-out' }
  | { type: 'unreachable' }
  | { type: 'broke' }
  /** Back from Google, with a cookie that is worth a session. */
  | { type: 'came-back'; returnTo: string }
  | { type: 'check-asked' }
  | { type: 'fetched'; token: string; user: User }
  | { type: 'fetch-failed'; token: string; lost: boolean }
  | { type: 'refreshed'; from: string; session: OpenSession }
  | { type: 'refresh-failed'; token: string }
  | { type: 'session-ended'; token: string }
  /** Another tab signed in or out. */
  | { type: 'tab-changed'; token: string | null }
  /** The hosted service's own client signed in, followed a session with a fresh one, or signed out. */
  | { type: 'service-signed-in'; session: OpenSession; confirmed: boolean }
  | { type: 'service-signed-out' }
  /** The person goes on: what was refused is no longer said. */
  | { type: 'dismissed' }
  /** Somebody wants the login form, and what is stored gave no live session. */
  | { type: 'stale-found' }
  | { type: 'sign-out-asked'; scope: 'local' | 'global' }
  | { type: 'token-rejected'; token: string }
  | { type: 'forget-asked'; startAnew: boolean }

export type AuthEffect =
  | { do: 'check-health' }
  | { do: 'try-password'; credentials: Credentials }
  | { do: 'exchange-cookie' }
  | { do: 'fetch-session'; token: string }
  | { do: 'refresh-session'; token: string }
  | { do: 'end-session'; scope: 'local' | 'global'; token: string }
  | { do: 'store-session'; session: OpenSession }
  | { do: 'update-user'; user: User }
  | { do: 'clear-session' }
  /** The session ended by itself: whoever had it is led to the login form. */
  | { do: 'clear-ended-session' }
  /** What is stored is no session. Whether the last one ended by itself stays known: the page that told so may be loading again. */
  | { do: 'clear-stale-session' }
  | { do: 'clear-page-storage' }
  /** Forgets everything that this browser keeps for this site. */
  | { do: 'wipe'; thenStartAnew: boolean }
  | { do: 'go-to'; address: string; afterMs: number }
  | { do: 'reload' }

export type Step = readonly [state: AuthState, effects: readonly AuthEffect[]]

export const attemptsMax = 2
/** Long enough for the stored session to reach the other parts of the page, short enough not to be noticed. */
export const redirectMs = 100

const signedOut: AuthState = { name: 'signed-out', refusal: null }

/** @returns the state after an event, and what is to be done, in this order. */
export function step(state: AuthState, event: AuthEvent): Step {
  // What else is heard is for the page that comes.
  if (state.name === 'leaving') return event.type === 'accepted' ? orphan(state, event) : [state, []]
  switch (event.type) {
    case 'started':
      return state.name === 'starting' ? [restored(event.token), []] : [state, []]
    case 'tab-changed':
      return isBusy(state) || tokenOf(state) === event.token ? [state, []] : [restored(event.token), []]
    case 'submitted':
      return submitted(state, event.credentials)
    case 'came-back':
      return isBusy(state)
        ? [state, []]
        : [{ name: 'exchanging', returnTo: event.returnTo }, [{ do: 'exchange-cookie' }]]
    case 'service-signed-in':
      return heardSession(state, event.session, event.confirmed)
    case 'service-signed-out':
      return state.name === 'signed-in' ? [signedOut, [{ do: 'clear-session' }]] : [state, []]
    case 'stale-found':
      // What is stored and cannot be read makes nobody signed in, and goes too.
      if (isBusy(state)) return [state, []]
      return [state.name === 'signed-in' ? signedOut : state, [{ do: 'clear-stale-session' }]]
    case 'dismissed':
      return state.name === 'signed-out' && state.refusal ? [signedOut, []] : [state, []]
    case 'sign-out-asked':
      return [signedOut, [{ do: 'clear-session' }, { do: 'clear-page-storage' }, ...ending(state, event.scope)]]
    case 'forget-asked':
      return [signedOut, [...ending(state, 'local'), { do: 'wipe', thenStartAnew: event.startAnew }]]
    case 'token-rejected':
      if (tokenOf(state) !== event.token) return [state, []]
      return [{ name: 'leaving' }, [{ do: 'clear-ended-session' }, ...ending(state, 'local'), { do: 'reload' }]]
    default:
      return answered(state, event)
  }
}

function restored(token: string | null): AuthState {
  return token === null ? signedOut : { name: 'signed-in', token, check: 'none' }
}

function isBusy({ name }: AuthState): boolean {
  return name === 'checking-health' || name === 'trying-password' || name === 'exchanging'
}

function tokenOf(state: AuthState): string | null {
  return state.name === 'signed-in' ? state.token : null
}

function ending(state: AuthState, scope: 'local' | 'global'): AuthEffect[] {
  return state.name === 'signed-in' ? [{ do: 'end-session', scope, token: state.token }] : []
}

function refused(message: string, looks: Partial<Refusal> = {}): AuthState {
  const { needsVerification = false, clearable = !needsVerification } = looks
  return { name: 'signed-out', refusal: { message, needsVerification, clearable } }
}

/** A button that is pressed twice signs in once. */
function submitted(state: AuthState, credentials: Credentials): Step {
  if (isBusy(state)) return [state, []]
  if (credentials.email.trim() === '' || credentials.password === '') {
    return [refused(signInMessages.fieldsMissing, { clearable: false }), []]
  }
  return [{ name: 'checking-health', credentials }, [{ do: 'check-health' }]]
}

/** A session that the service's own client tells of. While somebody is signing in, the answer to that says the same. */
function heardSession(state: AuthState, session: OpenSession, confirmed: boolean): Step {
  if (isBusy(state)) return [state, []]
  if (!confirmed) return unconfirmed(session)
  const check = tokenOf(state) === session.token && state.name === 'signed-in' ? state.check : 'verified'
  return [{ name: 'signed-in', token: session.token, check }, [{ do: 'store-session', session }]]
}

/** Whoever has not proved the address is signed out at once. */
function unconfirmed({ token }: OpenSession): Step {
  return [
    refused(signInMessages.unverified, { needsVerification: true }),
    [{ do: 'end-session', scope: 'local', token }, { do: 'clear-session' }],
  ]
}

type Answer = Exclude<
  AuthEvent,
  { type: 'started' | 'tab-changed' | 'submitted' | 'came-back' | 'service-signed-in' | 'service-signed-out' }
>

/** Answers of the service, by who waits for them. */
function answered(state: AuthState, event: Answer): Step {
  switch (state.name) {
    case 'checking-health':
      return healthAnswered(state.credentials, state, event)
    case 'trying-password':
      return passwordAnswered(state.credentials, state.attempt, state, event)
    case 'exchanging':
      return exchangeAnswered(state.returnTo, state, event)
    case 'signed-in':
      return checkAnswered(state, event)
    default:
      return orphan(state, event)
  }
}

/** A session that nobody waits for any more is given back, so that none lives on unseen. */
function orphan(state: AuthState, event: Answer): Step {
  if (event.type !== 'accepted' || event.session === null) return [state, []]
  return [state, [{ do: 'end-session', scope: 'local', token: event.session.token }]]
}

function healthAnswered(credentials: Credentials, state: AuthState, event: Answer): Step {
  if (event.type === 'unhealthy') return [refused(signInMessages.unhealthy), []]
  if (event.type !== 'healthy') return orphan(state, event)
  return [
    { name: 'trying-password', credentials, attempt: 1 },
    [{ do: 'clear-session' }, { do: 'try-password', credentials }],
  ]
}

/** Only a call that got no answer is worth repeating: a refusal would be the same the second time. */
function passwordAnswered(credentials: Credentials, attempt: number, state: AuthState, event: Answer): Step {
  switch (event.type) {
    case 'accepted':
      return entered(event, credentials.returnTo)
    case 'refused':
      return [refusalOf(event), []]
    case 'timed-out':
    case 'unreachable':
      if (attempt < attemptsMax) {
        return [{ name: 'trying-password', credentials, attempt: attempt + 1 }, [{ do: 'try-password', credentials }]]
      }
      return [refused(event.type === 'timed-out' ? signInMessages.timedOutTwice : signInMessages.retriesSpent), []]
    case 'broke':
      return [refused(signInMessages.unexpected), []]
    default:
      return [state, []]
  }
}

/** The cookie is worth one session: nothing is repeated, the person begins again. */
function exchangeAnswered(returnTo: string, state: AuthState, event: Answer): Step {
  switch (event.type) {
    case 'accepted':
      return entered(event, returnTo)
    case 'refused':
      return [event.code === 'missing_token' ? refused(signInMessages.noUser) : refusalOf(event), []]
    case 'timed-out':
    case 'unreachable':
      return [refused(signInMessages.timedOutTwice), []]
    case 'broke':
      return [refused(signInMessages.unexpected), []]
    default:
      return [state, []]
  }
}

function entered({ session, confirmed }: { session: OpenSession | null; confirmed: boolean }, returnTo: string): Step {
  if (session === null) return [refused(signInMessages.noUser), []]
  if (!confirmed) return unconfirmed(session)
  return [
    { name: 'signed-in', token: session.token, check: 'verified' },
    [
      { do: 'store-session', session },
      { do: 'go-to', address: returnTo, afterMs: redirectMs },
    ],
  ]
}

/** What an answered refusal means to the person who signs in. */
function refusalOf({ code, message }: { code: string; message: string }): AuthState {
  if (code === 'needs_verification') return refused(signInMessages.unverified, { needsVerification: true })
  if (code === 'unavailable') return refused(signInMessages.unavailable)
  return refused(message || signInMessages.otherwise)
}

/** The restored session is verified in the background. Only a service that says that it is over ends it. An answer about another
 *  token than the present one is about the past. */
function checkAnswered(state: AuthState & { name: 'signed-in' }, event: Answer): Step {
  const { token, check } = state
  const asking = check === 'fetching' || check === 'refreshing'
  switch (event.type) {
    case 'check-asked':
      return asking ? [state, []] : [{ ...state, check: 'fetching' }, [{ do: 'fetch-session', token }]]
    case 'fetched':
      if (event.token !== token) return [state, []]
      return [{ ...state, check: 'verified' }, [{ do: 'update-user', user: event.user }]]
    case 'fetch-failed':
      if (event.token !== token || check !== 'fetching') return [state, []]
      // A page that is being left loses its calls. A refresh sent then would end this token while its successor is lost too.
      if (event.lost) return [{ ...state, check: 'fallback' }, []]
      return [{ ...state, check: 'refreshing' }, [{ do: 'refresh-session', token }]]
    case 'refreshed':
      if (event.from !== token) return [state, []]
      return [
        { name: 'signed-in', token: event.session.token, check: 'verified' },
        [{ do: 'store-session', session: event.session }],
      ]
    case 'refresh-failed':
      return event.token === token ? [{ ...state, check: 'fallback' }, []] : [state, []]
    case 'session-ended':
      return event.token === token ? [signedOut, [{ do: 'clear-ended-session' }]] : [state, []]
    default:
      return orphan(state, event)
  }
}
