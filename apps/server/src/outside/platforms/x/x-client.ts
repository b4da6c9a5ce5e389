/** Calls to the X API. Each reserves what it may cost before it is made, and gives back what X did not return. */

import type { z } from 'zod'
import { type ClientClock, type ClientLimits, platformClient } from '../client/platform-client.ts'
import type { QuotaLedger } from '../client/quota-ledger.ts'
import type { RateLedger, RateLimit } from '../client/rate-ledger.ts'
import { consentFailureOf, xFailureOf, xStandingOf } from './x-failures.ts'
import { spendingBucket, xMills } from './x-prices.ts'
import { postPage, userAnswer, userPage } from './x-shapes.ts'

export interface XClientSettings extends ClientClock, ClientLimits {
  /** The app's own, or a creator's. */
  bearerToken: string
  /** Whether the token is a creator's: X counts each by itself, and the operator's credentials are not at fault where it is refused. */
  owned?: boolean
  baseUrl: string
  rates: RateLedger
  /** Counts thousandths of a dollar, a day from midnight UTC. */
  spending: QuotaLedger
}

export type XClient = ReturnType<typeof xClient>

const windowSeconds = 900
const callsPerWindow: Readonly<Record<string, number>> = {
  ...{ users: 300, posts: 10_000, followers: 300 },
  ...{ 'own-users': 75, 'own-posts': 900, 'own-followers': 300 },
}
/** @returns the limit by kind of call: of an app, or of a creator's token, where all of them share what one may. */
export const xRateOf = (bucket: string): RateLimit => ({ calls: callsPerWindow[bucket] ?? 300, seconds: windowSeconds })

const userFields =
  'created_at,description,entities,location,name,profile_image_url,protected,public_metrics,url,username,verified'
const postFields = 'attachments,author_id,created_at,public_metrics'
/** X takes no smaller page of posts. */
const postsPerPageMin = 5

export function xClient(settings: XClientSettings) {
  const { owned = false } = settings
  // What X says of one creator's token holds for no other.
  const dialect = owned
    ? { name: 'X', failureOf: consentFailureOf }
    : { name: 'X', failureOf: xFailureOf, standingOf: xStandingOf }
  const call = platformClient({ ...settings, quota: settings.spending, dialect })
  const headers = { authorization: `Bearer ${settings.bearerToken}` }

  function asked<Shape extends z.ZodType>(kind: string, mills: number, most: number, shape: Shape) {
    // Reading one's own data costs less, but X does not say for which calls: the full price is booked, so the limit holds in any case.
    const charged = (body: unknown) => mills * resourcesIn(body)
    const rate = owned ? `own-${kind}` : kind
    return { headers, rate, shape, cost: { bucket: spendingBucket, units: mills * most, charged } }
  }

  return {
    user: (name: string, signal: AbortSignal) =>
      call(
        {
          ...asked('users', xMills.user, 1, userAnswer),
          path: `/2/users/by/username/${encodeURIComponent(name)}`,
          query: { 'user.fields': userFields },
        },
        signal,
      ),
    /** Whose token it is. */
    me: (signal: AbortSignal) => {
      const query = { 'user.fields': userFields }
      return call({ ...asked('users', xMills.user, 1, userAnswer), path: '/2/users/me', query }, signal)
    },
    userById: (userId: string, signal: AbortSignal) =>
      call(
        {
          ...asked('users', xMills.user, 1, userAnswer),
          path: `/2/users/${encodeURIComponent(userId)}`,
          query: { 'user.fields': userFields },
        },
        signal,
      ),
    posts: (userId: string, most: number, signal: AbortSignal) => {
      const size = Math.max(postsPerPageMin, most)
      const query = { max_results: String(size), exclude: 'retweets,replies', 'tweet.fields': postFields }
      const path = `/2/users/${encodeURIComponent(userId)}/tweets`
      return call({ ...asked('posts', xMills.post, size, postPage), path, query }, signal)
    },
    followers: (userId: string, most: number, token: string | null, signal: AbortSignal) => {
      const query = { max_results: String(most), 'user.fields': userFields, ...(token && { pagination_token: token }) }
      const path = `/2/users/${encodeURIComponent(userId)}/followers`
      return call({ ...asked('followers', xMills.follower, most, userPage), path, query }, signal)
    },
  }
}

/** What X charges for: each thing that it returned. */
function resourcesIn(body: unknown): number {
  const data = typeof body === 'object' && body !== null ? Reflect.get(body, 'data') : null
  if (Array.isArray(data)) return data.length
  return data ? 1 : 0
}
