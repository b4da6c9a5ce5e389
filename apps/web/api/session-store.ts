import { roles, tiers, type User } from '@vouch/contract'
import { isObject, isText, isWhole, oneOf, orAbsent, orNull, readShape, type Shape } from './json-shape.ts'

/** Who is signed in on this browser, kept in local storage under the names that the product has always used. What a tab has open is kept for the tab
 *  as well, so that it stays in its workspace when it's loaded anew.
 *  `unknown` is the answer before the page has come alive: nothing may be decided from it. */

export type Session =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; token: string; user: User }

export interface SessionStore {
  read: () => Session
  signIn: (token: string, user: User) => void
  /** Replaces what is known about the user, for example the credits; does nothing when nobody is signed in. */
  update: (user: User) => void
  /** @param how `ended` where the session ended by itself: whoever had it is no newcomer here */
  clear: (how?: { ended: boolean }) => void
  /** Whether the last session of this browser ended by itself. */
  hasEnded: () => boolean
  subscribe: (listener: () => void) => () => void
  /** Tells listeners that another tab wrote into the storage. */
  hear: () => void
}

const tokenKey = 'auth_token'
const userKey = 'auth_user'
/** Of the tab. */
const ownKey = 'tab_user'
const endedKey = 'auth_init_error'
const authKeys = [tokenKey, userKey, 'sb-auth-token', 'credit_balance']
const signedOut: Session = { status: 'signed-out' }

const userShape: Shape<User> = {
  id: isText,
  email: isText,
  name: isText,
  company: isText,
  role: oneOf(roles),
  tier: oneOf(tiers),
  monthlyCredits: isWhole,
  purchasedCredits: isWhole,
  createdAt: isText,
  // What was kept of it may be old; the session's check brings the present one.
  subscription: orAbsent(orNull(isObject)),
  workspace: orAbsent(isObject),
  supportName: orAbsent(isText),
}

function sessionIn(token: string | null, text: string | null): Session {
  const user = readShape(text, userShape)
  return token && user ? { status: 'signed-in', token, user } : signedOut
}

/** @returns whether the same person has another workspace open. Their token may be a new one meanwhile. */
function isElsewhere(before: Session, after: Session): boolean {
  if (before.status !== 'signed-in' || after.status !== 'signed-in' || before.user.id !== after.user.id) return false
  const [from, to] = [before.user.workspace?.id, after.user.workspace?.id]
  return from !== undefined && from !== to
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** @param tab keeps things for this tab alone
 *  @returns a store over `storage`. Reads give the same object until something changes, as React asks for. */
export function createSessionStore(storage: Kept, tab: Kept): SessionStore {
  const listeners = new Set<() => void>()
  let seen: { token?: string | null; text?: string | null; session: Session } = { session: signedOut }
  /** Whether another tab has opened another workspace since. This one stays in its own. */
  let apart = false

  const tell = () => {
    for (const listener of [...listeners]) listener()
  }

  function read(): Session {
    const token = storage.getItem(tokenKey)
    const text = storage.getItem(userKey)
    if (token === seen.token && text === seen.text) return seen.session
    const session = sessionIn(token, text)
    const before = seen.session.status === 'signed-in' ? seen.session : sessionIn(token, tab.getItem(ownKey))
    apart = isElsewhere(before, session)
    seen = { token, text, session: apart && before.status === 'signed-in' && token ? { ...before, token } : session }
    keepOwn()
    return seen.session
  }

  function keepOwn(): void {
    if (seen.session.status === 'signed-in') tab.setItem(ownKey, JSON.stringify(seen.session.user))
    else tab.removeItem(ownKey)
  }

  /** Writes what this tab knows of the user. */
  function keep(token: string, text: string): void {
    storage.setItem(userKey, text)
    apart = false
    seen = { token, text, session: sessionIn(token, text) }
    keepOwn()
  }

  return {
    read,
    signIn(token, user) {
      storage.setItem(tokenKey, token)
      keep(token, JSON.stringify(user))
      storage.removeItem(endedKey)
      tell()
    },
    update(user) {
      const current = read()
      if (current.status !== 'signed-in') return
      const text = JSON.stringify(user)
      if (text === JSON.stringify(current.user)) return
      if (apart && user.workspace?.id === current.user.workspace?.id) {
        seen = { ...seen, session: { ...current, user } }
        keepOwn()
      } else keep(current.token, text)
      tell()
    },
    clear(how) {
      // Before anybody hears of it, which in another tab is from the first removal on: the guard of the product decides by it where to lead, and
      // what is begun and not sent is dropped only where somebody signed out.
      if (how?.ended) storage.setItem(endedKey, 'session_ended')
      for (const key of how?.ended ? authKeys : [endedKey, ...authKeys]) storage.removeItem(key)
      tab.removeItem(ownKey)
      tell()
    },
    hasEnded: () => storage.getItem(endedKey) !== null,
    hear: tell,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
