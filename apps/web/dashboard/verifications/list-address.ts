import { type VerificationSort, verificationSorts } from '@vouch/contract'
import { type FraudRisk, fraudRisks, type Platform, platforms } from '@vouch/engine'
import type { ListedPart } from '../../api/verifications.ts'

/** What the list shows, as its address says it: filters and order can be kept, passed on and gone back to. */
export interface ListAddress {
  q: string
  risks: readonly FraudRisk[]
  platform: Platform | ''
  /** Days back from today; 0: the two days below, or any. */
  days: number
  from: string
  to: string
  tag: string
  sort: VerificationSort
}

export const dayChoices = [7, 30, 90] as const
const day = /^\d{4}-\d\d-\d\d$/
const dayMs = 86_400_000

/** @returns what an address says; whatever it says wrongly narrows nothing */
export function listAddressOf(search: URLSearchParams): ListAddress {
  const risks = (search.get('risk') ?? '').split(',')
  const days = Number(search.get('days'))
  const dayOf = (name: string) => (day.test(search.get(name) ?? '') ? (search.get(name) ?? '') : '')
  return {
    q: (search.get('q') ?? '').slice(0, 100),
    risks: fraudRisks.filter((risk) => risks.includes(risk)),
    platform: platforms.find((each) => each === search.get('platform')) ?? '',
    days: dayChoices.find((each) => each === days) ?? 0,
    from: dayOf('from'),
    to: dayOf('to'),
    tag: (search.get('tag') ?? '').slice(0, 30),
    sort: verificationSorts.find((each) => each === search.get('sort')) ?? 'newest',
  }
}

/** @returns the address of what is shown, the same for the same; empty where nothing is narrowed and the newest stand first */
export function addressOf({ q, risks, platform, days, from, to, tag, sort }: ListAddress): string {
  const parts = {
    ...{ q: q.trim(), risk: risks.join(','), platform, days: days === 0 ? '' : String(days) },
    ...{ from: days === 0 ? from : '', to: days === 0 ? to : '', tag, sort: sort === 'newest' ? '' : sort },
  }
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== '')).toString()
}

/** @param handle what the written name is called among verifications
 *  @param now milliseconds since 1970
 *  @returns what the server is asked for */
export function partOf(address: ListAddress, handle: string, now: number): ListedPart {
  const { risks, platform, days, tag, sort } = address
  const back = new Date(now - days * dayMs).toISOString().slice(0, 10)
  const [from, to] = days === 0 ? [address.from, address.to] : [back, '']
  return {
    ...(handle && { q: handle.slice(0, 100) }),
    ...(risks.length > 0 && { risk: risks.join(',') }),
    ...(platform && { platform }),
    ...(from && { from }),
    ...(to && { to }),
    ...(tag && { tag }),
    ...(sort !== 'newest' && { sort }),
  }
}

/** @returns whether anything is left out of the list */
export function isNarrowed(address: ListAddress): boolean {
  return addressOf({ ...address, sort: 'newest' }) !== ''
}

/** Columns that the list can be ordered by: the first order of each, and the one that a second press gives. */
export const columnSorts = {
  creator: ['name'],
  trust: ['trust', 'trust-low'],
  risk: ['risk'],
  date: ['newest', 'oldest'],
} as const satisfies Record<string, readonly VerificationSort[]>
export type SortedColumn = keyof typeof columnSorts

/** @returns the order that a press on a column's head gives */
export function nextSort(column: SortedColumn, present: VerificationSort): VerificationSort {
  const [first, second]: readonly VerificationSort[] = columnSorts[column]
  return (present === first ? second : first) ?? 'newest'
}

/** @returns how a column stands, as a screen reader is told */
export function ariaSort(column: SortedColumn, present: VerificationSort): 'ascending' | 'descending' | 'none' {
  const orders: readonly VerificationSort[] = columnSorts[column]
  if (!orders.includes(present)) return 'none'
  return ['name', 'oldest', 'trust-low'].includes(present) ? 'ascending' : 'descending'
}

export const sortWords: Readonly<Record<VerificationSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  trust: 'Highest trust',
  'trust-low': 'Lowest trust',
  risk: 'Highest risk',
  name: 'Name, A to Z',
}
