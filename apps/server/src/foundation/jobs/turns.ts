/** What waits for one who does it. Accounts take turns: who asks for much waits behind themselves, and keeps nobody else waiting. */
export class Turns<Item> {
  /** What each account waits for, oldest first. The account that has waited longest for its turn stands first. */
  readonly #ofAccount = new Map<string, Item[]>()
  #size = 0
  /** Whose turn was last. */
  #served: string | null = null

  get size(): number {
    return this.#size
  }

  sizeOf(account: string): number {
    return this.#ofAccount.get(account)?.length ?? 0
  }

  add(account: string, item: Item): void {
    const own = this.#ofAccount.get(account)
    if (own === undefined) this.#ofAccount.set(account, [item])
    else own.push(item)
    this.#size += 1
  }

  /** Takes the oldest item of the account whose turn it is. */
  take(): Item | undefined {
    const [first, second] = this.#ofAccount.keys()
    const account = first === this.#served ? (second ?? first) : first
    const own = account === undefined ? undefined : this.#ofAccount.get(account)
    const item = own?.shift()
    if (account === undefined || own === undefined || item === undefined) return undefined
    this.#served = account
    this.#size -= 1
    // What else the account waits for comes behind the turns of all others.
    this.#ofAccount.delete(account)
    if (own.length > 0) this.#ofAccount.set(account, own)
    return item
  }

  /** Takes one item out of its turn. @returns whether it was waiting */
  remove(account: string, item: Item): boolean {
    const own = this.#ofAccount.get(account) ?? []
    const place = own.indexOf(item)
    if (place < 0) return false
    own.splice(place, 1)
    this.#size -= 1
    if (own.length === 0) this.#ofAccount.delete(account)
    return true
  }

  /** Takes all of it. */
  takeAll(): Item[] {
    const items = [...this.#ofAccount.values()].flat()
    this.#ofAccount.clear()
    this.#size = 0
    return items
  }
}
