/** The rules for names on each platform, as tolerant as the platform's own look-up rather than as strict as its sign-up:
 *  old accounts keep names that could not be chosen today.
 *
 *  Names that end in `_sandbox` are valid everywhere, whatever the platform's rule says about length or underscores (X
 *  allows 15 characters, LinkedIn no underscore): they name generated creators, and are never looked up outside. */

import { type Platform, platformNames } from '@vouch/engine'
import {
  type AddressLookup,
  exampleAddresses,
  type ProfileAddress,
  quoted,
  type RefusedAddress,
  refusal,
} from './address-answer.ts'
import { isOldName, oldNameFault } from './address-old-names.ts'
import { isPlatformPage } from './address-pages.ts'

interface HandleRule {
  pattern: RegExp
  /** Completes "… names have": what a name on this platform looks like. */
  words: string
}

const rules: Record<Platform, HandleRule> = {
  instagram: {
    pattern: /^(?!\.)(?!.*\.\.)[a-z0-9._]{1,30}(?<!\.)$/,
    words: '1 to 30 letters, digits, dots and underscores, with no dot at either end and no two dots in a row',
  },
  tiktok: {
    pattern: /^(?![0-9]+$)[a-z0-9_.]{2,24}(?<!\.)$/,
    words: '2 to 24 letters, digits, underscores and dots, not just digits and no dot at the end',
  },
  youtube: {
    pattern: /^(?![-.·])[\p{L}\p{M}\p{N}_\-.·]{3,30}(?<![-.·])$/u,
    words: '3 to 30 letters, digits, underscores, hyphens and dots, with no hyphen or dot at either end',
  },
  twitch: {
    pattern: /^[a-z0-9][a-z0-9_]{0,24}$/,
    words: '1 to 25 letters, digits and underscores, not starting with an underscore',
  },
  x: { pattern: /^[a-z0-9_]{1,15}$/, words: '1 to 15 letters, digits and underscores' },
  linkedin: { pattern: /^[\p{L}\p{M}\p{N}-]{3,100}$/u, words: '3 to 100 letters, digits and hyphens' },
}

const namesShareFirstPart: ReadonlySet<Platform> = new Set(['instagram', 'twitch', 'x'])
const sandboxPattern = /^[a-z0-9][a-z0-9._-]{0,50}_sandbox$/
const channelIdPattern = /^UC[A-Za-z0-9_-]{22}$/
const oldNamePattern = /^[\p{L}\p{M}\p{N}_\-.]{1,100}(?<!\.)$/u

/** @returns whether a name belongs to a generated creator of the sandbox. */
export function isSandboxHandle(handle: string): boolean {
  return sandboxPattern.test(handle.toLowerCase())
}

/** @returns whether a text is a YouTube channel id. Its case matters. */
export function isChannelId(text: string): boolean {
  return channelIdPattern.test(text)
}

/** @returns the name as Vouch keeps it: composed Unicode, lower case, without a leading @. All six platforms ignore case. */
export function plainHandle(name: string): string {
  return name
    .replace(/^[@＠]/, '')
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
}

/** @param name a name on the platform, with or without @; on YouTube also a channel id, which is how a channel without a handle is known.
 *  @returns the profile, or the refusal that says what names look like there. */
export function profileByHandle(platform: Platform, name: string): ProfileAddress | RefusedAddress {
  if (platform === 'youtube' && isChannelId(name)) return profileByChannelId(name)
  const handle = plainHandle(name)
  if (isOldName({ platform, handle })) return refusal('bad_handle', oldNameFault)
  const fault = plainHandleFault(platform, handle)
  if (fault !== null) {
    return refusal('bad_handle', `${fault} A link that works looks like ${exampleAddresses[platform]}.`)
  }
  return profile(platform, handle, handleUrl(platform, handle), { by: 'handle', handle })
}

/** @param name a name on the platform, with or without @; on YouTube also a channel id, or a name that is older than handles.
 *  @returns why nobody there can have the name, as a sentence; null where somebody can. */
