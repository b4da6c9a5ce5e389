/** Figures of the audience that are counted from the records behind a report. */

import { type DeclaredAudience, type Snapshot, wilsonInterval } from '@vouch/engine'

export interface CountedClass {
  label: string
  count: number
  /** Of the accounts whose figure is known, 0 to 1. */
  share: number
}

/** Accounts that a follower follows: the more, the less of any one creator is seen. The last class is that of mass followers. */
const classes = [
  { label: 'up to 500', to: 500 },
  { label: '501 to 1,000', to: 1_000 },
  { label: '1,001 to 1,500', to: 1_500 },
  { label: 'more than 1,500', to: Number.POSITIVE_INFINITY },
] as const

/** @returns sampled followers by how many accounts they follow; null where none says so. */
export function reachabilityOf({ followersSample }: Pick<Snapshot, 'followersSample'>): CountedClass[] | null {
  const known = (followersSample?.accounts ?? []).flatMap(({ following }) =>
    typeof following === 'number' ? [following] : [],
  )
  if (known.length === 0) return null
  let from = -1
  return classes.map(({ label, to }) => {
    const above = from
    from = to
    const count = known.filter((following) => following > above && following <= to).length
    return { label, count, share: count / known.length }
  })
}

export interface SharedKey {
  key: string
  share: number
}

const rowsMax = 10

/** @returns the largest declared shares first, ten at most; null where the platform declares none. */
export function declaredShares(shares: Readonly<Record<string, number>> | null | undefined): SharedKey[] | null {
  const rows = Object.entries(shares ?? {}).map(([key, share]) => ({ key, share }))
  return rows.length === 0 ? null : rows.sort((a, b) => b.share - a.share).slice(0, rowsMax)
}

/** @returns declared age classes from the youngest to the oldest, as the platform cuts them; null where it declares none. */
export function declaredAges({ ages }: DeclaredAudience): SharedKey[] | null {
  return declaredShares(ages)?.sort((a, b) => (a.key < b.key ? -1 : 1)) ?? null
}

export interface SampledKey extends SharedKey {
  count: number
  /** 90 % interval of the share among followers who tell it, if the sample is random. */
  low: number
  high: number
}

export interface SampledShares {
  rows: SampledKey[]
  /** Sampled followers whose profile tells it. */
  known: number
  sampled: number
  random: boolean
}

/** Fewer profiles than this that tell a thing make no distribution. */
const knownMin = 30

/** What sampled followers tell of themselves in their profiles. Who tells may differ from who does not, and the interval does not know
 *  that.
 *  @returns the most frequent first, ten at most; null where fewer than thirty profiles tell */
export function sampledShares(
  { followersSample }: Pick<Snapshot, 'followersSample'>,
  tells: 'country' | 'language',
): SampledShares | null {
  const accounts = followersSample?.accounts ?? []
  const counts = new Map<string, number>()
  let known = 0
  for (const account of accounts) {
    const key = account[tells]
    if (typeof key !== 'string' || key === '') continue
    known += 1
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  if (known < knownMin) return null
  const rows = [...counts].map(([key, count]) => {
    const [low, high] = wilsonInterval(count, known)
    return { key, count, share: count / known, low, high }
  })
  rows.sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
  const random = followersSample?.method === 'random' || followersSample?.method === 'full'
  return { rows: rows.slice(0, rowsMax), known, sampled: accounts.length, random }
}
