import { z } from 'zod'
import { namedCreator } from '../../verdicts/named-creator.ts'

/** Outreach as the API shows it: contacts, templates, threads and their messages. */

/** Where an address comes from. It is always published by the creator, or given by them; nothing is guessed. */
export const contactSources = ['bio', 'linked-page', 'consent', 'given'] as const
export type ContactSource = (typeof contactSources)[number]

/** How a source reads in a message: “we found your address …”. */
export const contactSourceWords: Readonly<Record<ContactSource, string>> = {
  bio: 'in your profile’s bio',
  'linked-page': 'on the page your profile links to',
  consent: 'when you connected your account for us',
  given: 'because you gave us your address',
}

export const outreachContact = z
  .object({
    id: z.string(),
    address: z.string().meta({ examples: ['hello@avafields.example'] }),
    source: z.enum(contactSources),
    confidence: z.enum(['high', 'medium']),
    evidence: z
      .string()
      .describe('Where exactly it stands.')
      .meta({ examples: ['instagram.com/ava_fields'] }),
    foundAt: z.string(),
  })
  .meta({ id: 'OutreachContact' })
export type OutreachContact = z.output<typeof outreachContact>

/** A creator as outreach knows them: addresses, best first, and whether more may come. */
export const foundContacts = z
  .object({
    creator: namedCreator.extend({ displayName: z.string().nullable() }),
    country: z.string().nullable(),
    contacts: z.array(outreachContact),
    page: z.enum(['none', 'waiting', 'read', 'failed']).describe('The page that the profile links to.'),
  })
  .meta({ id: 'FoundContacts' })
export type FoundContacts = z.output<typeof foundContacts>

const followUp = z.object({
  afterDays: z.int().meta({ examples: [4] }),
  body: z.string().meta({ examples: ['Just checking in, {{first_name|there}}.'] }),
})

export const outreachTemplate = z
  .object({
    id: z.string(),
    name: z.string(),
    subject: z.string(),
    body: z.string(),
    followUps: z.array(followUp),
    version: z.int(),
    changedBy: z.string().nullable(),
    changedAt: z.string(),
  })
  .meta({ id: 'OutreachTemplate' })
export type OutreachTemplate = z.output<typeof outreachTemplate>

export const threadStates = ['waiting', 'replied', 'agreed', 'declined', 'closed', 'failed', 'unsubscribed'] as const
export type ThreadState = (typeof threadStates)[number]
/** States that people set; the others follow from what happens. */
export const setThreadStates = ['replied', 'agreed', 'declined', 'closed'] as const

export const messageKinds = ['first', 'follow-up', 'reply', 'received', 'note'] as const
export const messageStates = ['waiting', 'sending', 'sent', 'refused', 'bounced', 'canceled', 'kept'] as const
export type MessageState = (typeof messageStates)[number]

export const outreachMessage = z
  .object({
    id: z.string(),
    kind: z.enum(messageKinds),
    state: z.enum(messageStates),
    subject: z.string(),
    body: z.string(),
    dueAt: z.string().nullable().describe('When it is sent; null for a follow-up whose turn hasn’t come.'),
    afterDays: z
      .int()
      .nullable()
      .describe('Days after the message before it.')
      .meta({ examples: [4] }),
    sentAt: z.string().nullable(),
    createdAt: z.string(),
    by: z.string().nullable(),
    credits: z.int().describe('What it costs, or cost.'),
    maybeTwice: z.boolean().describe('It may have been sent twice, with the same Message-ID; it is charged once.'),
    fault: z
      .string()
      .nullable()
      .describe('What kept it from being sent.')
      .meta({ examples: ['550 No such user'] }),
  })
  .meta({ id: 'OutreachMessage' })
export type OutreachMessage = z.output<typeof outreachMessage>

const person = z.object({ id: z.string(), name: z.string() })

export const outreachThread = z
  .object({
    id: z.string(),
    creator: namedCreator.extend({ displayName: z.string().nullable() }),
    campaign: z
      .object({
        id: z.string(),
        name: z.string(),
        entryId: z.string().nullable().describe('The creator’s place in the campaign; null: taken out.'),
      })
      .nullable(),
    address: z.string().meta({ examples: ['hello@avafields.example'] }),
    source: z.enum(contactSources),
    evidence: z.string().meta({ examples: ['instagram.com/ava_fields'] }),
    consentReason: z
      .string()
      .nullable()
      .meta({ examples: ['Asked us for offers at a trade fair.'] }),
    subject: z.string(),
    state: z.enum(threadStates),
    assignee: person.nullable(),
    unread: z.boolean(),
    lastAt: z.string(),
    lastLine: z
      .string()
      .describe('How its newest message begins.')
      .meta({ examples: ['Thanks for reaching out.'] }),
    waiting: z.int().describe('Messages that are still to be sent.'),
    verdict: z
      .object({
        verificationId: z.string(),
        trust: z.object({ score: z.number(), low: z.number(), high: z.number() }).nullable(),
        decision: z
          .string()
          .nullable()
          .meta({ examples: ['book'] }),
      })
      .nullable()
      .describe('The workspace’s last report about the creator.'),
  })
  .meta({ id: 'OutreachThread' })
export type OutreachThread = z.output<typeof outreachThread>

export const openThread = outreachThread
  .extend({
    messages: z.array(outreachMessage),
    reachedIn: z
      .string()
      .nullable()
      .describe(
        'Another thread with this creator about the same campaign, in which an email went out or is about to; null: none, so a first email can be sent.',
      )
      .meta({ examples: ['6f1d2c3b-8a4e-4f57-9b60-2d7c1e5a9f83'] }),
  })
  .meta({ id: 'OpenThread' })
export type OpenThread = z.output<typeof openThread>
