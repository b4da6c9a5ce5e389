import { z } from 'zod'
import { route } from '../wire/route.ts'
import { requiredText } from '../wire/visible-text.ts'
import { teamId } from './team-gate.ts'

/** What the team's side shows beside its tables: how everything runs, one verification from the inside, and what the operator sets. */

const badText = 'An announcement can be up to 300 characters.'
const badTone = 'Tone must be info or caution.'
const badMoment = 'Write a time as 2026-11-20T10:00:00Z.'
const badAddress = 'An address must be an email address, or null for the configured one.'
const noChange = 'Say what to change: the announcement, the addresses, or both.'
const noBody = 'The body must be a JSON object.'

const shares = z.object({ p50: z.number().nullable(), p95: z.number().nullable(), p99: z.number().nullable() })
const span = z.object({ name: z.string(), runs: z.int(), p50: z.number().nullable(), p95: z.number().nullable() })

export const monitoring = z
  .object({
    at: z.string(),
    /** The last hour of all processes, minute by minute, oldest first. */
    minutes: z.array(z.object({ at: z.string(), requests: z.int(), failures: z.int(), p95: z.number().nullable() })),
    /** Milliseconds, of the last hour. */
    latency: shares,
    requestsPerSecond: z.number(),
    failureShare: z.number().nullable(),
    processes: z.array(
      z.object({
        id: z.string(),
        role: z.string(),
        startedAt: z.string(),
        seenAt: z.string(),
        alive: z.boolean(),
        memoryBytes: z.number(),
        loopDelayMs: z.number(),
        connections: z.int(),
        waiting: z.int(),
      }),
    ),
    database: z.object({
      version: z.string(),
      bytes: z.number(),
      connections: z.int(),
      connectionsMax: z.int(),
      cacheHitShare: z.number().nullable(),
      longestQuerySeconds: z.number(),
      replica: z.object({ lagSeconds: z.number().nullable(), used: z.boolean() }).nullable(),
    }),
    queues: z.array(
      z.object({
        name: z.string(),
        waiting: z.int(),
        active: z.int(),
        failed: z.int(),
        dead: z.int(),
        oldestSeconds: z.number().nullable(),
      }),
    ),
    errors: z.array(z.object({ id: z.string(), side: z.string(), message: z.string(), at: z.string() })),
    /** Of the last seven days. */
    funnel: z.array(z.object({ name: z.string(), count: z.int() })),
    steps: z.array(span),
    quotas: z.array(
      z.object({
        connector: z.string(),
        bucket: z.string(),
        used: z.int(),
        limit: z.int().nullable(),
        day: z.string(),
      }),
    ),
    /** Texts of the last seven days, by generator and writer. */
    writers: z
      .array(
        z.object({
          generator: z.string().describe('What the text was for.'),
          writer: z.string().describe('The model that was asked; built-in where none is configured.'),
          runs: z.int(),
          steppedIn: z.int().describe('How often the built-in writer wrote in the model’s place.'),
          failure: z.string().nullable().describe('Why, most often; null: it never had to.'),
          p50: z.number().nullable(),
          p95: z.number().nullable(),
          tokensRead: z.number().nullable().describe('Null: the provider doesn’t say.'),
          tokensWritten: z.number().nullable().describe('Null: the provider doesn’t say.'),
          dollars: z.number().nullable().describe('US dollars; null where no price is configured.'),
        }),
      )
      .describe('Who wrote the texts of the last seven days.'),
    /** Of the last thirty days. */
    credits: z.object({ sold: z.int(), soldCents: z.int(), used: z.int(), granted: z.int(), onHold: z.int() }),
    trials: z.object({ begun: z.int(), running: z.int(), ended: z.int(), converted: z.int() }),
    /** What waits for a person. */
    waiting: z.object({
      requests: z.int(),
      disputes: z.int(),
      /** Requests and disputes whose date has passed. */
      overdue: z.int(),
      messages: z.int(),
      deadLetters: z.int(),
      deadMail: z.int(),
    }),
  })
  .meta({ id: 'Monitoring' })
export type Monitoring = z.output<typeof monitoring>

