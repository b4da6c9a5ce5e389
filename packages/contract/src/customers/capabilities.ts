import type { ActionId } from './actions.ts'

/** What the product can do and what it will. One list drives features, pricing, help and the home page, so that nothing is shown as
 *  live that is not: whoever finishes a capability turns its `coming` into `live` here, in the same commit. */

export const capabilityGroups = [
  'verification',
  'report',
  'trust',
  'discovery',
  'matching',
  'campaign',
  'performance',
  'intelligence',
  'working',
] as const

export type CapabilityGroup = (typeof capabilityGroups)[number]
export type CapabilityStatus = 'live' | 'coming'

export interface Capability {
  id: string
  group: CapabilityGroup
  name: string
  /** One sentence of what it does; in the present tense when live, else of what it will do. */
  summary: string
  status: CapabilityStatus
}

const live = 'live'

export const capabilities = [
  {
    id: 'address_verification',
    group: 'verification',
    name: 'Verification by link',
    summary: 'Paste a profile link; Vouch recognizes the platform and account as you type.',
    status: live,
  },
  {
    id: 'file_verification',
    group: 'verification',
    name: 'Verification from your own data',
    summary: 'Drop in a snapshot or an export file and get the same report, without connecting to a platform.',
    status: live,
  },
  {
    id: 'live_progress',
    group: 'verification',
    name: 'Live progress',
    summary: 'Each step says what it found and how long it took. Leave, reload or come back later.',
    status: live,
  },
  {
    id: 'refund_without_evidence',
    group: 'verification',
    name: 'Credits back if there’s no verdict',
    summary: 'If there isn’t enough evidence for a verdict, you get your credits back.',
    status: live,
  },
  {
    id: 'tab_overview',
    group: 'report',
    name: 'Overview',
    summary: 'Trust with its range, fraud risk, strengths and concerns, and how far each signal moved the score.',
    status: live,
  },
  {
    id: 'tab_analytics',
    group: 'report',
    name: 'Analytics',
    summary:
      'Types of followers with their ranges, suspicious share, and key metrics compared with creators of the same size.',
    status: live,
  },
  {
    id: 'tab_performance',
    group: 'report',
    name: 'Performance',
    summary: 'Followers over time with jumps marked, and engagement per post versus the usual range for that size.',
    status: live,
  },
  {
    id: 'tab_posts',
    group: 'report',
    name: 'Posts',
    summary: 'Every post with its numbers, how unusual it is, and the comments behind it.',
    status: live,
  },
  {
    id: 'tab_intelligence',
    group: 'report',
    name: 'Intelligence',
    summary: 'Rank among creators of the same size, typical prices and past brand deals.',
    status: live,
  },
  {
    id: 'tab_safety',
    group: 'report',
    name: 'Safety',
    summary: 'A review of captions by category with quoted passages, and how paid posts are disclosed.',
    status: live,
  },
  {
    id: 'trust_score',
    group: 'trust',
    name: 'Trust score engine',
    summary: 'One score from 0 to 100 with the range it could move in, and contributions that add up to it.',
    status: live,
  },
  {
    id: 'fraud_detection',
    group: 'trust',
    name: 'Fraud detection suite',
    summary:
      'Followers that look fake, accounts that act as one, copied comments, bought likes and views, sudden jumps in growth.',
    status: live,
  },
  {
    id: 'evidence',
    group: 'trust',
    name: 'Evidence behind each signal',
    summary: 'The posts, days, comments and accounts behind each signal, with innocent explanations.',
    status: live,
  },
  {
    id: 'regret_and_overexposure',
    group: 'trust',
    name: 'Regret rate and overexposure',
    summary: 'The chance that a brand would regret the deal, and what frequent ads do to engagement.',
    status: live,
  },
  {
    id: 'smart_search',
    group: 'discovery',
    name: 'Smart search',
    summary: 'Find creators with a sentence or with filters: platform, topic, country, size, price and minimum trust.',
    status: live,
  },
  {
    id: 'lookalike_search',
    group: 'discovery',
    name: 'Lookalike matching',
    summary: 'Creators like one that worked for you, with the reasons they’re similar.',
    status: live,
  },
  {
    id: 'personality_quiz',
    group: 'discovery',
    name: 'Personality compatibility quiz',
    summary: 'A few questions about your brand voice, matched against how creators write.',
    status: live,
  },
  {
    id: 'audience_upload',
    group: 'matching',
    name: 'Customer list upload',
    summary: 'Upload a CSV of your customers. We read it in aggregate and look for audiences like it.',
    status: live,
  },
  {
    id: 'similarity_scoring',
    group: 'matching',
    name: 'Similarity scoring',
    summary: 'How similar two audiences are, and how big the samples behind that are.',
    status: live,
  },
  {
    id: 'roi_prediction',
    group: 'campaign',
    name: 'AI ROI prediction engine',
    summary: 'The range of what a partnership could return, and the fee where you break even.',
    status: live,
  },
  {
    id: 'campaign_workflow',
    group: 'campaign',
    name: 'Campaign hub in seven steps',
    summary: 'Brief, budget, creators, contracts and results in one place, shared with your team.',
    status: live,
  },
  {
    id: 'outreach',
    group: 'campaign',
    name: 'Outreach and follow-ups',
    summary: 'Emails you approve, follow-ups that stop at a reply, and an inbox with the report beside it.',
    status: live,
  },
  {
    id: 'negotiation',
    group: 'campaign',
    name: 'Negotiation',
    summary: 'A reply to a quote, with a price the numbers support.',
    status: live,
  },
  {
    id: 'contracts',
    group: 'campaign',
    name: 'Contracts',
    summary: 'Built from your terms, accepted by link.',
    status: live,
  },
  {
    id: 'campaign_performance',
    group: 'performance',
    name: 'Campaign performance',
    summary: 'What each post delivered versus the forecast.',
    status: live,
  },
  {
    id: 'size_benchmarks',
    group: 'performance',
    name: 'Benchmarks of the same size',
    summary: 'Every key metric compared with creators of the same size on the same platform, with the source named.',
    status: live,
  },
  {
    id: 'market_intelligence',
    group: 'intelligence',
    name: 'Market intelligence',
    summary: 'A category’s formats, topics, paid posts, brands and prices, month by month.',
    status: live,
  },
  {
    id: 'campaign_intelligence',
    group: 'intelligence',
    name: 'Campaign intelligence',
    summary: 'How audiences overlap, where the next dollar goes furthest, and what’s new.',
    status: live,
  },
  {
    id: 'performance_benchmarks',
    group: 'intelligence',
    name: 'Performance benchmarks',
    summary: 'Tables with their sources, beside your own results.',
    status: live,
  },
  {
    id: 'shortlists',
    group: 'working',
    name: 'Shortlists',
    summary: 'Up to ten creators side by side, each with their range.',
    status: live,
  },
  {
    id: 'watch',
    group: 'working',
    name: 'Watch',
    summary: 'Followers and new posts, read every day for free, and an alert when a count leaves its usual range.',
    status: live,
  },
  {
    id: 'report_exports',
    group: 'working',
    name: 'PDF and CSV exports',
    summary: 'Reports as documents you can share, and reports and lists as spreadsheets.',
    status: live,
  },
  {
    id: 'browser_extension',
    group: 'working',
    name: 'Chrome extension',
    summary: 'The trust score next to a profile while you’re looking at it.',
    status: live,
  },
] as const satisfies readonly Capability[]

