import { reportStates } from '@vouch/engine'
import { z } from 'zod'
import { emailField, formText, honeypot, neededText, notAnObject, sent } from '../wire/form-fields.ts'
import { route } from '../wire/route.ts'
import { analysesPerEmailMax, toolPlatforms } from './tool-limits.ts'

/** The free analysis tool and the look-up of an Instagram profile: the engine's answer in a few fields, for visitors. */

const badEmail = 'Please enter a valid email address.'
const noCreator = 'Please enter a creator profile URL.'
const noUsername = 'Please enter your Instagram username.'

/** An estimate with its 90 % interval, in the unit of its field. */
const interval = z.object({ low: z.number(), high: z.number() }).nullable()

/** Null everywhere means "not known" and is shown as N/A. */
export const creatorAnalysis = z
  .object({
    username: z.string(),
    followers: z.int().nullable(),
    /** Per cent; what it divides by is in `engagement_basis`. */
    engagement_rate: z.number().nullable(),
    engagement_basis: z.string().nullable(),
    /** Per cent of the sampled followers. */
    suspicious_followers: z.number().nullable(),
    suspicious_followers_interval: interval,
    /** The trust score, 0 to 100. */
    quality_score: z.int().nullable(),
    quality_interval: interval,
    risk_level: z.enum(['low', 'medium', 'high']).nullable(),
    flags: z.array(z.string()),
    recommendations: z.array(z.string()),
    platform: z.string(),
    url: z.string().nullable(),
    displayName: z.string().nullable(),
    state: z.enum(reportStates),
    /** One sentence that says what was seen and how sure that is. */
    verdict: z.string(),
    fetchedAt: z.string(),
    /** A generated creator of the sandbox, not a person. */
    simulated: z.boolean(),
    /** Analyses that this e-mail address has left today. */
    remaining: z.int(),
  })
  .meta({ id: 'CreatorAnalysis' })
export type CreatorAnalysis = z.output<typeof creatorAnalysis>

export const profileLookup = z
  .object({
    handle: z.string(),
    timestamp: z.string(),
    data: z.object({
      platform: z.literal('instagram'),
      verifiedStatus: z.enum(['verified', 'not verified', 'unknown']),
      accountType: z.string(),
      followers: z.int().nullable(),
      following: z.int().nullable(),
      posts: z.int().nullable(),
      trustScore: z.int().nullable(),
      trustInterval: interval,
      /** Per cent. */
      engagementRate: z.number().nullable(),
      simulated: z.boolean(),
    }),
  })
  .meta({ id: 'ProfileLookup' })
export type ProfileLookup = z.output<typeof profileLookup>

export const creatorTool = {
  register: route({
    method: 'POST',
    path: '/api/submit-creator-tool-email',
    access: 'public',
    tag: 'Site',
    summary: 'Registers an email address for the free analysis tool.',
    body: z.object(
      {
        email: emailField(badEmail),
        timestamp: formText('A timestamp', 100).nullish(),
        source: formText('A source', 100).nullish(),
        website: honeypot,
      },
      notAnObject,
    ),
    status: 200,
    reply: sent.extend({ used: z.int(), limit: z.int() }),
    problems: ['validation', 'rate_limited'],
    callsPerMinuteMax: 30,
  }),
  analyze: route({
    method: 'POST',
    path: '/api/analyze-creator-profile',
    access: 'public',
    tag: 'Site',
    summary: `Analyzes a creator for a visitor. Free, ${analysesPerEmailMax} a day per email address that was registered first.`,
    body: z.object(
      {
        username: neededText(noCreator, 'A profile URL', 2_000),
        platform: z.enum(toolPlatforms, `Platform must be one of ${toolPlatforms.join(', ')}.`),
        email: emailField(badEmail),
        enhanced: z.boolean('Enhanced must be true or false.').nullish(),
      },
      notAnObject,
    ),
    status: 200,
    reply: creatorAnalysis,
    problems: [
      'validation',
      'not_registered',
      'bad_address',
      'no_connector',
      'not_found',
      'creator_withheld',
      'daily_limit',
      'rate_limited',
      'unavailable',
    ],
    callsPerMinuteMax: 30,
  }),
  reset: route({
    method: 'POST',
    path: '/api/dev/creator-tool/reset',
    access: 'public',
    sandboxOnly: true,
    tag: 'Sandbox',
    summary: 'Resets today’s uses of the free tool for this email address and this IP address. Sandbox only.',
    body: z.object({ email: emailField(badEmail) }, notAnObject),
    status: 200,
    reply: sent,
    problems: ['rate_limited'],
    callsPerMinuteMax: 30,
  }),
  lookup: route({
    method: 'POST',
    path: '/api/instagram/lookup',
    access: 'public',
    tag: 'Site',
    summary: 'Looks up a public Instagram profile. Nothing is connected.',
    body: z.object({ username: neededText(noUsername, 'A username', 2_000) }, notAnObject),
    status: 200,
    reply: profileLookup,
    problems: [
      'validation',
      'bad_address',
      'no_connector',
      'not_found',
      'creator_withheld',
      'daily_limit',
      'rate_limited',
      'unavailable',
    ],
    callsPerMinuteMax: 30,
  }),
}
