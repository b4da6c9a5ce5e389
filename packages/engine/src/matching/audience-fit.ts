/** How well an audience fits the customers, by the shares of countries, ages, genders and interests. It speaks of what people are like and
 *  not of who they are: the people that two audiences share are counted in `overlap/`. */

/** Shares by key, each group at most 1 in sum; a group that nothing is known of is null. Keys: ISO 3166 codes, age bands such as `25-34`,
 *  `female`, `male` and `other`, topic ids. */
export interface AudienceShares {
  countries: Readonly<Record<string, number>> | null
  ages: Readonly<Record<string, number>> | null
  genders: Readonly<Record<string, number>> | null
  interests: Readonly<Record<string, number>> | null
}

export const audienceGroups = ['countries', 'ages', 'genders', 'interests'] as const
export type AudienceGroup = (typeof audienceGroups)[number]

/** Weights of the groups (chosen): where people live decides whether they can buy at all, then what they like, then how old they are. Genders
 *  differ least between audiences and would otherwise lift everybody. */
export const audienceWeights: Readonly<Record<AudienceGroup, number>> = {
  countries: 40,
  interests: 25,
  ages: 20,
  genders: 15,
}

/** One group: the fit, 0 to 1, or null where the second side knows nothing of it; and what it is worth of 100 points. */
export interface GroupFit {
  group: AudienceGroup
  fit: number | null
  pointsMax: number
  points: number
}

/** What two distributions have in common, Σ min(pᵢ, qᵢ) over both scaled to a sum of 1: the share of the one that finds its like in the other. It is 1
 *  minus the total variation distance, so it needs no assumption about the shape of either.
 *  @returns 0 to 1; null where either is empty or missing. */
export function commonShare(
  a: Readonly<Record<string, number>> | null,
  b: Readonly<Record<string, number>> | null,
): number | null {
  const [sumA, sumB] = [sumOf(a), sumOf(b)]
  if (a === null || b === null || sumA <= 0 || sumB <= 0) return null
  let common = 0
  for (const [key, share] of Object.entries(a)) common += Math.min(share / sumA, shareOf(b, key) / sumB)
  return common
}

/** Keys may be anything that a file called a country or an age: what an object inherits is no share. */
function shareOf(shares: Readonly<Record<string, number>>, key: string): number {
  return Object.hasOwn(shares, key) ? (shares[key] ?? 0) : 0
}

function sumOf(shares: Readonly<Record<string, number>> | null): number {
  let sum = 0
  for (const key in shares) sum += shares[key] ?? 0
  return sum
}

/** A creator has one topic where customers have many, so a common share would call every creator a stranger to most of them. What counts is how near the
 *  creator's topic comes to the one that most customers share: p(topic) / max p.
 *  @returns 1 for the customers' first interest, 0 for one that nobody has; null where either says nothing. */
function interestFit(
  wanted: Readonly<Record<string, number>> | null,
  found: Readonly<Record<string, number>> | null,
): number | null {
  if (wanted === null || sumOf(found) <= 0) return null
  const most = Math.max(...Object.values(wanted))
  return Math.max(...Object.keys(found ?? {}).map((topic) => shareOf(wanted, topic) / most))
}

/** Compares group by group what is known of `wanted`. A group that is not known of `found` brings no points: ignorance never flatters.
 *  Cost: linear in the number of keys of `wanted`. */
export function groupFits(wanted: AudienceShares, found: AudienceShares): GroupFit[] {
  const asked = audienceGroups.filter((group) => sumOf(wanted[group]) > 0)
  const weightSum = asked.reduce((sum, group) => sum + audienceWeights[group], 0)
  return asked.map((group) => {
    const compare = group === 'interests' ? interestFit : commonShare
    const fit = compare(wanted[group], found[group])
    const pointsMax = (100 * audienceWeights[group]) / weightSum
    return { group, fit, pointsMax, points: pointsMax * (fit ?? 0) }
  })
}

/** @returns the whole fit, 0 to 1; null where `wanted` says nothing at all. */
export function audienceFit(wanted: AudienceShares, found: AudienceShares): number | null {
  const groups = groupFits(wanted, found)
  return groups.length === 0 ? null : groups.reduce((sum, { points }) => sum + points, 0) / 100
}
