import type { Snapshot } from '@vouch/engine'

/** What somebody brings says where its data came from, and anybody can write that. That it was brought is all that is known, so that is what
 *  is stored, scored and signed. A snapshot that calls itself simulated is believed: nobody gains by it, and readers must see it. */

const imported = { connector: 'import', basis: 'import' } as const
const simulated = { connector: 'sandbox', basis: 'sandbox' } as const

/** @returns whether a snapshot says that its creator is simulated, as a whole or in a part */
export function saysSimulated({ source, sources }: Pick<Snapshot, 'source' | 'sources'>): boolean {
  return [source, ...(sources ?? [])].some(({ connector, basis }) => connector === 'sandbox' || basis === 'sandbox')
}

/** @returns the snapshot as one that was brought, without what it says of its own source */
export function broughtSnapshot(claimed: Snapshot): Snapshot {
  const { sources: _, ...snapshot } = claimed
  return { ...snapshot, source: saysSimulated(claimed) ? simulated : imported }
}