export function handleFault(platform: Platform, name: string): string | null {
  const handle = plainHandle(name)
  if (platform === 'youtube' && oldNamePattern.test(handle)) return null
  return plainHandleFault(platform, handle)
}

function plainHandleFault(platform: Platform, handle: string): string | null {
  const { pattern, words } = rules[platform]
  if (!isSandboxHandle(handle) && !pattern.test(handle))
    return `${quoted(handle)} can’t be a handle on ${platformNames[platform]}: handles there have ${words}.`
  // Where names share the first path part with the platform's own pages, a page's name cannot be anybody's.
  const isPage = namesShareFirstPart.has(platform) && isPlatformPage(platform, handle)
  return isPage ? `${quoted(handle)} is one of ${platformNames[platform]}’s own pages.` : null
}

/** @returns the profile of a name where it is valid, else nothing: for offering what may have been meant. */
export function candidatesFor(platforms: readonly Platform[], name: string | undefined): ProfileAddress[] {
  if (!name) return []
  return platforms.flatMap((platform) => {
    const answer = profileByHandle(platform, name)
    return answer.kind === 'profile' ? [answer] : []
  })
}

/** @returns the YouTube channel of an id, or the refusal that says what an id looks like. */
export function profileByChannelId(id: string): ProfileAddress | RefusedAddress {
  if (isChannelId(id)) {
    return profile('youtube', id, `https://www.youtube.com/channel/${id}`, { by: 'channel-id', id })
  }
  const sentence =
    `${quoted(id)} isn’t a YouTube channel ID: IDs start with UC, have 24 characters and are case-sensitive. ` +
    `The handle works too, such as ${exampleAddresses.youtube}.`
  return refusal('bad_handle', sentence)
}

/** The handle says the kind of the name too, as no handle can: whatever keeps creators by handle never takes it for the handle of the same name.
 *  @returns the YouTube channel of a name that is older than handles: `/user/NAME`, `/c/NAME` or `/NAME`. */
export function profileByOldName(by: 'user-name' | 'custom-name', text: string): ProfileAddress | RefusedAddress {
  const name = plainHandle(text)
  if (isSandboxHandle(name)) return profileByHandle('youtube', name)
  if (oldNamePattern.test(name)) {
    const path = by === 'user-name' ? 'user' : 'c'
    return profile('youtube', `${path}/${name}`, `https://www.youtube.com/${path}/${encodeURIComponent(name)}`, {
      by,
      name,
    })
  }
  const sentence = `${quoted(name)} can’t be a name on YouTube. A link that works looks like ${exampleAddresses.youtube}.`
  return refusal('bad_handle', sentence)
}

/** @param parts the name and the three short codes of an old public address, `/pub/NAME/x/y/z`. */
export function profileByPublicPath(parts: readonly string[]): ProfileAddress | RefusedAddress {
  const named = profileByHandle('linkedin', parts[0] ?? '')
  const codes = parts.slice(1, 4).map((code) => code.toLowerCase())
  if (named.kind === 'refused' || codes.length === 0) return named
  if (codes.length !== 3 || !codes.every((code) => /^[a-z0-9]{1,4}$/.test(code))) {
    return refusal(
      'bad_handle',
      `That LinkedIn link is cut off. One that works looks like ${exampleAddresses.linkedin}.`,
    )
  }
  const path = [named.handle, ...codes].map(encodeURIComponent).join('/')
  return profile('linkedin', named.handle, `https://www.linkedin.com/pub/${path}`, { by: 'public-path', path })
}

function profile(platform: Platform, handle: string, url: string, lookup: AddressLookup): ProfileAddress {
  return { kind: 'profile', platform, handle, url, lookup }
}

function handleUrl(platform: Platform, handle: string): string {
  const name = encodeURIComponent(handle)
  if (platform === 'instagram') return `https://www.instagram.com/${name}/`
  if (platform === 'tiktok') return `https://www.tiktok.com/@${name}`
  if (platform === 'youtube') return `https://www.youtube.com/@${name}`
  if (platform === 'twitch') return `https://www.twitch.tv/${name}`
  if (platform === 'x') return `https://x.com/${name}`
  return `https://www.linkedin.com/in/${name}`
}
