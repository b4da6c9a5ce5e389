/** Shares of an audience that a platform itself declares, as it counts people; nothing is inferred. */

import type { DeclaredAudience } from '@vouch/engine'

/** What was counted under each name. */
export type Counted = ReadonlyMap<string, number>

/** Digits of a share; platforms give three or four. */
const shareDigits = 6

/** How far rounded parts may exceed their whole. */
const roundingMax = 0.01

/** @param total of which the counts are parts; names without a count are left out
 *  @returns shares from 0 to 1 by name, the largest first; null where nothing was counted, or more than there is */
export function sharesOf(counted: Counted, total: number): Record<string, number> | null {
  const known = [...counted].filter(([name, count]) => name !== '' && count > 0 && count <= total)
  const sum = known.reduce((all, [, count]) => all + count, 0)
  if (total <= 0 || known.length === 0 || sum > total * (1 + roundingMax)) return null
  const ordered = known.toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
  return Object.fromEntries(ordered.map(([name, count]) => [name, Number((count / total).toFixed(shareDigits))]))
}

/** @returns the audience, or null where none of its parts is known */
export function audienceOf(parts: {
  countries: Record<string, number> | null
  ages: Record<string, number> | null
  genders: Record<string, number> | null
}): DeclaredAudience | null {
  const known = Object.entries(parts).filter(([, shares]) => shares !== null)
  return known.length === 0 ? null : (Object.fromEntries(known) as DeclaredAudience)
}

/** @returns what of an audience is known, as a person says it: "audience by country and age"; null for nothing */
export function audienceInWords(audience: DeclaredAudience | null): string | null {
  const words = { countries: 'country', ages: 'age', genders: 'gender' } as const
  const known = Object.entries(words).flatMap(([key, word]) => (audience?.[key as keyof typeof words] ? [word] : []))
  if (known.length === 0) return null
  const last = known.at(-1) ?? ''
  return `audience by ${known.length === 1 ? last : `${known.slice(0, -1).join(', ')} and ${last}`}`
}
