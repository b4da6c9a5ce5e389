/** Everything that costs credits, in one list: the server charges by it, and prices, pricing page and history show it. */

export const actionCategories = ['verification', 'discovery', 'campaign', 'outreach', 'analytics', 'export'] as const
export type ActionCategory = (typeof actionCategories)[number]

export interface Action {
  name: string
  description: string
  category: ActionCategory
  /** Credits for one. */
  creditCost: number
  popular: boolean
  /** The size of the work is known only when it ends: the cost is for each creator found. */
  perCreatorFound: boolean
  /** `dashboard` actions are part of every plan's list; `extension` ones belong to the browser extension. */
  surface: 'dashboard' | 'extension'
  /** The server does the work, and charges for it when it does: nobody else may. True of every action that is live. */
  chargesItself: boolean
}

/** What an action costs that is not in the list. */
export const unknownActionCost = 1

const ordinary = { popular: false, perCreatorFound: false, surface: 'dashboard', chargesItself: false } as const

function action<const A extends Pick<Action, 'name' | 'description' | 'category' | 'creditCost'> & Partial<Action>>(
  declared: A,
): Omit<Action, 'creditCost'> & { creditCost: A['creditCost'] } {
  return { ...ordinary, ...declared }
}

export const actions = {
  creator_verification: action({
    name: 'Creator verification',
    description: 'Is the audience real? A trust score with its evidence. Repeats are free for 24 hours.',
    category: 'verification',
    creditCost: 10,
    popular: true,
    chargesItself: true,
  }),
  enhanced_regret_rate: action({
    name: 'Enhanced regret rate',
    description: 'The chance that a brand would regret the deal, compared with an ordinary creator of the same size.',
    category: 'verification',
    creditCost: 10,
    chargesItself: true,
  }),
  overexposure_index: action({
    name: 'Overexposure index',
    description: 'Whether a creator posts so many ads that people tune out.',
    category: 'verification',
    creditCost: 10,
    chargesItself: true,
  }),
  ai_risk_analysis: action({
    name: 'AI risk analysis',
    description: 'What could harm your brand, written by rules from the report and quoted captions.',
    category: 'verification',
    creditCost: 10,
    chargesItself: true,
  }),
  audience_analysis: action({
    name: 'Audience analysis',
    description: 'Creators whose followers look like your customers.',
    category: 'discovery',
    creditCost: 10,
    popular: true,
    perCreatorFound: true,
    chargesItself: true,
  }),
  lookalike_search: action({
    name: 'Lookalike search',
    description: 'Creators similar to one that worked for you.',
    category: 'discovery',
    creditCost: 10,
    perCreatorFound: true,
    chargesItself: true,
  }),
  personality_matching: action({
    name: 'Personality matching',
    description: 'Creators who match your brand voice.',
    category: 'discovery',
    creditCost: 10,
    perCreatorFound: true,
    chargesItself: true,
  }),
  csv_upload: action({
    name: 'CSV upload for audience analysis',
    description: 'Reads a customer list so you can compare audiences with it.',
    category: 'discovery',
    creditCost: 2,
    chargesItself: true,
  }),
  campaign_workflow: action({
    name: 'Campaign workflow',
    description: 'A campaign from brief to results in seven steps. Drafts are free; starting one costs credits, once.',
    category: 'campaign',
    creditCost: 2,
    popular: true,
    chargesItself: true,
  }),
  contract_generation: action({
    name: 'Contract generation',
    description: 'A contract with a creator based on the terms you agreed on.',
    category: 'campaign',
    creditCost: 2,
    chargesItself: true,
  }),
  send_outreach_email: action({
    name: 'Send outreach email',
    description: 'A personalized first email to an address that the creator publishes.',
    category: 'outreach',
    creditCost: 20,
    popular: true,
    chargesItself: true,
  }),
  email_follow_up: action({
    name: 'Email follow-up',
    description: 'A reminder when a first email gets no reply.',
    category: 'outreach',
    creditCost: 1,
    chargesItself: true,
  }),
  ai_email_template: action({
    name: 'AI email template',
    description: 'A draft email for a campaign.',
    category: 'outreach',
    creditCost: 2,
    chargesItself: true,
  }),
  email_negotiator: action({
    name: 'Email negotiator',
    description: 'Replies to a creator’s quote, with the numbers to back them up. Once for each creator of a campaign.',
    category: 'outreach',
    creditCost: 2,
    chargesItself: true,
  }),
  campaign_performance: action({
    name: 'Campaign performance',
    description: 'What a campaign delivered, post by post, as page, PDF and CSV.',
    category: 'analytics',
    creditCost: 2,
    popular: true,
    chargesItself: true,
  }),
  market_intelligence: action({
    name: 'Market intelligence',
    description: 'What’s moving in a category on a platform: topics, formats, brands, prices. For a month.',
    category: 'analytics',
    creditCost: 2,
    chargesItself: true,
  }),
  performance_benchmarks: action({
    name: 'Performance benchmarks',
    description: 'What creators of a platform, size and industry usually get and cost: a table for a month.',
    category: 'analytics',
    creditCost: 2,
    chargesItself: true,
  }),
  pdf_report: action({
    name: 'PDF report',
    description: 'A report as a document you can share.',
    category: 'export',
    creditCost: 2,
    popular: true,
    chargesItself: true,
  }),
  csv_export: action({
    name: 'CSV export',
    description: 'A list or report as a spreadsheet.',
    category: 'export',
    creditCost: 2,
    chargesItself: true,
  }),
  quick_verification: action({
    name: 'Quick verification',
    description: 'A verification of the profile you have open.',
    category: 'verification',
    creditCost: 10,
    surface: 'extension',
    chargesItself: true,
  }),
  overlay_display: action({
    name: 'Overlay display',
    description: 'The trust score on a creator’s profile.',
    category: 'verification',
    creditCost: 1,
    surface: 'extension',
    chargesItself: true,
  }),
  shortlist_addition: action({
    name: 'Shortlist addition',
    description: 'Adds the creator whose profile you have open to the shortlist.',
    category: 'discovery',
    creditCost: 5,
    surface: 'extension',
    chargesItself: true,
  }),
  profile_view: action({
    name: 'Profile view',
    description: 'Opens the analytics for the creator whose profile you have open.',
    category: 'verification',
    creditCost: 10,
    surface: 'extension',
    chargesItself: true,
  }),
}

export type ActionId = keyof typeof actions

export function isActionId(id: string): id is ActionId {
  return Object.hasOwn(actions, id)
}

/** @returns what one of an action costs, in credits; 1 for an action that is not in the list. */
export function actionCost(id: string): number {
  return isActionId(id) ? actions[id].creditCost : unknownActionCost
}
