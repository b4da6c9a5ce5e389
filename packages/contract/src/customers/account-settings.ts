import { z } from 'zod'
import { route } from '../wire/route.ts'
import { nameOrNone } from '../wire/visible-text.ts'
import { emailAddress, jobRoles, newPassword, personName } from './sign-up-form.ts'

/** What a person sees and changes of the own account. Whatever lets somebody in is changed only with a proof beside the token:
 *  the password, a link in a mail, or a sign-in of the last minutes for those who have no password. */

/** Letters that can be switched off. All others belong to the account or to the law and are always sent. */
export const letterTopics = ['sign_in_alerts', 'credit_warnings', 'watch_alerts', 'product_news'] as const
export type LetterTopic = (typeof letterTopics)[number]

export const accountEventKinds = [
  'signed_up',
  'signed_in',
  'sign_in_failed',
  'sign_in_refused',
  'signed_out',
  'sessions_ended',
  'session_revoked',
  'password_reset_asked',
  'password_reset',
  'password_changed',
  'password_set',
  'email_change_asked',
  'email_change_dropped',
  'email_changed',
  'profile_changed',
  'notifications_changed',
  'data_exported',
  'account_deleted',
  'support_viewed',
  'support_left',
  'support_changed',
] as const
export type AccountEventKind = (typeof accountEventKinds)[number]

const notAnObject = 'The body must be a JSON object.'
const badLink = 'This link is incomplete. Click it again in the email.'
const yesOrNo = z.boolean('Must be true or false.').optional()
const company = z
  .string('Send the company. It can be empty.')
  .overwrite(nameOrNone)
  .trim()
  .max(200, 'Company can be up to 200 characters.')
const noRole = 'Please select your role.'

/** A password that is checked, not chosen. */
function knownPassword(sentence: string) {
  return z.string(sentence).min(1, sentence).max(1_000, 'Password can be up to 1,000 characters.')
}

/** Absent for those who have no password. */
const currentPassword = knownPassword('Enter your current password.').optional()
const linkToken = z.string(badLink).min(1, badLink).max(200, badLink)

export const profileForm = z.object(
  { firstName: personName('First name'), lastName: personName('Last name'), company, role: z.enum(jobRoles, noRole) },
  notAnObject,
)
export type ProfileForm = z.output<typeof profileForm>

const notifications = z.object({
  signInAlerts: z.boolean(),
  creditWarnings: z.boolean(),
  watchAlerts: z.boolean(),
  productNews: z.boolean(),
})
export type Notifications = z.output<typeof notifications>

const accountSettings = z
  .object({
    email: z.string(),
    /** The address that waits for its mailbox to answer. */
    emailWaiting: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    company: z.string(),
    role: z.enum(jobRoles),
    createdAt: z.string(),
    hasPassword: z.boolean(),
    /** Third parties that sign this person in, `google` for example. */
    linked: z.array(z.string()),
    notifications,
  })
  .meta({ id: 'AccountSettings' })
export type AccountSettings = z.output<typeof accountSettings>

const openSession = z.object({
  id: z.string(),
  /** Browser and system, as far as the browser says. */
  device: z.string(),
  /** The network: the last part of the address is left out. */
  address: z.string(),
  signedInAt: z.string(),
  /** To the nearest few minutes. */
  lastUsedAt: z.string(),
  current: z.boolean(),
})
export type OpenSessionCard = z.output<typeof openSession>

const accountEvent = z.object({
  id: z.string(),
  kind: z.enum(accountEventKinds),
  device: z.string(),
  address: z.string(),
  detail: z.string().nullable(),
  at: z.string(),
})
export type AccountEvent = z.output<typeof accountEvent>

/** What deleting the account does to one thing: a sentence a person can decide by. */
const consequence = z.object({ about: z.string(), text: z.string() })
export type Consequence = z.output<typeof consequence>

const done = z.object({ success: z.literal(true) })
const renewed = done.extend({
  token: z.string(),
  expiresAt: z.string(),
  refreshToken: z
    .string()
    .optional()
    .describe('In addition to the token, if a hosted auth service keeps the sessions.'),
})
const tag = 'Account settings'

