import { ConnectorFailure } from '../../outside/platforms/connector.ts'
import type { RunLimits } from './verification-parts.ts'

/** Bounds the work of a connector twice: all of it, and each silence between two signs of progress. */
export class TimeLimit {
  readonly #limits: RunLimits
  readonly #over = new AbortController()
  readonly #total: NodeJS.Timeout
  /** Ends with the time, or with the outer signal. */
  readonly signal: AbortSignal
  #silence: NodeJS.Timeout
  #at = 'profile'

  /** @param outer ends the work too, for a reason of its own. */
  constructor(limits: RunLimits, outer: AbortSignal) {
    this.#limits = limits
    this.signal = AbortSignal.any([this.#over.signal, outer])
    this.#total = setTimeout(() => this.#end(limits.totalMs), limits.totalMs)
    this.#silence = this.#listen()
  }

  /** Notes a sign of progress. */
  heard(step: string): void {
    this.#at = step
    clearTimeout(this.#silence)
    if (!this.#over.signal.aborted) this.#silence = this.#listen()
  }

  /** @returns what the work gives. Rejects when the time is over, even if the work does not mind its signal. */
  async within<T>(work: Promise<T>): Promise<T> {
    const ended = new Promise<never>((_, reject) => {
      const end = () => reject(this.#failure())
      if (this.signal.aborted) end()
      else this.signal.addEventListener('abort', end, { once: true })
    })
    try {
      return await Promise.race([work, ended])
    } catch (error) {
      // A connector that minds the signal reports a cancellation; why it was cancelled is known here.
      throw this.#over.signal.aborted ? this.#failure() : error
    }
  }

  clear(): void {
    clearTimeout(this.#total)
    clearTimeout(this.#silence)
  }

  #listen(): NodeJS.Timeout {
    return setTimeout(() => this.#end(this.#limits.silenceMs), this.#limits.silenceMs)
  }

  #end(ms: number): void {
    this.#over.abort(ms)
  }

  #failure(): ConnectorFailure {
    if (!this.#over.signal.aborted) return new ConnectorFailure('cancelled', 'The verification was stopped.')
    const seconds = Math.round(Number(this.#over.signal.reason) / 1_000)
    const sentence = `The platform didn’t respond within ${seconds} seconds (step: ${this.#at}). Try again in a few minutes.`
    return new ConnectorFailure('platform_timeout', sentence, { retryable: true })
  }
}
