import { z } from 'zod'
import { requiredName, requiredText } from '../../wire/visible-text.ts'
import { followUpsMax, recipientsMax } from './outreach-limits.ts'

/** What the calls of outreach have in common: fields, and what a refusal of one says. */

export const outreachTag = 'Outreach'
export const notAnObject = 'The body must be a JSON object.'
export const signedIn = ['validation', 'missing_token', 'invalid_token'] as const
export const outreachGround = { access: 'bearer', tag: outreachTag } as const

export const badRecipients = `Name 1 to ${recipientsMax} creators, each with a platform and a handle.`
export const badAddress = 'Enter an email address such as hello@example.com.'
const badDays = 'A follow-up waits 1 to 30 days.'
const badFollowUps = 'Send follow-ups as a list, each with its days and its text.'
const tooManyFollowUps = `There can be up to ${followUpsMax} follow-ups.`

/** A text that has to be there. */
export const written = (what: string, most: number) =>
  requiredText(`${what} must have 1 to ${most.toLocaleString('en-US')} characters.`, { most })
/** A name that has to be there, in one line. */
export const oneLineName = (what: string, most: number) =>
  requiredName(`${what} must have 1 to ${most} characters.`, { most }).refine(
    (text) => !/[\r\n]/.test(text),
    'This must be one line.',
  )
export const addressField = z
  .string(badAddress)
  .trim()
  .toLowerCase()
  .max(254, badAddress)
  .pipe(z.email(badAddress))
  .meta({ examples: ['hello@example.com'] })

/** Part of a template and of a send. Subjects are one line: a header ends with it. */
export const outreachText = {
  subject: written('A subject', 200).refine((text) => !/[\r\n]/.test(text), 'A subject is one line.'),
  body: written('A message', 10_000).meta({ examples: ['Hi {{first_name|there}}, we love what you make.'] }),
  followUps: z
    .array(
      z.object(
        {
          afterDays: z
            .int(badDays)
            .min(1, badDays)
            .max(30, badDays)
            .meta({ examples: [4] }),
          body: written('A follow-up', 10_000).meta({ examples: ['Just checking in, {{first_name|there}}.'] }),
        },
        badFollowUps,
      ),
      badFollowUps,
    )
    .max(followUpsMax, tooManyFollowUps),
}
