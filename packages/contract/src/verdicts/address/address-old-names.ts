/** YouTube's names from before handles, where creators are kept by handle: such a name stands there with its kind, as no handle can. */

import { exampleAddresses, type ProfileAddress } from './address-answer.ts'

const oldNamePattern = /^\s*[@＠]?(?:user|c)\//i

/** Says why such a name isn't taken. */
export const oldNameFault = `That’s an old YouTube link, which can belong to another channel than the handle of the same name. Use the link with the @handle or the channel ID, such as ${exampleAddresses.youtube}.`

/** @returns whether an address, or who is named by its handle, has a name that is older than handles: only looking it up tells whose it is. */
export function isOldName({ platform, handle }: Pick<ProfileAddress, 'platform' | 'handle'>): boolean {
  return platform === 'youtube' && oldNamePattern.test(handle)
}
