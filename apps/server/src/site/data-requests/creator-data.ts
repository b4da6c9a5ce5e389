import { isChannelId, Problem } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import type pg from 'pg'
import type { Database } from '../../foundation/db/database.ts'
import { type KeptBody, keptBodyOf, readBody } from '../../foundation/objects/kept-body.ts'
import { creatorKey } from '../../verdicts/creators/creator-key.ts'
import { ownPart, profilePart } from '../../verdicts/creators/snapshot-parts.ts'
import { lockCreator, suppressCreator } from '../../verdicts/creators/suppressions.ts'
import { eraseCreator } from '../../verdicts/verifications/erase-creator.ts'
import type { SiteParts } from '../site-parts.ts'
import { isAllOf, type KeptReading, type ProvedAccount } from './proved-account.ts'
import type { CreatorRequest } from './request-row.ts'

/** What is kept about a creator, and its removal. */

type Sql = Pick<pg.Pool, 'query'>

/** Snapshots in one file; each may hold some megabytes. */
const snapshotsMax = 20

interface StoredRow extends KeptBody {
  id: string
  connector: string
  storedAt: Date
}

/** Loads what is kept about a creator, except what belongs to others: who had them verified, the files that customers brought, and
 *  the people whose comments and accounts a snapshot holds. */
export async function loadCreatorData(
  { pool: sql, objects }: Pick<Database, 'pool' | 'objects'>,
  reading: KeptReading,
  request: CreatorRequest,
): Promise<Record<string, unknown>> {
  const { platform, provedHandle, provedId } = request
  const handle = provedHandle ?? request.handle
  // The copy is of what is kept now, and the name may have passed on since it was proved.
  if (provedHandle !== null && !(await isAllOf(sql, reading, { platform, handles: [handle] }, provedId)))
    throw new Problem(
      'not_found',
      'The profile has a new owner since you proved it, so there is no file any more. Reply to our email if you need one.',
    )
  const names = [platform, creatorKey(platform, handle)]
  const creator = await sql.query<{ id: string }>(
    'select id, platform, handle, display_name, created_at from creators where platform = $1 and handle = $2',
    names,
  )
  const id = creator.rows[0]?.id ?? null
  const stored = await sql.query<StoredRow>(
    `select id, ${keptBodyOf('snapshots')}, connector, stored_at as "storedAt" from snapshots
      where creator_id = $1 and workspace_id is null order by stored_at desc limit ${snapshotsMax}`,
    [id],
  )
  const counted = await sql.query(
    `select count(*) filter (where workspace_id is null)::int as fetched,
            count(*) filter (where workspace_id is not null)::int as "broughtByCustomers" from snapshots where creator_id = $1`,
    [id],
  )
  const readings = await sql.query(
    'select day::text, read_at, followers, following, posts, views from creator_readings where creator_id = $1 order by day',
    [id],
  )
  const postReadings = await sql.query(
    'select post_id, published_at, read_at, likes, comments, views from post_readings where creator_id = $1 order by read_at',
    [id],
  )
  const changes = await sql.query(
    'select count, post_id, at, before, after, expected, low, high from watch_changes where creator_id = $1 order by at',
    [id],
  )
  const reports = await sql.query(
    `select reports.body from reports join snapshots on snapshots.id = snapshot_id
      where creator_id = $1 and workspace_id is null order by computed_at desc limit ${snapshotsMax}`,
    [id],
  )
  const snapshots = []
  // One after the other: whoever else waits for the thread has a turn in between.
  for (const { id: snapshotId, connector, storedAt, ...kept } of stored.rows) {
    const body = await readBody(objects, kept)
    const own = await reading.snapshots.read(ownPart, body, null, `creator:${names.join(':')}`)
    snapshots.push({ id: snapshotId, connector, storedAt, ...own })
  }
  return {
    creator: creator.rows,
    snapshotsKept: counted.rows[0],
    snapshots,
    readings: readings.rows,
    postReadings: postReadings.rows,
    changes: changes.rows,
    reports: reports.rows.map(({ body }) => body as unknown),
  }
}

