/** A part that the creator left off, or that the platform does not give at the moment, is missing from a snapshot, and no reason to throw the rest of
 *  it away. */

import { ConnectorFailure } from '../connector.ts'

/** @returns the failure in place of the part. @throws everything that ends the whole check */
export function missingPart(failure: unknown): ConnectorFailure {
  if (failure instanceof ConnectorFailure && failure.code !== 'cancelled') return failure
  throw failure
}

/** @param platform its name
 *  @returns why a part is missing, for the list of steps */
export function whyMissing({ code }: ConnectorFailure, platform: string): string {
  if (code === 'consent_required') return 'the creator didn’t allow this part'
  if (code === 'platform_rate_limited' || code === 'quota_exhausted') return `${platform} asked us to slow down`
  return `${platform} didn’t give this part`
}
