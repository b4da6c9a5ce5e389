import { countryName, type MatchReason, topics } from '@vouch/contract'
import { type AudienceGroup, type AudienceShares, type GroupFit, groupFits, plural } from '@vouch/engine'
import type { UsualAudiences } from './audience-estimates.ts'
import type { DeclaredShares } from './found-creator.ts'

/** How well one creator's audience fits the customers, with the reasons. */

export interface AudienceRow {
  id: string
  category: string | null
  country: string | null
  language: string | null
  audience: DeclaredShares | null
}

export interface AudienceFit {
  creatorId: string
  /** 0 to 100, rounded; `score` is the same unrounded, for the order. */
  fit: number
  score: number
  reasons: MatchReason[]
}

const labels: Readonly<Record<AudienceGroup, string>> = {
  countries: 'Countries',
  interests: 'Interests',
  ages: 'Ages',
  genders: 'Genders',
}

/** Compares the customers with what the creator declared, and where nothing was declared with what is usual. */
export function fitOf(wanted: AudienceShares, row: AudienceRow, usual: UsualAudiences): AudienceFit {
  const declared = row.audience
  const estimated = {
    countries: usual.countries.get(row.country ?? '') ?? null,
    ages: usual.ages.get(row.category ?? '') ?? null,
    genders: usual.genders.get(row.category ?? '') ?? null,
  }
  const found: AudienceShares = {
    countries: declared?.countries ?? estimated.countries?.shares ?? null,
    ages: declared?.ages ?? estimated.ages?.shares ?? null,
    genders: declared?.genders ?? estimated.genders?.shares ?? null,
    interests: row.category === null ? null : { [row.category]: 1 },
  }
  const groups = groupFits(wanted, found)
  const score = groups.reduce((sum, { points }) => sum + points, 0)
  const basisOf = (group: AudienceGroup): string => {
    if (group === 'interests') return ''
    if (declared?.[group]) return ' From the platform’s insights.'
    const creators = estimated[group]?.creators ?? 0
    const like = group === 'countries' ? 'from the same country' : 'on the same topic'
    return ` Estimated from ${plural(creators, 'creator')} ${like} who shared theirs.`
  }
  const reasons = groups.map((group) => ({
    label: labels[group.group],
    points: Math.round(group.points),
    pointsMax: Math.round(group.pointsMax),
    words:
      group.fit === null
        ? 'Unknown for this audience, so it adds no points.'
        : wordsOf(group, wanted, found, row) + basisOf(group.group),
  }))
  return {
    creatorId: String(row.id),
    fit: Math.round(score),
    score,
    reasons: reasons.sort((a, b) => b.points - a.points),
  }
}

function wordsOf(
  { group, fit }: GroupFit,
  wanted: AudienceShares,
  found: AudienceShares,
  { category }: AudienceRow,
): string {
  const share = Math.round((fit ?? 0) * 100)
  if (group === 'interests') {
    const topic = topics.find(({ id }) => id === category)?.label ?? 'A different topic'
    return share === 100
      ? `${topic} is your customers’ top interest.`
      : `${topic} has ${share}% as many of your customers as their top interest.`
  }
  const first = commonest(wanted[group], found[group])
  const name =
    first === null ? '' : group === 'countries' ? countryName(first) : group === 'ages' ? first : nameOfGender(first)
  return `${share}% match${name === '' ? '' : `, mostly ${name}`}.`
}

function nameOfGender(key: string): string {
  return key === 'female' ? 'women' : key === 'male' ? 'men' : 'people of another gender'
}

/** The key that both sides have most in common. */
function commonest(a: AudienceShares['countries'], b: AudienceShares['countries']): string | null {
  const sum = (shares: AudienceShares['countries']) =>
    Object.values(shares ?? {}).reduce((total, share) => total + share, 0) || 1
  const [sumA, sumB] = [sum(a), sum(b)]
  const common = Object.entries(a ?? {}).map(([key, share]): [string, number] => [
    key,
    Math.min(share / sumA, (b && Object.hasOwn(b, key) ? (b[key] ?? 0) : 0) / sumB),
  ])
  return (
    common.reduce<[string, number] | null>((best, each) => (each[1] > (best?.[1] ?? 0) ? each : best), null)?.[0] ??
    null
  )
}
