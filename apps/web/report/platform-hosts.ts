/** Which addresses of a report may be linked or loaded. A report can come from data that anybody wrote: an address in it
 *  is used only when it leads to the platform that the report is about, over https, and nowhere else. */

interface Hosts {
  /** Where profiles stand. */
  pages: readonly string[]
  /** Where the platform serves pictures from. */
  pictures: readonly string[]
}

/** Domains of the platforms themselves and of their picture servers; their subdomains belong to them. */
const hosts: Record<string, Hosts> = {
  instagram: { pages: ['instagram.com'], pictures: ['cdninstagram.com', 'fbcdn.net'] },
  tiktok: { pages: ['tiktok.com'], pictures: ['tiktokcdn.com', 'tiktokcdn-us.com', 'tiktokcdn-eu.com'] },
  youtube: { pages: ['youtube.com'], pictures: ['ggpht.com', 'googleusercontent.com'] },
  twitch: { pages: ['twitch.tv'], pictures: ['jtvnw.net'] },
  x: { pages: ['x.com', 'twitter.com'], pictures: ['twimg.com'] },
  linkedin: { pages: ['linkedin.com'], pictures: ['licdn.com'] },
}

/** @returns the address when it may be linked as a profile on this platform, else null. */
export function profileLink(platform: string, url: string | null): string | null {
  return safeAddress(url, hostsOf(platform)?.pages)
}

/** @returns the address when it may be loaded as a picture of a creator on this platform, else null. */
export function pictureAddress(platform: string, url: string | null): string | null {
  const known = hostsOf(platform)
  return safeAddress(url, known && [...known.pages, ...known.pictures])
}

function hostsOf(platform: string): Hosts | undefined {
  return Object.hasOwn(hosts, platform) ? hosts[platform] : undefined
}

/** The answer is written anew from its parts: what was checked is what the browser gets. */
function safeAddress(url: string | null, domains: readonly string[] | undefined): string | null {
  if (url === null || !domains || !URL.canParse(url)) return null
  const { protocol, hostname, port, username, password, href } = new URL(url)
  const plain = protocol === 'https:' && port === '' && username === '' && password === ''
  return plain && domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`)) ? href : null
}
