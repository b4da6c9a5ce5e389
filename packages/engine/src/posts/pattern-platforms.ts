import type { Platform } from '../snapshot/snapshot.ts'

/** Platforms whose creators were measured closely enough to fit the pattern of all counts at once.
 *
 *  There the signals that look at one trace only, a slope or a burst, repeat what the pattern has read with more context. They stay,
 *  because a reader can check them by eye, and they weigh less. */
const platforms: ReadonlySet<Platform> = new Set(['instagram', 'tiktok'])

/** @returns whether patterns of counts are read on a platform */
export function hasPatterns(platform: Platform): boolean {
  return platforms.has(platform)
}
