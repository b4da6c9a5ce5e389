import { keyedPlatforms, platformWays, type SourceWay } from '@vouch/contract'
import { type Platform, platformNames, platforms } from '@vouch/engine'
import { smallDollars } from './format.ts'

/** What a way of knowing a creator is called. */
export const sourceWayWords: Readonly<Record<SourceWay, string>> = {
  key: 'Live connector',
  consent: 'Creator’s consent',
  file: 'File',
}

/** @returns names as a sentence lists them. */
function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** @returns on which platforms anybody can be looked up, and what the others need: two sentences for whoever asks what can be verified. */
export function platformsInWords(): string {
  const named = (some: readonly Platform[]) => listed(some.map((platform) => platformNames[platform]))
  const others = platforms.filter((platform) => !keyedPlatforms.includes(platform))
  return `${named(keyedPlatforms)} can be read live, where those connections are set up. ${named(others)} share data only with the creator’s consent, where that is set up; files work for all six.`
}

/** What Vouch says of a platform before somebody asks for a creator on it.
 *  @param here what this installation has: platforms read live, those that suppliers add to, and what one check may cost its
 *  operator in dollars. */
export function reachInWords(
  platform: Platform,
  here: {
    livePlatforms: readonly Platform[]
    checkUsdMax: Partial<Record<Platform, number>>
    suppliedPlatforms: readonly Platform[]
  },
): string {
  const name = platformNames[platform]
  if (!here.livePlatforms.includes(platform)) return `${name} isn’t connected here. A file works.`
  const usd = here.checkUsdMax[platform]
  if (here.suppliedPlatforms.includes(platform)) {
    const cost =
      usd === undefined ? 'no extra credits' : `the operator up to ${smallDollars(usd)}, and no extra credits`
    return `What ${name} itself doesn’t share comes from a data supplier. This check costs ${cost}.`
  }
  const words = platformWays[platform].find(({ way }) => way === 'key')?.words ?? ''
  return usd === undefined
    ? words
    : `${words} This check costs up to $${usd.toFixed(2)} of that budget, and no extra credits.`
}
