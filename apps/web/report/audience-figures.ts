/** Figures of the audience that are counted in the browser from the records behind a report. */

import type { DeclaredAudience, Snapshot } from '@vouch/engine'

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

export interface DeclaredList {
  title: string
  rows: { key: string; share: number }[]
}

const rowsMax = 10

/** @returns what the platform declares of the audience, the largest shares first; lists that it does not give are left out. */
export function declaredLists(audience: DeclaredAudience | null | undefined): DeclaredList[] {
  const parts = [
    ['Countries', audience?.countries],
    ['Ages', audience?.ages],
    ['Genders', audience?.genders],
    ['Languages', audience?.languages],
  ] as const
  return parts.flatMap(([title, shares]) => {
    const rows = Object.entries(shares ?? {}).map(([key, share]) => ({ key, share }))
    if (rows.length === 0) return []
    // Ages have an order of their own.
    const sorted =
      title === 'Ages' ? rows.sort((a, b) => (a.key < b.key ? -1 : 1)) : rows.sort((a, b) => b.share - a.share)
    return [{ title, rows: sorted.slice(0, rowsMax) }]
  })
}
