/** The port through which a connector pays for its calls before it makes them. A platform that finds its allowance exceeded
 *  blocks every user until midnight its time, so the ledger refuses first. */

import { ConnectorFailure } from './connector.ts'

export interface QuotaLedger {
  /** Books `units` for today.
   *  @throws ConnectorFailure `quota_exhausted` when the day's allowance would be exceeded; then nothing is booked. */
  spend(units: number, bucket: string): Promise<void>
}

/** Units per day, by bucket. A bucket that is not named has no allowance. */
export type QuotaLimits = Readonly<Record<string, number>>

/** @param platform the platform's name, for the sentence. */
export function quotaExhausted(platform: string): ConnectorFailure {
  const sentence = `Today’s ${platform} lookups are used up. The limit resets at midnight Pacific time.`
  return new ConnectorFailure('quota_exhausted', sentence)
}

export interface CountingQuota extends QuotaLedger {
  /** Units spent so far, by bucket. */
  spent(): Record<string, number>
}

/** @returns a ledger for one process that forgets at its end: for the command line, which has no database for files, and
 *  for tests. It never starts a new day. */
export function countingQuota(limits: QuotaLimits, platform: string): CountingQuota {
  const spent = new Map<string, number>()
  return {
    async spend(units, bucket) {
      const total = (spent.get(bucket) ?? 0) + units
      if (total > (limits[bucket] ?? 0)) throw quotaExhausted(platform)
      spent.set(bucket, total)
    },
    spent: () => Object.fromEntries(spent),
  }
}
