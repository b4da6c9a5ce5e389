import { actions, type CreditEntry, creditReasons, isActionId } from '@vouch/contract'

/** @returns the name of an action or of another reason for which credits moved. */
export function actionName(action: string): string {
  if (isActionId(action)) return actions[action].name
  if (Object.hasOwn(creditReasons, action)) return creditReasons[action as keyof typeof creditReasons]
  const words = action.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** @returns what an entry is, where its amount alone does not say it. */
export function movementNote({ cause }: Pick<CreditEntry, 'cause'>): string | null {
  return cause.startsWith('release:') ? 'Refunded' : null
}

/** @returns the page of what an entry was for; null where there is none. */
export function resourcePath({ action, resourceId }: Pick<CreditEntry, 'action' | 'resourceId'>): string | null {
  if (!resourceId) return null
  if (action === 'creator_verification') return `/dashboard/verifications/${resourceId}`
  if (action === 'performance_benchmarks') {
    const [platform = '', size = '', industry = ''] = resourceId.split('/')
    return `/dashboard/benchmarks?${new URLSearchParams({ platform, size, industry })}`
  }
  if (action === 'contract_generation') return `/dashboard/campaigns/contracts/${resourceId}`
  if (action === 'send_outreach_email' || action === 'email_follow_up')
    return `/dashboard/outreach?thread=${resourceId}`
  if (action === 'email_negotiator') {
    const [campaign = '', entry = ''] = resourceId.split('/')
    return `/dashboard/campaigns/${campaign}/negotiation/${entry}`
  }
  if (action === 'market_intelligence') {
    const [platform = '', category = ''] = resourceId.split('/')
    return `/dashboard/market?${new URLSearchParams({ platform, category })}`
  }
  return action === 'campaign_workflow' ? `/dashboard/campaigns/${resourceId}` : null
}

export const periods = [
  { id: '30', name: 'Last 30 days', days: 30 },
  { id: '90', name: 'Last 90 days', days: 90 },
  { id: 'all', name: 'All time', days: null },
] as const

export type PeriodId = (typeof periods)[number]['id']

const dayMs = 86_400_000

/** @returns the moment at which a period begins, at the beginning of a UTC day; empty for all time. */
export function periodStart(id: string, now: number): string {
  const days = periods.find((period) => period.id === id)?.days ?? null
  return days === null ? '' : `${new Date(now - days * dayMs).toISOString().slice(0, 10)}T00:00:00Z`
}
