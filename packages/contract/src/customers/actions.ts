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
  /** The server does the work, and charges for it when it does. The others are charged by `POST /api/credits/deduct`. */
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
    description: 'Is the audience real? A trust score with its evidence. Free again for 24 hours.',
    category: 'verification',
    creditCost: 10,
    popular: true,
    chargesItself: true,
  }),
  enhanced_regret_rate: action({
    name: 'Enhanced regret rate',
    description: 'The chance that a brand would regret the deal, beside that for an ordinary creator of the same size.',
    category: 'verification',
    creditCost: 10,
    chargesItself: true,
  }),
  overexposure_index: action({
    name: 'Overexposure index',
    description: 'Whether a creator advertises so much that nobody listens any more.',
    category: 'verification',
    creditCost: 10,
    chargesItself: true,
  }),
  ai_risk_analysis: action({
    name: 'AI risk analysis',
    description: 'What could harm a brand, written by rules from the report and from captions that are quoted.',
    category: 'verification',
    creditCost: 10,
    chargesItself: true,
  }),
  audience_analysis: action({
    name: 'Audience analysis',
    description: 'Creators whose followers resemble your customers.',
    category: 'discovery',
    creditCost: 10,
    popular: true,
    perCreatorFound: true,
    chargesItself: true,
  }),
  lookalike_search: action({
    name: 'Lookalike search',
    description: 'Creators who resemble one that worked for you.',
    category: 'discovery',
    creditCost: 10,
    perCreatorFound: true,
    chargesItself: true,
  }),
  personality_matching: action({
    name: 'Personality matching',
    description: 'Creators whose manner fits the brand’s.',
    category: 'discovery',
    creditCost: 10,
    perCreatorFound: true,
    chargesItself: true,
  }),
  csv_upload: action({
    name: 'CSV upload for audience analysis',
    description: 'Reads a customer list, so that audiences can be compared with it.',
    category: 'discovery',
    creditCost: 2,
    chargesItself: true,
  }),
  campaign_workflow: action({
    name: 'Campaign workflow',
    description: 'A campaign from brief to results in seven steps.',
    category: 'campaign',
    creditCost: 2,
    popular: true,
  }),
  contract_generation: action({
    name: 'Contract generation',
    description: 'A contract with a creator from the terms that were agreed.',
    category: 'campaign',
    creditCost: 2,
  }),
  send_outreach_email: action({
    name: 'Send outreach email',
    description: 'Finds a creator’s address and sends a personal first letter.',
    category: 'outreach',
    creditCost: 20,
    popular: true,
    chargesItself: true,
  }),
  email_follow_up: action({
    name: 'Email follow-up',
    description: 'A reminder where a first letter was not answered.',
    category: 'outreach',
    creditCost: 1,
    chargesItself: true,
  }),
  ai_email_template: action({
    name: 'AI email template',
    description: 'A draft of a letter for a campaign.',
    category: 'outreach',
    creditCost: 2,
  }),
  email_negotiator: action({
    name: 'Email negotiator',
    description: 'A reply to a price, with the figures that support it.',
    category: 'outreach',
    creditCost: 2,
  }),
  campaign_performance: action({
    name: 'Campaign performance',
    description: 'What a campaign brought, post by post.',
    category: 'analytics',
    creditCost: 2,
    popular: true,
  }),
  market_intelligence: action({
    name: 'Market intelligence',
    description: 'What moves in a category: topics, prices, rivals.',
    category: 'analytics',
    creditCost: 2,
  }),
  performance_benchmarks: action({
    name: 'Performance benchmarks',
    description: 'How a creator compares with others of the same size.',
    category: 'analytics',
    creditCost: 2,
  }),
  pdf_report: action({
    name: 'PDF report',
    description: 'A report as a document to send on.',
    category: 'export',
    creditCost: 2,
    popular: true,
  }),
  csv_export: action({
    name: 'CSV export',
    description: 'A list or report as a table.',
    category: 'export',
    creditCost: 2,
  }),
  quick_verification: action({
    name: 'Quick verification',
    description: 'A verification from the page that is open.',
    category: 'verification',
    creditCost: 10,
    surface: 'extension',
  }),
  overlay_display: action({
    name: 'Overlay display',
    description: 'The trust score on a creator’s page.',
    category: 'verification',
    creditCost: 1,
    surface: 'extension',
  }),
  shortlist_addition: action({
    name: 'Shortlist addition',
    description: 'Puts the creator of the open page on the shortlist.',
    category: 'discovery',
    creditCost: 5,
    surface: 'extension',
  }),
  profile_view: action({
    name: 'Profile view',
    description: 'Opens the analytics of the creator of the open page.',
    category: 'verification',
    creditCost: 10,
    surface: 'extension',
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