export const account = {
  settings: route({
    method: 'GET',
    path: '/api/account',
    access: 'bearer',
    tag,
    summary: 'Returns the account settings that its owner can see and change.',
    status: 200,
    reply: accountSettings,
    problems: [],
  }),
  changeProfile: route({
    method: 'PATCH',
    path: '/api/account/profile',
    access: 'bearer',
    tag,
    summary: 'Changes name, company and role.',
    body: profileForm,
    status: 200,
    reply: accountSettings,
    problems: ['validation'],
  }),
  changeNotifications: route({
    method: 'PATCH',
    path: '/api/account/notifications',
    access: 'bearer',
    tag,
    summary: 'Sets which emails to receive. Anything left out stays as it is.',
    body: z.object(
      { signInAlerts: yesOrNo, creditWarnings: yesOrNo, watchAlerts: yesOrNo, productNews: yesOrNo },
      notAnObject,
    ),
    status: 200,
    reply: accountSettings,
    problems: ['validation'],
  }),
  changePassword: route({
    method: 'POST',
    path: '/api/account/password',
    access: 'bearer',
    tag,
    summary: 'Changes the password, ends every session on the account and issues a new one to the caller.',
    body: z.object({ currentPassword: knownPassword('Enter your current password.'), newPassword }, notAnObject),
    status: 200,
    reply: renewed,
    problems: ['validation', 'wrong_password', 'no_password', 'rate_limited'],
    callsPerMinuteMax: 30,
  }),
  mailPasswordLink: route({
    method: 'POST',
    path: '/api/account/password-link',
    access: 'bearer',
    tag,
    summary: 'Emails the caller a link to set a password, if they don’t have one or forgot it.',
    status: 202,
    reply: done,
    problems: ['rate_limited'],
    callsPerMinuteMax: 5,
  }),
  changeEmail: route({
    method: 'POST',
    path: '/api/account/email',
    access: 'bearer',
    tag,
    summary:
      'Emails a link to a new address; the account switches to it when the link is clicked. The response doesn’t reveal whether the address has an account.',
    body: z.object({ email: emailAddress, currentPassword }, notAnObject),
    status: 202,
    reply: accountSettings,
    problems: ['validation', 'wrong_password', 'sign_in_again', 'rate_limited'],
    callsPerMinuteMax: 10,
  }),
  dropEmailChange: route({
    method: 'DELETE',
    path: '/api/account/email',
    access: 'bearer',
    tag,
    summary: 'Cancels a change to an address that hasn’t been confirmed yet.',
    status: 200,
    reply: accountSettings,
    problems: [],
  }),
  sessions: route({
    method: 'GET',
    path: '/api/account/sessions',
    access: 'bearer',
    tag,
    summary: 'Lists where the account is signed in, most recently used first, up to 100.',
    status: 200,
    reply: z.object({ sessions: z.array(openSession), nextCursor: z.null() }),
    problems: [],
  }),
  endSession: route({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    access: 'bearer',
    tag,
    summary: 'Ends one session.',
    params: z.object({ id: z.uuid('That is not a session ID.') }),
    status: 200,
    reply: done,
    problems: ['not_found'],
  }),
  endOtherSessions: route({
    method: 'DELETE',
    path: '/api/account/sessions',
    access: 'bearer',
    tag,
    summary: 'Ends every other session.',
    status: 200,
    reply: done.extend({ ended: z.int() }),
    problems: [],
  }),
  events: route({
    method: 'GET',
    path: '/api/account/events',
    access: 'bearer',
    tag,
    summary: 'Lists account activity, newest first.',
    query: z.object({
      cursor: z
        .string('A cursor must be the nextCursor from the previous page.')
        .regex(/^\d{1,18}$/, 'That cursor is not from this list.')
        .optional(),
      limit: z.coerce
        .number('A limit must be a whole number from 1 to 100.')
        .int('A limit must be a whole number from 1 to 100.')
        .min(1, 'A limit must be a whole number from 1 to 100.')
        .max(100, 'A limit must be a whole number from 1 to 100.')
        .default(20),
    }),
    status: 200,
    reply: z.object({ events: z.array(accountEvent), nextCursor: z.string().nullable() }),
    problems: ['validation'],
  }),
  exportData: route({
    method: 'GET',
    path: '/api/account/export',
    access: 'bearer',
    tag,
    summary: 'Returns everything stored about the person and the workspace as one JSON file.',
    status: 200,
    reply: z.record(z.string(), z.unknown()),
    download: 'application/json',
    problems: ['rate_limited'],
    callsPerMinuteMax: 5,
  }),
  foreseeDeletion: route({
    method: 'GET',
    path: '/api/account/deletion',
    access: 'bearer',
    tag,
    summary: 'Says what deleting the account would do, before you do it.',
    status: 200,
    reply: z.object({ consequences: z.array(consequence) }),
    problems: [],
  }),
  delete: route({
    method: 'POST',
    path: '/api/account/deletion',
    access: 'bearer',
    tag,
    summary: 'Permanently deletes the account. Takes the email address, typed out, and the password.',
    body: z.object(
      { email: z.string('Type your email address.').max(320, 'Type your email address.'), currentPassword },
      notAnObject,
    ),
    status: 200,
    reply: done,
    problems: ['validation', 'wrong_password', 'sign_in_again', 'rate_limited'],
    callsPerMinuteMax: 10,
  }),
}

/** For those who cannot sign in. */
export const passwordReset = {
  forgot: route({
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    tag: 'Accounts',
    summary:
      'Emails a link to set a new password if the address has an account. The response is the same for every address.',
    body: z.object({ email: emailAddress }, notAnObject),
    status: 202,
    reply: done.extend({ error: z.null() }),
    problems: ['validation', 'rate_limited'],
    callsPerMinuteMax: 5,
  }),
  check: route({
    method: 'POST',
    path: '/api/auth/reset-password/check',
    access: 'public',
    tag: 'Accounts',
    summary: 'Says whose password the link in an email sets, without using up the link.',
    body: z.object({ token: linkToken }, notAnObject),
    status: 200,
    reply: done.extend({ email: z.string() }),
    problems: ['validation', 'link_ended', 'rate_limited'],
    callsPerMinuteMax: 30,
  }),
  reset: route({
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    tag: 'Accounts',
    summary: 'Sets a new password using the link in an email, once, and ends every session on the account.',
    body: z.object({ token: linkToken, password: newPassword }, notAnObject),
    status: 200,
    reply: done.extend({ error: z.null() }),
    problems: ['validation', 'link_ended', 'rate_limited'],
    callsPerMinuteMax: 30,
  }),
  confirmEmail: route({
    method: 'POST',
    path: '/api/auth/confirm-email',
    access: 'public',
    tag: 'Accounts',
    summary: 'Switches an account to the address that an email was sent to, once.',
    body: z.object({ token: linkToken }, notAnObject),
    status: 200,
    reply: done.extend({ email: z.string() }),
    problems: ['validation', 'link_ended', 'rate_limited'],
    callsPerMinuteMax: 30,
  }),
}
