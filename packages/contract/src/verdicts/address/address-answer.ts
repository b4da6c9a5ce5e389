/** What an address can turn out to be, and the words for each. A refusal always says what was pasted and what works, and
 *  offers the profiles that were probably meant: the reader picks, Vouch never guesses. */

import type { Platform } from '@vouch/engine'

/** How a connector finds the profile. YouTube has four ways that must not be mixed up: a channel id is case-sensitive, a
 *  user name and a custom name are older than handles and can belong to another channel than the handle of that name. */
export type AddressLookup =
  | { by: 'handle'; handle: string }
  | { by: 'channel-id'; id: string }
  | { by: 'user-name'; name: string }
  | { by: 'custom-name'; name: string }
  /** LinkedIn's old public addresses: the name alone is not unique, the whole path is. */
  | { by: 'public-path'; path: string }

export interface ProfileAddress {
  kind: 'profile'
  platform: Platform
  /** Lower case without @; YouTube channel ids keep their case, and names from before handles stand as `user/name` and `c/name`. */
  handle: string
  /** One spelling per profile; parsing it gives the same answer again. */
  url: string
  lookup: AddressLookup
}

export const resolvables = ['video', 'post', 'clip', 'story', 'playlist', 'short-link', 'user-id'] as const
export type Resolvable = (typeof resolvables)[number]

/** Something that belongs to a creator without naming them. A connector may be able to find out whose it is. */
export interface ResolveAddress {
  kind: 'resolve'
  platform: Platform
  what: Resolvable
  id: string
  /** What to say where no connector can find out. */
  sentence: string
  candidates: ProfileAddress[]
}

export const refusalCodes = [
  'empty',
  'unreadable',
  'platform_needed',
  'platform_unsupported',
  'mirror',
  'not_a_profile',
  'bad_handle',
] as const
export type AddressRefusalCode = (typeof refusalCodes)[number]

export interface RefusedAddress {
  kind: 'refused'
  code: AddressRefusalCode
  sentence: string
  /** Profiles that may have been meant; with `platform_needed`, one for each platform that allows the name. */
  candidates: ProfileAddress[]
}

export type Address = ProfileAddress | ResolveAddress | RefusedAddress

/** An address taken apart: the host without `www.`, the decoded path parts, the query. */
export interface SiteAddress {
  host: string
  parts: string[]
  query: URLSearchParams
}

/** A profile address of each platform as a person would type it. */
export const exampleAddresses: Record<Platform, string> = {
  instagram: 'instagram.com/natgeo',
  tiktok: 'tiktok.com/@natgeo',
  youtube: 'youtube.com/@natgeo',
  twitch: 'twitch.tv/natgeo',
  x: 'x.com/natgeo',
  linkedin: 'linkedin.com/in/natgeo',
}

/** @returns an address cut to a length that fits into a sentence, and through no character. */
export function quoted(text: string): string {
  const charsMax = 60
  return `“${text.length > charsMax ? `${text.slice(0, charsMax).replace(halfAtEnd, '')}…` : text}”`
}

/** What a cut leaves of a character of two units. */
export const halfAtEnd = /[\ud800-\udbff]$/

/** @returns the refusal with its sentence. */
export function refusal(code: AddressRefusalCode, sentence: string, candidates: ProfileAddress[] = []): RefusedAddress {
  return { kind: 'refused', code, sentence, candidates }
}

/** @param thing what was pasted, with its article: `a page of Instagram`. */
export function notAProfile(platform: Platform, thing: string, candidates: ProfileAddress[] = []): RefusedAddress {
  return refusal('not_a_profile', `That’s ${thing}, not a creator. ${whatWorks(platform, candidates)}`, candidates)
}

/** @param thing what was pasted, with its article: `an Instagram post`. */
export function toResolve(
  platform: Platform,
  what: Resolvable,
  id: string,
  thing: string,
  candidates: ProfileAddress[] = [],
): ResolveAddress {
  const sentence = `That’s ${thing}, which doesn’t tell us who the creator is. ${whatWorks(platform, candidates)}`
  return { kind: 'resolve', platform, what, id, sentence, candidates }
}

function whatWorks(platform: Platform, candidates: ProfileAddress[]): string {
  const [first] = candidates
  const example = first ? first.url.replace(/^https:\/\/(www\.)?/, '') : exampleAddresses[platform]
  return first ? `Did you mean ${example}?` : `Paste a link to the creator’s profile, such as ${example}.`
}
