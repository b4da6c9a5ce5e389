import { actionCosts } from '@vouch/contract'
import type { Platform } from '@vouch/engine'

/** A verification in a list, as far as its price is concerned. */
interface Paid {
  creator: { platform: string }
  /** Until when repeating it costs nothing; null: it was not paid for. */
  freeUntil: string | null
}

/** @param verifications of the creator's handle, on whatever platform
 *  @param now by the product's clock, which is ahead of ours in a sandbox
 *  @returns what verifying the creator costs, in credits: nothing for a day after the workspace paid for it */
export function verificationPrice(verifications: readonly Paid[], platform: Platform, now: string): number {
  const isFree = verifications.some(
    ({ creator, freeUntil }) =>
      creator.platform === platform && freeUntil !== null && Date.parse(freeUntil) > Date.parse(now),
  )
  return isFree ? 0 : actionCosts.creator_verification
}
