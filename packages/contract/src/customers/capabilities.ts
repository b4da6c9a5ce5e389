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
const coming = 'coming'

export const capabilities = [
  {
    id: 'address_verification',
    group: 'verification',
    name: 'Verification by address',
    summary: 'Paste a profile address; the platform and the account are recognised while you type.',
    status: live,
  },
  {
    id: 'file_verification',
    group: 'verification',
    name: 'Verification from your own data',
    summary: 'Drop a snapshot or an export file and get the same report, without any platform.',
    status: live,
  },
  {
    id: 'live_progress',
    group: 'verification',
    name: 'Progress you can watch',
    summary: 'Each step says what it found and how long it took; leave, reload, come back.',
    status: live,
  },
  {
    id: 'refund_without_evidence',
    group: 'verification',
    name: 'Credits back without a verdict',
    summary: 'When the evidence does not suffice for a verdict, the credits of the verification are given back.',
    status: live,
  },
  {
    id: 'tab_overview',
    group: 'report',
    name: 'Overview',
    summary: 'Trust with its tolerance, fraud risk, strengths and concerns, and how far each signal moved the score.',
    status: live,
  },
  {
    id: 'tab_analytics',
    group: 'report',
    name: 'Analytics',
    summary:
      'Kinds of followers with their ranges, suspicious share, and key figures beside creators of the same size.',
    status: live,
  },
  {
    id: 'tab_performance',
    group: 'report',
    name: 'Performance',
    summary: 'Followers over time with marked jumps, engagement per post against the usual range of the tier.',
    status: live,
  },
  {
    id: 'tab_posts',
    group: 'report',
    name: 'Posts',
    summary: 'Every post with its figures, how unusual it is, and the comments behind it.',
    status: live,
  },
  {
    id: 'tab_intelligence',
    group: 'report',
    name: 'Intelligence',
    summary: 'The place among creators of the same size, usual prices and the brands already worked with.',
    status: live,
  },
  {
    id: 'tab_safety',
    group: 'report',
    name: 'Safety',
    summary: 'A review of captions by category with the passages quoted, and disclosure of paid posts.',
    status: live,
  },
  {
    id: 'trust_score',
    group: 'trust',
    name: 'Trust score engine',
    summary:
      'One score from 0 to 100 with the range that holds it 90 % of the time, and contributions that add up to it.',
    status: live,
  },
  {
    id: 'fraud_detection',
    group: 'trust',
    name: 'Fraud detection suite',
    summary:
      'Followers that look fake, accounts that act as one, copied comments, bought likes and views, growth in steps.',
    status: live,
  },
  {
    id: 'evidence',
    group: 'trust',
    name: 'Evidence behind each signal',
    summary: 'The posts, days, comments and accounts that a signal rests on, with its innocent explanations.',
    status: live,
  },
  {
    id: 'regret_and_overexposure',
    group: 'trust',
    name: 'Regret rate and overexposure',
    summary: 'The chance that a brand would regret the deal, and what frequent advertising does to engagement.',
    status: live,
  },
  {
    id: 'smart_search',
    group: 'discovery',
    name: 'Smart search',
    summary: 'Creators by a sentence or by filters: platform, topic, country, size, price and minimum trust.',
    status: live,
  },
  {
    id: 'lookalike_search',
    group: 'discovery',
    name: 'Lookalike matching',
    summary: 'Creators like one that worked for you, with the reasons of the likeness.',
    status: live,
  },
  {
    id: 'personality_quiz',
    group: 'discovery',
    name: 'Personality compatibility quiz',
    summary: 'A few questions about your brand, answered by how creators write.',
    status: live,
  },
  {
    id: 'audience_upload',
    group: 'matching',
    name: 'Customer list upload',
    summary: 'A CSV of your customers, read in aggregate, becomes the audience to look for.',
    status: live,
  },
  {
    id: 'similarity_scoring',
    group: 'matching',
    name: 'Similarity scoring',
    summary: 'How alike two audiences are, with the size of the samples behind it.',
    status: live,
  },
  {
    id: 'roi_prediction',
    group: 'campaign',
    name: 'AI ROI prediction engine',
    summary: 'The range of what a collaboration may return, and the fee at which it breaks even.',
    status: live,
  },
  {
    id: 'campaign_workflow',
    group: 'campaign',
    name: 'Campaign hub in seven steps',
    summary: 'Goal, shortlist, outreach, negotiation, contract, content, results: one place for each.',
    status: coming,
  },
  {
    id: 'outreach',
    group: 'campaign',
    name: 'Outreach, follow-ups and negotiation',
    summary: 'Letters that you approve, reminders that stop at an answer, and a price that the figures support.',
    status: coming,
  },
  {
    id: 'contracts',
    group: 'campaign',
    name: 'Contracts',
    summary: 'Agreements from your terms, for both sides to accept.',
    status: coming,
  },
  {
    id: 'campaign_performance',
    group: 'performance',
    name: 'Campaign performance',
    summary: 'What each post brought, beside what was forecast.',
    status: coming,
  },
  {
    id: 'size_benchmarks',
    group: 'performance',
    name: 'Benchmarks of the same size',
    summary: 'Each key figure stands beside creators of the same size on the same platform, with the source named.',
    status: live,
  },
  {
    id: 'market_intelligence',
    group: 'intelligence',
    name: 'Market intelligence',
    summary: 'What is paid, who works with whom and what changes in a market.',
    status: coming,
  },
  {
    id: 'campaign_intelligence',
    group: 'intelligence',
    name: 'Campaign intelligence',
    summary: 'Overlap of audiences in a plan, and where the next dollar reaches most.',
    status: coming,
  },
  {
    id: 'shortlists',
    group: 'working',
    name: 'Shortlists',
    summary: 'Up to ten creators side by side, each with its tolerance.',
    status: live,
  },
  {
    id: 'report_exports',
    group: 'working',
    name: 'PDF and CSV exports',
    summary: 'Reports as documents to pass on, reports and lists as tables.',
    status: live,
  },
  {
    id: 'browser_extension',
    group: 'working',
    name: 'Chrome extension',
    summary: 'Trust beside a profile while you look at it.',
    status: coming,
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
  email_negotiator: 'outreach',
  campaign_performance: 'campaign_performance',
  market_intelligence: 'market_intelligence',
  performance_benchmarks: 'market_intelligence',
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
