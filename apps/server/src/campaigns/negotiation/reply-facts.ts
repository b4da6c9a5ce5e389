import {
  blankCampaign,
  type Currency,
  type DeliverableKind,
  type Negotiation,
  type NextMove,
  neatAmount,
  type ShownFrame,
  signOfCurrency,
  toldAmount,
} from '@vouch/contract'
import { listed, plural } from '@vouch/engine'
import { amountIn, deliverableWords, roundMoney, roundPeople } from '@vouch/presentation'
import { firstNameOf } from '../outreach/load-recipients.ts'
import type { SenderRow } from '../outreach/stored-sender.ts'
import type { LoadedNegotiation } from './load-negotiation.ts'

/** All that a reply may say, as it says it. Target and walk-away are not among it. */
export interface ReplyFacts {
  move: NextMove['kind']
  /** The amount to name: `$610`. */
  amount: string
  /** The creator's last offer and the brand's; null where there is none. */
  ask: string | null
  ours: string | null
  /** Whether the creator has written. */
  replied: boolean
  /** Empty where no first name is known. */
  firstName: string
  /** What is paid for: `2 reels and 1 story`. */
  work: string
  posts: number
  /** Empty where the campaign names none. */
  product: string
  /** Who signs; empty where nobody said. */
  signature: string
  /** What supports the amount, to be told to the creator: people reached, and the market where it speaks for the offer. */
  reach: string
  market: string | null
}

/** How far from the middle of the market an offer still counts as usual; ours. */
const usualShare = 0.1

/** @param sender who writes for the workspace; null where nobody said */
export function replyFacts(
  { shown, campaign, creator }: LoadedNegotiation,
  frame: ShownFrame,
  next: NextMove,
  sender: Pick<SenderRow, 'fromName' | 'legalName'> | null,
): ReplyFacts {
  const sign = signOfCurrency[shown.currency]
  const { product, brand } = campaign.fields
  return {
    move: next.kind,
    amount: amountIn(next.amount, sign),
    ask: lastOffer(shown, 'creator'),
    ours: lastOffer(shown, 'brand'),
    replied: shown.offers.some(({ side, state }) => side === 'creator' && state === 'made') || hasWritten(shown),
    firstName: firstNameOf(shown.creator.displayName ?? ''),
    work: workWords(
      creator.deliverables.map(({ fields }) => fields.kind.value),
      frame.posts,
    ),
    posts: frame.posts,
    product: product.value ?? blankCampaign.product,
    signature: sender?.fromName || sender?.legalName || brand.value,
    reach: roundPeople(frame.reach.p50),
    market: marketWords(frame, next.amount, shown.currency),
  }
}

function hasWritten({ agreed: { outreach } }: Negotiation): boolean {
  return outreach === 'replied' || outreach === 'negotiating' || outreach === 'agreed'
}

/** @returns the last offer of a side in words; null where there is none */
export function lastOffer({ offers, currency }: Negotiation, side: 'brand' | 'creator'): string | null {
  const last = offers.findLast((offer) => offer.side === side && offer.state === 'made')
  return last === undefined ? null : amountIn(last.amount, signOfCurrency[currency])
}

/** @returns `2 reels and 1 story`, else `3 posts` while nothing is planned in detail */
export function workWords(kinds: readonly DeliverableKind[], posts: number): string {
  if (kinds.length === 0) return plural(posts, 'post')
  const nounOf = (kind: DeliverableKind) =>
    kind === 'other' ? 'post' : kind === 'live' ? 'live stream' : deliverableWords[kind].toLowerCase()
  const counts = Map.groupBy(kinds.map(nounOf), (noun) => noun)
  return listed([...counts].map(([noun, all]) => plural(all.length, noun)))
}

/** @returns what the market says for an offer, in amounts as neat as the offer; null where it speaks against it */
export function marketWords(
  { market: { p10, p50 }, reach }: Pick<ShownFrame, 'market' | 'reach'>,
  amount: number,
  currency: Currency,
): string | null {
  const [start, middle] = [p10, p50].map((each) => amountIn(neatAmount(toldAmount(each)), signOfCurrency[currency]))
  if (amount > p50 * (1 + usualShare))
    return `deals like this usually cost around ${middle}, so our offer is above that`
  if (amount >= p50 * (1 - usualShare)) return `deals like this usually cost around ${middle}`
  if (amount < p10 * (1 - usualShare)) return null
  if (amount < p10 * (1 + usualShare) || reach.p50 <= 0) return `deals like this start at around ${start}`
  return `our offer comes to about ${roundMoney((amount / reach.p50) * 1_000, currency)} per 1,000 of them`
}
