/** Reads what somebody typed or pasted as a creator's address, on all six platforms. Nothing here touches the network: an
 *  address is taken apart, never fetched. Names without a platform are not guessed at; the reader is asked. */

import { type Platform, platformNames, platforms } from '@vouch/engine'
import { type Address, exampleAddresses, quoted, type RefusedAddress, refusal } from './address-answer.ts'
import { candidatesFor, isChannelId, plainHandle, profileByChannelId, profileByHandle } from './address-handles.ts'
import { decoded, unwrapped } from './address-paste.ts'
import { isMirror, knownHosts, siteOf } from './address-sites.ts'

export * from './address-answer.ts'
export {
  handleFault,
  isChannelId,
  isSandboxHandle,
  plainHandle,
  profileByHandle,
} from './address-handles.ts'
export { isOldName, oldNameFault } from './address-old-names.ts'

const charsMax = 2_000
const whatWorks = `Paste a profile link such as ${exampleAddresses.instagram} or ${exampleAddresses.youtube}.`
/** What people call a platform, in lower case. `x` is a letter as well. */
export const platformWords: ReadonlyMap<string, Platform> = new Map([
  ['instagram', 'instagram'],
  ['insta', 'instagram'],
  ['ig', 'instagram'],
  ['tiktok', 'tiktok'],
  ['youtube', 'youtube'],
  ['yt', 'youtube'],
  ['twitch', 'twitch'],
  ['twitter', 'x'],
  ['x', 'x'],
  ['linkedin', 'linkedin'],
])
/** `instagram: natgeo`, `tiktok @natgeo`. */
const platformAndName = /^([a-z]+)(?:\s*:\s*|\s+)([@＠]?[^\s/:]+)$/i
/** Endings that make a bare word with a dot a web site rather than a name with a dot in it. */
const siteEnding =
  /\.(com|org|net|io|co|tv|me|de|uk|fr|es|it|nl|eu|us|info|biz|app|dev|shop|store|blog|be|am|in|ly|gg|ai)$/i

/** Reads an address or a name.
 *  @param input anything that a person pasted: an address with or without its scheme, a name with @, a line of a mail.
 *  @returns the profile; or the video, post or short link whose owner has to be looked up; or a refusal that says what was
 *  pasted and what works. The same profile always has the same `url`, and parsing that gives the same answer. Never throws. */
export function parseAddress(input: string): Address {
  if (input.length > charsMax) return refusal('unreadable', `That’s too long to be a profile link. ${whatWorks}`)
  const text = unwrapped(input)
  if (text === '') return refusal('empty', whatWorks)
  const named = readName(text)
  if (named) return named
  const url = urlOf(text)
  return url ? readUrl(url) : unreadable(text)
}

/** Recognises the platform of an address that may still be unfinished.
 *  @returns the platform, or null while it is open. */
export function platformHint(input: string): Platform | null {
  if (input.length > charsMax) return null
  const address = parseAddress(input)
  if (address.kind !== 'refused') return address.platform
  const text = unwrapped(input).toLowerCase()
  const host =
    text
      .replace(/^https?:?\/{0,2}/, '')
      .replace(/^www\./, '')
      .split(/[/?#\s]/, 1)[0] ?? ''
  const site = siteOf(host)
  if (site) return site.platform
  if (host.length < 4) return null
  const matches = new Set(knownHosts.filter(([known]) => known.startsWith(host)).map(([, platform]) => platform))
  const [only, ...others] = matches
  return only && others.length === 0 ? only : null
}

/** @returns the answer for a name, with or without its platform; null when the text is an address. */
function readName(text: string): Address | null {
  const spoken = platformAndName.exec(text)
  const platform = spoken ? platformWords.get((spoken[1] ?? '').toLowerCase()) : undefined
  if (platform && !(spoken?.[2] ?? '').includes('//')) return profileByHandle(platform, spoken?.[2] ?? '')
  if (isChannelId(text)) return profileByChannelId(text)
  const marked = /^[@＠]/.test(text)
  if (/[\s/:?#]/.test(text) || (!marked && siteEnding.test(text))) return null
  const name = decoded(text)
  return name === null ? null : askForPlatform(plainHandle(name))
}

function askForPlatform(name: string): RefusedAddress {
  const candidates = candidatesFor(platforms, name)
  if (candidates.length === 0)
    return refusal('bad_handle', `${quoted(name)} can’t be a handle on any platform. ${whatWorks}`)
  const names = candidates.map((candidate) => platformNames[candidate.platform])
  const sentence = `${quoted(`@${name}`)} could be on ${listed(names)}. Choose one, or paste the profile link.`
  return refusal('platform_needed', sentence, candidates)
}

function listed(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

function urlOf(text: string): URL | null {
  if (/\s/.test(text)) return null
  const schemed = /^https?:/i.test(text) ? text : `https://${text.replace(/^:?\/\//, '')}`
  if (!/^https?:/i.test(text) && /^[a-z][a-z0-9+.-]*:(?![0-9])/i.test(text)) return null
  return URL.canParse(schemed) ? new URL(schemed) : null
}

function unreadable(text: string): RefusedAddress {
  return refusal('unreadable', `${quoted(text)} isn’t a profile link. ${whatWorks}`)
}

function readUrl(url: URL): Address {
  const host = url.hostname.replace(/^www\./, '').replace(/\.$/, '')
  if (url.username || url.password || url.port) return unreadable(url.href)
  if (isMirror(host)) {
    const sentence = `${host} is a mirror of X, not X itself. Paste the profile’s own link, such as ${exampleAddresses.x}.`
    return refusal('mirror', sentence)
  }
  const site = siteOf(host)
  if (!site) {
    const names = listed(platforms.map((platform) => platformNames[platform]))
    return refusal('platform_unsupported', `Vouch works with creators on ${names}, not ${quoted(host)}. ${whatWorks}`)
  }
  const parts: string[] = []
  for (const part of url.pathname.split('/').filter(Boolean)) {
    const plain = decoded(part)
    if (plain === null) return unreadable(url.href)
    parts.push(plain.trim())
  }
  return site.read({ host, parts, query: url.searchParams })
}
