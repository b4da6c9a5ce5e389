import { type Platform, platforms } from '@vouch/engine'
import { z } from 'zod'
import { actions } from '../customers/actions.ts'
import { shortlistRoom } from '../finding/shortlists.ts'
import { reportSchema } from '../verdicts/report.ts'
import { verificationStates } from '../verdicts/verifications.ts'
import { type Route, route } from '../wire/route.ts'

/** What the browser extension asks for the profile that is open. It sends the profile's address and nothing else of the page. */

/** Calls of one person in a window, whichever browser they come from (the specification's figures). */
export const extensionCallsMax = { hour: 200, day: 1_000 } as const
/** Minutes for which a screening that was paid for is shown again for nothing. */
export const extensionCacheMinutes = 5
/** Credits that badges which appear by themselves may take in a day (UTC) of one person. */
export const automaticCreditsMax = 20
/** Where the extension looks at profiles. */
export const extensionPlatforms = ['instagram', 'tiktok', 'youtube'] as const satisfies readonly Platform[]

/** What the two kinds of verification that it starts are called on the list of prices. */
export const extensionPurposes = ['quick_verification', 'profile_view'] as const
export type ExtensionPurpose = (typeof extensionPurposes)[number]

const askUrl = 'Send the link of a profile on Instagram, TikTok or YouTube.'
const url = z
  .string(askUrl)
  .min(1, askUrl)
  .max(2_000, 'A profile link can be up to 2,000 characters.')
  .describe('The profile’s link.')
const badKey = 'An idempotency key must have 1 to 200 characters.'
const key = z.object({ 'idempotency-key': z.string(badKey).min(1, badKey).max(200, badKey).optional() })
const notAnObject = 'The body must be a JSON object.'

const badge = z
  .object({
    basis: z
      .enum(['verification', 'screening'])
      .describe('`verification`: the workspace’s own report. `screening`: from what the profile shows everybody.'),
    verificationId: z.string().nullable().describe('Of the report; null for a screening.'),
    at: z.string().describe('When the profile was read.'),
    ...reportSchema.pick({
      state: true,
      trust: true,
      fraudRisk: true,
      decision: true,
      verdict: true,
      parts: true,
    }).shape,
  })
  .meta({ id: 'ExtensionBadge' })
export type ExtensionBadge = z.output<typeof badge>

const price = (credits: number, words: string) => z.int().describe(`${words}: ${credits}, or 0 where it is free now.`)
const prices = z.object({
  overlay_display: price(actions.overlay_display.creditCost, 'The score'),
  quick_verification: price(actions.quick_verification.creditCost, 'A verification'),
  profile_view: price(actions.profile_view.creditCost, 'Opening the full report'),
  shortlist_addition: price(actions.shortlist_addition.creditCost, 'Adding the creator to a shortlist'),
})
export type ExtensionPrices = z.output<typeof prices>

const windowLeft = z.object({
  limit: z.int(),
  left: z.int(),
  endsAt: z.string().nullable().describe('When the count begins again; null while nothing was counted.'),
})
const limits = z.object({ hour: windowLeft, day: windowLeft }).meta({ id: 'ExtensionLimits' })
export type ExtensionLimits = z.output<typeof limits>

const badgeReply = z
  .object({
    creator: z.object({ platform: z.enum(platforms), handle: z.string(), url: z.string() }),
    badge: badge.nullable().describe('Null: there is nothing to show that was paid for.'),
    price: z.int().describe('What `POST` of this call costs now, in credits.'),
    prices,
    creditsUsed: z.int().describe('Taken by this call.'),
    limits,
  })
  .meta({ id: 'ExtensionBadgeAnswer' })
export type ExtensionBadgeAnswer = z.output<typeof badgeReply>

const session = z
  .object({ id: z.string(), device: z.string(), signedInAt: z.string(), lastUsedAt: z.string(), expiresAt: z.string() })
  .meta({ id: 'ExtensionSession' })
export type ExtensionSession = z.output<typeof session>

const tag = 'Extension'
const limited = ['extension_hour_limit', 'extension_day_limit'] as const
const aboutCreators = ['validation', 'bad_address', 'creator_withheld', ...limited] as const
const badChallenge = 'A challenge is a SHA-256 digest in base64url.'
const badCode = 'This sign-in code isn’t valid.'
const digest = z.string(badChallenge).regex(/^[\w-]{43}$/, badChallenge)
const secret = z
  .string(badCode)
  .regex(/^[\w-]{43}$/, badCode)
  .meta({ examples: ['8fK2mQ4tY7wZ1xB3nC5vD6sA9gH0jL2pR4eT6uI8oX0'] })
const done = z.object({ ok: z.literal(true) })

