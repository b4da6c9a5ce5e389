/** One call to the YouTube Data API. The operator's key travels in the query, a creator's token in a header. */

import type { z } from 'zod'
import { type ClientClock, type ClientLimits, platformClient } from '../client/platform-client.ts'
import type { QuotaLedger } from '../client/quota-ledger.ts'
import type { RateLedger, RateLimit } from '../client/rate-ledger.ts'
import { consentedFailureOf, youtubeFailureOf } from './youtube-failures.ts'

export interface YoutubeClientSettings extends ClientClock, ClientLimits {
  /** The operator's; null: there is none, and a creator's token is needed. */
  apiKey: string | null
  /** A creator's own, in place of the key. Both spend the quota of the operator's project. */
  token?: string
  /** Scheme and host, without a path. */
  baseUrl: string
  quota: QuotaLedger
  rates: RateLedger
}

export type YoutubeMethod =
  | 'channels'
  | 'playlistItems'
  | 'playlists'
  | 'videos'
  | 'videos:batchGetStats'
  | 'commentThreads'
  | 'search'
export type YoutubeClient = ReturnType<typeof youtubeClient>

/** YouTube publishes no rate: it asks to slow down when it is reached. This only bounds a fault of ours, so it lies above what eight
 *  verifications at once can ask of a platform that answers within 50 ms: 9,600 calls a minute. */
export const youtubeRate: RateLimit = { calls: 12_000, seconds: 60 }

/** Searches and statistics have their own daily allowances. */
const ownBuckets: Partial<Record<YoutubeMethod, string>> = { search: 'search', 'videos:batchGetStats': 'stats' }

/** @returns the function that makes calls. */
export function youtubeClient(settings: YoutubeClientSettings) {
  const { apiKey, token, ...rest } = settings
  const failureOf = token === undefined ? youtubeFailureOf : consentedFailureOf
  const call = platformClient({ ...rest, dialect: { name: 'YouTube', failureOf } })
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const key = token === undefined && apiKey !== null ? { key: apiKey } : {}

  /** @param followed whether another call of the method is sure to follow
   *  @throws ConnectorFailure */
  return <Shape extends z.ZodType>(
    method: YoutubeMethod,
    query: Record<string, string>,
    shape: Shape,
    signal: AbortSignal,
    followed = false,
  ): Promise<z.output<Shape>> => {
    const cost = { bucket: ownBuckets[method] ?? 'general', units: 1 }
    const path = `/youtube/v3/${method}`
    return call({ path, query: { ...query, ...key }, headers, rate: 'all', cost, shape, followed }, signal)
  }
}
