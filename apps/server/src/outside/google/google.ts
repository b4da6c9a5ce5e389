/** What the product asks of Google: who a browser belongs to. The proof is an ID token of OpenID Connect; nothing else of a Google
 *  account is asked for, and no token of it is kept. */

export interface GooglePerson {
  /** Google's own id of the person: it stays when the address changes. */
  subject: string
  email: string
  /** Whether Google has seen a proof that the address is the person's. */
  emailVerified: boolean
  /** Empty where Google knows none. */
  firstName: string
  lastName: string
}

/** What ties an answer to the question: made for one attempt, kept on the server, never used twice. */
export interface ConsentSecrets {
  state: string
  nonce: string
  /** Of PKCE. */
  verifier: string
}

export interface Google {
  /** The consent page is ours and no Google account is asked for. */
  simulated: boolean
  /** Where the browser goes to be asked. @throws GoogleRefusal `unavailable` */
  consentAddress: (secrets: ConsentSecrets) => Promise<string>
  /** Exchanges what the browser brought back. @param callback the whole address that it came to @throws GoogleRefusal */
  redeem: (callback: URL, secrets: ConsentSecrets) => Promise<GooglePerson>
}

/** `denied`: the person said no. `unavailable`: Google does not answer. `invalid`: the answer proves nothing. */
export type RefusalReason = 'denied' | 'unavailable' | 'invalid'

export class GoogleRefusal extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, cause?: unknown) {
    super(`Google returned no account: ${reason}`, { cause })
    this.name = 'GoogleRefusal'
    this.reason = reason
  }
}
