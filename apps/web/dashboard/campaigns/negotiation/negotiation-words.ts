import {
  type Currency,
  type FrameCap,
  type MoveKind,
  type Negotiation,
  type OfferSide,
  type ShownFrame,
  signOfCurrency,
  toldAmount,
} from '@vouch/contract'
import { amountIn, roundMoney } from '@vouch/presentation'

/** What the page of a negotiation calls things. */

export const sideWords: Readonly<Record<OfferSide, string>> = { brand: 'You', creator: 'Creator' }

const capWords: Readonly<Record<Exclude<FrameCap, 'market'>, string>> = {
  return: 'Above it, the campaign more likely loses money than earns it.',
  budget: 'That’s where the budget ends.',
}

/** The three figures of a range, each with what it stands on. Where a figure was made neater than the market's, the market's is named. */
export function rangeFigures(frame: ShownFrame, currency: Currency): { name: string; amount: number; what: string }[] {
  const { anchor, target, walkAway, cappedBy, market } = frame
  const told = (amount: number) => roundMoney(amount, currency)
  const isLimit = (amount: number) => amount >= walkAway
  const limit = 'The market would be higher; this is your limit.'
  const low =
    anchor === toldAmount(market.p10)
      ? 'One in ten deals like this costs less.'
      : `Near the low end: one in ten deals like this costs less than ${told(market.p10)}.`
  const middle =
    target === toldAmount(market.p50) ? 'Half of them cost less.' : `Half of them cost less than ${told(market.p50)}.`
  const high =
    walkAway === toldAmount(market.p90)
      ? 'Only one deal in ten costs more.'
      : `Only one deal in ten costs more than ${told(market.p90)}.`
  return [
    { name: 'Start at', amount: anchor, what: isLimit(anchor) ? limit : low },
    { name: 'Aim for', amount: target, what: isLimit(target) ? limit : middle },
    { name: 'Walk away above', amount: walkAway, what: cappedBy === 'market' ? high : capWords[cappedBy] },
  ]
}

export const moveTitles: Readonly<Record<MoveKind, (amount: string, limit: string) => string>> = {
  open: (amount) => `Offer ${amount}`,
  counter: (amount) => `Counter with ${amount}`,
  hold: (amount) => `Wait for an answer to ${amount}`,
  accept: (amount) => `Accept ${amount}`,
  final: (amount) => `Make ${amount} your last offer`,
  walk: (amount, limit) =>
    amount === limit
      ? `You’ve offered ${amount}, your limit. Don’t go higher.`
      : `You’ve offered ${amount}, above your ${limit} limit. Don’t go higher.`,
}

const moveWords: Readonly<Record<MoveKind, string>> = {
  open: 'Nobody has named an amount yet. Begin low in the market, where there’s room to move.',
  counter: 'Their ask is above your target. Each step you make is smaller than the last.',
  hold: 'Your last offer hasn’t been answered. A reminder is better than a second offer.',
  accept: 'Their ask is within your target, or no more than you offered.',
  final: 'There’s no room above it. Say that it’s your last offer.',
  walk: 'They want more than the numbers support. End kindly and leave the door open.',
}

/** An ask this many times the walk-away price is far above it; ours. */
const farAbove = 1.5

/** @returns what speaks for the next move. An ask that no step can meet is told as such. */
export function nextMoveWords({ next, frame, offers, currency }: MoveFacts): string {
  if (next === null) return ''
  const ask = offers.findLast(({ side, state }) => side === 'creator' && state === 'made')?.amount ?? 0
  if (next.kind !== 'counter' || frame === null || ask <= frame.walkAway) return moveWords[next.kind]
  const money = (amount: number) => amountIn(amount, signOfCurrency[currency])
  const far = ask >= frame.walkAway * farAbove ? 'far above' : 'above'
  return `Their ask of ${money(ask)} is ${far} your walk-away price of ${money(frame.walkAway)}. Ask what it includes before you counter, and be ready to walk away.`
}

type MoveFacts = Pick<Negotiation, 'next' | 'frame' | 'offers' | 'currency'>

interface NoFrame {
  text: string
  link: string
  to: (negotiation: Negotiation) => string
}

export const noFrameWords: Readonly<Record<NonNullable<Negotiation['why']>, NoFrame>> = {
  no_report: {
    text: 'There’s no report about this creator yet, so nothing says what a post is worth.',
    link: 'Verify the creator',
    to: ({ campaign }) => `/dashboard/campaigns/${campaign.id}?step=4`,
  },
  no_price: {
    text: 'The report doesn’t know enough to price a post.',
    link: 'Open the report',
    to: ({ report, campaign }) =>
      report === null
        ? `/dashboard/campaigns/${campaign.id}?step=4`
        : `/dashboard/verifications/${report.verificationId}`,
  },
  no_return: {
    text: 'By the plan saved with the report, no fee has an even chance of paying off. Check what an order brings, or the campaign’s goal.',
    link: 'Open the report',
    to: ({ report, campaign }) =>
      report === null
        ? `/dashboard/campaigns/${campaign.id}?step=2`
        : `/dashboard/verifications/${report.verificationId}`,
  },
  no_budget: {
    text: 'The campaign’s budget is spent or committed.',
    link: 'Change the budget',
    to: ({ campaign }) => `/dashboard/campaigns/${campaign.id}?step=2`,
  },
}
