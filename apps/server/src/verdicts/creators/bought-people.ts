import { promisify } from 'node:util'
import { zstdCompress } from 'node:zlib'
import type { Snapshot } from '@vouch/engine'
import type pg from 'pg'
import { keptUntil } from './kept-days.ts'
import { snapshotReading } from './snapshot-reading.ts'

/** Lists of people that a supplier sold. They are there to be scored and for nothing else: with the report, they leave the snapshot. The report keeps the digest of
 *  what was scored, so nobody can take what is left for the whole. */

const compress = promisify(zstdCompress)

/** The snapshot without its bought lists, as JSON. */
export const withoutBoughtPeople = snapshotReading('creators.withoutBoughtPeople', (snapshot, _none: null) =>
  JSON.stringify(thinned(snapshot)),
)

function thinned(snapshot: Snapshot): Snapshot {
  const parts = (snapshot.sources ?? []).filter(({ connector }) => connector === 'supplier').map(({ part }) => part)
  return {
    ...snapshot,
    ...(parts.includes('followers') && { followersSample: null }),
    ...(parts.includes('likers') && { likers: [], accounts: [] }),
  }
}

/** What is left of a snapshot, ready to be written. */
export interface LeftOver {
  bytes: number
  body: Uint8Array
}

export async function packLeftOver(json: string): Promise<LeftOver> {
  const text = Buffer.from(json)
  return { bytes: text.length, body: await compress(text) }
}

/** Puts what is left in the place of the whole. Whoever comes second changes nothing. */
export async function forgetBoughtPeople(
  tx: Pick<pg.Pool, 'query'>,
  snapshotId: string,
  { bytes, body }: LeftOver,
): Promise<void> {
  const held = await tx.query<{ connector: Snapshot['source']['connector']; storedAt: Date }>(
    `select connector, stored_at as "storedAt" from snapshots where id = $1 and bought_people = 'held' for update`,
    [snapshotId],
  )
  const [row] = held.rows
  if (row === undefined) return
  await tx.query(
    `update snapshots set body = $2, object_key = null, object_digest = null, bytes = $3, bought_people = 'gone', expires_at = $4 where id = $1`,
    [snapshotId, body, bytes, keptUntil(row.connector, row.storedAt)],
  )
}
