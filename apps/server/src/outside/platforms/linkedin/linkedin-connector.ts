/** The live connector of LinkedIn: who signed in, and nothing else. LinkedIn gives no follower count, no posts and no look-up of anybody to those who are not its
 *  partners, so a report says who it is and why there is no verdict. */

import { z } from 'zod'
import type { Answer } from '../client/platform-answer.ts'
import { type ClientClock, type ClientLimits, type PlatformClient, platformClient } from '../client/platform-client.ts'
import { failuresOf } from '../client/platform-failures.ts'
import type { RateLedger, RateLimit } from '../client/rate-ledger.ts'
import type { Connector, ConnectorFailure } from '../connector.ts'
import { type ConsentTokens, consentEnded, consentLacks, consentRequired, whereRefused } from '../consent-tokens.ts'
import { id, text } from '../reading/known-values.ts'
import { type Check, type Found, liveConnector, nameOf } from '../reading/live-connector.ts'

export interface LinkedinSettings extends ClientClock, ClientLimits {
  baseUrl: string
  rates: RateLedger
  tokens: ConsentTokens
}

/** LinkedIn publishes no rate of this call; this bounds a fault of ours. */
export const linkedinRate: RateLimit = { calls: 100, seconds: 60 }

const failures = failuresOf('LinkedIn')

/** The subject's locale comes as text or as an object. */
const userinfo = z.object({
  sub: id,
  name: text,
  given_name: text,
  family_name: text,
  picture: text,
  locale: z.unknown().optional().transform(languageOf),
})

export function linkedinConnector(settings: LinkedinSettings): Connector {
  const client = platformClient({
    ...settings,
    quota: null,
    dialect: { name: 'LinkedIn', failureOf: linkedinFailureOf },
  })
  const read = (check: Check) => readIdentity(client, settings.tokens, check)
  return liveConnector({ platform: 'linkedin', way: 'consent', now: settings.now, read })
}

/** @returns the failure that an answer stands for; null for one that holds what was asked for. */
export function linkedinFailureOf({ status }: Answer, now: Date): ConnectorFailure | null {
  if (status === 200) return null
  if (status === 429) return failures.tooFast(null, now)
  if (status >= 500) return failures.serverFailed()
  if (status === 401) return consentEnded('linkedin')
  return status === 403 ? consentLacks('linkedin') : failures.refused(null)
}

async function readIdentity(client: PlatformClient, tokens: ConsentTokens, check: Check): Promise<Found> {
  const { target, progress, signal } = check
  const handle = nameOf(target)
  const access = await tokens(target)
  if (access === null) throw consentRequired('linkedin', handle, 'a person’s name, which isn’t enough for a verdict,')
  const headers = { authorization: `Bearer ${access.token}` }
  const asked = { path: '/v2/userinfo', headers, rate: 'userinfo', shape: userinfo }
  const person = await client(asked, signal).catch(async (failure: unknown) => {
    throw await whereRefused(access, failure)
  })
  const displayName = person.name ?? [person.given_name, person.family_name].filter(Boolean).join(' ')
  progress({ name: 'profile', state: 'done', detail: displayName || handle })
  for (const name of ['posts', 'followers', 'comments'] as const) {
    progress({ name, state: 'skipped', detail: 'LinkedIn shares names only' })
  }
  const profile = {
    id: person.sub,
    displayName: displayName || null,
    avatarUrl: person.picture,
    language: person.locale,
    followers: null,
  }
  return { handle, availability: 'restricted', profile, consented: true }
}

function languageOf(locale: unknown): string | null {
  const written = typeof locale === 'object' && locale !== null ? Reflect.get(locale, 'language') : locale
  const code = typeof written === 'string' ? written.split(/[-_]/)[0]?.toLowerCase() : undefined
  return code && /^[a-z]{2}$/.test(code) ? code : null
}