export const inspectedVerification = z
  .object({
    id: z.string(),
    email: z.string(),
    userId: z.string(),
    creator: z.string(),
    platform: z.string(),
    state: z.string(),
    origin: z.string(),
    createdAt: z.string(),
    endedAt: z.string().nullable(),
    creditsHeld: z.int(),
    creditsUsed: z.int().nullable(),
    failure: z.unknown(),
    notes: z.array(z.string()),
    steps: z.array(z.unknown()),
    snapshot: z
      .object({
        id: z.string(),
        connector: z.string(),
        basis: z.string(),
        fetchedAt: z.string(),
        bytes: z.int(),
        digest: z.string(),
      })
      .nullable(),
    report: z.unknown(),
  })
  .meta({ id: 'InspectedVerification' })
export type InspectedVerification = z.output<typeof inspectedVerification>

export const announcement = z.object({
  text: z.string(),
  tone: z.enum(['info', 'caution']),
  /** Null: until it is taken down. */
  until: z.string().nullable(),
})
export type Announcement = z.output<typeof announcement>

/** Where people write to. Null: as configured. */
export const operatorAddresses = z.object({ supportEmail: z.string().nullable(), salesEmail: z.string().nullable() })
export type OperatorAddresses = z.output<typeof operatorAddresses>

const settings = z.object({
  announcement: announcement.nullable(),
  addresses: operatorAddresses,
  /** What the configuration says, which counts where nothing is set. */
  configured: z.object({ supportEmail: z.string(), salesEmail: z.string() }),
})
export type TeamSettings = z.output<typeof settings>

const address = z.email(badAddress).max(200, badAddress).toLowerCase().nullable()

export const teamOverview = {
  monitoring: route({
    method: 'GET',
    path: '/api/admin/monitoring',
    access: 'team',
    tag: 'Team',
    summary:
      'How everything is running: requests, latency, queues, verifications, credits, trials, processes and the database.',
    status: 200,
    reply: monitoring,
    problems: [],
  }),
  inspect: route({
    method: 'GET',
    path: '/api/admin/verifications/:id',
    access: 'team',
    tag: 'Team',
    summary: 'One verification in detail: its steps, its snapshot and its report.',
    params: teamId,
    status: 200,
    reply: inspectedVerification,
    problems: ['validation', 'not_found'],
  }),
  snapshot: route({
    method: 'GET',
    path: '/api/admin/verifications/:id/snapshot',
    access: 'team',
    tag: 'Team',
    summary: 'The snapshot a verification was scored from, as stored.',
    params: teamId,
    status: 200,
    reply: z.unknown(),
    download: 'application/json',
    problems: ['validation', 'not_found'],
  }),
  settings: route({
    method: 'GET',
    path: '/api/admin/settings',
    access: 'team',
    tag: 'Team',
    summary: 'Settings the operator can change while the product is running.',
    status: 200,
    reply: settings,
    problems: [],
  }),
  changeSettings: route({
    method: 'POST',
    path: '/api/admin/settings',
    access: 'team',
    tag: 'Team',
    summary:
      'Shows an announcement at the top of the signed-in product or removes it (null), and sets the contact addresses. Anything left out stays as it is.',
    body: z
      .object(
        {
          announcement: z
            .object(
              {
                text: requiredText('An announcement needs text.', { most: 300, tooLong: badText }),
                tone: z.enum(['info', 'caution'], badTone).default('info'),
                // The database knows no year 0.
                until: z.iso
                  .datetime(badMoment)
                  .refine((moment) => moment >= '1900', badMoment)
                  .nullish(),
              },
              'An announcement must be an object, or null.',
            )
            .nullish(),
          addresses: z
            .object({ supportEmail: address, salesEmail: address }, 'Addresses must be an object.')
            .optional(),
        },
        noBody,
      )
      .refine((body) => body.announcement !== undefined || body.addresses !== undefined, noChange),
    status: 200,
    reply: settings,
    problems: ['validation'],
  }),
  announcement: route({
    method: 'GET',
    path: '/api/announcement',
    access: 'public',
    tag: 'Operator',
    summary: 'The operator’s announcement to everyone who is signed in. Null if there is none.',
    status: 200,
    reply: z.object({ announcement: announcement.nullable() }),
    problems: [],
  }),
}
