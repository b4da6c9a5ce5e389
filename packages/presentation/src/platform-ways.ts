/** What is said of the ways in which a creator can be known. The table itself is the contract's; what this installation has, the server tells. */

import { exportsAudience, platformsBy, type SourceWay, wayOf } from '@vouch/contract'
import { listed, type Platform, platformNames, platforms } from '@vouch/engine'
import { smallDollars } from './format.ts'
import { keyWords } from './way-words.ts'

/** @returns on which platforms anybody can be looked up, and what the others need: for whoever asks what can be verified. */
export function platformsInWords(): string {
  const named = (some: readonly Platform[]) => listed(some.map((platform) => platformNames[platform]))
  const keyed = platformsBy('key')
  const others = platforms.filter((platform) => !keyed.includes(platform))
  const unsold = platforms.filter((platform) => wayOf(platform, 'supplier') === null)
  return [
    `${named(keyed)} can be read live, where those connections are set up.`,
    `${named(others)} share data only with the creator’s consent, where that is set up.`,
    `If the operator has connected a data supplier, it can add more, except on ${named(unsold)}.`,
    'Files work for all six: the creator’s own data export, or a list.',
  ].join(' ')
}

/** What an installation has: platforms read live, those that suppliers add to, those whose creators can connect, and what one check may cost its operator
 *  in dollars. */
export interface WaysHere {
  livePlatforms: readonly Platform[]
  checkUsdMax: Partial<Record<Platform, number>>
  suppliedPlatforms: readonly Platform[]
  consentPlatforms: readonly Platform[]
}

/** What Vouch says of a platform before somebody asks for a creator on it, from what this installation has. */
export function reachInWords(platform: Platform, here: WaysHere): string {
  const name = platformNames[platform]
  if (!here.livePlatforms.includes(platform)) {
    const canAsk = here.consentPlatforms.includes(platform) && !sharesNameAlone(platform)
    const ask = canAsk ? 'Ask the creator to connect their account, or u' : 'U'
    const why = wayOf(platform, 'key') ? `${name} isn’t connected here.` : needsConsent(platform)
    return `${why} ${ask}${uploadWords(platform).slice(1)}`
  }
  const usd = here.checkUsdMax[platform]
  if (here.suppliedPlatforms.includes(platform)) {
    const cost =
      usd === undefined ? 'no extra credits' : `the operator up to ${smallDollars(usd)}, and no extra credits`
    return `What ${name} itself doesn’t share comes from a data supplier. This check costs ${cost}.`
  }
  const words = keyWords[platform] ?? ''
  return usd === undefined
    ? words
    : `${words} This check costs up to $${usd.toFixed(2)} of that budget, and no extra credits.`
}

/** A name is no ground for a verdict, whoever connects. */
function sharesNameAlone(platform: Platform): boolean {
  return wayOf(platform, 'key') === null && wayOf(platform, 'consent')?.parts.length === 1
}

function needsConsent(platform: Platform): string {
  if (sharesNameAlone(platform))
    return `${platformNames[platform]} shares only a name, so there can’t be a verdict from it.`
  return `${platformNames[platform]} shares data only if the creator connects their account.`
}

/** @returns what can be uploaded of a platform, as a sentence: `Upload the creator’s data export, a list of …` */
export function uploadWords(platform: Platform): string {
  const own = exportsAudience(platform) ? 'the creator’s data export, ' : ''
  return `Upload ${own}a list of followers or posts (CSV or Excel)${own ? ',' : ''} or a snapshot.`
}

/** What an installation without a connector for a platform offers instead. */
export interface OtherWays {
  platform: Platform
  simulates: boolean
  /** Whoever asks has no plan, and those who have one are served. */
  forMembers: boolean
  /** Creators can connect their account here; `ask`: and whoever asks can ask them to. */
  connects?: 'ask' | 'not theirs to ask'
}

/** @returns the ways on for a creator whom nothing here reads, a sentence each, by what they are called in the refusal `no_connector`. */
export function waysOn({ platform, simulates, forMembers, connects }: OtherWays): Partial<Record<WayOn, string>> {
  const canAsk = connects === 'ask' && !sharesNameAlone(platform)
  return {
    ...(forMembers && {
      supplier: `With a plan they can be verified: a data supplier reads ${platformNames[platform]} here.`,
    }),
    ...(canAsk && { consent: 'Ask the creator to connect their account.' }),
    configure: configureWords(platform, connects !== undefined),
    import: uploadWords(platform),
    ...(simulates && { sandbox: 'Try a sandbox creator: their names end in _sandbox.' }),
  }
}

export type WayOn = Extract<SourceWay, 'supplier' | 'consent'> | 'configure' | 'import' | 'sandbox'

/** What the operator can do. A consent that shares a name alone is no way to a verdict, so nobody is sent to set it up. */
function configureWords(platform: Platform, connects: boolean): string {
  const [key, consent] = [wayOf(platform, 'key'), wayOf(platform, 'consent')]
  const isOpen = connects || sharesNameAlone(platform) || consent?.variable === key?.variable
  const steps = [
    key && `set ${key.variable} to connect ${platformNames[platform]}`,
    wayOf(platform, 'supplier') && 'connect a data supplier',
    isOpen ? null : `set ${consent?.variable} so that creators can connect`,
  ].filter((step) => step !== null)
  const asked = `Ask the operator to ${listed(steps, 'or')}.`
  return key || connects ? asked : `${needsConsent(platform)} ${asked}`
}

/** @returns why a creator is shown to nobody here, on a platform on which creators can connect */
export function unseenWords(platform: Platform, handle: string): string {
  if (sharesNameAlone(platform)) return needsConsent(platform)
  return wayOf(platform, 'key')
    ? `${platformNames[platform]} isn’t connected here for looking creators up, and ${handle} hasn’t connected their account for you.`
    : `${needsConsent(platform).slice(0, -1)}, and ${handle} hasn’t done so for you.`
}
