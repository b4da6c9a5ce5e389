/** What stands before each attempt at a call, and what is settled behind it: the rate is asked, and the price booked. */

import type { z } from 'zod'
import type { Answer } from './platform-answer.ts'
import type { Call, CallCost } from './platform-call.ts'
import type { QuotaDay, QuotaLedger } from './quota-ledger.ts'
import type { RateLedger } from './rate-ledger.ts'

/** Asks the rate and the quota at once: they are different rows, and thirteen calls of a check would wait for each in turn. Where the rate says no, the units
 *  go back; where the quota does, the call of the rate is not made, which errs to the safe side.
 *  @returns the moment before which no call may be made, else the day that it is booked on; null where it costs nothing. @throws ConnectorFailure where the quota is used up */
export async function allowed(
  { rates, quota }: { rates: RateLedger; quota: QuotaLedger | null },
  { rate, cost }: Pick<Call<z.ZodType>, 'rate' | 'cost'>,
): Promise<{ rest: Date } | { day: QuotaDay | null }> {
  if (quota === null || cost === undefined) {
    const rest = await rates.enter(rate)
    return rest === null ? { day: null } : { rest }
  }
  const [entered, booked] = await Promise.allSettled([rates.enter(rate), quota.spend(cost.units, cost.bucket)])
  const mayNot = entered.status === 'rejected' || entered.value !== null
  if (mayNot && booked.status === 'fulfilled') await quota.settle(cost.units, cost.bucket, booked.value)
  if (entered.status === 'rejected') throw entered.reason
  if (entered.value !== null) return { rest: entered.value }
  if (booked.status === 'rejected') throw booked.reason
  return { day: booked.value }
}

/** Null: the attempt was not heard. */
export type Answered = { body: unknown } | { refused: Answer } | null

/** An attempt that was heard and not answered stays booked: nobody knows what the platform charged for it. One that was charged more than was booked, for
 *  rows that nobody asked for, is booked past the allowance. */
export async function settleCost(
  quota: QuotaLedger | null,
  cost: CallCost | undefined,
  day: QuotaDay | null,
  answered: Answered,
): Promise<void> {
  if (!cost?.charged || day === null) return
  const { charged, chargedForRefusal = () => 0, units, bucket } = cost
  const spent =
    answered === null ? 0 : 'body' in answered ? charged(answered.body) : chargedForRefusal(answered.refused)
  await quota?.settle(units - spent, bucket, day)
}
