/** How long something took the latest times. What must not be told from it by the time that it takes, takes as long as one of them: a fixed
 *  time would have to be longer than the slowest answer of somebody else's service, and everybody would wait for it. */
export class LatestTimes {
  readonly #ms: number[] = []

  note(ms: number): void {
    this.#ms.push(ms)
    if (this.#ms.length > keptMax) this.#ms.shift()
  }

  /** @returns the time of any of them, in milliseconds; 0 where there was none yet */
  any(): number {
    return this.#ms[Math.floor(Math.random() * this.#ms.length)] ?? 0
  }
}

const keptMax = 50
