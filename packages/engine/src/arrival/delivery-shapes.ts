/** How bought counts arrive, as their sellers describe it: at once, with a delay, or dripped evenly over days. Each way is a few stretches of
 *  hours after publication, because nobody says when exactly.
 *
 *  A purchase that is delivered along the creator's own natural curve has none of these shapes, and is not seen. */

export const arrivalWays = ['fast', 'delayed', 'drip'] as const
export type ArrivalWay = (typeof arrivalWays)[number]

/** From and until, in hours after publication; what lies between comes evenly. Chosen after what sellers promise: "starts within the hour", "delivered over
 *  3 to 7 days", "choose a delay". */
export const arrivalShapes: Readonly<Record<ArrivalWay, readonly (readonly [from: number, to: number])[]>> = {
  fast: [
    [0.2, 1.2],
    [0.6, 4],
    [1.5, 9],
  ],
  delayed: [
    [24, 36],
    [50, 62],
    [80, 96],
    [120, 140],
  ],
  drip: [
    [3, 50],
    [6, 100],
    [8, 165],
  ],
}

/** @param hours ages of the readings, rising
 *  @returns the part of an order that arrives between one reading and the next; adds up to 1. An order longer than the post's life is taken as one that
 *  is complete at its end. */
export function deliveredParts([from, to]: readonly [from: number, to: number], hours: readonly number[]): number[] {
  const end = hours.at(-1) ?? 0
  const until = Math.min(to, end)
  const since = Math.min(from, until / 2)
  const course = (age: number) => Math.min(1, Math.max(0, (age - since) / Math.max(1e-9, until - since)))
  return hours.map((hour, at) => course(hour) - course(hours[at - 1] ?? 0))
}
