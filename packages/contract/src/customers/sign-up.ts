import { z } from 'zod'
import { route } from '../wire/route.ts'
import { emailAddress, newPassword, signUpForm } from './sign-up-form.ts'
import { paymentConfirmation } from './subscription.ts'

/** Sign-up with a trial: the account, then the card, then the proof that the address is the person's. */

const badLink = 'This link is incomplete. Open it again from the email.'

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
    problems: [
      'validation',
      'not_found',
      'card_required',
      'trial_used',
      'duplicate',
      'not_now',
      'rate_limited',
      'unavailable',
    ],
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
    problems: [
      'validation',
      'not_found',
      'card_required',
      'card_declined',
      'duplicate',
      'not_now',
      'rate_limited',
      'unavailable',
    ],
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
