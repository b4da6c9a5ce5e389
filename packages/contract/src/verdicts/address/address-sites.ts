/** Which host belongs to which platform, and how the paths of each are read. Only hosts named here are believed: an
 *  address such as `instagram.com.example.org` is somebody else's. */

import { type Platform, platformNames } from '@vouch/engine'
import { type Address, notAProfile, type Resolvable, type SiteAddress, toResolve } from './address-answer.ts'
import { candidatesFor, profileByHandle, profileByPublicPath } from './address-handles.ts'
import { isPlatformPage } from './address-pages.ts'
import { readYoutube } from './address-youtube.ts'

type Reader = (address: SiteAddress) => Address
interface Site {
  platform: Platform
  read: Reader
}

const instagram: Site = { platform: 'instagram', read: readInstagram }
const tiktok: Site = { platform: 'tiktok', read: readTiktok }
const youtube: Site = { platform: 'youtube', read: readYoutube }
const twitch: Site = { platform: 'twitch', read: readTwitch }
const x: Site = { platform: 'x', read: readX }
const linkedin: Site = { platform: 'linkedin', read: readLinkedin }

const sites: Record<string, Site> = {
  ...hostsOf(instagram, 'instagram.com m.instagram.com instagr.am ig.me'),
  ...hostsOf(tiktok, 'tiktok.com m.tiktok.com vm.tiktok.com vt.tiktok.com tiktokv.com m.tiktokv.com'),
  ...hostsOf(youtube, 'youtube.com m.youtube.com music.youtube.com gaming.youtube.com studio.youtube.com'),
  ...hostsOf(youtube, 'youtu.be youtube-nocookie.com'),
  ...hostsOf(twitch, 'twitch.tv m.twitch.tv go.twitch.tv player.twitch.tv clips.twitch.tv'),
  ...hostsOf(x, 'x.com twitter.com mobile.x.com mobile.twitter.com m.x.com m.twitter.com t.co'),
  ...hostsOf(linkedin, 'linkedin.com m.linkedin.com touch.linkedin.com lnkd.in'),
}

/** All hosts that Vouch knows, for recognising one while it is being typed. */
export const knownHosts: readonly (readonly [string, Platform])[] = Object.entries(sites).map(
  ([host, site]) => [host, site.platform] as const,
)

/** Sites that show X's content without being X. */
const mirrorPattern =
  /(^|\.)(nitter\.[a-z.]+|xcancel\.com|(fx|vx|fixup|fixv)twitter\.com|fixupx\.com|twstalker\.com)$|(^|\.)nitter\./

/** @returns the platform of a host and how to read its paths, or null for a stranger. The host has no `www.`. */
export function siteOf(host: string): Site | null {
  const countryHost = /^[a-z]{2}\.linkedin\.com$/.test(host)
  return countryHost ? linkedin : Object.hasOwn(sites, host) ? (sites[host] ?? null) : null
}

/** @returns whether a host shows another platform's content under its own name. */
export function isMirror(host: string): boolean {
  return mirrorPattern.test(host)
}

function hostsOf(site: Site, hosts: string): Record<string, Site> {
  return Object.fromEntries(hosts.split(' ').map((host) => [host, site]))
}

function homePage(platform: Platform): Address {
  return notAProfile(platform, `${platformNames[platform]}’s home page`)
}

function ownPage(platform: Platform): Address {
  return notAProfile(platform, `one of ${platformNames[platform]}’s own pages`)
}

/** @returns the item, or a refusal where the address is cut off before the item's id. */
function item(platform: Platform, what: Resolvable, id: string | undefined, thing: string, owner?: string): Address {
  return id ? toResolve(platform, what, id, thing, candidatesFor([platform], owner)) : ownPage(platform)
}

const instagramItems = new Set(['p', 'reel', 'reels', 'tv'])

function readInstagram({ host, parts }: SiteAddress): Address {
  const [first = '', second, third] = parts
  if (host === 'ig.me') return first === 'm' && second ? profileByHandle('instagram', second) : ownPage('instagram')
  if (first === '') return homePage('instagram')
  if (first === '_u') return second ? profileByHandle('instagram', second) : ownPage('instagram')
  if (first === 'stories') {
    if (second === 'highlights') return item('instagram', 'story', third, 'an Instagram story highlight')
    return second ? profileByHandle('instagram', second) : ownPage('instagram')
  }
  if (first === 's') return item('instagram', 'story', second, 'a shared Instagram highlight')
  if (first === 'share') return item('instagram', 'short-link', parts.slice(1).join('/'), 'an Instagram share link')
  if (instagramItems.has(first)) return item('instagram', 'post', second, 'an Instagram post')
  if (isPlatformPage('instagram', first)) return ownPage('instagram')
  if (second && third && instagramItems.has(second)) return item('instagram', 'post', third, 'an Instagram post', first)
  return profileByHandle('instagram', first)
}

