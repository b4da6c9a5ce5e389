import { platforms } from '@vouch/engine'
import { z } from 'zod'
import { route } from './route.ts'

/** What the browser may know of the operator's configuration, and how the server is. */

function text(charsMax: number) {
  const most = charsMax.toLocaleString('en')
  return z.string(`Send this, in up to ${most} characters.`).max(charsMax, `This can be up to ${most} characters.`)
}

/** Who keeps passwords and sessions, and what the browser needs in order to ask: our own API, a hosted service by its own client, or
 *  nobody, where a hosted one is configured that cannot be right. */
export const publicAuth = z.discriminatedUnion('service', [
  z.object({ service: z.literal('built-in') }),
  z.object({ service: z.literal('hosted'), url: z.string(), publicKey: z.string() }),
  z.object({ service: z.literal('unavailable') }),
])
export type PublicAuth = z.output<typeof publicAuth>

export const operator = {
  config: route({
    method: 'GET',
    path: '/api/config',
    access: 'public',
    tag: 'Operator',
    summary: 'Returns the public configuration.',
    status: 200,
    reply: z.object({
      mode: z.enum(['sandbox', 'production']),
      /** Platforms that a live connector serves; for the others there are sandbox creators and files. */
      livePlatforms: z.array(z.enum(platforms)),
      /** Platforms whose creators can connect an account for a brand’s report; simulated creators can everywhere. */
      consentPlatforms: z.array(z.enum(platforms)),
      /** Those of them that visitors without an account can look at: for them nothing is bought. */
      visitorPlatforms: z.array(z.enum(platforms)),
      /** The most that a platform charges the operator for one check, in dollars; platforms that charge nothing are left out. */
      checkUsdMax: z.partialRecord(z.enum(platforms), z.number()),
      /** Platforms of which data suppliers give what the platform itself does not. */
      suppliedPlatforms: z.array(z.enum(platforms)),
      company: z.object({
        name: z.string(),
        number: z.string(),
        address: z.string(),
        supportEmail: z.string(),
        salesEmail: z.string(),
      }),
      /** The live-chat provider's script; null: the chat button leads to the contact page. */
      chatEmbedUrl: z.string().nullable(),
      /** The analytics tag, for after consent; null: nothing is measured. */
      analyticsTagId: z.string().nullable(),
      /** Where the browser extension can be had; null: it is in no store yet. */
      extensionUrl: z.string().nullable(),
      /** The card provider's public key; `simulated` where no real card is asked for. */
      cards: z.object({ publishableKey: z.string(), simulated: z.boolean() }),
      /** Whether people can sign in with Google; `simulated` where a page of ours stands in for it. */
      google: z.enum(['live', 'simulated', 'absent']),
      auth: publicAuth,
      demoAccounts: z.array(z.object({ email: z.string(), password: z.string() })),
    }),
    problems: [],
  }),
  sandboxCreators: route({
    method: 'GET',
    path: '/api/sandbox/creators',
    access: 'public',
    tag: 'Operator',
    summary: 'Lists the simulated showcase creators and what each one shows. Sandbox only.',
    status: 200,
    reply: z.object({
      creators: z.array(
        z.object({
          platform: z.enum(platforms),
          handle: z.string(),
          url: z.string(),
          displayName: z.string(),
          kind: z.string(),
          blurb: z.string(),
        }),
      ),
    }),
    problems: ['not_found'],
  }),
  snapshotSchema: route({
    method: 'GET',
    path: '/api/schemas/snapshot.json',
    access: 'public',
    tag: 'Operator',
    summary: 'JSON Schema for the creator snapshot, version 1.',
    status: 200,
    reply: z.record(z.string(), z.unknown()),
    problems: [],
  }),
  reportSchema: route({
    method: 'GET',
    path: '/api/schemas/report.json',
    access: 'public',
    tag: 'Operator',
    summary: 'JSON Schema for the verification report, version 1.',
    status: 200,
    reply: z.record(z.string(), z.unknown()),
    problems: [],
  }),
  clientError: route({
    method: 'POST',
    path: '/api/client-errors',
    access: 'public',
    tag: 'Operator',
    summary: 'Reports an error in the web app, with the ID its screen shows.',
    body: z.object(
      {
        errorId: text(100).min(1, 'An error must have an ID.'),
        title: text(200),
        message: text(2_000),
        stack: text(8_000).optional(),
        page: text(500),
      },
      'The body must be a JSON object.',
    ),
    status: 202,
    reply: z.object({ ok: z.literal(true) }),
    problems: ['validation', 'rate_limited'],
    callsPerMinuteMax: 30,
  }),
  live: route({
    method: 'GET',
    path: '/healthz',
    access: 'public',
    tag: 'Operator',
    summary: 'Responds while the process is alive.',
    status: 200,
    reply: z.object({ ok: z.literal(true) }),
    problems: [],
  }),
  ready: route({
    method: 'GET',
    path: '/readyz',
    access: 'public',
    tag: 'Operator',
    summary: 'Returns 200 while the process can serve, 503 while it starts, drains or has no database.',
    status: 200,
    reply: z.object({ ok: z.literal(true), database: z.literal('up'), version: z.string() }),
    problems: ['unavailable'],
  }),
}
