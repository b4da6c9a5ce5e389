import { z } from 'zod'
import { type ConsentConfig, consentConfigOf, consentVariables } from './consent-variables.ts'

/** The variables of the live platforms. Keys come from the platform's own page for developers; each base URL can be pointed at a test
 *  server, and never in production. */

const base = (url: string) =>
  z
    .url('must be a URL such as https://example.com')
    .default(url)
    .describe('Another base URL, to point the connector at a test server. Not in production.')

export const platformVariables = {
  INSTAGRAM_ACCESS_TOKEN: z
    .string()
    .optional()
    .describe('A token of your own professional account, to look up others. Unset: no live Instagram connector.'),
  INSTAGRAM_BUSINESS_ID: z
    .string()
    .regex(/^\d{1,25}$/, 'must be the account’s number')
    .optional()
    .describe('The number of that account. Goes with INSTAGRAM_ACCESS_TOKEN.'),
  INSTAGRAM_API_BASE: base('https://graph.facebook.com'),
  TWITCH_CLIENT_ID: z.string().optional().describe('Unset: no live Twitch connector.'),
  TWITCH_CLIENT_SECRET: z.string().optional().describe('Goes with TWITCH_CLIENT_ID.'),
  TWITCH_API_BASE: z
    .url('must be a URL such as https://example.com')
    .optional()
    .describe(
      'Another base URL for the API and its tokens, to point the connector at a test server. Not in production.',
    ),
  X_BEARER_TOKEN: z
    .string()
    .optional()
    .describe('Unset: no live X connector. X bills the operator for every account and post it returns.'),
  X_API_BASE: base('https://api.x.com'),
  X_DAILY_USD: z.coerce
    .number('must be an amount in dollars')
    .min(0, 'must be 0 or more')
    .max(1_000_000, 'must be at most 1,000,000')
    .default(5)
    .describe('What all processes together may spend on X in a day, from midnight UTC.'),
  X_FOLLOWERS_MAX: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(0, 'must be from 0 to 5000')
    .max(5_000, 'must be from 0 to 5000')
    .default(200)
    .describe(
      'Followers read per verification, at $0.01 each; fewer where the answer is clear sooner. 0 turns this off.',
    ),
  TIKTOK_CLIENT_KEY: z
    .string()
    .optional()
    .describe('Unset: no live TikTok connector. It reads only creators who connect their account.'),
  TIKTOK_CLIENT_SECRET: z.string().optional().describe('Goes with TIKTOK_CLIENT_KEY.'),
  TIKTOK_API_BASE: base('https://open.tiktokapis.com'),
  LINKEDIN_CLIENT_ID: z
    .string()
    .optional()
    .describe('Unset: no live LinkedIn connector. It reads only the names of people who connect their account.'),
  LINKEDIN_CLIENT_SECRET: z.string().optional().describe('Goes with LINKEDIN_CLIENT_ID.'),
  LINKEDIN_API_BASE: base('https://api.linkedin.com'),
  ...consentVariables,
} as const

/** Null: the platform is not connected. */
export interface PlatformConfig extends ConsentConfig {
  instagram: { accessToken: string; businessId: string; baseUrl: string } | null
  twitch: { clientId: string; clientSecret: string; baseUrl: string; tokenBaseUrl: string } | null
  /** Without a token X is read by what its creators allow, where there is an app for them. */
  x: { bearerToken: string | null; baseUrl: string; dailyUsd: number; followersMax: number }
  tiktok: { clientKey: string; clientSecret: string; baseUrl: string } | null
  linkedin: { clientId: string; clientSecret: string; baseUrl: string } | null
}

const twitchBase = 'https://api.twitch.tv'
const twitchTokenBase = 'https://id.twitch.tv'

const shape = z.object(platformVariables)

/** Half of what a platform needs is refused before this by `pairFaults`. */
export function platformConfigOf(values: z.output<typeof shape>): PlatformConfig {
  return {
    instagram: both(values.INSTAGRAM_ACCESS_TOKEN, values.INSTAGRAM_BUSINESS_ID, (accessToken, businessId) => ({
      accessToken,
      businessId,
      baseUrl: values.INSTAGRAM_API_BASE,
    })),
    twitch: both(values.TWITCH_CLIENT_ID, values.TWITCH_CLIENT_SECRET, (clientId, clientSecret) => ({
      clientId,
      clientSecret,
      baseUrl: values.TWITCH_API_BASE ?? twitchBase,
      tokenBaseUrl: values.TWITCH_API_BASE ?? twitchTokenBase,
    })),
    x: {
      bearerToken: values.X_BEARER_TOKEN ?? null,
      baseUrl: values.X_API_BASE,
      dailyUsd: values.X_DAILY_USD,
      followersMax: values.X_FOLLOWERS_MAX,
    },
    tiktok: both(values.TIKTOK_CLIENT_KEY, values.TIKTOK_CLIENT_SECRET, (clientKey, clientSecret) => ({
      clientKey,
      clientSecret,
      baseUrl: values.TIKTOK_API_BASE,
    })),
    linkedin: both(values.LINKEDIN_CLIENT_ID, values.LINKEDIN_CLIENT_SECRET, (clientId, clientSecret) => ({
      clientId,
      clientSecret,
      baseUrl: values.LINKEDIN_API_BASE,
    })),
    ...consentConfigOf({
      ...values,
      // A test server stands in for every host of its platform.
      bases: {
        tiktok: moved(values.TIKTOK_API_BASE, platformVariables.TIKTOK_API_BASE),
        x: moved(values.X_API_BASE, platformVariables.X_API_BASE),
        linkedin: moved(values.LINKEDIN_API_BASE, platformVariables.LINKEDIN_API_BASE),
        twitch: values.TWITCH_API_BASE ?? null,
      },
    }),
  }
}

/** @returns the base that takes the place of the platform's own; null where it is the platform's own */
function moved(given: string, variable: ReturnType<typeof base>): string | null {
  return given === variable.parse(undefined) ? null : given.replace(/\/$/, '')
}

function both<T>(
  one: string | undefined,
  other: string | undefined,
  make: (one: string, other: string) => T,
): T | null {
  return one === undefined || other === undefined ? null : make(one, other)
}