function readTiktok({ host, parts }: SiteAddress): Address {
  const [first = '', second, third] = parts
  if (host === 'vm.tiktok.com' || host === 'vt.tiktok.com') {
    return item('tiktok', 'short-link', first, 'a shortened TikTok link')
  }
  if (first === '') return homePage('tiktok')
  if (first.startsWith('@')) return profileByHandle('tiktok', first)
  if (first === 't') return item('tiktok', 'short-link', second, 'a shortened TikTok link')
  if (first === 'v' || first === 'embed') {
    const id = [second, third].find((part) => part && /^[0-9]+(\.html)?$/.test(part))
    return item('tiktok', 'video', id?.replace('.html', ''), 'a TikTok video')
  }
  if (first === 'share' && second === 'video') return item('tiktok', 'video', third, 'a TikTok video')
  if (first === 'share' && second === 'user') return item('tiktok', 'user-id', third, 'a TikTok account number')
  return isPlatformPage('tiktok', first)
    ? ownPage('tiktok')
    : notAProfile('tiktok', 'a TikTok link without the @', candidatesFor(['tiktok'], first))
}

function readTwitch({ host, parts, query }: SiteAddress): Address {
  const [first = '', second, third] = parts
  if (host === 'clips.twitch.tv') return item('twitch', 'clip', query.get('clip') ?? first, 'a Twitch clip')
  if (host === 'player.twitch.tv') return readTwitchPlayer(query)
  if (first === '') return homePage('twitch')
  if (first === 'videos') return item('twitch', 'video', second, 'a Twitch video')
  if (first === 'subs') return notAProfile('twitch', 'a Twitch subscription page', candidatesFor(['twitch'], second))
  if (['moderator', 'popout', 'embed'].includes(first)) {
    return notAProfile('twitch', 'one of Twitch’s tool pages', candidatesFor(['twitch'], second))
  }
  if (isPlatformPage('twitch', first)) return ownPage('twitch')
  if (second === 'clip') return item('twitch', 'clip', third, 'a Twitch clip', first)
  if (second === 'v' || second === 'video') return item('twitch', 'video', third, 'a Twitch video', first)
  return profileByHandle('twitch', first)
}

function readTwitchPlayer(query: URLSearchParams): Address {
  const channel = query.get('channel')
  if (channel) return profileByHandle('twitch', channel)
  return item('twitch', 'video', query.get('video')?.replace(/^v/, ''), 'a Twitch video')
}

function readX({ host, parts, query }: SiteAddress): Address {
  const [first = '', second, third] = parts
  if (host === 't.co') return item('x', 'short-link', first, 'a shortened X link')
  if (first === '') return homePage('x')
  if (first === 'intent') {
    const name = query.get('screen_name')
    const names = second === 'user' || second === 'follow'
    if (names && name) return profileByHandle('x', name)
    return names ? item('x', 'user-id', query.get('user_id') ?? undefined, 'an X account number') : ownPage('x')
  }
  if (first === 'i' && second === 'user') return item('x', 'user-id', third, 'an X account number')
  if (first === 'i' && second === 'status') return item('x', 'post', third, 'an X post')
  if (first === 'i' && second === 'web' && third === 'status') return item('x', 'post', parts[3], 'an X post')
  return isPlatformPage('x', first) ? ownPage('x') : profileByHandle('x', first)
}

const linkedinThings: Record<string, string> = {
  company: 'a LinkedIn company page',
  school: 'a LinkedIn school page',
  showcase: 'a LinkedIn showcase page',
  groups: 'a LinkedIn group',
  sales: 'a LinkedIn Sales Navigator link',
  talent: 'a LinkedIn Recruiter link',
}

function readLinkedin({ host, parts }: SiteAddress): Address {
  const [first = '', second = '', third] = parts[0] === 'mwlite' ? parts.slice(1) : parts
  if (host === 'lnkd.in') return item('linkedin', 'short-link', first, 'a shortened LinkedIn link')
  if (first === '') return homePage('linkedin')
  if (first === 'in') return profileByHandle('linkedin', second)
  if (first === 'pub' && second === 'dir') return ownPage('linkedin')
  if (first === 'pub') return profileByPublicPath(parts.slice(parts.indexOf('pub') + 1))
  if (first === 'posts') {
    const [author, rest] = second.split('_', 2)
    return item('linkedin', 'post', second, 'a LinkedIn post', rest === undefined ? undefined : author)
  }
  if (first === 'feed') return item('linkedin', 'post', third, 'a LinkedIn post')
  if (Object.hasOwn(linkedinThings, first)) return notAProfile('linkedin', linkedinThings[first] ?? 'a page')
  return ownPage('linkedin')
}
