import type { User } from '@vouch/contract'

/** What the browser asks of whoever keeps passwords and sessions: our own server, or a hosted service by its own client. Calls reject
 *  with `ApiFailure` in the words and codes of our API, whoever answers. */
export interface AuthService {
  /** Is it there at all? Three seconds. */
  health: () => Promise<void>
  /** @returns null when it agrees and names nobody */
  signIn: (email: string, password: string) => Promise<ConfirmedSession | null>
  /** Exchanges the cookie of a sign-in by redirect. */
  exchange: () => Promise<ConfirmedSession>
  /** Who the stored session belongs to. Fifteen seconds. */
  fetchUser: () => Promise<User>
  /** Follows the session with a fresh one. */
  refresh: () => Promise<{ token: string; user: User }>
  /** Takes over the session that our server opened in this one's place, after a changed password. */
  keep: (opened: { token: string; refreshToken?: string | undefined }) => Promise<void>
  /** Ends a session even while the page is being left. */
  signOut: (token: string, scope: 'local' | 'global') => Promise<void>
  /** Tells of what the service does by itself. Ours does nothing by itself. */
  listen: (hear: (news: ServiceNews) => void) => void
}

export interface ConfirmedSession {
  token: string
  user: User
  /** Whether the address is proved. */
  confirmed: boolean
}

export type ServiceNews = { type: 'signed-in'; session: ConfirmedSession } | { type: 'signed-out' }