/** What is asked about the open profile. */
export const extension = {
  badge: route({
    method: 'GET',
    path: '/api/extension/badge',
    access: 'bearer',
    tag,
    summary: 'Returns what the workspace already paid for about a profile, and what more would cost. Free.',
    query: z.object({ url }),
    status: 200,
    reply: badgeReply,
    problems: aboutCreators,
  }),
  showBadge: route({
    method: 'POST',
    path: '/api/extension/badge',
    access: 'bearer',
    tag,
    summary: 'Screens a profile from what it shows everybody, or returns what was already paid for.',
    query: z.object({
      url,
      automatic: z
        .enum(['true', 'false'], 'automatic must be true or false.')
        .default('false')
        .describe('True for a badge that nobody pressed: it counts against the day’s cap.'),
    }),
    headers: key,
    status: 200,
    reply: badgeReply,
    problems: [
      ...aboutCreators,
      'extension_automatic_cap',
      'no_connector',
      'insufficient_credits',
      'idempotency_conflict',
      'unavailable',
    ],
  }),
  verify: route({
    method: 'POST',
    path: '/api/extension/verifications',
    access: 'bearer',
    tag,
    summary: 'Verifies the open profile, or returns the workspace’s own report of the last 24 hours.',
    headers: key,
    body: z.object(
      {
        url,
        purpose: z
          .enum(extensionPurposes, 'Purpose must be quick_verification or profile_view.')
          .default('quick_verification'),
      },
      notAnObject,
    ),
    status: 202,
    reply: z.object({ id: z.string(), state: z.enum(verificationStates), creditsHeld: z.int() }),
    problems: [...aboutCreators, 'no_connector', 'insufficient_credits', 'idempotency_conflict'],
  }),
  shortlist: route({
    method: 'POST',
    path: '/api/extension/shortlist',
    access: 'bearer',
    tag,
    summary: 'Adds the open profile to a shortlist, with a screening that is kept with it.',
    body: z.object(
      {
        url,
        shortlistId: z
          .uuid('That is not a shortlist ID.')
          .optional()
          .describe('Absent: the oldest list, or a new one where there is none.'),
      },
      notAnObject,
    ),
    status: 201,
    reply: z.object({
      shortlist: z.object({ id: z.string(), name: z.string() }),
      entryId: z.string(),
      creditsUsed: z.int(),
      places: shortlistRoom,
    }),
    problems: [...aboutCreators, 'not_found', 'shortlist_full', 'no_connector', 'insufficient_credits', 'unavailable'],
  }),
  account: route({
    method: 'GET',
    path: '/api/extension/account',
    access: 'bearer',
    tag,
    summary: 'Returns whose workspace the extension acts on, its credits, its shortlists and how many calls are left.',
    status: 200,
    reply: z.object({
      workspace: z.string(),
      credits: z.int(),
      limits,
      automaticCreditsLeft: z.int(),
      shortlists: z.array(z.object({ id: z.string(), name: z.string() })),
      places: shortlistRoom,
    }),
    problems: [],
  }),
}

/** How somebody signs the extension in: a page of the product gives it a code, which it trades for a token of its own. */
export const extensionSessions = {
  createCode: route({
    method: 'POST',
    path: '/api/extension/codes',
    access: 'bearer',
    tag,
    summary: 'Makes a one-time code that signs in the extension that asked. It lasts two minutes.',
    body: z.object(
      { challenge: digest.describe('SHA-256 of the secret that the extension keeps, in base64url.') },
      notAnObject,
    ),
    status: 201,
    reply: z.object({ code: z.string(), expiresAt: z.string() }),
    problems: ['validation'],
    callsPerMinuteMax: 30,
    callsCountedFor: 'account',
  }),
  create: route({
    method: 'POST',
    path: '/api/extension/sessions',
    access: 'public',
    tag,
    summary: 'Trades a one-time code, with the secret behind its challenge, for a token of the extension.',
    body: z.object({ code: secret, verifier: secret }, notAnObject),
    status: 201,
    reply: z.object({ token: z.string(), expiresAt: z.string() }),
    problems: ['validation', 'extension_code'],
    callsPerMinuteMax: 30,
    // The code and the secret behind it prove the call; no cookie opens it.
    fromOtherSites: true,
  }),
  list: route({
    method: 'GET',
    path: '/api/extension/sessions',
    access: 'bearer',
    tag,
    summary: 'Lists the browsers in which the caller’s extension is signed in, the last used first.',
    status: 200,
    reply: z.object({ sessions: z.array(session), nextCursor: z.null() }),
    problems: [],
  }),
  end: route({
    method: 'DELETE',
    path: '/api/extension/sessions/:id',
    access: 'bearer',
    tag,
    summary: 'Signs the extension out of one browser.',
    params: z.object({ id: z.uuid('That isn’t an id.') }),
    status: 200,
    reply: done,
    problems: ['validation', 'not_found'],
  }),
  signOut: route({
    method: 'POST',
    path: '/api/extension/sign-out',
    access: 'bearer',
    tag,
    summary: 'Ends the token that the extension calls with.',
    status: 200,
    reply: done,
    problems: [],
  }),
}

/** All that a token of the extension opens. Nothing in it changes who may do what. */
const openToExtension = new Set([
  ...Object.values(extension).map(({ method, path }) => `${method} ${path}`),
  'POST /api/extension/sign-out',
  'GET /api/verifications/:id',
])

/** @returns whether the extension's own token opens a call */
export function opensToExtension({ method, path }: Pick<Route, 'method' | 'path'>): boolean {
  return openToExtension.has(`${method} ${path}`)
}
