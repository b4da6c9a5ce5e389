import type { Market, MarketShare, MarketTrend } from '@vouch/contract'
import { clusteredShare, clustersMin, shareChange } from '@vouch/engine'

/** What moves in a category: shares of posts, creator by creator, in one month and in the month before. */

/** One creator's month. */
export interface CreatorMonth {
  simulated: boolean
  posts: number
  told: number
  sponsored: number
  kinds: Record<string, number>
  tags: Record<string, number>
  brands: Record<string, number>
}

/** One creator's part in a share. */
interface Part {
  hits: number
  total: number
  simulated: boolean
}

/** What fewer do is theirs and not the market's. */
const creatorsNamedMin = 3
const namesMax = 12

/** @param now everybody's month that is shown; @param before the month before, empty where nobody published */
export function trendsOf(
  now: readonly CreatorMonth[],
  before: readonly CreatorMonth[],
): Pick<Market, 'sponsored' | 'formats' | 'topics' | 'brands'> {
  const trend = (id: string, name: string, part: (month: CreatorMonth) => Omit<Part, 'simulated'>): MarketTrend => {
    const parts = (months: readonly CreatorMonth[]): Part[] =>
      months.map((month) => ({ ...part(month), simulated: month.simulated }))
    const [latest, former] = [parts(now), parts(before)]
    return {
      ...{ id, name, by: latest.filter(({ hits }) => hits > 0).length },
      now: shareOf(latest),
      before: before.length === 0 ? null : shareOf(former),
      change: shareChange(clusteredShare(latest), clusteredShare(former)),
    }
  }
  return {
    sponsored: trend('sponsored', 'Paid posts', ({ sponsored, told }) => ({ hits: sponsored, total: told })),
    formats: ranked(
      namesIn(now, 'kinds').map((kind) =>
        trend(kind, kind, ({ kinds, posts }) => ({ hits: hitsOf(kinds, kind), total: posts })),
      ),
    ),
    topics: ranked(
      namesIn(now, 'tags').map((tag) =>
        trend(tag, `#${tag}`, ({ tags, told }) => ({ hits: hitsOf(tags, tag), total: told })),
      ),
    ),
    brands: ranked(
      namesIn(now, 'brands').map((brand) =>
        trend(brand, `@${brand}`, ({ brands }) => ({ hits: hitsOf(brands, brand), total: sum(Object.values(brands)) })),
      ),
    ),
  }
}

/** Names are what creators wrote: “#constructor” is on every object, and nobody's count. */
function hitsOf(counts: Readonly<Record<string, number>>, name: string): number {
  return Object.hasOwn(counts, name) ? (counts[name] ?? 0) : 0
}

/** The month that is shown. The one that goes on stands for the market once half as many have published in it as in the whole month before.
 *  @param published creators who published, by month (`2026-11`)
 *  @param current the month of today */
export function shownMonth(published: ReadonlyMap<string, number>, current: string): string | null {
  const months = [...published.keys()].filter((month) => month <= current).sort((a, b) => (a < b ? 1 : -1))
  const stands = (month: string) => {
    const creators = published.get(month) ?? 0
    return creators >= clustersMin && creators >= (published.get(monthBefore(month)) ?? 0) / 2
  }
  return months.find(stands) ?? months[0] ?? null
}

/** @param month `2026-01` @returns `2025-12` */
export function monthBefore(month: string): string {
  return new Date(Date.parse(`${month}-01T00:00:00Z`) - 1).toISOString().slice(0, 7)
}

/** Names that enough creators have, those with the most creators first. */
function namesIn(months: readonly CreatorMonth[], field: 'kinds' | 'tags' | 'brands'): string[] {
  const creators = new Map<string, number>()
  for (const month of months) {
    for (const name of Object.keys(month[field])) creators.set(name, (creators.get(name) ?? 0) + 1)
  }
  const enough = [...creators].filter(([, by]) => by >= creatorsNamedMin)
  const sorted = enough.sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  return sorted.slice(0, namesMax).map(([name]) => name)
}

function ranked(trends: readonly MarketTrend[]): MarketTrend[] {
  const share = ({ now }: MarketTrend) => now.interval?.middle ?? 0
  return trends.toSorted((a, b) => share(b) - share(a) || b.by - a.by || (a.name < b.name ? -1 : 1))
}

function shareOf(parts: readonly Part[]): MarketShare {
  const counted = parts.filter(({ total }) => total > 0)
  const found = clusteredShare(counted)
  return {
    posts: sum(counted.map(({ total }) => total)),
    creators: counted.length,
    simulated: counted.filter(({ simulated }) => simulated).length,
    interval: found && { middle: found.share, low: found.low, high: found.high },
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((all, each) => all + each, 0)
}
