/** From well-mixed 32-bit numbers to small counts, with open addressing. A `Map` boxes every number above 2³⁰, which for
 *  hashes is nearly every one, and costs several times as much. */
export class NumberTable {
  readonly #keys: Uint32Array
  readonly #values: Uint32Array
  readonly #mask: number

  /** @param most how many keys it has room for */
  constructor(most: number) {
    // At most half full, so that a search ends after a step or two.
    const size = 2 ** Math.ceil(Math.log2(2 * most + 2))
    this.#keys = new Uint32Array(size)
    this.#values = new Uint32Array(size)
    this.#mask = size - 1
  }

  /** @returns what is kept for the key; 0 where nothing is */
  of(key: number): number {
    return this.#values[this.#placeOf(key)] ?? 0
  }

  /** @param value at least 1 */
  keep(key: number, value: number): void {
    const place = this.#placeOf(key)
    this.#keys[place] = key
    this.#values[place] = value
  }

  #placeOf(key: number): number {
    let place = key & this.#mask
    while (this.#values[place] !== 0 && this.#keys[place] !== key) place = (place + 1) & this.#mask
    return place
  }
}
