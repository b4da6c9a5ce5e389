/** Everything that this site keeps in a browser, once: the cookie policy shows this list, and a test in a real browser finds nothing
 *  that is not in it. Cookies and entries of storage stand together, because for a reader they are the same. */

export type StoredGroup = 'essential' | 'analytics' | 'marketing'

export interface StoredItem {
  name: string
  kind: 'cookie' | 'local storage' | 'session storage'
  group: StoredGroup
  purpose: string
  kept: string
}

const untilRemoved = 'until you remove it'

export const storedItems: readonly StoredItem[] = [
  {
    name: 'cookie-consent',
    kind: 'local storage',
    group: 'essential',
    purpose: 'Your decision about cookies',
    kept: '12 months',
  },
  {
    name: 'cookie-consent-date',
    kind: 'local storage',
    group: 'essential',
    purpose: 'When you decided',
    kept: '12 months',
  },
  {
    name: 'vouch-color-scheme',
    kind: 'local storage',
    group: 'essential',
    purpose: 'Light or dark, if you chose',
    kept: untilRemoved,
  },
  {
    name: 'auth_token',
    kind: 'local storage',
    group: 'essential',
    purpose: 'Your session, while you are signed in',
    kept: 'until you sign out',
  },
  {
    name: 'auth_user',
    kind: 'local storage',
    group: 'essential',
    purpose: 'Your name and plan, to draw pages at once',
    kept: 'until you sign out',
  },
  {
    name: 'sb-auth-token',
    kind: 'local storage',
    group: 'essential',
    purpose: 'Your session, where the operator uses a hosted sign-in service',
    kept: 'until you sign out',
  },
  {
    name: 'auth_init_error',
    kind: 'local storage',
    group: 'essential',
    purpose: 'That signing in failed, so that it can be mended',
    kept: 'until it is mended',
  },
  {
    name: 'credit_balance',
    kind: 'local storage',
    group: 'essential',
    purpose: 'The last known balance, shown while the server cannot be reached',
    kept: 'until you sign out',
  },
  {
    name: 'creator_tool_email',
    kind: 'local storage',
    group: 'essential',
    purpose: 'Your address in the free analysis, so that you need not type it again',
    kept: untilRemoved,
  },
  {
    name: 'creator_tool_usage',
    kind: 'local storage',
    group: 'essential',
    purpose: 'How many free analyses you used today',
    kept: untilRemoved,
  },
  {
    name: 'react-router-scroll-positions',
    kind: 'session storage',
    group: 'essential',
    purpose: 'How far you had scrolled, for when you go back',
    kept: 'until the tab is closed',
  },
  {
    name: 'vouch_google',
    kind: 'cookie',
    group: 'essential',
    purpose: 'Holds a sign-in with Google together while you are away',
    kept: '10 minutes',
  },
  {
    name: 'vouch_handover',
    kind: 'cookie',
    group: 'essential',
    purpose: 'Hands the session over once after a sign-in with Google',
    kept: 'a minute',
  },
  {
    name: 'admin_session, admin_login_time',
    kind: 'local storage',
    group: 'essential',
    purpose: 'Draws the gate of the operator’s team; never set for customers',
    kept: 'until sign-out',
  },
  {
    name: 'vouch_team',
    kind: 'cookie',
    group: 'essential',
    purpose: 'The session of the operator’s team; never set for customers',
    kept: 'until sign-out, twelve hours at most',
  },
  {
    name: 'generated-copy',
    kind: 'local storage',
    group: 'essential',
    purpose: 'Drafts of the operator’s team for this site; never set for customers',
    kept: untilRemoved,
  },
  {
    name: '_ga, _ga_*',
    kind: 'cookie',
    group: 'analytics',
    purpose: 'Tells visits apart, only after consent and only if the operator has set up the tag',
    kept: '2 years',
  },
]
