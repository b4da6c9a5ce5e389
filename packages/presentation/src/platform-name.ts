import { platformNames } from '@vouch/engine'

const written = new Map<string, string>(Object.entries(platformNames))

/** @returns a platform as people write it; what is not known stays as it is. */
export function platformName(platform: string): string {
  return written.get(platform) ?? platform
}
