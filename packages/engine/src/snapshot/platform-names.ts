import type { Platform } from './snapshot.ts'

/** As the platforms write themselves: sentences name them, on whatever they stand. */
export const platformNames: Readonly<Record<Platform, string>> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  twitch: 'Twitch',
  x: 'X',
  linkedin: 'LinkedIn',
}
