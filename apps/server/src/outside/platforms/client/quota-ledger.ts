/** The port through which a connector pays for its calls before it makes them: units of a daily quota, or money. A platform that
 *  finds its allowance exceeded blocks every user until its next day, or sends a bill, so the ledger refuses first. */

import { ConnectorFailure } from '../connector.ts'

export interface QuotaLedger {
  /** Books `units` for today.
   *  @returns the day that they are booked on
   *  @throws ConnectorFailure when the day's allowance would be exceeded; then nothing is booked. */
  spend(units: number, bucket: string): Promise<QuotaDay>
  /** Settles what was booked on a day with what the platform charged.
   *  @param unused units that were booked too many. Below 0 the platform charged more: that is booked past the allowance, and whoever asks next is refused. */
  settle(unused: number, bucket: string, day: QuotaDay): Promise<void>
}

/** A day of the platform, as in 2026-11-20. */
export type QuotaDay = string

/** Units per day, by bucket. A bucket that is not named has no allowance. */
export type QuotaLimits = Readonly<Record<string, number>>

/** @param platform the platform's name, for the sentence. */
export function quotaExhausted(platform: string): ConnectorFailure {
  const sentence = `Today’s ${platform} lookups are used up. The limit resets at midnight Pacific time.`
  return new ConnectorFailure('quota_exhausted', sentence)
}

const onlyDay: QuotaDay = '2026-11-20'

export interface CountingQuota extends QuotaLedger {
  /** Units spent so far, by bucket. */
  spent(): Record<string, number>
}

/** @returns a ledger for one process that forgets at its end: for tests. It never starts a new day.
 *  @param exhausted what it refuses with. */
export function countingQuota(
  limits: QuotaLimits,
  platform: string,
  exhausted: () => ConnectorFailure = () => quotaExhausted(platform),
): CountingQuota {
  const spent = new Map<string, number>()
  return {
    async spend(units, bucket) {
      const total = (spent.get(bucket) ?? 0) + units
      if (total > (limits[bucket] ?? 0)) throw exhausted()
      spent.set(bucket, total)
      return onlyDay
    },
    async settle(unused, bucket) {
      spent.set(bucket, Math.max(0, (spent.get(bucket) ?? 0) - unused))
    },
    spent: () => Object.fromEntries(spent),
  }
}
