/** The sandbox's connector data: a handle and a moment in, a whole snapshot out. */

import type { Platform, Snapshot } from '@vouch/engine'
import type { CreatorPlan } from '../plan.ts'
import { simulateCreator } from '../simulate-creator.ts'
import { sandboxPlan } from './network.ts'

/** @param at ISO 8601: posts and history end there; the same creator a day later has the same past.
 *  @param size default `standard` (up to 1,000 followers sampled, 40 posts, 400 comments, a year of history).
 *  @returns the snapshot; null when neither the showcase nor the network has the handle. A deleted showcase account is a snapshot that
 *  says `not-found`, not null.
 *  @throws RangeError when `at` is not an ISO 8601 time. */
export function sandboxSnapshot(
  platform: Platform,
  handle: string,
  at: string,
  size?: CreatorPlan['size'],
): Snapshot | null {
  const plan = sandboxPlan(platform, handle, at, size)
  return plan === null ? null : simulateCreator(plan).snapshot
}
