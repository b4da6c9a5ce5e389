/** YouTube's addresses. A first path part without @ is a name from before handles: it can belong to another channel than
 *  the handle of the same name, so it is looked up as what it is. */

import { type Address, notAProfile, type ResolveAddress, type SiteAddress, toResolve } from './address-answer.ts'
import { profileByChannelId, profileByHandle, profileByOldName } from './address-handles.ts'
import { isPlatformPage } from './address-pages.ts'

const videoIdPattern = /^[A-Za-z0-9_-]{11}$/
const videoFolders = new Set(['shorts', 'live', 'embed', 'v', 'vi', 'e', 'watch'])

/** @returns whose address it is, on youtube.com and its sister hosts. */
export function readYoutube({ host, parts, query }: SiteAddress): Address {
  const [first = '', second = ''] = parts
  if (host === 'youtu.be') return readShortHost(first)
  if (first.startsWith('@')) return profileByHandle('youtube', first)
  if (first === 'channel') return profileByChannelId(second)
  if (first === 'c') return profileByOldName('custom-name', second)
  if (first === 'user') return profileByOldName('user-name', second)
  const list = query.get('list')
  if (first === 'playlist' || (first === 'embed' && second === 'videoseries')) return readPlaylist(list ?? '')
  if (first === 'attribution_link') return video(/[?&]v=([\w-]{11})/.exec(query.get('u') ?? '')?.[1] ?? '')
  if (videoFolders.has(first)) return video(query.get('v') ?? second)
  if (first === '' && query.has('v')) return video(query.get('v') ?? '')
  if (first === '') return notAProfile('youtube', 'YouTube’s home page')
  if (isPlatformPage('youtube', first)) return notAProfile('youtube', 'one of YouTube’s own pages')
  return profileByOldName('custom-name', first)
}

function readShortHost(first: string): Address {
  if (first.startsWith('@')) return profileByHandle('youtube', first)
  return first === '' ? notAProfile('youtube', 'YouTube’s home page') : video(first)
}

function video(id: string): Address {
  if (!videoIdPattern.test(id)) return notAProfile('youtube', 'a page of YouTube videos')
  return toResolve('youtube', 'video', id, 'a YouTube video')
}

/** A channel's uploads are a playlist whose id is the channel's with another beginning. */
function readPlaylist(id: string): Address {
  if (/^UU[A-Za-z0-9_-]{22}$/.test(id)) return profileByChannelId(`UC${id.slice(2)}`)
  const playlist: ResolveAddress = toResolve('youtube', 'playlist', id, 'a YouTube playlist')
  return /^[A-Za-z0-9_-]{2,64}$/.test(id) ? playlist : notAProfile('youtube', 'a YouTube playlist')
}
