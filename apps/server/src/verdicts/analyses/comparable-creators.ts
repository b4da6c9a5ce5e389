import type { ComparableCredibility, ShareBin } from '@vouch/contract'
import type pg from 'pg'

/** Where a creator's followers stand among those of other creators of about the same size.
 *
 *  What a newcomer would get wrong is to compare with everybody: shares of inauthentic followers change with size. So the nearest in
 *  followers are taken, on either side alike, and how far they reach is told with the answer. */

/** Nearest creators on each side. */
const nearestMax = 250
/** Rows that are read on each side for them: other platforms and creators without a sample lie between. */
const walkedMax = 5_000
/** A creator of more than four times the followers, or less than a quarter, is of another size. */
const sizeFactorMax = 4
/** Fewer make no distribution. */
const creatorsMin = 30
const bins = 20

interface About {
  platform: string
  /** As the index spells it. */
  key: string
  followers: number
  /** Share of this creator's followers that look authentic. */
  own: number
}

interface Row {
  suspicious: number
  screened: boolean
  followers: number
}

/** Loads the comparison. Files of single workspaces are no part of it. @returns null where fewer than thirty creators are known. */
export async function loadComparable(pool: pg.Pool, about: About): Promise<ComparableCredibility | null> {
  const [smaller, larger] = await Promise.all([loadSide(pool, about, 'smaller'), loadSide(pool, about, 'larger')])
  const found = [...smaller, ...larger]
  if (found.length < creatorsMin) return null
  const shares = found.map(({ suspicious }) => 1 - suspicious).sort((a, b) => a - b)
  const sizes = found.map(({ followers }) => followers)
  return {
    creators: found.length,
    screened: found.filter(({ screened }) => screened).length,
    followersFrom: Math.min(...sizes),
    followersTo: Math.max(...sizes),
    bins: shareBins(shares, bins),
    median: medianOf(shares),
    own: about.own,
    percentile: shares.filter((share) => share < about.own).length / shares.length,
  }
}

/** Each side is a walk along the order of a list, which is an index; it ends at a bound, however many creators there are. */
async function loadSide(
  pool: pg.Pool,
  { platform, key, followers }: About,
  side: 'smaller' | 'larger',
): Promise<Row[]> {
  const [compares, order] = side === 'smaller' ? ['<=', 'desc'] : ['>', 'asc']
  const edge = Math.round(side === 'smaller' ? followers / sizeFactorMax : followers * sizeFactorMax)
  const found = await pool.query<Row>(
    `select suspicious_share as suspicious, trust_basis = 'screening' as screened, followers::float8 as followers
       from (select platform, handle, workspace_id, suspicious_share, trust_basis, followers from discovered_creators
              where coalesce(followers, -1) ${compares} $1
              order by coalesce(followers, -1) ${order}, id ${order} limit ${walkedMax}) as near
      where platform = $2 and handle <> $3 and workspace_id is null and suspicious_share is not null
        and followers ${side === 'smaller' ? '>=' : '<='} $4
      order by abs(followers - $1), handle limit ${nearestMax}`,
    [followers, platform, key, edge],
  )
  return found.rows
}

/** @param shares each 0 to 1
 *  @returns how many lie in each of as many equal bars; the last one includes its end */
export function shareBins(shares: readonly number[], count: number): ShareBin[] {
  const counts = Array.from({ length: count }, () => 0)
  for (const share of shares) {
    const bin = Math.min(count - 1, Math.floor(share * count))
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  return barsOf(counts)
}

/** @returns bars of equal width from 0 to 1 with these counts */
export function barsOf(counts: readonly number[]): ShareBin[] {
  return counts.map((count, place) => ({ from: place / counts.length, to: (place + 1) / counts.length, count }))
}

/** @param ascending at least one */
function medianOf(ascending: readonly number[]): number {
  const middle = (ascending.length - 1) / 2
  return ((ascending[Math.floor(middle)] ?? 0) + (ascending[Math.ceil(middle)] ?? 0)) / 2
}
