import type { Platform } from '@vouch/engine'
import type { Fetch } from './consent-fetch.ts'
import type { ConsentedAccount } from './consent-platform.ts'

/** What differs from platform to platform on the way to a creator's consent. */
export interface ConsentDialect {
  platform: Platform
  addresses: ConsentAddresses
  scope: string
  /** Scopes without which nothing can be read; platforms let people untick them. */
  needed: readonly string[]
  /** Whether the token's address takes the verifier of PKCE. */
  pkce: boolean
  /** `key`: TikTok's name for the client's id. */
  clientBy: 'post' | 'basic' | 'key'
  /** What else the page of consent is asked with. */
  ask?: Readonly<Record<string, string>>
  /** Turns an answer of the platform's own shape into one of OAuth. */
  mend?: (body: Record<string, unknown>, status: number) => Record<string, unknown>
  account: (reading: AccountReading) => Promise<ConsentedAccount | null>
  /** Absent: the refresh token of OAuth renews. */
  ownLife?: OwnLife
}

export interface ConsentAddresses {
  /** An OpenID provider that names its addresses itself. Null: they are the ones below. */
  issuer: string | null
  authorize: string
  token: string
  /** Null: the platform has no call for it. */
  revoke: string | null
  /** Where the account is read. */
  api: string
}

export interface AccountReading {
  fetching: Fetch
  api: string
  accessToken: string
  clientId: string
}

/** A platform whose access token is made longer, instead of being renewed by a second one. */
export interface OwnLife {
  /** @returns where a token of an hour becomes one of weeks */
  lengthen: (accessToken: string, clientSecret: string) => string
  renew: (accessToken: string) => string
  /** Days after which a long token is renewed; it cannot be once it has ended. */
  renewDays: number
}
