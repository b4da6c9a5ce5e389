import { type OverlapAnswer, type OverlapPair, Problem } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import type pg from 'pg'
import { loadFollowerSamples, overlapOfSamples, type SampledCreator } from '../verifications/follower-samples.ts'

interface Row {
  id: string
  creatorId: string
  platform: Platform
  handle: string
}

/** Loads how much the audiences of several verified creators overlap, pair by pair in the order of the ids.
 *  @throws Problem `not_found` where any of them is not the workspace's, or has no creator any more. */
export async function loadOverlaps(pool: pg.Pool, workspaceId: string, ids: readonly string[]): Promise<OverlapAnswer> {
  const found = await pool.query<Row>(
    `select verifications.id, creators.id as "creatorId", creators.platform, creators.handle
       from verifications join creators on creators.id = creator_id
      where verifications.id = any($1) and workspace_id = $2`,
    [ids, workspaceId],
  )
  const rows = new Map(found.rows.map((row) => [row.id, row]))
  const samples = await loadFollowerSamples(pool, [...rows.keys()])
  const creators = ids.map((id) => {
    const row = rows.get(id)
    if (row === undefined) throw new Problem('not_found', 'There is no such verification.')
    const sample = samples.get(id) ?? { followerIds: [], followers: null, connector: null }
    return { ...row, sampled: { id, platform: row.platform, ...sample } satisfies SampledCreator }
  })
  return {
    creators: creators.map(({ id, platform, handle, sampled: { followerIds, followers } }) => ({
      ...{ verificationId: id, platform, handle, followers },
      sampled: followerIds.length,
    })),
    pairs: creators.flatMap((one, place) => creators.slice(place + 1).map((other) => pairOf(one, other))),
  }
}

type Loaded = Row & { sampled: SampledCreator }

function pairOf(one: Loaded, other: Loaded): OverlapPair {
  const names = { one: one.id, other: other.id }
  // Two verifications of one creator are about one audience.
  if (one.creatorId === other.creatorId) {
    return { ...names, measured: false, reason: 'same', share: 1, low: 1, high: 1, common: 0 }
  }
  const { kind, share, low, high, common, reason } = overlapOfSamples(one.sampled, other.sampled)
  return { ...names, measured: kind === 'measured', reason, share, low, high, common }
}
