/** The port to what creators allowed: an access token of theirs, where they connected the account. */

import { type Platform, platformNames } from '@vouch/engine'
import { ConnectorFailure } from './connector.ts'

/** @param handle without @, in lower case.
 *  @returns a token that works now, or null where the creator has not connected this account. */
export type ConsentTokens = (platform: Platform, handle: string, signal: AbortSignal) => Promise<string | null>

/** Nobody has connected anything. */
export const noConsent: ConsentTokens = async () => null

/** @param what the platform shows to its owner alone. */
export function consentRequired(platform: Platform, handle: string, what: string): ConnectorFailure {
  const sentence = `${platformNames[platform]} shows ${what} only with the creator’s consent, and ${handle} hasn’t connected this account here. Ask the creator for an export of their data and upload it.`
  return new ConnectorFailure('consent_required', sentence)
}

/** @returns what a refused token of a creator means: they took the consent back, or it ended. */
export function consentEnded(platform: Platform): ConnectorFailure {
  const sentence = `The creator’s consent for ${platformNames[platform]} has ended or doesn’t cover this data. Ask them to connect the account again.`
  return new ConnectorFailure('consent_required', sentence)
}
