import type { Account, HistoryPoint } from '@vouch/engine'

/** A list of followers of any length, read once: how many, when they came, and an even sample of who they are. Memory is bounded by the
 *  sample, whether the list has a hundred rows or five million.
 *
 *  What a newcomer would get wrong: an export lists who still follows. People who left, and accounts that the platform removed, are not in
 *  it, so the days show arrivals of those who stayed and never a loss. */

/** Accounts that are kept. At a share of one half the error of so many is .4 points; more would only keep more people's names. */
export const keptAccountsMax = 20_000
/** Days before the newest data that become the history: as many as a year of daily counts has. */
const historyDays = 365
const secondsPerDay = 86_400
/** No platform is older. */
const secondsMin = Date.UTC(2003, 0, 1) / 1_000
/** Part of the rows without a date above which days say too little. */
const undatedShareMax = 0.05

interface Kept {
  rank: number
  seconds: number | null
  account: Account
}

export class FollowerList {
  #rows = 0
  #undated = 0
  #misdated = 0
  readonly #days = new Map<number, number>()
  #kept: Kept[] = []
  /** Ranks from here on are not kept. */
  #below = 2 ** 32
  readonly #secondsMax: number

  /** @param latest seconds since 1970; later dates are no dates */
  constructor(latest: number) {
    this.#secondsMax = latest
  }

  /** @param seconds since 1970 when they began to follow; null where the file does not say */
  add(account: Account, seconds: number | null): void {
    this.#rows += 1
    const dated = seconds !== null && seconds >= secondsMin && seconds <= this.#secondsMax ? seconds : null
    if (dated === null) {
      this.#undated += 1
      if (seconds !== null) this.#misdated += 1
    } else {
      const day = Math.floor(dated / secondsPerDay)
      this.#days.set(day, (this.#days.get(day) ?? 0) + 1)
    }
    const rank = rankOf(account.id)
    if (rank >= this.#below) return
    this.#kept.push({ rank, seconds: dated, account })
    if (this.#kept.length >= 2 * keptAccountsMax) this.#prune()
  }

  /** @returns whether every follower is in `accounts` */
  isWhole(): boolean {
    this.#prune()
    return this.#below === 2 ** 32
  }

  /** @returns how many people: repeated rows count once where all accounts are kept */
  count(): number {
    this.#prune()
    return this.#rows
  }

  /** @returns rows whose date nobody can have begun to follow on */
  misdated(): number {
    return this.#misdated
  }

  /** @returns rows with a date */
  dated(): number {
    return this.#rows - this.#undated
  }

  /** @returns the sample: those of the lowest ranks, in the order of their ids */
  accounts(): Account[] {
    this.#prune()
    return this.#kept.map(({ account }) => account).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  }

  /** @returns first and last day on which somebody began to follow, days since 1970; null without dates */
  span(): { first: number; last: number } | null {
    let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (const [day, arrivals] of this.#days) {
      if (arrivals === 0) continue
      first = Math.min(first, day)
      last = Math.max(last, day)
    }
    return first <= last ? { first, last } : null
  }

  /** Followers by day, of those who still follow.
   *  @param total followers on the last day; more than are listed where the list leaves out the older ones
   *  @param until the day of the export, days since 1970
   *  @returns one count a day, oldest first; none where too few rows have dates */
  history(total: number, until: number): HistoryPoint[] {
    this.#prune()
    const span = this.span()
    if (span === null || this.#undated > undatedShareMax * this.#rows) return []
    const last = Math.max(span.last, until)
    // The day before the first arrival is known to have had the rest; nothing is known of the days before it.
    const first = Math.max(span.first - 1, last - historyDays)
    const points: HistoryPoint[] = []
    let followers = total
    for (let day = last; day >= first; day--) {
      points.push({ at: new Date(day * secondsPerDay * 1_000).toISOString().slice(0, 10), followers })
      followers = Math.max(0, followers - (this.#days.get(day) ?? 0))
    }
    return points.reverse()
  }

  #prune(): void {
    const wasWhole = this.#below === 2 ** 32
    const ordered = this.#kept.toSorted((a, b) => a.rank - b.rank || (a.account.id < b.account.id ? -1 : 1))
    const distinct = ordered.filter((one, index) => ordered[index - 1]?.account.id !== one.account.id)
    // While nobody was left out, a repeated row is taken back from the day that it was counted on.
    if (wasWhole) for (const repeat of repeatsIn(ordered)) this.#takeBack(repeat)
    this.#kept = distinct.slice(0, keptAccountsMax)
    const next = distinct[keptAccountsMax]
    if (next) this.#below = Math.min(this.#below, next.rank)
  }

  #takeBack({ seconds }: Kept): void {
    this.#rows -= 1
    if (seconds === null) {
      this.#undated -= 1
      return
    }
    const day = Math.floor(seconds / secondsPerDay)
    this.#days.set(day, (this.#days.get(day) ?? 1) - 1)
  }
}

function repeatsIn(ordered: readonly Kept[]): Kept[] {
  return ordered.filter((one, index) => ordered[index - 1]?.account.id === one.account.id)
}

/** FNV-1a with a final mix: the same people are sampled whatever order the files are in, and no order of names favors anyone.
 *  @returns 0 to 2³² − 1 */
function rankOf(id: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
