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

/** A follower step is a quarter of a doubling; one more on both sides covers what rounding may shift. */
const stepsPerDoubling = 4
/** Above this many steps the index would read most of itself; the order of the list, or a plain comparison, is cheaper. */
const stepsMax = 24

function stepOf(followers: number): number {
  return Math.floor(stepsPerDoubling * Math.log2(Math.max(1, followers)))
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
  addFollowers(conditions, filters)
  addTrust(conditions, filters)
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

function addVisibility(conditions: Conditions, { workspaceId, simulated }: Looker): void {
  if (workspaceId === null) {
    conditions.add(`source = ? and workspace_id is null`, 'sandbox')
    return
  }
  conditions.add('(workspace_id is null or workspace_id = ?)', workspaceId)
  if (!simulated) conditions.add('source <> ?', 'sandbox')
}

function addFollowers(conditions: Conditions, { minFollowers, maxFollowers }: CreatorFilters): void {
  if (minFollowers !== null && maxFollowers !== null) {
    const first = stepOf(minFollowers) - 1
    const steps = Array.from({ length: Math.max(0, stepOf(maxFollowers) + 2 - first) }, (_, index) => first + index)
    if (steps.length <= stepsMax) conditions.add('follower_step = any(?)', steps)
  }
  if (minFollowers !== null) conditions.add('followers >= ?', minFollowers)
  if (maxFollowers !== null) conditions.add('followers <= ?', maxFollowers)
}

/** Scores in fives are exact in the index; whatever lies between needs the score itself too. */
function addTrust(conditions: Conditions, { minTrust, maxTrust }: CreatorFilters): void {
  if (minTrust === null && maxTrust === null) return
  const low = Math.ceil(minTrust ?? 0)
  const high = Math.floor(maxTrust ?? 100)
  const first = Math.floor(low / 5)
  const steps = Array.from({ length: Math.max(0, Math.floor(high / 5) + 1 - first) }, (_, index) => first + index)
  conditions.add('trust_step = any(?)', steps)
  if (low % 5 !== 0) conditions.add('trust >= ?', low)
  if (high % 5 !== 4 && high !== 100) conditions.add('trust <= ?', high)
}
