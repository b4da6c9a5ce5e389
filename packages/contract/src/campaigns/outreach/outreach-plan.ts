import { z } from 'zod'
import { namedCreator } from '../../verdicts/named-creator.ts'
import { contactSources } from './outreach-parts.ts'

/** What a send would do, as its preview shows it. */

export const outreachFaults = [
  'no_contact',
  'suppressed',
  'hole',
  'unknown_field',
  'already_contacted',
  'consent_needed',
] as const
export type OutreachFault = (typeof outreachFaults)[number]

/** One recipient of a send, before it: exactly what would leave, or what keeps it from leaving. */
export const plannedRecipient = z
  .object({
    creator: namedCreator.extend({ displayName: z.string().nullable() }),
    address: z
      .string()
      .nullable()
      .meta({ examples: ['hello@avafields.example'] }),
    source: z.enum(contactSources).nullable(),
    subject: z.string(),
    body: z.string().describe('With its foot: who sends, why, and how to unsubscribe.'),
    followUps: z.array(z.object({ afterDays: z.int().meta({ examples: [4] }), body: z.string() })),
    sendAt: z.string(),
    zone: z.string().meta({ examples: ['America/New_York'] }),
    faults: z
      .array(z.object({ code: z.enum(outreachFaults), error: z.string() }))
      .describe('Whoever has one is left out of the send.'),
  })
  .meta({ id: 'PlannedRecipient' })
export type PlannedRecipient = z.output<typeof plannedRecipient>

export const outreachPlan = z
  .object({
    recipients: z.array(plannedRecipient),
    count: z
      .int()
      .describe('Recipients that would be written to.')
      .meta({ examples: [12] }),
    credits: z.int().describe('What it costs, follow-ups included.'),
    left: z
      .int()
      .describe('Messages that can still leave today.')
      .meta({ examples: [20] }),
  })
  .meta({ id: 'OutreachPlan' })
export type OutreachPlan = z.output<typeof outreachPlan>
