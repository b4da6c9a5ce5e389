/** An indexed binary heap: takes the lightest node first while the weights of the others keep falling.
 *  Equal weights leave by index, so that the order of removal depends on nothing else. */
export class LeastFirst {
  /** Weight and node of each place of the heap, side by side so that a comparison looks at neighbours. */
  readonly #weights: Float64Array
  readonly #nodes: Uint32Array
  readonly #placeOf: Uint32Array
  #size: number

  /** @param weight of each node
   *  @param nodes those that are in the heap, each once */
  constructor(weight: Float64Array, nodes: Uint32Array) {
    this.#size = nodes.length
    this.#weights = new Float64Array(nodes.length)
    this.#nodes = nodes.slice()
    this.#placeOf = new Uint32Array(weight.length)
    for (let place = 0; place < nodes.length; place += 1) {
      const node = nodes[place] ?? 0
      this.#weights[place] = weight[node] ?? 0
      this.#placeOf[node] = place
    }
    for (let place = (this.#size >> 1) - 1; place >= 0; place -= 1) {
      this.#sink(place, this.#weights[place] ?? 0, this.#nodes[place] ?? 0)
    }
  }

  /** Nodes that are still in the heap. */
  get size(): number {
    return this.#size
  }

  /** @returns the lightest node, which leaves the heap; call only while `size` is positive */
  take(): number {
    const node = this.#nodes[0] ?? 0
    this.#size -= 1
    this.#sink(0, this.#weights[this.#size] ?? 0, this.#nodes[this.#size] ?? 0)
    return node
  }

  /** Makes a node that is still in the heap lighter.
   *
   *  @param by at least 0 */
  lighten(node: number, by: number): void {
    const place = this.#placeOf[node] ?? 0
    this.#rise(place, (this.#weights[place] ?? 0) - by, node)
  }

  #put(place: number, weight: number, node: number): void {
    this.#weights[place] = weight
    this.#nodes[place] = node
    this.#placeOf[node] = place
  }

  /** Moves a node that became lighter towards the top. Nodes above it make room one by one and it is written once, at the end, which
   *  halves the writes of swapping. */
  #rise(from: number, weight: number, node: number): void {
    let place = from
    while (place > 0) {
      const above = (place - 1) >> 1
      const other = this.#weights[above] ?? 0
      const parent = this.#nodes[above] ?? 0
      if (other < weight || (other === weight && parent < node)) break
      this.#put(place, other, parent)
      place = above
    }
    this.#put(place, weight, node)
  }

  /** Moves a node that is too heavy for its place downwards, always past the lighter of the two below.
   *
   *  Comparing nodes where weights are equal is what makes the order of removal, and with it every report, the same whatever the
   *  order of the input. */
  #sink(from: number, weight: number, node: number): void {
    let place = from
    for (;;) {
      let below = 2 * place + 1
      if (below >= this.#size) break
      let other = this.#weights[below] ?? 0
      let child = this.#nodes[below] ?? 0
      if (below + 1 < this.#size) {
        const right = this.#weights[below + 1] ?? 0
        const rightChild = this.#nodes[below + 1] ?? 0
        if (right < other || (right === other && rightChild < child)) {
          below += 1
          other = right
          child = rightChild
        }
      }
      if (weight < other || (weight === other && node < child)) break
      this.#put(place, other, child)
      place = below
    }
    this.#put(place, weight, node)
  }
}
