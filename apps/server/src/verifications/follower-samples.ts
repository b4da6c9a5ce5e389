import { measuredOverlap, type Overlap, unknownOverlap } from '@vouch/engine'
import type pg from 'pg'
import { unpackFollowerIds } from '../creators/snapshots.ts'

/** The sampled followers of verified creators, to see who follows two of them.
 *
 *  What a newcomer would get wrong is to compare any two lists: a platform numbers people in its own way, and a file that somebody brought
 *  names them in another, so equal people would have unequal ids and look like strangers. */
export interface SampledCreator {
  /** The creator, or whatever the caller knows one by. */
  id: string
  platform: string
  /** Who gave the ids; null where nothing was given. */
  connector: string | null
  /** Ids of sampled followers; empty where there is no sample. */
  followerIds: readonly string[]
  followers: number | null
}

export type Uncompared = 'platforms' | 'sources' | 'sample'

/** Loads the samples behind verifications; one whose data were deleted, or that found nobody, is left out.
 *  @returns by the id of the verification */
export async function loadFollowerSamples(
  pool: pg.Pool,
  verificationIds: readonly string[],
): Promise<Map<string, Pick<SampledCreator, 'followerIds' | 'followers' | 'connector'>>> {
  const found = await pool.query<{ id: string; connector: string; body: Buffer }>(
    `select verifications.id, snapshots.connector, snapshots.body
       from verifications join reports on reports.id = report_id join snapshots on snapshots.id = reports.snapshot_id
      where verifications.id = any($1)`,
    [verificationIds],
  )
  const samples = new Map<string, Pick<SampledCreator, 'followerIds' | 'followers' | 'connector'>>()
  for (const { id, connector, body } of found.rows) {
    const { ids, followers } = await unpackFollowerIds(body)
    samples.set(id, { followerIds: ids, followers, connector })
  }
  return samples
}

/** @returns the overlap of two audiences, and why it is the engine's default where the samples were not compared. */
export function overlapOfSamples(one: SampledCreator, other: SampledCreator): Overlap & { reason: Uncompared | null } {
  const reason = uncompared(one, other)
  if (reason !== null) return { ...unknownOverlap(), reason }
  return { ...measuredOverlap(audienceOf(one), audienceOf(other)), reason }
}

function uncompared(one: SampledCreator, other: SampledCreator): Uncompared | null {
  if (one.platform !== other.platform) return 'platforms'
  if (one.followerIds.length === 0 || other.followerIds.length === 0) return 'sample'
  return one.connector === other.connector ? null : 'sources'
}

function audienceOf({ id, followerIds, followers }: SampledCreator) {
  return { creatorId: id, accountIds: followerIds, audience: followers ?? followerIds.length }
}
