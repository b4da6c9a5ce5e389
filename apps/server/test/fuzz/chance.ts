/** Chance that can be repeated: the same seed gives the same choices (mulberry32). */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** @returns a number from 0 to 1, without 1 */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** @param share how often it is true, from 0 to 1 */
  is(share: number): boolean {
    return this.next() < share
  }

  /** @returns a whole number below a bound */
  below(bound: number): number {
    return Math.floor(this.next() * bound)
  }

  /** @returns one of them */
  one<Value>(values: readonly [Value, ...Value[]]): Value {
    return values[this.below(values.length)] ?? values[0]
  }
}
