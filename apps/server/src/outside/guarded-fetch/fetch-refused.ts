/** Why the guarded client did not fetch. No address is in it, for keys may stand in one. */

const sentences = {
  address: 'isn’t an address that Vouch can call',
  private: 'leads to a private network, which Vouch never calls',
  redirected: 'redirected somewhere else, and Vouch doesn’t follow',
  'too-large': 'sent a larger response than Vouch reads',
} as const

export type RefusedFetch = keyof typeof sentences

export class FetchRefused extends Error {
  override name = 'FetchRefused'
  readonly reason: RefusedFetch

  constructor(reason: RefusedFetch, host: string) {
    super(`${host} ${sentences[reason]}.`)
    this.reason = reason
  }
}
