import type { FrameCap, MoveKind, Negotiation, OfferSide } from '@vouch/contract'

/** What the page of a negotiation calls things. */

export const sideWords: Readonly<Record<OfferSide, string>> = { brand: 'You', creator: 'Creator' }

export const capWords: Readonly<Record<FrameCap, string>> = {
  market: 'Only one deal in ten costs more.',
  return: 'Above it, the campaign more likely loses money than earns it.',
  budget: 'That’s where the budget ends.',
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

export const moveWords: Readonly<Record<MoveKind, string>> = {
  open: 'Nobody has named an amount yet. Begin low in the market, where there’s room to move.',
  counter: 'Their ask is above your target. Each step you make is smaller than the last.',
  hold: 'Your last offer hasn’t been answered. A reminder is better than a second offer.',
  accept: 'Their ask is within your target, or no more than you offered.',
  final: 'There’s no room above it. Say that it’s your last offer.',
  walk: 'They want more than the numbers support. End kindly and leave the door open.',
}

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
