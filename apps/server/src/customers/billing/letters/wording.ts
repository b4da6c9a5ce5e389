import { type BillingCycle, plans, type Tier } from '@vouch/contract'

/** How letters and invoices write money and plans. */

/** @returns dollars as people read them: `$39.00` */
export function money(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

/** @returns `Starter`, or `Starter (yearly)` */
export function planOf({ tier, billingCycle }: { tier: Tier; billingCycle: BillingCycle }): string {
  return billingCycle === 'YEARLY' ? `${plans[tier].name} (yearly)` : plans[tier].name
}
