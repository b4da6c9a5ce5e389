/** The port that keeps a platform's rate limit: how many more calls it takes, and until when that holds. Every process asks before each
 *  call and writes down what the answers' headers say, so that eight workers together stay within what is allowed to one key. */

export interface Standing {
  callsLeft: number
  /** When the platform counts anew. */
  until: Date
}

/** Calls within a time, as the platform publishes them. */
export interface RateLimit {
  calls: number
  seconds: number
}

export interface RateLedger {
  /** Takes one call. @returns null when it may be made, or the moment from which one may be made again. */
  enter(bucket: string): Promise<Date | null>
  /** Notes what the platform says of itself. It can only lower what is left until its own count begins anew. */
  heed(bucket: string, standing: Standing): Promise<void>
}

/** A platform that asks for a longer rest than this is asked again after it. */
export const restMsMax = 24 * 3_600_000

/** @returns a ledger for one process that forgets at its end, by the rules of the one in the database: for tests.
 *  @param limitOf the limit of a bucket. */
export function countingRates(limitOf: (bucket: string) => RateLimit, now: () => Date): RateLedger {
  const rows = new Map<string, Standing>()
  const current = (bucket: string) => {
    const row = rows.get(bucket)
    return row && row.until > now() ? row : null
  }
  return {
    async enter(bucket) {
      const row = current(bucket)
      const { calls, seconds } = limitOf(bucket)
      if (row && row.callsLeft <= 0) return row.until
      const fresh = { callsLeft: calls, until: new Date(now().getTime() + seconds * 1_000) }
      const { callsLeft, until } = row ?? fresh
      rows.set(bucket, { callsLeft: callsLeft - 1, until })
      return null
    },
    async heed(bucket, { callsLeft, until }) {
      const row = current(bucket)
      const resting = row !== null && row.callsLeft === 0 && row.until > until
      rows.set(bucket, {
        callsLeft: row ? Math.min(row.callsLeft, callsLeft) : callsLeft,
        until: resting ? row.until : until,
      })
    },
  }
}
