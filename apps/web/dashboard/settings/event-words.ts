import type { AccountEvent, AccountEventKind } from '@vouch/contract'

/** What the events of an account are called. */

const words: Readonly<Record<AccountEventKind, string>> = {
  signed_up: 'Account created',
  signed_in: 'Signed in',
  sign_in_failed: 'Sign-in with a wrong password',
  sign_in_refused: 'Sign-in refused',
  signed_out: 'Signed out',
  sessions_ended: 'Signed out everywhere else',
  session_revoked: 'Signed out one device',
  password_reset_asked: 'Password link requested',
  password_reset: 'Password reset with a link',
  password_changed: 'Password changed',
  password_set: 'Password set with a link',
  email_change_asked: 'Email change requested',
  email_change_dropped: 'Email change canceled',
  email_changed: 'Email address changed',
  profile_changed: 'Profile changed',
  notifications_changed: 'Notifications changed',
  data_exported: 'Copy of your data downloaded',
  account_deleted: 'Account deleted',
  support_viewed: 'Support viewed your account',
  support_left: 'Support stopped viewing your account',
  support_changed: 'Support changed your account',
}

const ways: Readonly<Record<string, string>> = {
  google: ' with Google',
  email_link: ' with the link in an email',
  global: ' everywhere',
}

/** Events that somebody else may have caused. They are marked in words too, so the mark is never alone. */
const notable: ReadonlySet<AccountEventKind> = new Set(['sign_in_failed', 'sign_in_refused'])

/** @returns the sentence of an event, and whether it is worth a second look */
export function eventWords({ kind, detail }: Pick<AccountEvent, 'kind' | 'detail'>): {
  text: string
  notable: boolean
} {
  const way = kind === 'signed_up' || kind === 'signed_in' || kind === 'signed_out' ? (ways[detail ?? ''] ?? '') : ''
  return { text: words[kind] + way, notable: notable.has(kind) }
}
