import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { parseSnapshot } from '@vouch/contract'
import type { Snapshot } from '@vouch/engine'
import type pg from 'pg'
import { type Database, onlyRow } from '../../foundation/db/database.ts'
import { storableText } from '../../foundation/db/storable-text.ts'
import { readBody } from '../../foundation/objects/kept-body.ts'
import type { MovableBodies } from '../../foundation/objects/movable-bodies.ts'
import { jsonPieces } from './json-pieces.ts'
import { boughtPeopleUntil, keptUntil } from './kept-days.ts'
import { utf8Of } from './utf8-pieces.ts'

/** Snapshots at rest: JSON text compressed with Zstandard, about a tenth of its size. The same snapshot is stored once per
 *  owner. What a connector fetched belongs to nobody; what a workspace uploaded is that workspace's alone. */

/** Bought lists of people leave a snapshot within minutes; until then it stays where a transaction can take them out. */
export const movableSnapshots: MovableBodies = {
  ...{ table: 'snapshots', id: 'id', body: 'body' },
  when: `bought_people is distinct from 'held'`,
}

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** What is said of a snapshot without unpacking it. */
export interface SnapshotHead extends Pick<Snapshot, 'platform' | 'handle' | 'fetchedAt' | 'availability' | 'source'> {
  profileId: string | null
  displayName: string | null
  posts: number
  followersSampled: number
  comments: number
  /** Whether it holds lists of people that a supplier sold. */
  boughtPeople: boolean
}

/** A snapshot ready to be written, compressed before any transaction begins. */
export interface PackedSnapshot {
  head: SnapshotHead
  digest: string
  bytes: number
  body: Uint8Array
}

/** Compresses a snapshot for storage. */
export async function packSnapshot(snapshot: Snapshot, digest: string): Promise<PackedSnapshot> {
  const text = Buffer.concat([...utf8Of(jsonPieces(snapshot))])
  return { head: headOf(snapshot), digest, bytes: text.length, body: await compress(text) }
}

/** @returns what is said of a snapshot without unpacking it */
export function headOf({ profile, posts, followersSample, comments, ...snapshot }: Snapshot): SnapshotHead {
  const bought = snapshot.sources?.filter(({ connector }) => connector === 'supplier') ?? []
  const { platform, handle, fetchedAt, availability, source } = snapshot
  return {
    ...{ platform, handle, fetchedAt, availability, source },
    profileId: profile?.id ?? null,
    displayName: profile?.displayName ?? null,
    posts: posts.length,
    followersSampled: followersSample?.accounts.length ?? 0,
    comments: comments.length,
    boughtPeople: bought.some(({ part }) => part === 'followers' || part === 'likers'),
  }
}

/** Stores a snapshot, or finds the same one of the same owner.
 *  @param workspaceId the owner of an uploaded file, or whom a creator showed it to; null for what a connector fetched for everybody
 *  @param fetched whether a connector brought it: it falls under the platform's terms, whomever it may be shown to
 *  @param carriedUntil when the first of the counts that were carried into it must be deleted, where one has to be
 *  @returns its id, and whether it holds lists of people that a supplier sold. */
export async function storeSnapshot(
  tx: Pick<pg.Pool, 'query'>,
  packed: PackedSnapshot,
  owner: { creatorId: string; workspaceId: string | null; at: Date; carriedUntil?: Date | null; fetched?: boolean },
): Promise<{ id: string } & Pick<StoredSnapshot, 'boughtPeople'>> {
  const { head, digest, bytes, body } = packed
  const { creatorId, workspaceId, at, carriedUntil = null, fetched = workspaceId === null } = owner
  const { connector, basis } = head.source
  const held = fetched && head.boughtPeople
  const ends = fetched ? [keptUntil(connector, at), carriedUntil, held ? boughtPeopleUntil(at) : null] : []
  const expiresAt = ends.reduce((first, end) => (first === null || (end !== null && end < first) ? end : first), null)
  const stored = await tx.query<{ id: string } & Pick<StoredSnapshot, 'boughtPeople'>>({
    name: 'store-snapshot',
    text: `with stored as (
             insert into snapshots (creator_id, workspace_id, digest, connector, basis, fetched_at, stored_at, expires_at, bytes, body, bought_people)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
             on conflict (creator_id, workspace_id, digest) do update set digest = excluded.digest returning id, bought_people
           ), shown as (
             update creators set last_snapshot_id = stored.id, display_name = coalesce($12, display_name)
               from stored where creators.id = $1 and $2::uuid is null
           )
           select id, bought_people as "boughtPeople" from stored`,
    values: [
      creatorId,
      workspaceId,
      digest,
      connector,
      basis,
      head.fetchedAt,
      at,
      expiresAt,
      bytes,
      body,
      held ? 'held' : null,
      storableText(head.displayName ?? '') || null,
    ],
  })
  return onlyRow(stored)
}

export interface StoredSnapshot {
  /** As `packSnapshot` made it; see `unpackSnapshot`. */
  body: Uint8Array
  digest: string
  connector: Snapshot['source']['connector']
  /** Whether a connector fetched it; false: a user brought it. */
  fetched: boolean
  /** Lists of people that a supplier sold: `gone` once they were scored. */
  boughtPeople: 'held' | 'gone' | null
}

/** Loads a stored snapshot, still compressed; null when it was deleted. Its connector was checked when it was stored.
 *  @throws ObjectFault where the object store does not give it */
export async function loadSnapshot(
  { kysely, objects }: Pick<Database, 'kysely' | 'objects'>,
  id: string,
): Promise<StoredSnapshot | null> {
  const found = await kysely
    .selectFrom('snapshots')
    .where('id', '=', id)
    .select(['body', 'object_key', 'object_digest', 'digest', 'connector', 'workspace_id', 'bought_people'])
    // A creator showed it to one workspace: a connector fetched it all the same.
    .select((query) =>
      query
        .exists(
          query
            .selectFrom('verification_runs')
            .select('verification_runs.id')
            .whereRef('verification_runs.snapshot_id', '=', 'snapshots.id')
            .where('origin', '=', 'address'),
        )
        .as('by_address'),
    )
    .executeTakeFirst()
  if (!found) return null
  const { workspace_id, connector, bought_people, by_address, digest, body, object_key, object_digest } = found
  return {
    digest,
    body: await readBody(objects, { body, objectKey: object_key, objectDigest: object_digest }),
    connector: connector as StoredSnapshot['connector'],
    fetched: workspace_id === null || Boolean(by_address),
    boughtPeople: bought_people as StoredSnapshot['boughtPeople'],
  }
}

/** Unpacks without blocking anyone. @returns the JSON text in a stored body, as bytes */
export function unpackText(body: Uint8Array): Promise<Buffer> {
  return decompress(body)
}

/** For the thread of readings: to parse and check a large snapshot takes long.
 *  @returns the snapshot in a stored body. @throws Error when it cannot be read, which nothing but a defect can cause. */
export async function unpackSnapshot(body: Uint8Array): Promise<Snapshot> {
  const reading = parseSnapshot(JSON.parse((await unpackText(body)).toString('utf8')))
  if (!reading.ok) throw new Error(`A stored snapshot cannot be read: ${reading.sentence}`)
  return reading.snapshot
}
