import { type OverlapAnswer, type OverlapPair, Problem } from '@vouch/contract'
import { type AudienceSample, overlapOfAudiences, type Platform } from '@vouch/engine'
import { type FollowerSample, loadFollowerSamples, noSample } from '../verifications/follower-samples.ts'
import type { AnalysisParts } from './analysis-parts.ts'

type Parts = Pick<AnalysisParts, 'db' | 'snapshots'>

interface Row {
  id: string
  creatorId: string
  platform: Platform
  handle: string
}

/** Loads how much the audiences of several verified creators overlap, pair by pair in the order of the ids.
 *  @throws Problem `not_found` where any of them is not the workspace's, or has no creator any more. */
export async function loadOverlaps(
  { db, snapshots }: Parts,
  workspaceId: string,
  ids: readonly string[],
): Promise<OverlapAnswer> {
  const found = await db.pool.query<Row>(
    `select verifications.id, creators.id as "creatorId", creators.platform, creators.handle
       from verifications join creators on creators.id = creator_id
      where verifications.id = any($1) and workspace_id = $2`,
    [ids, workspaceId],
  )
  const rows = new Map(found.rows.map((row) => [row.id, row]))
  const samples = await loadFollowerSamples({ db, snapshots }, [...rows.keys()], workspaceId)
  const creators = ids.map((id) => {
    const row = rows.get(id)
    if (row === undefined) throw new Problem('not_found', 'Verification not found.')
    return { ...row, sample: { platform: row.platform, ...(samples.get(id) ?? noSample) } }
  })
  return {
    creators: creators.map(({ id, platform, handle, sample: { accountIds, audience } }) => ({
      ...{ verificationId: id, platform, handle, followers: audience },
      sampled: accountIds.length,
    })),
    pairs: creators.flatMap((one, place) => creators.slice(place + 1).map((other) => pairOf(one, other))),
  }
}

type Loaded = Row & { sample: AudienceSample & FollowerSample }

function pairOf(one: Loaded, other: Loaded): OverlapPair {
  const names = { one: one.id, other: other.id }
  // Two verifications of one creator are about one audience.
  if (one.creatorId === other.creatorId) {
    return { ...names, measured: false, reason: 'same', share: 1, low: 1, high: 1, common: 0 }
  }
  const { kind, share, low, high, common, reason } = overlapOfAudiences(one.sample, other.sample)
  return { ...names, measured: kind === 'measured', reason, share, low, high, common }
}
