import { plural } from '@vouch/engine'
import { type ActionId, actions, unknownActionCost } from '../customers/actions.ts'
import type { Route } from '../wire/route.ts'

/** What a call costs in credits, for the API's document. The figures are those of the price list; the server charges by that list alone. */

export interface CallPrice {
  /** For one: a report, a file, a creator found. 0: free. */
  credits: number
  words: string
}

const free: CallPrice = { credits: 0, words: 'Free.' }
const of = (action: ActionId, words: string): CallPrice => {
  const { creditCost } = actions[action]
  return { credits: creditCost, words: `${plural(creditCost, 'credit')} ${words}` }
}
const whenReady = 'when the report is ready. Free for the same creator within 24 hours.'
const perCreator = 'per creator found. A preview is free.'

const paid: Readonly<Record<string, CallPrice>> = {
  'POST /api/verifications': of('creator_verification', whenReady),
  'POST /api/imports': of('creator_verification', whenReady),
  'POST /api/consents/:id/verify': of('creator_verification', whenReady),
  'POST /api/bulk': of('creator_verification', 'per creator, when that creator’s report is ready.'),
  'POST /api/creator/:token/requests/:id/send': of(
    'creator_verification',
    'to the brand that asked. Free for the creator.',
  ),
  'POST /api/verifications/:id/analyses/:kind': of(
    'ai_risk_analysis',
    'when the analysis is ready. Free if you already bought it.',
  ),
  'POST /api/exports': of('pdf_report', 'when the file is ready. JSON is free.'),
  'POST /api/discovery/lookalikes': of('lookalike_search', perCreator),
  'POST /api/discovery/personality': of('personality_matching', perCreator),
  'POST /api/discovery/audiences/:id/matches': of('audience_analysis', perCreator),
  'POST /api/discovery/audiences': of('csv_upload', 'when the list is read.'),
  'POST /api/campaigns/:id/state': of('campaign_workflow', 'once, when the campaign starts.'),
  'POST /api/campaigns/:id/end-check': of('creator_verification', 'per creator, when that creator’s report is ready.'),
  'POST /api/campaigns/:id/performance': of('campaign_performance', 'when the report is made.'),
  'POST /api/extension/badge': of(
    'overlay_display',
    'when there is a score. Free within 5 minutes of the last, and with a report of the last 24 hours.',
  ),
  'POST /api/extension/verifications': of('quick_verification', whenReady),
  'POST /api/extension/shortlist': of(
    'shortlist_addition',
    'for a creator who is new on the list. Free with a report of the last 24 hours.',
  ),
  'POST /api/outreach/messages': of(
    'send_outreach_email',
    'per first email, 1 per follow-up, when the mail server accepts it.',
  ),
  'POST /api/outreach/templates/draft': of('ai_email_template', 'when it is written.'),
  'POST /api/benchmarks/:platform/:tier/:category': of(
    'performance_benchmarks',
    'for a month of the table. Free while it is open.',
  ),
  'POST /api/campaigns/:id/creators/:entryId/negotiation/replies': of(
    'email_negotiator',
    'with the first reply to a creator of a campaign. Every later one is free.',
  ),
  'POST /api/market/:platform/:category': of(
    'market_intelligence',
    'for a month of the category. Free while it is open.',
  ),
  'POST /api/contracts': of('contract_generation', 'when it is put together.'),
  'POST /api/credits/deduct': { credits: unknownActionCost, words: '1 credit.' },
}

/** @returns what a call costs. The team's calls cost nobody anything. */
export function priceOf({ method, path }: Pick<Route, 'method' | 'path'>): CallPrice {
  return paid[`${method} ${path}`] ?? free
}

/** Every call that is priced, by method and declared path. */
export const pricedCalls: readonly string[] = Object.keys(paid)
