import type { AudienceSample } from '@vouch/engine'
import type { Database } from '../../foundation/db/database.ts'
import { type KeptBody, keptBodyOf, readBody } from '../../foundation/objects/kept-body.ts'
import { followersPart } from '../creators/snapshot-parts.ts'
import type { SnapshotReader } from '../creators/snapshot-reader.ts'

/** The sampled followers of verified creators, for the engine to see who follows two of them. */
export type FollowerSample = Omit<AudienceSample, 'platform'> & { accountIds: readonly string[] }

/** A creator whose data are gone, or who has no sample. */
export const noSample: FollowerSample = { accountIds: [], audience: null, source: null }

/** Loads the samples behind verifications; one whose data were deleted, or that found nobody, is left out.
 *  @returns by the id of the verification */
export async function loadFollowerSamples(
  { db, snapshots }: { db: Database; snapshots: SnapshotReader },
  verificationIds: readonly string[],
  workspaceId: string,
): Promise<Map<string, FollowerSample>> {
  const found = await db.pool.query<KeptBody & { id: string; connector: string }>(
    `select verifications.id, snapshots.connector, ${keptBodyOf('snapshots')}
       from verifications join reports on reports.id = report_id join snapshots on snapshots.id = reports.snapshot_id
      where verifications.id = any($1)`,
    [verificationIds],
  )
  const samples = new Map<string, FollowerSample>()
  for (const { id, connector, ...kept } of found.rows) {
    const body = await readBody(db.objects, kept)
    const { ids, followers } = await snapshots.read(followersPart, body, null, workspaceId)
    samples.set(id, { accountIds: ids, audience: followers, source: connector })
  }
  return samples
}