/** Erases a creator and keeps them from being stored again, in the caller's transaction. */
export async function eraseForRequest(
  { creatorErased, verifying, now }: Pick<SiteParts, 'creatorErased' | 'verifying' | 'now'>,
  tx: pg.PoolClient,
  request: CreatorRequest,
  account: ProvedAccount | null,
): Promise<void> {
  const profile = await suppress(tx, verifying, request, { reason: 'erasure', at: now(), account })
  // Other rooms look for the creator by name, so they come before the name is taken away.
  await creatorErased(tx, namesOf(profile))
  await eraseCreator(tx, profile, now())
}

/** Stops new verdicts on a creator and takes them out of discovery, in the caller's transaction. Reports that were given stay. */
export async function withholdForRequest(
  { creatorWithheld, verifying, now }: Pick<SiteParts, 'creatorWithheld' | 'verifying' | 'now'>,
  tx: pg.PoolClient,
  request: CreatorRequest,
  account: ProvedAccount | null,
): Promise<void> {
  const profile = await suppress(tx, verifying, request, { reason: 'objection', at: now(), account })
  await creatorWithheld(tx, namesOf(profile))
}

async function suppress(
  tx: pg.PoolClient,
  reading: KeptReading,
  request: CreatorRequest,
  { reason, at, account }: { reason: 'erasure' | 'objection'; at: Date; account: ProvedAccount | null },
) {
  const { platform, id } = request
  const known = account ?? (await loadChannel(tx, request))
  const handle = known?.handle ?? request.handle
  await lockNames(tx, { platform, handles: [handle] })
  // What was read last may be of a former owner of the name: whoever proved it speaks for the proved account alone.
  const profileId = known === null ? await loadProfileId(tx, reading, request) : known.id
  const profile = { platform, handle, profileId }
  await suppressCreator(tx, profile, { reason, requestId: id, at })
  return profile
}

/** Lets nothing be stored under names until the transaction ends. */
export async function lockNames(
  tx: Sql,
  { platform, handles }: { platform: Platform; handles: readonly string[] },
): Promise<void> {
  for (const handle of handles) await lockCreator(tx, { platform, handle })
}

/** Every name that a creator may be kept under, in lower case. */
function namesOf({ platform, handle, profileId }: { platform: Platform; handle: string; profileId: string | null }) {
  return { platform, handles: [handle, profileId ?? handle].map((name) => name.toLowerCase()) }
}

/** A request may name a YouTube channel by its id, whose data is kept under its handle. @returns it with both; null for other requests */
async function loadChannel(sql: Sql, { platform, handle: id }: CreatorRequest): Promise<ProvedAccount | null> {
  if (platform !== 'youtube' || !isChannelId(id)) return null
  const found = await sql.query<{ handle: string }>(
    `select handle from creator_readings join creators on creators.id = creator_id
      where platform = 'youtube' and profile_id = $1 and handle <> $1 order by day desc limit 1`,
    [id],
  )
  return { handle: found.rows[0]?.handle ?? id, id }
}

/** The platform's own id of the profile, as far as a reading or the last snapshot knows it. */
async function loadProfileId(
  sql: Sql,
  { db, snapshots }: KeptReading,
  { platform, handle }: CreatorRequest,
): Promise<string | null> {
  const names = [platform, creatorKey(platform, handle)]
  const read = await sql.query<{ id: string }>(
    `select profile_id as id from creator_readings join creators on creators.id = creator_id
      where platform = $1 and handle = $2 and profile_id <> '' order by day desc limit 1`,
    names,
  )
  if (read.rows[0]) return read.rows[0].id
  const last = await sql.query<KeptBody>(
    `select ${keptBodyOf('snapshots')} from creators join snapshots on snapshots.id = last_snapshot_id where platform = $1 and handle = $2`,
    names,
  )
  const [kept] = last.rows
  if (kept === undefined) return null
  return (await snapshots.read(profilePart, await readBody(db.objects, kept), null))?.id ?? null
}
