import { z } from 'zod'
import { route } from './route.ts'

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
const noRole = 'Please select your role.'

export const emailAddress = z.string(badEmail).trim().max(320, badEmail).pipe(z.email(badEmail))

/** A name of a person, in a sentence of its own when it is too short. */
export function personName(what: string) {
  const short = `${what} must be at least ${nameCharsMin} characters.`
  return z.string(short).trim().min(nameCharsMin, short).max(100, `${what} has at most 100 characters.`)
}

/** The form, checked alike in the browser and on the server. */
export const signUpForm = z.object(
  {
    email: emailAddress,
    password: z
      .string(shortPassword)
      .min(passwordCharsMin, shortPassword)
      .max(1_000, 'A password has at most 1,000 characters.'),
    firstName: personName('First name'),
    lastName: personName('Last name'),
    company: z
      .string('Company must be text.')
      .trim()
      .max(200, 'A company has at most 200 characters.')
      .nullish()
      .transform((company) => company ?? ''),
    role: z.enum(jobRoles, noRole),
    acceptTerms: z.literal(true, noTerms),
    acceptMarketing: z
      .boolean('Say yes or no to news.')
      .nullish()
      .transform((accepts) => accepts ?? false),
  },
  'The body is a JSON object.',
)
export type SignUpForm = z.output<typeof signUpForm>

const done = z.object({ success: z.literal(true), error: z.null() })

export const signUp = {
  begin: route({
    method: 'POST',
    path: '/api/auth/signup-with-trial',
    access: 'public',
    tag: 'Accounts',
    summary:
      'Creates an account and opens the set-up of a card for its trial. Whether the address is known does not show.',
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
    summary: 'Starts the trial once the card is set up, and mails the link that proves the address.',
    body: z.object(
      {
        email: emailAddress,
        setupIntentId: z
          .string('Name the set-up of the card.')
          .min(1, 'Name the set-up of the card.')
          .max(200, 'That is no set-up.'),
      },
      'The body is a JSON object.',
    ),
    status: 200,
    reply: done,
    problems: ['validation', 'not_found', 'card_required', 'rate_limited', 'unavailable'],
    callsPerMinuteMax: 30,
  }),
  resend: route({
    method: 'POST',
    path: '/api/auth/resend-verification',
    access: 'public',
    tag: 'Accounts',
    summary: 'Mails a fresh link to an address that is not verified yet; says the same for every address.',
    body: z.object({ email: emailAddress }, 'The body is a JSON object.'),
    status: 200,
    reply: done,
    problems: ['validation', 'rate_limited'],
    callsPerMinuteMax: 5,
  }),
  verify: route({
    method: 'GET',
    path: '/api/auth/verify',
    access: 'public',
    tag: 'Accounts',
    summary: 'The link of the verification mail: marks the address as the person’s and leads back to the account page.',
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
}
