import { z } from 'zod'
import { route } from '../wire/route.ts'
import { paymentConfirmation } from './subscription.ts'

/** Sign-up with a trial: the account, then the card, then the proof that the address is the person's. */

/** What people say they do. It is told, not checked, and permits nothing. */
export const jobRoles = [
  'brand_manager',
  'marketing_manager',
  'social_media_manager',
  'agency_owner',
  'freelancer',
  'other',
] as const
export type JobRole = (typeof jobRoles)[number]

export const passwordCharsMin = 12
export const nameCharsMin = 2

const badEmail = 'Please enter a valid email address.'
const shortPassword = `Password must be at least ${passwordCharsMin} characters.`
const noTerms = 'You must accept the Terms of Service and Privacy Policy.'
const badLink = 'This link is incomplete. Open it again from the email.'
const noRole = 'Please select your role.'

export const emailAddress = z.string(badEmail).trim().max(320, badEmail).pipe(z.email(badEmail))

/** A password that is chosen. */
export const newPassword = z
  .string(shortPassword)
  .min(passwordCharsMin, shortPassword)
  .max(1_000, 'Password can be up to 1,000 characters.')

/** A name of a person, in a sentence of its own when it is too short. */
export function personName(what: string) {
  const short = `${what} must be at least ${nameCharsMin} characters.`
  return z.string(short).trim().min(nameCharsMin, short).max(100, `${what} can be up to 100 characters.`)
}

/** The form, checked alike in the browser and on the server. */
export const signUpForm = z.object(
  {
    email: emailAddress,
    password: newPassword,
    firstName: personName('First name'),
    lastName: personName('Last name'),
    company: z
      .string('Company must be text.')
      .trim()
      .max(200, 'Company can be up to 200 characters.')
      .nullish()
      .transform((company) => company ?? ''),
    role: z.enum(jobRoles, noRole),
    acceptTerms: z.literal(true, noTerms),
    acceptMarketing: z
      .boolean('Marketing consent must be true or false.')
      .nullish()
      .transform((accepts) => accepts ?? false),
  },
  'The body must be a JSON object.',
)
export type SignUpForm = z.output<typeof signUpForm>

const done = z.object({ success: z.literal(true), error: z.null() })

/** A sign-up whose card is set up. */
const readySignUp = z.object(
  {
    email: emailAddress,
    setupIntentId: z
      .string('Provide the card’s setup intent ID.')
      .min(1, 'Provide the card’s setup intent ID.')
      .max(200, 'That isn’t a setup intent ID.'),
  },
  'The body must be a JSON object.',
)

export const signUp = {
  begin: route({
    method: 'POST',
    path: '/api/auth/signup-with-trial',
    access: 'public',
    tag: 'Accounts',
    summary:
      'Creates an account and starts setting up a card for its trial. The response doesn’t reveal whether the address has an account.',
    body: signUpForm,
    status: 200,
    reply: done.extend({
      setupIntent: z.object({ id: z.string(), client_secret: z.string() }),
      customerId: z.string(),
    }),
    problems: ['validation', 'rate_limited', 'unavailable'],
    callsPerMinuteMax: 30,
  }),
  complete: route({
    method: 'POST',
    path: '/api/auth/complete-trial-signup',
    access: 'public',
    tag: 'Accounts',
    summary:
      'Starts the trial once the card is set up, and emails the verification link. A card or an address gets one trial.',
    body: readySignUp,
    status: 200,
    reply: done,
    problems: ['validation', 'not_found', 'card_required', 'trial_used', 'rate_limited', 'unavailable'],
    callsPerMinuteMax: 30,
  }),
  startPaid: route({
    method: 'POST',
    path: '/api/auth/start-paid-signup',
    access: 'public',
    tag: 'Accounts',
    summary: 'Starts the Starter plan without a trial and charges the card today, for people who already had a trial.',
    body: readySignUp,
    status: 200,
    /** `confirmation` is set where the bank asks the card’s owner; the call is made again after the answer. */
    reply: done.extend({ confirmation: paymentConfirmation.nullable() }),
    problems: ['validation', 'not_found', 'card_required', 'card_declined', 'rate_limited', 'unavailable'],
    callsPerMinuteMax: 30,
  }),
  resend: route({
    method: 'POST',
    path: '/api/auth/resend-verification',
    access: 'public',
    tag: 'Accounts',
    summary:
      'Emails a new link to an address that isn’t verified yet, at most three an hour. The response doesn’t tell whether the address is waiting for one.',
    body: z.object({ email: emailAddress }, 'The body must be a JSON object.'),
    status: 200,
    reply: done,
    problems: ['validation', 'card_required', 'rate_limited'],
    callsPerMinuteMax: 5,
  }),
  verify: route({
    method: 'GET',
    path: '/api/auth/verify',
    access: 'public',
    tag: 'Accounts',
    summary:
      'Marks an address as verified using the link in the email and redirects to the account page. Signs nobody in.',
    // A link is opened by a person: whatever is wrong with it leads to a page that says so.
    query: z.object({
      token: z.string().max(200).catch(''),
      email: z.string().max(320).catch(''),
      trial: z.string().max(10).optional().catch(undefined),
    }),
    status: 302,
    reply: z.null(),
    problems: ['rate_limited'],
    callsPerMinuteMax: 30,
  }),
  prove: route({
    method: 'POST',
    path: '/api/auth/verify',
    access: 'public',
    tag: 'Accounts',
    summary:
      'Verifies an address using the link in the email. In the browser that signed up, this signs in; in any other, a new password is set first.',
    body: z.object(
      {
        email: z.string(badLink).max(320, badLink),
        token: z.string(badLink).min(1, badLink).max(200, badLink),
        password: newPassword.optional(),
      },
      'The body must be a JSON object.',
    ),
    status: 200,
    /** `signed_in`: a cookie was left that `GET /api/auth/session` exchanges for a token. `verified`: it was before, and nobody is
     *  signed in. `password_needed`: nothing has happened yet; the call is made again with a new password. */
    reply: done.extend({ outcome: z.enum(['signed_in', 'verified', 'password_needed']) }),
    problems: [
      'validation',
      'invalid_verification_link',
      'expired_verification_link',
      'account_suspended',
      'rate_limited',
      'unavailable',
    ],
    callsPerMinuteMax: 30,
  }),
}
