/** What a platform's insights say about the audience, for creators who connected their account. */

import type { DeclaredAudience } from '@vouch/engine'
import type { CategoryId } from './content/categories.ts'
import { countriesByLanguage } from './content/languages.ts'
import { random } from './random.ts'
import type { World } from './world.ts'

/** Share of women in the audience by category (chosen; a creator's own share varies around it). */
const womenShare: Readonly<Record<CategoryId, number>> = {
  food: 0.64,
  fitness: 0.5,
  travel: 0.54,
  beauty: 0.84,
  fashion: 0.72,
  gaming: 0.27,
  tech: 0.26,
  home: 0.7,
  family: 0.8,
  outdoors: 0.46,
  music: 0.48,
  learning: 0.52,
  pets: 0.68,
  business: 0.45,
}

/** @returns countries, ages, genders and languages as shares, each adding up to at most 1. */
export function declaredAudience(world: World): DeclaredAudience {
  const draw = random(world.seed, 'audience')
  const home = draw.between(0.34, 0.62)
  const countries = new Map<string, number>([[world.country, home]])
  const others = [
    'US',
    'GB',
    'DE',
    'BR',
    'IN',
    'FR',
    'ES',
    'MX',
    'CA',
    'AU',
    'NL',
    'IT',
    ...Object.keys(countriesByLanguage[world.language]),
  ]
  let rest = 0.9 - home
  for (const country of others.filter((one) => one !== world.country)) {
    const share = rest * draw.between(0.08, 0.3)
    countries.set(country, (countries.get(country) ?? 0) + share)
    rest -= share
  }
  const young = draw.between(0.7, 1.3)
  const ages = normalised({
    '13-17': 0.05 * young,
    '18-24': 0.26 * young,
    '25-34': 0.36,
    '35-44': 0.19,
    '45-54': 0.09,
    '55-64': 0.04,
    '65+': 0.02,
  })
  const women = Math.max(0.05, Math.min(0.95, womenShare[world.category] + 0.07 * draw.normal()))
  const own = draw.between(0.66, 0.86)
  const languages =
    world.language === 'en'
      ? { en: own, es: 0.4 * (1 - own), de: 0.2 * (1 - own) }
      : { [world.language]: own, en: 0.6 * (1 - own) }
  return {
    countries: rounded(Object.fromEntries(countries)),
    ages: rounded(ages),
    genders: rounded({ female: women, male: 0.99 - women > 0 ? 0.99 - women : 0, other: 0.01 }),
    languages: rounded(languages),
  }
}

function normalised(shares: Record<string, number>): Record<string, number> {
  const total = Object.values(shares).reduce((sum, share) => sum + share, 0)
  return Object.fromEntries(Object.entries(shares).map(([key, share]) => [key, share / total]))
}

/** Rounded down to a thousandth, so that the sum never passes 1. */
function rounded(shares: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(shares).map(([key, share]) => [key, Math.floor(share * 1000) / 1000]))
}
