import { extensionPlatforms, Problem, type ProfileAddress, parseAddress } from '@vouch/contract'

/** @returns the profile that an address names
 *  @throws Problem `bad_address` for what is no profile, or one that the extension does not look at */
export function askedProfile(url: string): ProfileAddress {
  const address = parseAddress(url)
  if (address.kind !== 'profile') throw new Problem('bad_address', address.sentence)
  if (!extensionPlatforms.some((platform) => platform === address.platform))
    throw new Problem('bad_address', 'The extension works on profiles of Instagram, TikTok and YouTube.')
  return address
}
