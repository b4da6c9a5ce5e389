import type { Snapshot } from '@vouch/engine'
import { missing, wholePercent } from '../format.ts'
import { capitalised, countryName } from '../report/parts.ts'
import { declaredAges, declaredShares, type SharedKey, sampledShares } from './audience-figures.ts'

/** Where the audience lives, how old it is and its gender, as plain figures. What nobody declared is null. */
export interface AudienceTold {
  /** The largest first. */
  countries: readonly SharedKey[] | null
  /** `insights`: the platform's own; `profiles`: what sampled followers say of themselves. */
  countriesFrom: 'insights' | 'profiles' | null
  /** The youngest class first, as the platform cuts them. */
  ages: readonly SharedKey[] | null
  /** The largest first. */
  genders: readonly SharedKey[] | null
}

/** @param snapshot null while it is not there, where the reader may not see it, and where it is no longer kept
 *  @returns the platform's own insights where they were shared; for countries else what sampled followers say in their profiles */
export function audienceTold(snapshot: Pick<Snapshot, 'audience' | 'followersSample'> | null): AudienceTold {
  const audience = snapshot?.audience ?? null
  const declared = declaredShares(audience?.countries)
  const sampled = declared === null && snapshot !== null ? (sampledShares(snapshot, 'country')?.rows ?? null) : null
  return {
    countries: declared ?? sampled,
    countriesFrom: declared !== null ? 'insights' : sampled !== null ? 'profiles' : null,
    ages: audience && declaredAges(audience),
    genders: declaredShares(audience?.genders),
  }
}

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

export function audienceWords({ countries, countriesFrom, ages, genders }: AudienceTold): AudienceWords {
  const byShare = ages?.toSorted((a, b) => b.share - a.share) ?? null
  return {
    countries: listOf(countries, countriesShown, countryName),
    age: listOf(byShare, 1, (key) => `${ageName(key)},`),
    gender: capitalised(listOf(genders, gendersShown, genderName)),
    source: sourceOf(countriesFrom === 'insights' || ages !== null || genders !== null, countriesFrom === 'profiles'),
  }
}

/** @returns an age class in words: `25 to 34` */
export function ageName(key: string): string {
  return key.replace('-', ' to ')
}

const genderNames: ReadonlyMap<string, string> = new Map([
  ['female', 'women'],
  ['male', 'men'],
  ['f', 'women'],
  ['m', 'men'],
])

/** @returns a gender in lower case: `women` */
export function genderName(key: string): string {
  return genderNames.get(key.toLowerCase()) ?? key
}

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
    return `Countries come from sampled followers’ profiles${declared ? '; the rest from the platform’s insights' : ''}.`
  if (declared) return 'From the platform’s insights.'
  return 'Not shared here. Ask the creator for audience insights; we never guess from names or photos.'
}
