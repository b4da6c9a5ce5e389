import { type NegotiationFrame, neatAmount } from './negotiation-frame.ts'

/** What to answer next. Offers rise by steps that get smaller, never fall, and never pass the walk-away. What the brand offered once, it keeps to. */

export const offerSides = ['brand', 'creator'] as const
export type OfferSide = (typeof offerSides)[number]

export interface MadeOffer {
  side: OfferSide
  amount: number
}

/** `open`: nothing was named yet. `hold`: the creator has not answered the last offer. `final`: the walk-away. `walk`: it was offered and isn't enough. */
export const moveKinds = ['open', 'counter', 'hold', 'accept', 'final', 'walk'] as const
export type MoveKind = (typeof moveKinds)[number]

export interface NextMove {
  kind: MoveKind
  /** The amount to name. */
  amount: number
}

/** Part of the way to the target that one concession goes, and of the way from there to the walk-away; ours: halves first, thirds after, so that each
 *  step says that less is left. */
const towardTarget = 1 / 2
const towardEnd = 1 / 3

/** @param offers of both sides, oldest first
 *  @returns what to answer: an ask at the target or below what was offered is taken, an open offer is waited for */
export function nextMove(frame: NegotiationFrame, offers: readonly MadeOffer[]): NextMove {
  const { anchor, target, walkAway } = frame
  const ours = offers.findLast(({ side }) => side === 'brand')?.amount ?? null
  const theirs = offers.findLast(({ side }) => side === 'creator')?.amount ?? null
  if (theirs === null) return ours === null ? { kind: 'open', amount: anchor } : { kind: 'hold', amount: ours }
  if (theirs <= Math.max(ours ?? 0, target)) return { kind: 'accept', amount: theirs }
  if (ours !== null && offers.at(-1)?.side === 'brand') return { kind: 'hold', amount: ours }
  if (ours !== null && ours >= walkAway) return { kind: 'walk', amount: ours }
  const amount = ours === null ? anchor : raised(ours, frame)
  if (theirs <= amount) return { kind: 'accept', amount: theirs }
  return { kind: amount >= walkAway ? 'final' : 'counter', amount }
}

function raised(ours: number, { target, walkAway }: NegotiationFrame): number {
  const way = ours < target ? (target - ours) * towardTarget : (walkAway - ours) * towardEnd
  const next = neatAmount(ours + way)
  // A step that rounding swallows is the last one.
  return next > ours ? Math.min(next, walkAway) : walkAway
}
