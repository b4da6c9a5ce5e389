import type { CreatorFilters } from '@vouch/contract'
import { prefixQuery } from './searchable-text.ts'

/** The filters of a search as SQL. */

/** Who looks: what they may find besides what everybody finds. */
export interface Looker {
  /** Null: a visitor, who sees simulated creators only. */
  workspaceId: string | null
  /** Whether simulated creators stand beside real ones: only where nothing is real. */
  simulated: boolean
}

/** Collects conditions with their values, so that no value is ever written into SQL. */
export class Conditions {
  readonly values: unknown[] = []
  private readonly parts: string[] = []

  /** @param sql the condition, with `?` where the value goes. */
  add(sql: string, value: unknown): void {
    this.parts.push(sql.replaceAll('?', this.bind(value)))
  }

  bind(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  get sql(): string {
    return this.parts.length === 0 ? 'true' : this.parts.join(' and ')
  }
}

/** @returns the conditions of a search: AND across fields, OR within one. */
export function creatorConditions(filters: CreatorFilters, text: string, looker: Looker): Conditions {
  const conditions = new Conditions()
  addVisibility(conditions, looker)
  const lists = [
    ['platform', filters.platform],
    ['category', filters.category],
    ['country', filters.country],
    ['language', filters.language],
    ['fraud_risk', filters.risk],
  ] as const
  for (const [column, values] of lists) {
    if (values.length === 1) conditions.add(`${column} = ?`, values[0])
    else if (values.length > 1) conditions.add(`${column} = any(?)`, values)
  }
  if (filters.minFollowers !== null) conditions.add('followers >= ?', Math.ceil(filters.minFollowers))
  if (filters.maxFollowers !== null) conditions.add('followers <= ?', Math.floor(filters.maxFollowers))
  if (filters.minTrust !== null) conditions.add('trust >= ?', Math.ceil(filters.minTrust))
  if (filters.maxTrust !== null) conditions.add('trust <= ?', Math.floor(filters.maxTrust))
  if (filters.minEngagement !== null) conditions.add('engagement_rate >= ?', filters.minEngagement)
  if (filters.engagementBasis !== null) conditions.add('engagement_basis = ?', filters.engagementBasis)
  if (filters.maxSuspicious !== null) conditions.add('suspicious_share <= ?', filters.maxSuspicious)
  if (filters.minPrice !== null) conditions.add('estimated_price >= ?', filters.minPrice)
  if (filters.maxPrice !== null) conditions.add('estimated_price <= ?', filters.maxPrice)
  if (filters.audienceCountry.length > 0) conditions.add('audience_countries && ?', filters.audienceCountry)
  if (filters.verified !== null) conditions.add('verified = ?', filters.verified)
  const query = prefixQuery(text)
  if (query !== null) conditions.add(`words @@ ?::text::tsquery`, query)
  return conditions
}

/** Leaves out whom the looker may not find. */
export function addVisibility(conditions: Conditions, { workspaceId, simulated }: Looker): void {
  if (workspaceId === null) {
    conditions.add(`source = ? and workspace_id is null`, 'sandbox')
    return
  }
  conditions.add('(workspace_id is null or workspace_id = ?)', workspaceId)
  if (!simulated) conditions.add('source <> ?', 'sandbox')
}
