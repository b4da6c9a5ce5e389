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
    purpose: 'Your cookie choice',
    kept: '12 months',
  },
  {
    name: 'cookie-consent-date',
    kind: 'local storage',
    group: 'essential',
    purpose: 'When you made it',
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
    purpose: 'Your name and plan, so pages load right away',
    kept: 'until you sign out',
  },
  {
    name: 'sb-auth-token',
    kind: 'local storage',
    group: 'essential',
    purpose: 'Your session, if the operator uses a hosted sign-in service',
    kept: 'until you sign out',
  },
  {
    name: 'auth_init_error',
    kind: 'local storage',
    group: 'essential',
    purpose: 'A note that your session ended, so the product shows you the sign-in form',
    kept: 'until you sign in',
  },
  {
    name: 'credit_balance',
    kind: 'local storage',
    group: 'essential',
    purpose: 'Your last known balance, shown while the server can’t be reached',
    kept: 'until you sign out',
  },
  {
    name: 'credit_notice',
    kind: 'local storage',
    group: 'essential',
    purpose: 'Which low-credit warnings you’ve seen, so each one is shown only once',
    kept: untilRemoved,
  },
  {
    name: 'unclaimed_purchase',
    kind: 'local storage',
    group: 'essential',
    purpose: 'A note that your payment went through, until its credits arrive',
    kept: 'until they are there',
  },
  {
    name: 'creator_tool_email',
    kind: 'local storage',
    group: 'essential',
    purpose: 'Your email address in the free analysis, so you don’t have to type it again',
    kept: untilRemoved,
  },
  {
    name: 'creator_tool_usage',
    kind: 'local storage',
    group: 'essential',
    purpose: 'How many free analyses you’ve used today',
    kept: untilRemoved,
  },
  {
    name: 'react-router-scroll-positions',
    kind: 'session storage',
    group: 'essential',
    purpose: 'How far you scrolled, for when you go back',
    kept: 'until the tab is closed',
  },
  {
    name: 'tab_user',
    kind: 'session storage',
    group: 'essential',
    purpose: 'Which workspace is open in this tab, with your name and plan there',
    kept: 'until you sign out or close the tab',
  },
  {
    name: 'unsent_drafts',
    kind: 'session storage',
    group: 'essential',
    purpose: 'What you’ve typed and not sent or saved yet',
    kept: 'until you sign out or close the tab',
  },
  {
    name: 'vouch_google',
    kind: 'cookie',
    group: 'essential',
    purpose: 'Keeps track of your Google sign-in while you’re on Google’s page',
    kept: '10 minutes',
  },
  {
    name: 'vouch_sign_up',
    kind: 'cookie',
    group: 'essential',
    purpose: 'Recognizes the browser you signed up in, until your email address is verified',
    kept: '48 hours',
  },
  {
    name: 'vouch_handover',
    kind: 'cookie',
    group: 'essential',
    purpose: 'Hands over your session once, after a Google sign-in',
    kept: 'a minute',
  },
  {
    name: 'admin_session, admin_login_time',
    kind: 'local storage',
    group: 'essential',
    purpose: 'Shows the sign-in page for the operator’s team; never set for customers',
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
    purpose: 'Tells visits apart, only with your consent and only if the operator has set up the tag',
    kept: '2 years',
  },
]
