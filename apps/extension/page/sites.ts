/** The three sites, and which of their pages are profiles. It is the contract's own reading of addresses, so that the server agrees. */

import { type ProfileAddress, parseAddress } from '@vouch/contract'

export const siteMatches = [
  'https://www.instagram.com/*',
  'https://www.tiktok.com/*',
  'https://www.youtube.com/*',
  'https://m.youtube.com/*',
] as const

const platforms: readonly string[] = ['instagram', 'tiktok', 'youtube']

/** @returns the profile that a page of the sites is about; null for feeds, posts, and every other site */
export function profileAt(address: string): ProfileAddress | null {
  if (!URL.canParse(address)) return null
  const { origin } = new URL(address)
  if (!siteMatches.some((match) => match === `${origin}/*`)) return null
  const read = parseAddress(address)
  return read.kind === 'profile' && platforms.includes(read.platform) ? read : null
}
