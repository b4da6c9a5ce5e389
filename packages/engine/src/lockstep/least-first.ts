/** An indexed binary heap: takes the lightest node first while the weights of the others keep falling.
 *  Equal weights leave by index, so that the order of removal depends on nothing else. */
export class LeastFirst {
  readonly #weight: Float64Array
  readonly #heap: Uint32Array
  readonly #placeOf: Uint32Array
  #size: number

  /** @param weight of each node; the heap keeps and changes this array */
  constructor(weight: Float64Array) {
    this.#weight = weight
    this.#size = weight.length
    this.#heap = new Uint32Array(weight.length).map((_, index) => index)
    this.#placeOf = this.#heap.slice()
    for (let place = (this.#size >> 1) - 1; place >= 0; place -= 1) this.#sink(place)
  }

  get size(): number {
    return this.#size
  }

  /** @returns the lightest node, which leaves the heap; call only while `size` is positive */
  take(): number {
    const node = this.#heap[0] ?? 0
    this.#size -= 1
    this.#put(0, this.#heap[this.#size] ?? 0)
    this.#sink(0)
    return node
  }

  /** Makes a node that is still in the heap lighter.
   *
   *  @param by at least 0 */
  lighten(node: number, by: number): void {
    this.#weight[node] = (this.#weight[node] ?? 0) - by
    this.#rise(this.#placeOf[node] ?? 0)
  }

  #put(place: number, node: number): void {
    this.#heap[place] = node
    this.#placeOf[node] = place
  }

  #isLighter(a: number, b: number): boolean {
    const weightOfA = this.#weight[a] ?? 0
    const weightOfB = this.#weight[b] ?? 0
    return weightOfA < weightOfB || (weightOfA === weightOfB && a < b)
  }

  #rise(from: number): void {
    let place = from
    const node = this.#heap[place] ?? 0
    while (place > 0) {
      const above = (place - 1) >> 1
      const parent = this.#heap[above] ?? 0
      if (!this.#isLighter(node, parent)) break
      this.#put(place, parent)
      place = above
    }
    this.#put(place, node)
  }

  #sink(from: number): void {
    let place = from
    const node = this.#heap[place] ?? 0
    for (;;) {
      let below = 2 * place + 1
      if (below >= this.#size) break
      const right = below + 1
      if (right < this.#size && this.#isLighter(this.#heap[right] ?? 0, this.#heap[below] ?? 0)) below = right
      const child = this.#heap[below] ?? 0
      if (!this.#isLighter(child, node)) break
      this.#put(place, child)
      place = below
    }
    this.#put(place, node)
  }
}
