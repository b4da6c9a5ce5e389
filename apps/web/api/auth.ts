import { ApiFailure } from '@vouch/contract'
import { type AuthEffect, type AuthEvent, type AuthState, step } from './auth-machine.ts'
import type { AuthService, ConfirmedSession, ServiceNews } from './auth-service.ts'
import type { SessionStore } from './session-store.ts'

/** Runs the machine: keeps its state, does what it asks for and tells it what came of it. */

/** What the machine works on; a test hands in its own. */
export interface AuthParts {
  store: SessionStore
  /** Chosen by the configuration, which has to be asked first. */
  service: () => Promise<AuthService>
  page: {
    goTo: (address: string) => void
    reload: () => void
    /** Loads the login form anew. */
    startAnew: () => void
    clearStorage: () => void
    /** Forgets local and session storage, and the cookies that scripts can see. */
    wipe: () => Promise<void>
    wait: (ms: number, then: () => void) => void
  }
}

export interface Auth {
  read: () => AuthState
  subscribe: (listener: () => void) => () => void
  send: (event: AuthEvent) => void
  /** Resolves with the state once nothing is being asked any more. */
  settled: () => Promise<AuthState>
}

/** Ways in which a session is explicitly over; anything else leaves the last known one in place. */
const endedCodes = new Set(['invalid_token', 'missing_token'])

const isSettled = (state: AuthState) =>
  state.name === 'signed-out' ||
  state.name === 'leaving' ||
  (state.name === 'signed-in' && state.check !== 'fetching' && state.check !== 'refreshing')

export function createAuth(parts: AuthParts): Auth {
  const { store } = parts
  const listeners = new Set<() => void>()
  let state: AuthState = { name: 'starting' }

  let hears = false
  /** Whoever is asked first is listened to from then on. */
  const service = async () => {
    const chosen = await parts.service()
    if (!hears) chosen.listen((news) => send(eventOf(news)))
    hears = true
    return chosen
  }
  const listening = { ...parts, service }

  function send(event: AuthEvent): void {
    const [next, effects] = step(state, event)
    const changed = next !== state
    state = next
    for (const effect of effects) perform(listening, effect, send)
    if (changed) for (const listener of [...listeners]) listener()
  }
  const storedToken = () => {
    const session = store.read()
    return session.status === 'signed-in' ? session.token : null
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  send({ type: 'started', token: storedToken() })
  // Other tabs, and other parts of this page, write into the same store.
  store.subscribe(() => send({ type: 'tab-changed', token: storedToken() }))
  return {
    read: () => state,
    subscribe,
    send,
    settled: () =>
      new Promise((resolve) => {
        if (isSettled(state)) return resolve(state)
        const leave = subscribe(() => {
          if (!isSettled(state)) return
          leave()
          resolve(state)
        })
      }),
  }
}

/** What changes this browser is done at once, so that the next line of the page already sees it; what is asked of the service
 *  answers later. */
function perform({ store, service, page }: AuthParts, effect: AuthEffect, send: (event: AuthEvent) => void): void {
  switch (effect.do) {
    case 'store-session':
      store.signIn(effect.session.token, effect.session.user)
      break
    case 'update-user':
      store.update(effect.user)
      break
    case 'clear-session':
      store.clear()
      break
    case 'clear-ended-session':
      store.clear({ ended: true })
      break
    case 'clear-stale-session':
      store.clear({ ended: store.hasEnded() })
      break
    case 'clear-page-storage':
      page.clearStorage()
      break
    case 'wipe':
      store.clear()
      void page.wipe().then(() => effect.thenStartAnew && page.startAnew())
      break
    case 'go-to':
      page.wait(effect.afterMs, () => page.goTo(effect.address))
      break
    case 'reload':
      page.reload()
      break
    case 'end-session':
      // Nobody waits for it: this browser has forgotten the session already.
      void service()
        .then((chosen) => chosen.signOut(effect.token, effect.scope))
        .catch(() => {})
      break
    default:
      void service()
        .then((chosen) => answerTo(chosen, effect))
        .catch((error: unknown) => failed(effect, error))
        .then(send)
  }
}

type Question = Extract<
  AuthEffect,
  { do: 'check-health' | 'try-password' | 'exchange-cookie' | 'fetch-session' | 'refresh-session' }
>

async function answerTo(service: AuthService, question: Question): Promise<AuthEvent> {
  switch (question.do) {
    case 'check-health':
      await service.health()
      return { type: 'healthy' }
    case 'try-password':
      return accepted(await service.signIn(question.credentials.email.trim(), question.credentials.password))
    case 'exchange-cookie':
      return accepted(await service.exchange())
    case 'fetch-session':
      return { type: 'fetched', token: question.token, user: await service.fetchUser() }
    case 'refresh-session':
      return { type: 'refreshed', from: question.token, session: await service.refresh() }
  }
}

function eventOf(news: ServiceNews): AuthEvent {
  if (news.type === 'signed-out') return { type: 'service-signed-out' }
  const { token, user, confirmed } = news.session
  return { type: 'service-signed-in', session: { token, user }, confirmed }
}

function accepted(given: ConfirmedSession | null): AuthEvent {
  if (given === null) return { type: 'accepted', session: null, confirmed: true }
  const { token, user, confirmed } = given
  return { type: 'accepted', session: { token, user }, confirmed }
}

function failed(question: Question, error: unknown): AuthEvent {
  const failure = error instanceof ApiFailure ? error : null
  const lost = failure?.body.code === 'unreachable'
  if (question.do === 'check-health') return { type: 'unhealthy' }
  if (question.do === 'fetch-session' || question.do === 'refresh-session') {
    const { token } = question
    if (failure !== null && endedCodes.has(failure.body.code)) return { type: 'session-ended', token }
    return question.do === 'fetch-session' ? { type: 'fetch-failed', token, lost } : { type: 'refresh-failed', token }
  }
  // A success that cannot be read says nothing about the password.
  if (failure === null || (failure.status >= 200 && failure.status < 300)) return { type: 'broke' }
  if (failure.status === 0) return { type: lost ? 'unreachable' : 'timed-out' }
  // A page of a proxy in place of an answer says that the service is not there.
  const code = failure.told === null && failure.status >= 500 ? 'unavailable' : failure.body.code
  return { type: 'refused', code, message: failure.told ?? '' }
}
