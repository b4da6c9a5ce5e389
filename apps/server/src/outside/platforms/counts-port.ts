import type { ProfileAddress } from '@vouch/contract'
import type { Snapshot } from '@vouch/engine'

/** The port of a watch: a connector that can read counts alone, at no charge and within a share of what the platform allows, so that whoever waits for a
 *  verification never waits for a watch. A connector that pays for what it reads has none. */
export interface CountsPort {
  /** Looks at a creator that all processes together may make in a day. */
  looksPerDay: number
  /** The least time between two looks at a creator that no post asks for. */
  hoursMin: number
  /** Age in hours at which a post is read for the last time, as the platform's terms allow. */
  postHoursMax: number
  /** It remembers its past, so that it can be read as of a moment that has passed. */
  simulated: boolean
  /** @returns a snapshot with the profile and the latest posts, and no more.
   *  @throws ConnectorFailure for everything that can go wrong outside */
  readCounts: (target: ProfileAddress, at: Date, signal: AbortSignal) => Promise<Snapshot>
}

/** The part of a day's quota that watches may take, and the part that they leave to verifications whatever else is used of it (both chosen). */
export const [watchShare, keptBack] = [0.4, 0.2]
const hoursPerDay = 24

/** @param callsPerHour what the platform allows
 *  @param callsPerLook how many a look takes at most
 *  @returns the looks of a day */
export function looksOf(callsPerHour: number, callsPerLook: number): number {
  return Math.floor((watchShare * callsPerHour * hoursPerDay) / callsPerLook)
}

/** The last age of the calendar of a post: a month. */
export const postHoursUsual = 720
export const hoursMinUsual = 1
