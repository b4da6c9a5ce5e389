/** The four types of audience that the field reports, and how the suspicious share is divided among them.
 *
 *  Precedence as HypeAuditor publishes it: an account that follows more than 1,500 others is a mass follower whatever
 *  else it is; of the rest, more than 5,000 followers make an influencer; what remains is suspicious or real. */
import { thresholds } from '../benchmarks/thresholds.ts'
import type { AudienceTypes } from '../report/report.ts'
import type { Account } from '../snapshot/snapshot.ts'

// Published limits, with their sources in the table of thresholds.
const massFollowingMin = thresholds.massFollowing.value
const influencerFollowersMin = thresholds.influencerFollowers.value

/** Position of a type in the arrays of this file. */
export const audienceGroups = { mass: 0, influencer: 1, rest: 2 } as const

/** @returns the group of an account; unknown counts never make an account mass or influencer. */
export function audienceGroup(account: Account): 0 | 1 | 2 {
  if ((account.following ?? 0) > massFollowingMin) return audienceGroups.mass
  return (account.followers ?? 0) > influencerFollowersMin ? audienceGroups.influencer : audienceGroups.rest
}

/** Divides the estimated share among the groups in proportion to the probabilities of their members, so that the parts
 *  add up to the estimate exactly and no group holds more suspicious accounts than it has members.
 *
 *  @param share     estimated share of the whole sample
 *  @param sizes     accounts by group
 *  @param expected  sum of the members' probabilities by group
 *  @returns the types, which add up to 1, and what the other types hide */
export function audienceTypes(share: number, sizes: readonly number[], expected: readonly number[]) {
  const total = Math.max(
    1,
    sizes.reduce((sum, size) => sum + size, 0),
  )
  // A share of the whole sample, limited by each group's share of it.
  const parts = dividedShare(
    share,
    sizes.map((size) => size / total),
    expected,
  )
  const mass = (sizes[audienceGroups.mass] ?? 0) / total
  const influencer = (sizes[audienceGroups.influencer] ?? 0) / total
  const suspicious = parts[audienceGroups.rest] ?? 0
  const types: AudienceTypes = { real: Math.max(0, 1 - mass - influencer - suspicious), influencer, mass, suspicious }
  return { types, within: { mass: parts[audienceGroups.mass] ?? 0, influencer: parts[audienceGroups.influencer] ?? 0 } }
}

/** Fills the groups up in proportion to `weights` without exceeding `limits`; what one group cannot hold goes to the
 *  others. Ends after one round a group, because each round either places everything or fills a group. */
function dividedShare(share: number, limits: readonly number[], weights: readonly number[]): number[] {
  const parts = limits.map(() => 0)
  let left = share
  for (let round = 0; round < limits.length && left > 1e-12; round++) {
    const open = limits.map((limit, group) => ((parts[group] ?? 0) < limit - 1e-12 ? (weights[group] ?? 0) + 1e-12 : 0))
    const sum = open.reduce((total, weight) => total + weight, 0)
    if (sum === 0) break
    const placing = left
    for (const [group, limit] of limits.entries()) {
      const room = limit - (parts[group] ?? 0)
      const part = Math.min(room, (placing * (open[group] ?? 0)) / sum)
      parts[group] = (parts[group] ?? 0) + part
      left -= part
    }
  }
  return parts
}
