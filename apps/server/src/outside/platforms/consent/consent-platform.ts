import type { Platform } from '@vouch/engine'

/** The port to a platform's page of consent: a creator is led there, comes back with a code, and the code becomes tokens of the account. */

/** What ties an answer to the question: made for one attempt, kept on the server, never used twice. */
export interface ConsentSecrets {
  state: string
  /** Of OpenID; only where the platform speaks it. */
  nonce: string
  /** Of PKCE; only where the platform takes it. */
  verifier: string
}

export interface GivenTokens {
  accessToken: string
  refreshToken: string | null
  /** When the access token ends; null where the platform does not say. */
  endsAt: Date | null
  /** From when on the access token has to be renewed because it cannot be afterwards; null where a refresh token does that at any time. */
  renewAt: Date | null
}

/** Whose account a token opens. */
export interface ConsentedAccount {
  /** The platform's own id: it stays when the name changes. */
  id: string
  /** Without @, as the platform writes it; null where the platform does not say which profile it is (LinkedIn). */
  handle: string | null
  displayName: string | null
}

export interface ConsentPlatform {
  platform: Platform
  /** The page of consent is ours and nobody's account is asked for. */
  simulated: boolean
  /** Whether the platform has a call that ends its side of a consent. */
  revokes: boolean
  /** Where the browser goes to be asked. @param handle whom the question is for, where the page can use it
   *  @throws ConsentRefusal `unavailable` */
  askAddress: (secrets: ConsentSecrets, handle: string) => Promise<string>
  /** Exchanges what the browser brought back. @param callback the whole address that it came to @throws ConsentRefusal */
  redeem: (callback: URL, secrets: ConsentSecrets) => Promise<GivenTokens>
  /** Asks whose account it is. @returns null where whoever signed in has none there: a Google account may be without a channel. @throws ConsentRefusal */
  account: (accessToken: string) => Promise<ConsentedAccount | null>
  /** @returns whether the platform knows the app by its secret; nobody's account is touched. @throws ConsentRefusal where it does not answer */
  knowsApp: () => Promise<boolean>
  /** @throws ConsentRefusal `ended` where the platform takes the token back, `unavailable` where it does not answer */
  renew: (tokens: Pick<GivenTokens, 'accessToken' | 'refreshToken'>) => Promise<GivenTokens>
  /** Ends the platform's side. @returns whether the platform confirmed it; it never throws */
  revoke: (tokens: Pick<GivenTokens, 'accessToken' | 'refreshToken'>) => Promise<boolean>
}

/** `denied`: the person said no. `incomplete`: they left out what is needed. `unavailable`: the platform does not answer. `ended`: it took the
 *  token back. `invalid`: the answer proves nothing. */
export type ConsentRefusalReason = 'denied' | 'incomplete' | 'unavailable' | 'ended' | 'invalid'

export class ConsentRefusal extends Error {
  readonly reason: ConsentRefusalReason
  /** What was given all the same, for whoever knows whether it may be given back. */
  readonly given: GivenTokens | null

  constructor(reason: ConsentRefusalReason, cause?: unknown, given: GivenTokens | null = null) {
    super(`A platform gave no consent: ${reason}`, { cause })
    this.name = 'ConsentRefusal'
    this.reason = reason
    this.given = given
  }
}
