import { z } from 'zod'

/** The largest whole number that a usual column of the database keeps; what is larger would break there. */
export const versionMax = 2_147_483_647

/** @param sentence what whoever sends anything else reads
 *  @returns the number of a version that the caller saw: 0 or more */
export function seenVersion(sentence: string) {
  return z.int(sentence).min(0, sentence).max(versionMax, sentence)
}
