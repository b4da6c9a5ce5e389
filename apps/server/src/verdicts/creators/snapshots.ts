import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { parseSnapshotJson } from '@vouch/contract'
import type { Profile, Snapshot } from '@vouch/engine'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { onlyRow } from '../db/database.ts'
import type { DB } from '../db/schema.ts'
import { keptUntil } from './kept-days.ts'
import { storableText } from './storable-text.ts'

/** Snapshots at rest: JSON text compressed with Zstandard, about a tenth of its size. The same snapshot is stored once per
 *  owner. What a connector fetched belongs to nobody; what a workspace uploaded is that workspace's alone. */

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** A snapshot ready to be written, compressed before any transaction begins. */
export interface PackedSnapshot {
  snapshot: Snapshot
  digest: string
  bytes: number
  body: Buffer
}

/** Compresses a snapshot for storage. */
export async function packSnapshot(snapshot: Snapshot, digest: string): Promise<PackedSnapshot> {
  const text = Buffer.from(JSON.stringify(snapshot))
  return { snapshot, digest, bytes: text.length, body: await compress(text) }
}

/** Stores a snapshot, or finds the same one of the same owner.
 *  @param workspaceId the owner of an uploaded file; null for what a connector fetched
 *  @param carriedUntil when the first of the counts that were carried into it must be deleted, where one has to be
 *  @returns its id. */
export async function storeSnapshot(
  tx: Pick<pg.Pool, 'query'>,
  packed: PackedSnapshot,
  owner: { creatorId: string; workspaceId: string | null; at: Date; carriedUntil?: Date | null },
): Promise<string> {
  const { snapshot, digest, bytes, body } = packed
  const { creatorId, workspaceId, at, carriedUntil = null } = owner
  const { connector, basis } = snapshot.source
  const ends = workspaceId === null ? [keptUntil(connector, at), carriedUntil] : []
  const expiresAt = ends.reduce((first, end) => (first === null || (end !== null && end < first) ? end : first), null)
  const stored = await tx.query<{ id: string }>(
    `insert into snapshots (creator_id, workspace_id, digest, connector, basis, fetched_at, stored_at, expires_at, bytes, body)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (creator_id, workspace_id, digest) do update set digest = excluded.digest returning id`,
    [creatorId, workspaceId, digest, connector, basis, snapshot.fetchedAt, at, expiresAt, bytes, body],
  )
  const { id } = onlyRow(stored)
  if (workspaceId === null) {
    await tx.query(
      'update creators set last_snapshot_id = $2, display_name = coalesce($3, display_name) where id = $1',
      [creatorId, id, storableText(snapshot.profile?.displayName ?? '') || null],
    )
  }
  return id
}

export interface StoredSnapshot {
  /** As `packSnapshot` made it; see `unpackSnapshot`. */
  body: Buffer
  digest: string
  connector: Snapshot['source']['connector']
  /** Whether a connector fetched it; false: a user brought it. */
  fetched: boolean
}

/** Loads a stored snapshot, still compressed; null when it was deleted. Its connector was checked when it was stored. */
export async function loadSnapshot(kysely: Kysely<DB>, id: string): Promise<StoredSnapshot | null> {
  const found = await kysely
    .selectFrom('snapshots')
    .where('id', '=', id)
    .select(['body', 'digest', 'connector', 'workspace_id'])
    .executeTakeFirst()
  if (!found) return null
  const { workspace_id, connector, ...rest } = found
  return { ...rest, connector: connector as StoredSnapshot['connector'], fetched: workspace_id === null }
}

/** @returns the snapshot in a stored body. @throws Error when it cannot be read, which nothing but a defect can cause. */
export async function unpackSnapshot(body: Uint8Array): Promise<Snapshot> {
  const reading = parseSnapshotJson((await decompress(body)).toString('utf8'))
  if (!reading.ok) throw new Error(`A stored snapshot cannot be read: ${reading.sentence}`)
  return reading.snapshot
}

/** @returns the profile in a stored body. The whole was checked when it was stored and is not checked again for this part. */
export async function unpackProfile(body: Uint8Array): Promise<Profile | null> {
  const { profile } = JSON.parse((await decompress(body)).toString('utf8')) as Pick<Snapshot, 'profile'>
  return profile ?? null
}

/** @returns ids of the sampled followers in a stored body, and how many followers the sample stands for. Only this part is read. */
export async function unpackFollowerIds(body: Uint8Array): Promise<{ ids: string[]; followers: number | null }> {
  const text = (await decompress(body)).toString('utf8')
  const { followersSample, profile } = JSON.parse(text) as Pick<Snapshot, 'followersSample' | 'profile'>
  return { ids: (followersSample?.accounts ?? []).map(({ id }) => id), followers: profile?.followers ?? null }
}
