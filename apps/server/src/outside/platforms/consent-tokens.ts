/** The port to what creators allowed: an access token of theirs, where they connected the account. */

import { type Platform, platformNames } from '@vouch/engine'
import { ConnectorFailure, type Target } from './connector.ts'

/** @param target what is to be read, with the consent that this check may use.
 *  @returns a token that works now, or null where the creator has not connected the account for whoever asks.
 *  @throws ConnectorFailure where the platform cannot renew the token at the moment */
export type ConsentTokens = (target: Target) => Promise<string | null>

/** Nobody has connected anything. */
export const noConsent: ConsentTokens = async () => null

/** @param what the platform shows to its owner alone. */
export function consentRequired(platform: Platform, handle: string, what: string): ConnectorFailure {
  const sentence = `${platformNames[platform]} shows ${what} only with the creator’s consent, and ${handle} hasn’t connected this account for you. Ask the creator to verify themselves, or upload an export of their data.`
  return new ConnectorFailure('consent_required', sentence)
}

/** @returns what a refused token of a creator means: they took the consent back, or it ended. */
export function consentEnded(platform: Platform): ConnectorFailure {
  const sentence = `The creator’s consent for ${platformNames[platform]} has ended or doesn’t cover this data. Ask them to connect the account again.`
  return new ConnectorFailure('consent_required', sentence)
}

/** @param handle whom the consent is kept for
 *  @returns what it means that a token opens another account: it opens that of whoever gave it, whatever it has been kept under. */
export function otherAccount(platform: Platform, handle: string): ConnectorFailure {
  const sentence = `The consent kept for ${handle} opens another ${platformNames[platform]} account. Ask the creator to connect theirs again.`
  return new ConnectorFailure('consent_required', sentence)
}
