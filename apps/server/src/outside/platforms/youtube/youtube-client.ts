/** One call to the YouTube Data API. The key travels in the query. */

import type { z } from 'zod'
import { type ClientClock, type ClientLimits, platformClient } from '../client/platform-client.ts'
import type { QuotaLedger } from '../client/quota-ledger.ts'
import type { RateLedger, RateLimit } from '../client/rate-ledger.ts'
import { youtubeFailureOf } from './youtube-failures.ts'

export interface YoutubeClientSettings extends ClientClock, ClientLimits {
  apiKey: string
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

/** YouTube publishes no rate: it asks to slow down when it is reached. This only bounds a fault of ours. */
export const youtubeRate: RateLimit = { calls: 3_000, seconds: 60 }

/** Searches and statistics have their own daily allowances. */
const ownBuckets: Partial<Record<YoutubeMethod, string>> = { search: 'search', 'videos:batchGetStats': 'stats' }

/** @returns the function that makes calls. */
export function youtubeClient(settings: YoutubeClientSettings) {
  const { apiKey, ...rest } = settings
  const call = platformClient({ ...rest, dialect: { name: 'YouTube', failureOf: youtubeFailureOf } })

  /** @throws ConnectorFailure */
  return <Shape extends z.ZodType>(
    method: YoutubeMethod,
    query: Record<string, string>,
    shape: Shape,
    signal: AbortSignal,
  ): Promise<z.output<Shape>> => {
    const cost = { bucket: ownBuckets[method] ?? 'general', units: 1 }
    const asked = { path: `/youtube/v3/${method}`, query: { ...query, key: apiKey }, rate: 'all', cost, shape }
    return call(asked, signal)
  }
}
