import { z } from 'zod'
import { route } from '../../wire/route.ts'
import { addressField, notAnObject, oneLineName, outreachGround, signedIn } from './outreach-fields.ts'
import { ownDailyMost, ownDailyUsual } from './outreach-limits.ts'

/** Who sends: the workspace's name and address, its mail server and mailbox, what its DNS must say, and who must not be written to. */

const badHost = 'Enter a host name such as smtp.example.com.'
const badUser = 'A user name can be up to 254 characters.'
const badPort = 'A port is a number from 1 to 65535.'
const host = z
  .string(badHost)
  .trim()
  .toLowerCase()
  .max(253, badHost)
  .regex(/^[a-z0-9.:-]+$/, badHost)
  .meta({ examples: ['smtp.example.com'] })
const notAServer = 'A server has a host, a port and a user.'
const server = z.object(
  {
    host,
    port: z
      .int(badPort)
      .min(1, badPort)
      .max(65_535, badPort)
      .meta({ examples: [465] }),
    tls: z
      .boolean('tls is true or false.')
      .describe('Encrypted from the first byte; otherwise as soon as the server offers it.'),
    user: z
      .string(badUser)
      .trim()
      .max(254, badUser)
      .default('')
      .meta({ examples: ['hello@example.com'] }),
  },
  notAServer,
)
const password = z
  .string('A password can be up to 500 characters.')
  .max(500, 'A password can be up to 500 characters.')
  .optional()
  .describe('Absent: the present one stays. It is stored encrypted and never shown.')
  .meta({ examples: ['correct horse battery'] })

const badZone = 'Choose a time zone such as America/New_York.'
const identity = {
  legalName: oneLineName('The legal name', 120).meta({ examples: ['Northwind Coffee LLC'] }),
  postalAddress: oneLineName('The postal address', 300).meta({ examples: ['1 Main Street, Portland, OR 97201, USA'] }),
  fromName: oneLineName('The sender’s name', 80).meta({ examples: ['Ann at Northwind'] }),
  address: addressField,
  timeZone: z
    .string(badZone)
    .max(60, badZone)
    .refine(isZone, badZone)
    .meta({ examples: ['America/New_York'] }),
  via: z.enum(['ours', 'own'], 'Send through ours or own.').meta({ examples: ['own'] }),
  dailyMax: z
    .int(`A daily limit is a number from 1 to ${ownDailyMost}.`)
    .min(1, `A daily limit is a number from 1 to ${ownDailyMost}.`)
    .max(ownDailyMost, `A daily limit is a number from 1 to ${ownDailyMost}.`)
    .default(ownDailyUsual)
    .meta({ examples: [ownDailyUsual] }),
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return name.includes('/') || name === 'UTC'
  } catch {
    return false
  }
}

const knownServer = server.extend({ hasPassword: z.boolean() })

export const outreachSender = z
  .object({
    ...identity,
    dailyMax: z.int().meta({ examples: [ownDailyUsual] }),
    smtp: knownServer.nullable(),
    imap: knownServer
      .extend({
        readAt: z.string().nullable(),
        fault: z
          .string()
          .nullable()
          .meta({ examples: ['The server refused the user or password.'] }),
      })
      .nullable(),
  })
  .meta({ id: 'OutreachSender' })
export type OutreachSender = z.output<typeof outreachSender>

const senderBody = z.object(
  {
    ...identity,
    smtp: server.extend({ password }).nullish(),
    imap: server.extend({ password }).nullish().describe('Where replies are read. Null: nowhere.'),
  },
  notAnObject,
)
export type OutreachSenderInput = z.input<typeof senderBody>
export type WrittenSender = z.output<typeof senderBody>

const dnsRecord = z
  .object({
    kind: z.enum(['SPF', 'DKIM', 'DMARC']),
    ok: z.boolean().nullable().describe('Null: DNS gave no answer.'),
    words: z.string().meta({ examples: ['There is no DMARC record.'] }),
    host: z
      .string()
      .describe('The name of the record.')
      .meta({ examples: ['_dmarc.northwind.example'] }),
    value: z
      .string()
      .nullable()
      .describe('What to publish as a TXT record; null where it is right.')
      .meta({ examples: ['v=DMARC1; p=none'] }),
  })
  .meta({ id: 'SenderRecord' })
export type SenderRecord = z.output<typeof dnsRecord>

export const outreachSenders = {
  show: route({
    ...outreachGround,
    method: 'GET',
    path: '/api/outreach/sender',
    summary: 'Who sends for this workspace; null until somebody has said.',
    status: 200,
    reply: z.object({
      sender: outreachSender.nullable(),
      ours: z
        .string()
        .nullable()
        .describe('The address that our mail server sends from.')
        .meta({
          examples: ['hello@vouch.example'],
        }),
      oursIsRead: z
        .boolean()
        .describe('Replies to what our mail server sends are read, also where the workspace names no mailbox.')
        .meta({ examples: [true] }),
      left: z
        .int()
        .describe('Messages that can still leave today.')
        .meta({ examples: [20] }),
    }),
    problems: ['missing_token', 'invalid_token'],
  }),
  save: route({
    ...outreachGround,
    method: 'PUT',
    path: '/api/outreach/sender',
    summary: 'Says who sends for this workspace, and through which mail server.',
    body: senderBody,
    status: 200,
    reply: outreachSender,
    problems: signedIn,
  }),
  test: route({
    ...outreachGround,
    method: 'POST',
    path: '/api/outreach/sender/test',
    summary: 'Signs in to the mail server and the mailbox, and sends nothing.',
    status: 200,
    reply: z.object({
      smtp: z
        .string()
        .nullable()
        .describe('What is wrong; null where it works.')
        .meta({ examples: ['It refused the password.'] }),
      imap: z
        .string()
        .nullable()
        .meta({ examples: ['It refused the password.'] }),
    }),
    problems: [...signedIn, 'not_now'],
    callsPerMinuteMax: 10,
    callsCountedFor: 'account',
  }),
  records: route({
    ...outreachGround,
    method: 'GET',
    path: '/api/outreach/sender/records',
    summary: 'Whether DNS says what receivers look for (SPF, DKIM, DMARC), and what to publish where it doesn’t.',
    status: 200,
    reply: z.object({ records: z.array(dnsRecord), nextCursor: z.null() }),
    problems: [...signedIn, 'not_now'],
    callsPerMinuteMax: 20,
    callsCountedFor: 'account',
  }),
}
