import {
  isOldName,
  type NamedCreator,
  oldNameFault,
  Problem,
  profileByHandle,
  refreshMinutesMin,
  watchMarksMax,
} from '@vouch/contract'
import { platformNames } from '@vouch/engine'
import type pg from 'pg'
import { tooMany } from '../../foundation/http/too-many.ts'
import { creatorKey } from '../creators/creator-key.ts'
import { findOrCreateCreator } from '../creators/find-or-create-creator.ts'
import { refuseSuppressed } from '../creators/suppressions.ts'
import { loadRoom } from './load-watches.ts'
import { settlePlaces } from './settle-places.ts'
import { countingConnectors, type Sql, type WatchParts } from './watch-parts.ts'

/** Marks: what a person changes about a watch. Each runs in its caller's transaction. */

/** Watches a creator for a workspace. @returns the creator's id.
 *  @throws Problem `bad_address`, `creator_withheld`, or `validation` where there are as many marks as there may be */
export async function addMark(
  tx: pg.PoolClient,
  parts: WatchParts,
  workspaceId: string,
  creator: NamedCreator,
): Promise<string> {
  const at = parts.now()
  // Looking one up keeps it as a name of its own.
  if (isOldName(creator)) throw new Problem('bad_address', oldNameFault, { reason: 'bad_handle' })
  await refuseSuppressed(tx, creator, at)
  const creatorId = (await knownCreator(tx, creator)) ?? (await newCreator(tx, creator, at))
  await tx.query('select from workspaces where id = $1 for no key update', [workspaceId])
  const marked = await tx.query(
    `insert into watch_marks (workspace_id, creator_id, marked_at)
     select $1, $2, $3 where (select count(*) from watch_marks where workspace_id = $1) < $4
     on conflict (workspace_id, creator_id) do update set marked_at = watch_marks.marked_at`,
    [workspaceId, creatorId, at, watchMarksMax],
  )
  if (marked.rowCount === 0) {
    const message = `You can mark up to ${watchMarksMax} creators. Remove one to add another.`
    throw new Problem('validation', message, { fields: { creator: message } })
  }
  await settlePlaces(tx, parts, workspaceId)
  return creatorId
}

/** Takes a mark back; a creator on a shortlist stays watched. @throws Problem `not_found` */
export async function removeMark(
  tx: pg.PoolClient,
  parts: WatchParts,
  workspaceId: string,
  creator: NamedCreator,
): Promise<void> {
  const { id: creatorId } = await watchedCreator(tx, workspaceId, creator)
  const removed = await tx.query('delete from watch_marks where workspace_id = $1 and creator_id = $2', [
    workspaceId,
    creatorId,
  ])
  if (removed.rowCount === 0) {
    throw new Problem('not_found', 'This creator is watched because they’re in a list or campaign. Remove them there.')
  }
  await settlePlaces(tx, parts, workspaceId)
}

/** Makes a creator the next to be read. What was read within minutes stands.
 *  @throws Problem `not_found`, `not_now` for one who waits or cannot be read, `rate_limited` soon after the last look */
export async function refresh(tx: Sql, parts: WatchParts, workspaceId: string, creator: NamedCreator): Promise<string> {
  const at = parts.now()
  const { id: creatorId } = await watchedCreator(tx, workspaceId, creator)
  const found = await tx.query<{ withinPlan: boolean; connector: string | null; readAt: Date | null }>(
    `select within_plan as "withinPlan", watched.connector, read_at as "readAt"
       from watched_creators watched left join watch_schedule using (creator_id)
      where workspace_id = $1 and watched.creator_id = $2`,
    [workspaceId, creatorId],
  )
  const [row] = found.rows
  if (!row?.connector || !isReadable(parts, row.connector)) {
    throw new Problem('not_now', `Nothing is set up here that reads ${platformNames[creator.platform]} for a watch.`)
  }
  if (!row.withinPlan) {
    const { limit } = await loadRoom(tx, workspaceId)
    throw new Problem(
      'not_now',
      limit === 0
        ? 'Counts are read while a plan is running. Start or restart one under Billing, and we’ll read this creator again.'
        : 'Your plan’s watch list is full. This creator is waiting for a spot.',
    )
  }
  const next = (row.readAt?.getTime() ?? 0) + refreshMinutesMin * 60_000
  if (next > at.getTime()) {
    throw tooMany((next - at.getTime()) / 1_000, (minutes) => `These counts were just read. Try again in ${minutes}.`)
  }
  await tx.query('update watch_schedule set next_read_at = least(next_read_at, $2) where creator_id = $1', [
    creatorId,
    at,
  ])
  return creatorId
}

function isReadable({ connectors }: WatchParts, id: string): boolean {
  return countingConnectors(connectors).some((connector) => connector.id === id)
}

async function knownCreator(sql: Sql, { platform, handle }: NamedCreator): Promise<string | null> {
  const found = await sql.query<{ id: string }>('select id from creators where platform = $1 and handle = $2', [
    platform,
    creatorKey(platform, handle),
  ])
  return found.rows[0]?.id ?? null
}

async function newCreator(sql: Sql, { platform, handle }: NamedCreator, at: Date): Promise<string> {
  const address = profileByHandle(platform, handle)
  if (address.kind === 'refused') throw new Problem('bad_address', address.sentence, { reason: address.code })
  return findOrCreateCreator(sql, { platform, handle: address.handle, at })
}

/** @returns a creator whom the workspace watches, and who reads them; null: nobody here. @throws Problem `not_found` */
export async function watchedCreator(
  sql: Sql,
  workspaceId: string,
  { platform, handle }: NamedCreator,
): Promise<{ id: string; connector: string | null }> {
  const found = await sql.query<{ id: string; connector: string | null }>(
    `select creators.id, connector from creators join watched_creators on creator_id = creators.id
      where workspace_id = $1 and platform = $2 and handle = $3`,
    [workspaceId, platform, creatorKey(platform, handle)],
  )
  const [row] = found.rows
  if (row === undefined) throw new Problem('not_found', 'You aren’t watching this creator.')
  return row
}
