import type { Platform } from '@vouch/engine'

/** The contract's names. They stand here too because reading them from there would bring every schema into the public page; a
 *  test holds the two equal. */
export const platformNames: Record<Platform, string> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  twitch: 'Twitch',
  x: 'X',
  linkedin: 'LinkedIn',
}

const written = new Map<string, string>(Object.entries(platformNames))

/** @returns a platform as people write it; what is not known stays as it is. */
export function platformName(platform: string): string {
  return written.get(platform) ?? platform
}
