/** Where each part of a snapshot comes from, where some were shown by the creator and others can be seen by anybody. */

import { type PartSource, type Platform, platformNames, type SourcedPart } from '@vouch/engine'

/** @param at the moment of the look
 *  @param parts which of them there are, and by what right
 *  @returns one source for each, all of the platform's own and free */
export function partSources(
  platform: Platform,
  at: string,
  parts: Readonly<Partial<Record<SourcedPart, 'public' | 'consent'>>>,
): PartSource[] {
  return Object.entries(parts).map(([part, basis]) => ({
    ...{ connector: platform, part: part as SourcedPart, basis },
    ...{ name: platformNames[platform], at, priceUsd: null },
  }))
}
