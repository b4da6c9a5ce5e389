import { type NamedCreator, Problem, shortlistsMax } from '@vouch/contract'
import type pg from 'pg'
import { onlyRow } from '../../foundation/db/database.ts'
import { storableText } from '../../foundation/db/storable-text.ts'
import { findCreator } from './find-creator.ts'
import { noSuchEntry, noSuchList } from './load-shortlists.ts'
import { lockPlaces, oldestRestorable, refuseOverfull } from './places.ts'

/** Changes of lists. Each runs in its caller's transaction and names the workspace; nothing is deleted at once, so that a person
 *  who slipped can take it back. */

type Tx = pg.PoolClient

export const msPerDay = 86_400_000
export const checkEveryDays = 7

/** Opens a list. @returns its id. @throws Problem `validation` where there are as many as there may be. */
export async function openShortlist(tx: Tx, workspaceId: string, name: string, at: Date): Promise<string> {
  await lockPlaces(tx, workspaceId)
  const opened = await tx.query<{ id: string }>(
    `insert into shortlists (workspace_id, name, created_at)
     select $1, $2, $3 where (select count(*) from shortlists where workspace_id = $1 and removed_at is null) < $4
     returning id`,
    [workspaceId, storableText(name), at, shortlistsMax],
  )
  const [row] = opened.rows
  if (row !== undefined) return row.id
  const message = `You can have up to ${shortlistsMax} shortlists. Remove one to create another.`
  throw new Problem('validation', message, { fields: { name: message } })
}

export interface ListChange {
  name?: string | undefined
  watched?: boolean | undefined
  order?: readonly string[] | undefined
}

/** @throws Problem `not_found`, or `validation` for an order that does not name every creator once. */
export async function changeShortlist(tx: Tx, workspaceId: string, id: string, change: ListChange, at: Date) {
  const nextCheck = new Date(at.getTime() + checkEveryDays * msPerDay)
  const changed = await tx.query(
    `update shortlists
        set name = coalesce($3, name),
            next_check_at = case $4::boolean when true then coalesce(next_check_at, $5) when false then null else next_check_at end
      where id = $1 and workspace_id = $2 and removed_at is null`,
    [id, workspaceId, change.name === undefined ? null : storableText(change.name), change.watched ?? null, nextCheck],
  )
  if (changed.rowCount === 0) throw noSuchList()
  if (change.order !== undefined) await orderEntries(tx, id, change.order)
}

async function orderEntries(tx: Tx, id: string, order: readonly string[]): Promise<void> {
  const present = await tx.query<{ id: string }>(
    'select id from shortlist_entries where shortlist_id = $1 and removed_at is null for update',
    [id],
  )
  const known = new Set(present.rows.map((row) => row.id))
  const named = new Set(order)
  if (named.size !== order.length || named.size !== known.size || order.some((each) => !known.has(each))) {
    const message = 'The list changed in the meantime. Reload it, then reorder.'
    throw new Problem('validation', message, { fields: { order: message } })
  }
  await tx.query(
    `update shortlist_entries set place = given.place from unnest($2::uuid[]) with ordinality as given (id, place)
      where shortlist_entries.id = given.id and shortlist_id = $1`,
    [id, order],
  )
}

/** @throws Problem `not_found` */
export async function removeShortlist(tx: Tx, workspaceId: string, id: string, at: Date): Promise<void> {
  const removed = await tx.query(
    'update shortlists set removed_at = $3, next_check_at = null where id = $1 and workspace_id = $2 and removed_at is null',
    [id, workspaceId, at],
  )
  if (removed.rowCount === 0) throw noSuchList()
}

/** A list that comes back is not watched: its weekly price is agreed to again. @throws Problem `not_found` or `shortlist_full` */
export async function restoreShortlist(tx: Tx, workspaceId: string, id: string, at: Date): Promise<void> {
  await lockPlaces(tx, workspaceId)
  const restored = await tx.query(
    `update shortlists set removed_at = null where id = $1 and workspace_id = $2 and (removed_at is null or removed_at > $3)`,
    [id, workspaceId, oldestRestorable(at)],
  )
  if (restored.rowCount === 0) throw noSuchList()
  await refuseOverfull(tx, workspaceId)
}

