/** How sellers deliver what was ordered for a post. The ways are those that sellers of likes and views offer in their own shops: at once, with a
 *  delay, dripped over days, with a refill, and without one, so that a part is gone after weeks. */

import { type Random, random } from '../random.ts'

export const deliveryWays = ['fast', 'delayed', 'drip', 'refill', 'dropped'] as const
export type DeliveryWay = (typeof deliveryWays)[number]

/** Most orders are delivered at once (chosen). */
const wayWeights: Readonly<Record<DeliveryWay, number>> = {
  fast: 0.4,
  delayed: 0.2,
  drip: 0.2,
  refill: 0.1,
  dropped: 0.1,
}

/** @returns the way of the seller whom a creator buys from */
export function sellerWay(seed: string): DeliveryWay {
  return random(seed, 'seller').weighted(wayWeights)
}

/** Part of an order by the post's age, relative to what is there now: 1 at the end, and above 1 where some was lost on the way. */
export type Delivered = (ageHours: number) => number

/** @param ageHours of the post now: an order is never younger than its post, so short lives have short deliveries
 *  @returns how the order for one post came */
export function delivered(seed: string, postId: string, way: DeliveryWay, ageHours: number): Delivered {
  const draw = random(seed, 'delivery', postId)
  const course = courseOf(way, draw, ageHours)
  const now = Math.max(0.02, course(ageHours))
  return (age) => course(Math.max(0, age)) / now
}

/** @returns the part of an order for one post that is there at an age, 0 to 1, however long the post may live */
export function deliveredBy(seed: string, postId: string, way: DeliveryWay, ageHours: number): number {
  const draw = random(seed, 'delivery', postId)
  return courseOf(way, draw, Number.POSITIVE_INFINITY)(Math.max(0, ageHours))
}

function courseOf(way: DeliveryWay, draw: Random, ageHours: number): Delivered {
  const soon = Math.min(draw.between(0.2, 2), ageHours / 8)
  const hours = Math.min(draw.logNormal(2.5, 0.6), ageHours / 4)
  const once = (from: number, lasts: number) => (age: number) => Math.min(1, Math.max(0, (age - from) / lasts))
  if (way === 'delayed') return once(Math.min(draw.between(24, 144), ageHours / 2), Math.min(3 * hours, ageHours / 3))
  if (way === 'drip')
    return once(Math.min(draw.between(0.5, 12), ageHours / 6), Math.min(draw.between(40, 170), ageHours / 1.5))
  const first = once(soon, hours)
  if (way === 'fast') return first
  const lost = way === 'refill' ? draw.between(0.1, 0.25) : draw.between(0.2, 0.6)
  const falls = once(24 * draw.between(5, 12), 24 * draw.between(1, 8))
  const refills = once(24 * draw.between(14, 20), 24 * draw.between(0.3, 2))
  return (age) => first(age) - lost * falls(age) + (way === 'refill' ? lost * refills(age) : 0)
}
