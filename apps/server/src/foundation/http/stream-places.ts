import { Problem } from '@vouch/contract'

/** How many streams of events this process keeps open. A stream holds a connection and a listener for as long as somebody watches; both are
 *  of this process, so they are counted here and not in the database. */

export interface StreamLimits {
  perAccountMax: number
  ofProcessMax: number
}

export const streamLimitsUsual: StreamLimits = { perAccountMax: 30, ofProcessMax: 1_000 }

const retrySeconds = 30

export class StreamPlaces {
  readonly #limits: StreamLimits
  readonly #ofAccount = new Map<string, number>()
  #open = 0

  constructor(limits: StreamLimits = streamLimitsUsual) {
    this.#limits = limits
  }

  /** @returns what gives the place back
   *  @throws Problem `rate_limited` where the account has its fill, `unavailable` where the process has */
  enter(account: string): () => void {
    const { perAccountMax, ofProcessMax } = this.#limits
    const wait = { retryAfterSeconds: retrySeconds }
    const open = this.#ofAccount.get(account) ?? 0
    if (open >= perAccountMax)
      throw new Problem('rate_limited', `${perAccountMax} streams of events are open already. Close one first.`, wait)
    if (this.#open >= ofProcessMax)
      throw new Problem('unavailable', 'Too many streams of events are open. Try again in a moment.', wait)
    this.#open += 1
    this.#ofAccount.set(account, open + 1)
    return () => this.#leave(account)
  }

  #leave(account: string): void {
    this.#open -= 1
    const left = (this.#ofAccount.get(account) ?? 1) - 1
    if (left > 0) this.#ofAccount.set(account, left)
    else this.#ofAccount.delete(account)
  }
}
