import type { DiscoveredCreator } from '@vouch/contract'

/** A creator as lists show it, wherever the list comes from: one set of columns and one shape. */

export const shownColumns = `id, platform, handle, url, display_name as "displayName", category, country, language, verified,
  followers::float8 as followers, engagement_rate as "engagementRate", engagement_basis as "engagementBasis", trust,
  trust_low as "trustLow", trust_high as "trustHigh", trust_basis as "trustBasis", fraud_risk as "fraudRisk",
  suspicious_share as "suspiciousShare", estimated_price as "estimatedPrice", source, read_at as "readAt"`

export type ShownRow = Omit<DiscoveredCreator, 'trust' | 'readAt'> & {
  trust: number | null
  trustLow: number | null
  trustHigh: number | null
  trustBasis: 'screening' | 'verification' | null
  readAt: Date
}

/** @returns the creator of a row. */
export function shownCreator({ trust, trustLow, trustHigh, trustBasis, readAt, ...row }: ShownRow): DiscoveredCreator {
  const scored = trust !== null && trustBasis !== null
  return {
    ...row,
    id: String(row.id),
    trust: scored ? { score: trust, low: trustLow ?? 0, high: trustHigh ?? 100, basis: trustBasis } : null,
    readAt: readAt.toISOString(),
  }
}
