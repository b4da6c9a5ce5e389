import type { Snapshot } from '@vouch/engine'
import { capitalised, countryName, missing, wholePercent } from '@vouch/presentation'
import { declaredShares, type SharedKey, sampledShares } from '../audience-figures.ts'

/** The audience in three lines. What nobody declared is a dash. */
export interface AudienceWords {
  /** The largest three: `Germany 41%, Austria 12%, Switzerland 9%`. */
  countries: string
  /** The largest class: `25 to 34, 38%`. */
  age: string
  /** The larger gender first: `Women 71%, men 29%`. */
  gender: string
  /** Who says so. */
  source: string
}

const countriesShown = 3
const gendersShown = 2

/** @param snapshot null while it is not there, and where the reader may not see it
 *  @returns the platform's own insights where they were shared; for countries else what sampled followers say in their profiles */
export function audienceWords(snapshot: Pick<Snapshot, 'audience' | 'followersSample'> | null): AudienceWords {
  const audience = snapshot?.audience ?? null
  const declared = declaredShares(audience?.countries)
  const sampled = declared === null && snapshot !== null ? (sampledShares(snapshot, 'country')?.rows ?? null) : null
  const ages = declaredShares(audience?.ages)
  const genders = declaredShares(audience?.genders)
  return {
    countries: listOf(declared ?? sampled, countriesShown, countryName),
    age: listOf(ages, 1, (key) => `${key.replace('-', ' to ')},`),
    gender: capitalised(listOf(genders, gendersShown, (key) => genderNames[key.toLowerCase()] ?? key)),
    source: sourceOf(declared !== null || ages !== null || genders !== null, sampled !== null),
  }
}

const genderNames: Readonly<Record<string, string>> = { female: 'women', male: 'men', f: 'women', m: 'men' }

/** A share stays on the line of what it is a share of. */
const unbroken = '\u00a0'

function listOf(rows: readonly SharedKey[] | null, shown: number, name: (key: string) => string): string {
  if (rows === null) return missing
  return rows
    .slice(0, shown)
    .map(({ key, share }) => `${name(key)}${unbroken}${wholePercent(share)}`)
    .join(', ')
}

function sourceOf(declared: boolean, sampled: boolean): string {
  if (sampled)
    return `Countries as sampled followers state them${declared ? '; the rest from the platform’s insights' : ''}.`
  if (declared) return 'From the platform’s insights.'
  return 'Not shared here. Ask the creator for audience insights; we never guess from names or photos.'
}
