import { z } from 'zod'

/** The variables of creators' consent: the apps that a creator connects an account to, and the keys that seal what they gave. TikTok, Twitch and
 *  LinkedIn have one app for this and for their connector. */

const keyBytes = 32
const ring = 'must be name:key pairs, separated by commas, each key the output of `openssl rand -base64 32`'

export interface TokenKey {
  id: string
  key: Buffer
}

const tokenKeys = z.string().transform((text, context): TokenKey[] => {
  const keys = text.split(',').map((pair) => {
    const [, id = '', encoded = ''] = /^\s*([\w-]{1,40}):([\w+/=-]+)\s*$/.exec(pair) ?? []
    return { id, key: Buffer.from(encoded, 'base64') }
  })
  const names = new Set(keys.map(({ id }) => id))
  const whole = keys.every(({ id, key }) => id !== '' && id !== 'own' && key.length === keyBytes)
  if (!whole || names.size !== keys.length) context.addIssue({ code: 'custom', message: ring })
  return keys
})

const address = (url: string) => z.url('must be a URL such as https://example.com').default(url)

export const consentVariables = {
  INSTAGRAM_APP_ID: z
    .string()
    .optional()
    .describe('The Instagram app that creators connect their account to. Unset: they can’t.'),
  INSTAGRAM_APP_SECRET: z.string().optional().describe('Goes with INSTAGRAM_APP_ID.'),
  INSTAGRAM_CONSENT_BASE: z
    .url('must be a URL such as https://example.com')
    .optional()
    .describe('Another base URL for that connection, to point it at a test server. Not in production.'),
  YOUTUBE_CLIENT_ID: z
    .string()
    .optional()
    .describe('The Google client that creators connect their channel to. Unset: they can’t.'),
  YOUTUBE_CLIENT_SECRET: z.string().optional().describe('Goes with YOUTUBE_CLIENT_ID.'),
  YOUTUBE_CONSENT_ISSUER: address('https://accounts.google.com').describe(
    'Another OpenID provider to use instead, for tests. Not in production.',
  ),
  X_CLIENT_ID: z.string().optional().describe('The X app that creators connect their account to. Unset: they can’t.'),
  X_CLIENT_SECRET: z.string().optional().describe('Goes with X_CLIENT_ID.'),
  TOKEN_KEYS: tokenKeys
    .optional()
    .describe(
      'Keys that encrypt creators’ tokens, as name:key pairs; the first encrypts, all decrypt. Unset: a key that follows from AUTH_SECRET.',
    ),
} as const

/** An app at a platform that creators connect their account to. */
export interface ConsentApp {
  clientId: string
  clientSecret: string
  /** Stands in for all hosts of the platform, for tests; null: the platform's own. */
  base: string | null
}

export interface ConsentConfig {
  /** Null: creators cannot connect that account here. */
  consentApps: Readonly<Record<'instagram' | 'tiktok' | 'twitch' | 'x' | 'linkedin', ConsentApp | null>> & {
    youtube: (Omit<ConsentApp, 'base'> & { issuer: string; api: string }) | null
  }
  /** The newest first. */
  tokenKeys: readonly TokenKey[]
}

const shape = z.object(consentVariables)

type Given = z.output<typeof shape> &
  Partial<
    Record<
      | 'TIKTOK_CLIENT_KEY'
      | 'TIKTOK_CLIENT_SECRET'
      | 'TWITCH_CLIENT_ID'
      | 'TWITCH_CLIENT_SECRET'
      | 'LINKEDIN_CLIENT_ID'
      | 'LINKEDIN_CLIENT_SECRET',
      string | undefined
    >
  > & { YOUTUBE_API_BASE?: string; bases: Readonly<Record<'tiktok' | 'twitch' | 'x' | 'linkedin', string | null>> }

export function consentConfigOf(values: Given): ConsentConfig {
  const { bases } = values
  const youtube = appOf(values.YOUTUBE_CLIENT_ID, values.YOUTUBE_CLIENT_SECRET, null)
  return {
    consentApps: {
      instagram: appOf(values.INSTAGRAM_APP_ID, values.INSTAGRAM_APP_SECRET, values.INSTAGRAM_CONSENT_BASE ?? null),
      tiktok: appOf(values.TIKTOK_CLIENT_KEY, values.TIKTOK_CLIENT_SECRET, bases.tiktok),
      twitch: appOf(values.TWITCH_CLIENT_ID, values.TWITCH_CLIENT_SECRET, bases.twitch),
      x: appOf(values.X_CLIENT_ID, values.X_CLIENT_SECRET, bases.x),
      linkedin: appOf(values.LINKEDIN_CLIENT_ID, values.LINKEDIN_CLIENT_SECRET, bases.linkedin),
      youtube: youtube && {
        clientId: youtube.clientId,
        clientSecret: youtube.clientSecret,
        issuer: values.YOUTUBE_CONSENT_ISSUER,
        api: values.YOUTUBE_API_BASE ?? 'https://youtube.googleapis.com',
      },
    },
    tokenKeys: values.TOKEN_KEYS ?? [],
  }
}

function appOf(clientId: string | undefined, clientSecret: string | undefined, base: string | null): ConsentApp | null {
  return clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret, base }
}
