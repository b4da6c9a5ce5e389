/** One call to Twitch's Helix. An app token is fetched with the client's secret, lasts about two months and is kept in memory; one that
 *  Twitch no longer takes is replaced once. */

import { z } from 'zod'
import { type ClientClock, type ClientLimits, platformClient } from '../client/platform-client.ts'
import type { RateLedger, RateLimit } from '../client/rate-ledger.ts'
import { ConnectorFailure } from '../connector.ts'
import { count } from '../reading/known-values.ts'
import { consentFailureOf, tokenFailureOf, twitchFailureOf, twitchStandingOf } from './twitch-failures.ts'

export interface TwitchClientSettings extends ClientClock, ClientLimits {
  clientId: string
  clientSecret: string
  baseUrl: string
  /** Where tokens are issued. */
  tokenBaseUrl: string
  rates: RateLedger
}

export type TwitchClient = ReturnType<typeof twitchClient>

/** Points of an app a minute, one a call. */
export const twitchRate: RateLimit = { calls: 800, seconds: 60 }

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: count })
/** A token is replaced this long before it ends. */
const spareMs = 60_000
const tokenSecondsUnsaid = 3_600

/** @returns the function that makes calls. */
export function twitchClient(settings: TwitchClientSettings) {
  const { clientId, clientSecret, tokenBaseUrl, now } = settings
  const helix = platformClient({
    ...settings,
    quota: null,
    dialect: { name: 'Twitch', failureOf: twitchFailureOf, standingOf: twitchStandingOf },
  })
  // What Twitch says of one creator's token holds for no other.
  const owners = platformClient({ ...settings, quota: null, dialect: { name: 'Twitch', failureOf: consentFailureOf } })
  const issuer = platformClient({
    ...settings,
    baseUrl: tokenBaseUrl,
    quota: null,
    dialect: { name: 'Twitch', failureOf: tokenFailureOf },
  })
  let token: { value: string; endsMs: number } | null = null

  async function tokenFor(signal: AbortSignal): Promise<string> {
    if (token && token.endsMs - spareMs > now().getTime()) return token.value
    const form = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' }
    const issued = await issuer({ path: '/oauth2/token', form, rate: 'tokens', shape: tokenAnswer }, signal)
    const seconds = issued.expires_in ?? tokenSecondsUnsaid
    token = { value: issued.access_token, endsMs: now().getTime() + seconds * 1_000 }
    return token.value
  }

  /** @param owned a token of a creator, in place of the app's own
   *  @throws ConnectorFailure */
  return async function call<Shape extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    shape: Shape,
    signal: AbortSignal,
    owned?: string,
  ): Promise<z.output<Shape>> {
    const headers = (bearer: string) => ({ authorization: `Bearer ${bearer}`, 'client-id': clientId })
    if (owned !== undefined) {
      // Twitch counts each person's token by itself.
      const own = { path: `/helix/${path}`, query, rate: 'consented', shape }
      return owners({ ...own, headers: headers(owned) }, signal)
    }
    const known = token?.value
    const value = await tokenFor(signal)
    const asked = { path: `/helix/${path}`, query, rate: 'helix', shape }
    try {
      return await helix({ ...asked, headers: headers(value) }, signal)
    } catch (failure) {
      const outlived = failure instanceof ConnectorFailure && failure.code === 'platform_key_refused'
      if (!outlived || value !== known) throw failure
      if (token?.value === value) token = null
      return helix({ ...asked, headers: headers(await tokenFor(signal)) }, signal)
    }
  }
}
