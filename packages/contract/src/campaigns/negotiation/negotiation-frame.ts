/** How far a brand can go with a creator: where it begins, what it aims at and where it stops. The figures behind it are those of the report's price
 *  and of the forecast of return; here they are only put in order. */

export interface FrameFacts {
  /** What the market asks for the planned posts: one deal in ten is below `p10`, one in ten above `p90`. */
  market: { p10: number; p50: number; p90: number }
  /** The fee with an even chance of paying off; null where the return isn't what the campaign is for, and
   *  while the brand's own figures are missing, because defaults decide nothing. */
  breakEven: number | null
  /** What the campaign's budget leaves for this creator; null without a budget. */
  left: number | null
}

/** What keeps a fee from going higher. */
export const frameCaps = ['market', 'return', 'budget'] as const
export type FrameCap = (typeof frameCaps)[number]

/** In one currency. The anchor is never above the target, nor the target above the walk-away. */
export interface NegotiationFrame {
  anchor: number
  target: number
  walkAway: number
  cappedBy: FrameCap
}

/** @returns what to begin with, to aim at and to stop at; null where nothing may be spent at all.
 *
 *  The anchor is what the cheapest tenth of such deals costs, the target what the middle one does, both from the figures as they are told. It ends at the dearest tenth, at the fee that breaks
 *  even, or where the budget ends, whichever comes first. */
export function negotiationFrame({ market, breakEven, left }: FrameFacts): NegotiationFrame | null {
  const caps: [cap: FrameCap, amount: number][] = [['market', market.p90]]
  if (breakEven !== null) caps.push(['return', breakEven])
  if (left !== null) caps.push(['budget', left])
  const [cappedBy, most] = caps.reduce((least, each) => (each[1] < least[1] ? each : least))
  const walkAway = Math.floor(most / stepOf(most)) * stepOf(most)
  if (walkAway <= 0) return null
  const target = Math.min(neatAmount(toldAmount(market.p50)), walkAway)
  return { anchor: Math.min(neatAmount(toldAmount(market.p10)), target), target, walkAway, cappedBy }
}

/** @returns an estimate as exactly as people are told it: two digits from a hundred on, whole below. An amount derived from it can't differ from it. */
export function toldAmount(amount: number): number {
  return amount < 100 ? Math.round(amount) : Number(amount.toPrecision(2))
}

/** @returns the amount as people name one: in steps of 5, 10, 50 or 100 */
export function neatAmount(amount: number): number {
  const step = stepOf(amount)
  return Math.max(step, Math.round(amount / step) * step)
}

function stepOf(amount: number): number {
  if (amount < 200) return 5
  if (amount < 1_000) return 10
  return amount < 5_000 ? 50 : 100
}
