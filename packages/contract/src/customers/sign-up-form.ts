import { z } from 'zod'
import { nameOrNone, requiredName } from '../wire/visible-text.ts'

/** What a person tells to get an account, with the sentence for each thing that is wrong. */

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

/** A password that is chosen. */
export const newPassword = z
  .string(shortPassword)
  .min(passwordCharsMin, shortPassword)
  .max(1_000, 'Password can be up to 1,000 characters.')

/** A name of a person, in a sentence of its own when it is too short. */
export function personName(what: string) {
  const short = `${what} must be at least ${nameCharsMin} characters.`
  return requiredName(short, { least: nameCharsMin, most: 100, tooLong: `${what} can be up to 100 characters.` })
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
      .overwrite(nameOrNone)
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
