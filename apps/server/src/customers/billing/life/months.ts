import type pg from 'pg'
import { monthsAfter } from '../../../outside/payments/calendar-months.ts'
import { type Plan, planCredits } from '../../../outside/payments/plan-prices.ts'
import { renewMonthly } from '../../credits/renew-monthly.ts'
import { returnMonthly } from '../../credits/return-monthly.ts'
import type { KnownSubscription } from './known-subscription.ts'

/** Months of credits. A paid period is one or twelve of them; each begins with the plan's credits, and what was left of the last
 *  one expires. The payment is the cause
 *  of the first month, and the moment at which it begins that of a later one, so no month is granted twice whoever asks. */

/** Begins the month of a period that was paid for. */
export async function beginMonth(
  tx: pg.PoolClient,
  known: Pick<KnownSubscription, 'workspaceId' | 'subscriptionId'>,
  month: Pick<Plan, 'tier' | 'own'> & {
    start: Date
    at: Date
    invoiceId?: string
    action?: 'monthly_grant' | 'upgrade_grant'
  },
): Promise<void> {
  await renewMonthly(tx, {
    workspaceId: known.workspaceId,
    cause: month.invoiceId === undefined ? monthCause(known.subscriptionId, month.start) : `month:${month.invoiceId}`,
    action: month.action ?? 'monthly_grant',
    credits: planCredits(month),
    at: month.at,
  })
}

/** @returns the cause of a month's credits */
export function monthCause(subscriptionId: string, start: Date): string {
  return `month:${subscriptionId}:${start.toISOString()}`
}

/** Lets all monthly credits expire: at the end of a trial or of a period that nobody paid for. */
export async function expireMonth(
  tx: pg.PoolClient,
  { workspaceId }: Pick<KnownSubscription, 'workspaceId'>,
  cause: string,
  at: Date,
): Promise<void> {
  await renewMonthly(tx, { workspaceId, cause: `expire:${cause}`, action: 'monthly_expiry', credits: 0, at })
}

/** Gives back what of the present month expired, where that turns out to be wrong.
 *  @param expired the cause of its expiry
 *  @returns whether credits came back */
export async function returnMonth(
  tx: pg.PoolClient,
  { workspaceId }: Pick<KnownSubscription, 'workspaceId'>,
  cause: string,
  expired: string,
  at: Date,
): Promise<boolean> {
  return returnMonthly(tx, { workspaceId, cause, action: 'refund_failed', at }, `expire:${expired}`)
}

/** Of a yearly period. @returns when the month after `at` begins, counted from the period's beginning; null where the period ends first */
export function nextMonth(periodStart: Date, periodEnd: Date, at: Date): Date | null {
  for (let months = 1; ; months += 1) {
    const start = monthsAfter(periodStart, months)
    if (start >= periodEnd) return null
    if (start > at) return start
  }
}

/** Begins the months of a yearly period that have come, up to a moment. @returns when the next one begins */
export async function beginMonthsUntil(tx: pg.PoolClient, known: KnownSubscription, until: Date): Promise<Date | null> {
  let next = known.nextCreditsAt
  while (known.status === 'active' && next !== null && next <= until) {
    await beginMonth(tx, known, { tier: known.tier, own: known.own, start: next, at: next })
    next = nextMonth(known.periodStart, known.periodEnd, next)
  }
  return next
}
