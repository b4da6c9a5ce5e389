/** The port to what creators allowed: an access token of theirs, where they connected the account. */

import { wayOf } from '@vouch/contract'
import { type Platform, platformNames } from '@vouch/engine'
import { ConnectorFailure, type Target } from './connector.ts'

/** What a creator's consent opens. */
export interface ConsentAccess {
  /** Works now. */
  token: string
  /** The platform's own id of the account that was connected; null where it is not known. */
  accountId: string | null
  /** Ends the consent here too: the platform takes its token no more. */
  end: () => Promise<void>
}

/** @param target what is to be read, with the consent that this check may use.
 *  @returns what opens it, or null where the creator has not connected the account for whoever asks.
 *  @throws ConnectorFailure where the platform cannot renew the token at the moment */
export type ConsentTokens = (target: Target) => Promise<ConsentAccess | null>

/** Nobody has connected anything. */
export const noConsent: ConsentTokens = async () => null

/** A creator's token does not open what was asked for. */
export class ConsentRefused extends ConnectorFailure {
  /** Whether it opens nothing any more. */
  readonly over: boolean

  constructor(sentence: string, over: boolean) {
    super('consent_required', sentence)
    this.name = 'ConsentRefused'
    this.over = over
  }
}

/** @param what the platform shows to its owner alone. */
export function consentRequired(platform: Platform, handle: string, what: string): ConnectorFailure {
  const sentence = `${platformNames[platform]} shows ${what} only with the creator’s consent, and ${handle} hasn’t connected this account for you. Ask the creator to verify themselves, or upload an export of their data.`
  return new ConnectorFailure('consent_required', sentence)
}

/** @returns what is said of a creator whom the platform shows to businesses, where the operator has set up nothing but consent. */
export function lookupMissing(platform: Platform, handle: string): ConnectorFailure {
  const name = platformNames[platform]
  const variable = wayOf(platform, 'key')?.variable
  const sentence = `${name} isn’t connected here for looking creators up, and ${handle} hasn’t connected this account for you. Ask the creator to verify themselves, ask the operator to set ${variable}, or upload an export of the creator’s data.`
  return new ConnectorFailure('consent_required', sentence)
}

/** @returns what a token means that the platform takes no more: the creator took the consent back, or it ended. */
export function consentEnded(platform: Platform): ConsentRefused {
  const sentence = `The creator’s consent for ${platformNames[platform]} has ended. Ask them to connect the account again.`
  return new ConsentRefused(sentence, true)
}

/** @returns what it means that a token opens other things than this: the creator left the permission off. */
export function consentLacks(platform: Platform): ConsentRefused {
  const sentence = `The creator’s consent for ${platformNames[platform]} doesn’t cover this data. Ask them to connect the account again.`
  return new ConsentRefused(sentence, false)
}

/** What a check is left with whose consent opens nothing of it. A consent that is over at the platform ends here as well, so that nobody is
 *  shown it as one that lasts and the next check does without it.
 *  @throws every other failure as it is */
export async function whereRefused({ end }: ConsentAccess, failure: unknown): Promise<ConsentRefused> {
  if (!(failure instanceof ConsentRefused)) throw failure
  if (failure.over) await end()
  return failure
}

/** Holds the account that a name finds today against the one that was connected: the name may have gone to somebody else since.
 *  @throws ConnectorFailure where they are two */
export function requireConnected(
  { accountId }: ConsentAccess,
  found: { platform: Platform; handle: string; id: string },
) {
  if (accountId !== null && accountId !== found.id) throw otherAccount(found.platform, found.handle)
}

/** Holds the account that a token opens against the one that was asked for: it bears that name or, where the platform leaves the name out, the id that
 *  was connected. An account without either is anybody's.
 *  @param handle whom the consent is kept for, in lower case
 *  @throws ConnectorFailure for every other account */
export function requireOwn(
  { accountId }: ConsentAccess,
  account: { platform: Platform; handle: string; name: string | null; id: string | null },
): void {
  const { platform, handle, name, id } = account
  const isOwn = name === null ? id !== null && id === accountId : name.toLowerCase() === handle
  if (!isOwn) throw otherAccount(platform, handle)
}

/** @param handle whom the consent is kept for
 *  @returns what it means that a token opens another account: it opens that of whoever gave it, whatever it has been kept under. */
function otherAccount(platform: Platform, handle: string): ConnectorFailure {
  const sentence = `The consent kept for ${handle} opens another ${platformNames[platform]} account. Ask the creator to connect theirs again.`
  return new ConnectorFailure('consent_required', sentence)
}
