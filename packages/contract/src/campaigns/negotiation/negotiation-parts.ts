import { z } from 'zod'
import { namedCreator } from '../../verdicts/named-creator.ts'
import { currencies, outreachStates } from '../campaign-fields.ts'
import { frameCaps } from './negotiation-frame.ts'
import { moveKinds, offerSides } from './next-move.ts'

/** A negotiation as the API shows it: what the numbers support, what was offered, and what to answer. Money is in the campaign's currency. */

/** Offers that are kept about one creator of a campaign. */
export const offersMax = 100
/** Replies that are kept about one creator of a campaign; older ones are dropped. */
export const repliesKept = 10

/** `ignored`: an amount in a message that is no offer. `removed`: deleted, and can be brought back. */
export const offerStates = ['made', 'ignored', 'removed'] as const

const side = z.enum(offerSides).describe('Who names the amount.')
const money = z.number().describe('In the campaign’s currency.')
const byWhom = z.string().nullable().describe('By name; null for somebody who is gone.')
const spread = z.object({ p10: z.number(), p50: z.number(), p90: z.number() })

const negotiationOffer = z
  .object({
    id: z.string(),
    side,
    amount: z.number().describe('For everything that the creator delivers, in the campaign’s currency.'),
    note: z.string(),
    state: z.enum(offerStates).describe('Whether it counts, is no offer, or was deleted.'),
    messageId: z.string().nullable().describe('The message that it was found in; null: logged by hand.'),
    at: z.string().describe('When it was made: the message’s time, else when it was logged.'),
    by: byWhom.describe('Who logged it, or changed it last, by name; null for somebody who is gone.'),
  })
  .meta({ id: 'NegotiationOffer' })
export type NegotiationOffer = z.output<typeof negotiationOffer>

const foundAmount = z
  .object({
    messageId: z.string(),
    side,
    amount: money,
    perPost: z.boolean().describe('Whether it is named as the price of one post.'),
    at: z.string(),
    line: z.string().meta({ examples: ['My rate is $900 for a reel.'] }),
  })
  .meta({ id: 'FoundAmount' })
export type FoundAmount = z.output<typeof foundAmount>

const negotiationReply = z
  .object({
    id: z.string(),
    move: z.enum(moveKinds),
    amount: money,
    text: z.string(),
    reasons: z
      .array(z.string())
      .describe('The figures that support it.')
      .meta({ examples: [['The posts should reach about 12K people (9K to 15K).']] }),
    writer: z
      .string()
      .describe('Who wrote it: built-in, or the model.')
      .meta({ examples: ['built-in'] }),
    at: z.string(),
    by: byWhom,
  })
  .meta({ id: 'NegotiationReply' })
export type NegotiationReply = z.output<typeof negotiationReply>

const shownFrame = z
  .object({
    anchor: z.number(),
    target: z.number(),
    walkAway: z.number(),
    cappedBy: z.enum(frameCaps),
    market: spread.describe('What the market asks for the planned posts. Eight of ten deals are between the ends.'),
    basis: z
      .string()
      .describe('What was multiplied.')
      .meta({ examples: ['feed post, price per 1,000 impressions'] }),
    source: z.string(),
    breakEven: spread.nullable().describe('The fee that pays off; null until the plan says what an order brings.'),
    left: z.number().nullable().describe('What the budget leaves for this creator; null: there is no budget.'),
    leftOwn: z.number().describe('What of that is still due to this creator already.'),
    reach: spread.describe('People the posts reach, without accounts that look inauthentic.'),
    posts: z.int(),
  })
  .meta({ id: 'NegotiationFrame' })
export type ShownFrame = z.output<typeof shownFrame>

export const whyNoFrame = ['no_report', 'no_price', 'no_return', 'no_budget'] as const

export const negotiation = z
  .object({
    creator: namedCreator.extend({ displayName: z.string().nullable() }),
    campaign: z.object({ id: z.string(), name: z.string() }),
    entryId: z.string(),
    currency: z.enum(currencies),
    started: z.boolean().describe('Whether the campaign was started: offers and replies wait for that.'),
    report: z
      .object({
        verificationId: z.string(),
        at: z.string(),
        decision: z
          .string()
          .nullable()
          .meta({ examples: ['book'] }),
      })
      .nullable()
      .describe('The workspace’s last report about the creator.'),
    thread: z
      .object({ id: z.string(), subject: z.string() })
      .nullable()
      .describe('Where you write to each other; null: nowhere yet.'),
    frame: shownFrame.nullable(),
    why: z.enum(whyNoFrame).nullable().describe('Why there is no frame; null where there is one.'),
    offers: z.array(negotiationOffer).describe('Oldest first.'),
    found: z.array(foundAmount).describe('Amounts in the thread that nobody has logged, oldest first.'),
    next: z
      .object({ kind: z.enum(moveKinds), amount: money })
      .nullable()
      .describe('What to answer next; null without a frame, and once a fee is agreed.'),
    credits: z.int().describe('What the next reply costs: 0 once it was paid for.'),
    replies: z.array(negotiationReply).describe(`Proposed replies, newest first, up to ${repliesKept}.`),
    agreed: z
      .object({
        fee: z.number().nullable().describe('The agreed fee, in the campaign’s currency; null: none yet.'),
        version: z.int().describe('The version of the agreed fee, to be named when an offer is accepted.'),
        outreach: z.enum(outreachStates),
      })
      .describe('What the campaign says was agreed.'),
  })
  .meta({ id: 'Negotiation' })
export type Negotiation = z.output<typeof negotiation>

/** @returns the fee that was agreed; null while the talks go on */
export function agreedFeeOf({ fee, outreach }: Pick<Negotiation['agreed'], 'fee' | 'outreach'>): number | null {
  return outreach === 'agreed' ? fee : null
}
