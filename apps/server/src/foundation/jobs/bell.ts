/** How often the rows are looked at without a notification. */
const lookAgainMs = 5_000

/** Lets a loop sleep until something may have happened. A ring that comes before the sleep is not lost. */
export class Bell {
  readonly #signal: AbortSignal
  #rang = false
  #wake: () => void = () => undefined

  constructor(signal: AbortSignal) {
    this.#signal = signal
    signal.addEventListener('abort', () => this.ring(), { once: true })
  }

  ring(): void {
    this.#rang = true
    this.#wake()
  }

  async rung(): Promise<void> {
    if (!this.#rang && !this.#signal.aborted) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, lookAgainMs)
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    this.#rang = false
  }
}