export type CapabilityId = (typeof capabilities)[number]['id']

/** @returns the capability of that id. */
export function capability(id: CapabilityId): Capability {
  const found = capabilities.find((each) => each.id === id)
  if (!found) throw new Error(`There is no capability ${id}`)
  return found
}

/** What each action with a price needs to be there. Prices are known before the capability is; a list of prices marks those. */
export const actionCapabilities: Record<ActionId, CapabilityId> = {
  creator_verification: 'address_verification',
  enhanced_regret_rate: 'regret_and_overexposure',
  overexposure_index: 'regret_and_overexposure',
  ai_risk_analysis: 'tab_safety',
  audience_analysis: 'similarity_scoring',
  lookalike_search: 'lookalike_search',
  personality_matching: 'personality_quiz',
  csv_upload: 'audience_upload',
  campaign_workflow: 'campaign_workflow',
  contract_generation: 'contracts',
  send_outreach_email: 'outreach',
  email_follow_up: 'outreach',
  ai_email_template: 'outreach',
  email_negotiator: 'negotiation',
  campaign_performance: 'campaign_performance',
  market_intelligence: 'market_intelligence',
  performance_benchmarks: 'performance_benchmarks',
  pdf_report: 'report_exports',
  csv_export: 'report_exports',
  quick_verification: 'browser_extension',
  overlay_display: 'browser_extension',
  shortlist_addition: 'browser_extension',
  profile_view: 'browser_extension',
}

/** @returns whether an action can be used by now; an action that is not in the list is not there yet. */
export function actionStatus(id: string): CapabilityStatus {
  const known: Record<string, CapabilityId> = actionCapabilities
  const needed = Object.hasOwn(known, id) ? known[id] : undefined
  return needed === undefined ? 'coming' : capability(needed).status
}
