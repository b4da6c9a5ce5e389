/** From well-mixed 32-bit numbers to small counts, with open addressing. A `Map` boxes every number above 2³⁰, which for
 *  hashes is nearly every one, and costs several times as much. */
export class NumberTable {
  readonly #keys: Uint32Array
  readonly #values: Uint32Array
  #mask: number

  /** @param most how many keys it has room for */
  constructor(most: number) {
    const size = sizeFor(most)
    this.#keys = new Uint32Array(size)
    this.#values = new Uint32Array(size)
    this.#mask = size - 1
  }

  /** Forgets everything. Only as many places are emptied as the next keys need, so that a table that has once held a long list is as
   *  quick with short ones.
   *
   *  @param most how many keys come next, at most as many as it was made for */
  clear(most: number): void {
    const size = Math.min(sizeFor(most), this.#keys.length)
    this.#values.fill(0, 0, size)
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

/** @returns a power of two of which so many keys fill at most half, so that a search ends after a step or two */
function sizeFor(keys: number): number {
  return 2 << (31 - Math.clz32(2 * keys + 1))
}
