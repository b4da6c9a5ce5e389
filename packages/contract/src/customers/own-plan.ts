import { z } from 'zod'

/** A plan that the team made for one workspace: the rights of Enterprise, with a price, credits and seats of its own, paid monthly. */

export const ownPlanCreditsMin = 5_000
export const ownPlanBounds = {
  priceDollars: { min: 1, max: 100_000 },
  credits: { min: ownPlanCreditsMin, max: 1_000_000 },
  seats: { min: 1, max: 500 },
} as const
/** An offer that nobody took ends by itself. */
export const planOfferDays = 30

const { priceDollars, credits, seats } = ownPlanBounds

/** What an own plan has: cents a month, credits a month, seats. */
export const ownPlan = z
  .object({
    priceCents: z
      .int()
      .min(priceDollars.min * 100)
      .max(priceDollars.max * 100),
    credits: z.int().min(credits.min).max(credits.max),
    seats: z.int().min(seats.min).max(seats.max),
  })
  .meta({ id: 'OwnPlan' })
export type OwnPlan = z.output<typeof ownPlan>

/** @returns whether two are the same; null is a plan that is sold to everybody */
export function isSameOwnPlan(one: OwnPlan | null, other: OwnPlan | null): boolean {
  if (one === null || other === null) return one === other
  return one.priceCents === other.priceCents && one.credits === other.credits && one.seats === other.seats
}
