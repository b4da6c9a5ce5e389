import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type pg from 'pg'
import { countAttempt } from './attempt-windows.ts'

/** Where the calls from one address are counted: in the database, route by route, so that several processes count together. */

type Told = (error: Error | null, counted?: { current: number; ttl: number }) => void

/** @returns the store that `@fastify/rate-limit` asks for; it asks for one of each limited route. */
export function addressLimitsIn(pool: pg.Pool): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    readonly place: string
    constructor(options: { routeInfo?: { method?: unknown; url?: unknown } }) {
      this.place = `${options.routeInfo?.method} ${options.routeInfo?.url}`
    }
    incr(address: string, tell: Told, windowMs: number): void {
      countAttempt(pool, `calls:${this.place} ${address}`, windowMs / 1_000).then(
        ({ attempts, leftMs }) => tell(null, { current: attempts, ttl: leftMs }),
        (error: Error) => tell(error),
      )
    }
    child(options: object): FastifyRateLimitStore {
      return new (addressLimitsIn(pool))(options)
    }
  }
}
