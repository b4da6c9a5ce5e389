import type { Match, MatchCard, MatchReason, matches, ReplyOf } from '@vouch/contract'
import type pg from 'pg'
import { cursorOf, parseCursor } from '../../verdicts/verifications/cursor.ts'
import { presentedCreators } from './presented-creators.ts'
import { type ShownRow, shownColumns, shownCreator } from './shown-creator.ts'

/** Matches as they were kept. Reading them costs nothing, however often. */

type CardRow = Omit<MatchCard, 'createdAt'> & { createdAt: Date; cursor: string }

const cardColumns = `id, kind, title, asked, found, credits_used as "creditsUsed", created_at as "createdAt"`

/** Loads a match of the workspace; null where it has none of this id. Creators who left the index since are counted, not shown. */
export async function loadMatch(pool: pg.Pool, workspaceId: string, id: string): Promise<Match | null> {
  const found = await pool.query<CardRow>(
    `select ${cardColumns} from creator_matches where workspace_id = $1 and id = $2`,
    [workspaceId, id],
  )
  const row = found.rows[0]
  if (!row) return null
  const places = await pool.query<ShownRow & { place: number; fit: number; reasons: MatchReason[] }>(
    `select ${shownColumns}, place, fit, reasons
       from creator_match_places join discovered_creators on discovered_creators.id = creator_id
      where match_id = $1 order by place`,
    [id],
  )
  const shown = places.rows.map(({ place, fit, reasons, ...creator }) => ({
    ...{ place, fit, reasons },
    creator: shownCreator(creator),
  }))
  const marked = await presentedCreators(
    pool,
    shown.map(({ creator }) => creator),
    workspaceId,
  )
  const creators = shown.map((each, place) => ({ ...each, creator: marked[place] ?? each.creator }))
  return { ...cardOf(row), creators, gone: row.found - creators.length }
}

/** Loads a page of the workspace's matches, newest first. */
export async function loadMatches(
  pool: pg.Pool,
  workspaceId: string,
  { limit, cursor }: { limit: number; cursor: string | null },
): Promise<ReplyOf<typeof matches.list>> {
  const place = cursor === null ? null : parseCursor(cursor)
  const found = await pool.query<CardRow>(
    `select ${cardColumns} from creator_matches
      where workspace_id = $1 and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
      order by created_at desc, id desc limit $4`,
    [workspaceId, place?.at ?? null, place?.id ?? null, limit + 1],
  )
  const page = found.rows.slice(0, limit)
  const last = page.at(-1)
  const more = found.rows.length > limit && last !== undefined
  return {
    matches: page.map(cardOf),
    nextCursor: more ? cursorOf({ at: last.createdAt, id: last.id }) : null,
  }
}

function cardOf({ id, kind, title, asked, found, creditsUsed, createdAt }: CardRow): MatchCard {
  return { id, kind, title, asked, found, creditsUsed, createdAt: createdAt.toISOString() }
}
