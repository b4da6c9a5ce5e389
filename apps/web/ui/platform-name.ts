import { platformNames } from '@vouch/contract'
import { platforms } from '@vouch/engine'

/** @returns a platform as people write it; what is not known stays as it is. */
export function platformName(platform: string): string {
  const known = platforms.find((each) => each === platform)
  return known ? platformNames[known] : platform
}
