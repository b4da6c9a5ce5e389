import type { CreatorFilters } from '@vouch/contract'
import { Conditions } from '../../foundation/db/conditions.ts'

/** The filters of a search as SQL. */

/** Who looks: what they may find besides what everybody finds. */
export interface Looker {
  /** Null: a visitor, who sees simulated creators only. */
  workspaceId: string | null
  /** Whether simulated creators stand beside real ones: only where nothing is real. */
  simulated: boolean
}

/** Of whom a search may tell, and when it is asked. */
export interface Asking {
  looker: Looker
  /** Days since a post are counted back from here. */
  at: Date
}

/** @returns the conditions of a search: AND across fields, OR within one. */
export function creatorConditions(
  filters: CreatorFilters,
  { looker, at }: Asking,
  conditions = new Conditions(),
): Conditions {
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
  if (filters.verified !== null) conditions.add('verified = ?', filters.verified)
  addAudience(conditions, filters)
  addTraits(conditions, filters, at)
  return conditions
}

/** Where nothing is said of the share: bands of ages hold three in ten at least, a gender half (chosen). A country's fifth stands in the row. */
const [ageShareMin, genderShareMin] = [0.3, 0.5]

/** What the declared audience must be; whoever declared none is left out. Written out for each name: a list would be unrolled anew for each of a
 *  million rows. */
function addAudience(conditions: Conditions, filters: CreatorFilters): void {
  const { audienceCountry, audienceAge, audienceGender, minAudienceShare: share } = filters
  const declared = (group: string, names: readonly string[]) =>
    names.map((name) => `(audience->'${group}'->>${conditions.bind(name)})::float8`)
  const anyOf = (group: string, names: readonly string[], least: number) => {
    const bound = conditions.bind(least)
    return `audience is not null and (${declared(group, names)
      .map((one) => `${one} >= ${bound}`)
      .join(' or ')})`
  }
  if (audienceCountry.length > 0 && share === null) conditions.add('audience_countries && ?', audienceCountry)
  else if (audienceCountry.length > 0) conditions.addWritten(anyOf('countries', audienceCountry, share ?? 0))
  if (audienceGender.length > 0) conditions.addWritten(anyOf('genders', audienceGender, share ?? genderShareMin))
  if (audienceAge.length > 0) {
    const summed = declared('ages', audienceAge).map((one) => `coalesce(${one}, 0)`)
    const bound = conditions.bind(share ?? ageShareMin)
    conditions.addWritten(`audience->'ages' is not null and ${summed.join(' + ')} >= ${bound}`)
  }
}

const dayMs = 86_400_000

function addTraits(conditions: Conditions, filters: CreatorFilters, at: Date): void {
  const { minGrowth, postedWithinDays, maxSponsored, contact, checked, mentions, minEngagementPlace } = filters
  if (minGrowth !== null) conditions.add('growth_monthly >= ?', minGrowth)
  if (postedWithinDays !== null)
    conditions.add('last_post_at >= ?', new Date(at.getTime() - postedWithinDays * dayMs).toISOString())
  if (maxSponsored !== null) conditions.add('sponsored_share <= ?', maxSponsored)
  if (contact !== null) conditions.add('has_contact = ?', contact)
  if (minEngagementPlace !== null) conditions.add('engagement_place >= ?', minEngagementPlace)
  if (mentions.length > 0) conditions.add('mentions && ?', mentions)
  if (filters.withoutCritical === true) conditions.add('fraud_risk is distinct from ?', 'critical')
  if (checked !== null) conditions.add(`(trust_basis is not distinct from 'verification') = ?`, checked)
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
