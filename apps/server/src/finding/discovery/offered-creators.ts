import type { OfferedCreator } from '@vouch/contract'
import type pg from 'pg'
import { presentedCreators } from './presented-creators.ts'
import { type ShownRow, shownColumns, shownCreator } from './shown-creator.ts'

/** Whom an offer would show, before it is paid.
 *
 *  What a newcomer would get wrong: only the first is named. Names, addresses and exact counts of the others are what is sold, so they never leave
 *  the server before. */

interface Placed {
  creatorId: string
  fit: number
}

/** Loads them in their order. Whoever has left the index since is left out. */
export async function offeredCreators(
  pool: pg.Pool,
  placed: readonly Placed[],
  workspaceId: string,
): Promise<OfferedCreator[]> {
  if (placed.length === 0) return []
  const found = await pool.query<ShownRow>(
    `select ${shownColumns} from discovered_creators where id = any($1::bigint[])`,
    [placed.map(({ creatorId }) => creatorId)],
  )
  const byId = new Map(found.rows.map((row) => [String(row.id), shownCreator(row)]))
  const here = placed.flatMap(({ creatorId, fit }) => {
    const creator = byId.get(creatorId)
    return creator === undefined ? [] : [{ fit, creator }]
  })
  const [first] = await presentedCreators(
    pool,
    here.slice(0, 1).map(({ creator }) => creator),
    workspaceId,
  )
  return here.map(({ fit, creator: { platform, category, country, followers } }, place) => ({
    ...{ place: place + 1, fit, platform, category, country },
    followers: followers === null ? null : Number(followers.toPrecision(1)),
    creator: place === 0 ? (first ?? null) : null,
  }))
}
