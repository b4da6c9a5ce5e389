import { type CreatorFilters, noFilters } from './creator-filters.ts'

/** Fields that say one thing together, so that they are shown, taken away and counted together. */
export const filterGroups = [
  ['platform'],
  ['category'],
  ['country'],
  ['language'],
  ['risk'],
  ['minFollowers', 'maxFollowers'],
  ['minTrust', 'maxTrust'],
  ['minEngagement', 'engagementBasis'],
  ['maxSuspicious'],
  ['minPrice', 'maxPrice'],
  ['audienceCountry'],
  ['audienceAge'],
  ['audienceGender'],
  ['minAudienceShare'],
  ['verified'],
  ['minGrowth'],
  ['postedWithinDays'],
  ['maxSponsored'],
  ['contact'],
  ['checked'],
  ['minEngagementPlace'],
  ['mentions'],
  ['withoutCritical'],
] as const satisfies readonly (readonly (keyof CreatorFilters)[])[]

export type FilterGroup = readonly (keyof CreatorFilters)[]

/** @returns the groups that narrow a search. */
export function activeGroups(filters: CreatorFilters): FilterGroup[] {
  return filterGroups.filter((group: FilterGroup) => group.some((field) => isNarrowing(filters[field])))
}

/** @returns the filters without those of some groups. */
export function withoutFields(filters: CreatorFilters, fields: readonly string[]): CreatorFilters {
  const none = Object.entries(noFilters).filter(([field]) => fields.includes(field))
  return { ...filters, ...Object.fromEntries(none) }
}

function isNarrowing(value: CreatorFilters[keyof CreatorFilters]): boolean {
  return value !== null && !(Array.isArray(value) && value.length === 0)
}