/** Puts a creator at the end of a list. One who is on it stays where they stand; one who was taken off comes back with the note.
 *  @returns the entry's id. @throws Problem `not_found`, `bad_address`, `creator_withheld` or `shortlist_full` */
export async function addEntry(tx: Tx, workspaceId: string, listId: string, creator: NamedCreator, at: Date) {
  await lockPlaces(tx, workspaceId)
  await requireList(tx, workspaceId, listId)
  const creatorId = await findCreator(tx, creator, at)
  const added = await tx.query<{ id: string }>(
    `insert into shortlist_entries as kept (shortlist_id, creator_id, place, added_at)
     select $1, $2, coalesce(max(place), 0) + 1, $3 from shortlist_entries where shortlist_id = $1
     on conflict (shortlist_id, creator_id) do update
       set place = case when kept.removed_at is null then kept.place else excluded.place end,
           added_at = case when kept.removed_at is null then kept.added_at else excluded.added_at end,
           removed_at = null
     returning id`,
    [listId, creatorId, at],
  )
  await refuseOverfull(tx, workspaceId)
  return onlyRow(added).id
}

async function requireList(tx: Tx, workspaceId: string, id: string): Promise<void> {
  const found = await tx.query(
    'select from shortlists where id = $1 and workspace_id = $2 and removed_at is null for update',
    [id, workspaceId],
  )
  if (found.rowCount === 0) throw noSuchList()
}

export interface EntryRef {
  workspaceId: string
  listId: string
  id: string
}

export interface EntryChange {
  status?: string | undefined
  note?: string | undefined
  tags?: readonly string[] | undefined
}

const ofWorkspace =
  'shortlist_id = (select id from shortlists where id = $2 and workspace_id = $3 and removed_at is null)'

/** @throws Problem `not_found` */
export async function changeEntry(tx: Tx, { workspaceId, listId, id }: EntryRef, change: EntryChange): Promise<void> {
  const note = change.note === undefined ? null : storableText(change.note)
  const tags = change.tags === undefined ? null : [...new Set(change.tags.map(storableText))]
  const changed = await tx.query(
    `update shortlist_entries set status = coalesce($4, status), note = coalesce($5, note), tags = coalesce($6, tags)
      where id = $1 and ${ofWorkspace} and removed_at is null`,
    [id, listId, workspaceId, change.status ?? null, note, tags],
  )
  if (changed.rowCount === 0) throw noSuchEntry()
}

/** @throws Problem `not_found` */
export async function removeEntry(tx: Tx, { workspaceId, listId, id }: EntryRef, at: Date): Promise<void> {
  const removed = await tx.query(
    `update shortlist_entries set removed_at = $4 where id = $1 and ${ofWorkspace} and removed_at is null`,
    [id, listId, workspaceId, at],
  )
  if (removed.rowCount === 0) throw noSuchEntry()
}

/** @throws Problem `not_found` or `shortlist_full` */
export async function restoreEntry(tx: Tx, { workspaceId, listId, id }: EntryRef, at: Date): Promise<void> {
  await lockPlaces(tx, workspaceId)
  const restored = await tx.query(
    `update shortlist_entries set removed_at = null
      where id = $1 and ${ofWorkspace} and (removed_at is null or removed_at > $4)`,
    [id, listId, workspaceId, oldestRestorable(at)],
  )
  if (restored.rowCount === 0) throw noSuchEntry()
  await refuseOverfull(tx, workspaceId)
}

/** Deletes what was removed more than a day ago. */
export async function forgetRemoved(sql: Pick<pg.Pool, 'query'>, at: Date): Promise<void> {
  await sql.query('delete from shortlist_entries where removed_at <= $1', [oldestRestorable(at)])
  await sql.query('delete from shortlists where removed_at <= $1', [oldestRestorable(at)])
}
