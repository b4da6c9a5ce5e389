import { type CreatorGlance, type GlancePost, glanceCaptionMax, glancePosts } from '@vouch/contract'
import { isSponsored, type Report, type Snapshot } from '@vouch/engine'
import type pg from 'pg'
import { type KeptBody, keptBodyOf, readBody } from '../../foundation/objects/kept-body.ts'
import { isPassedOn } from '../../verdicts/creators/passed-on.ts'
import type { SnapshotReader } from '../../verdicts/creators/snapshot-reader.ts'
import { snapshotReading } from '../../verdicts/creators/snapshot-reading.ts'
import {
  type ComparedRow,
  type CreatorName,
  comparedColumns,
  comparedCreator,
  loadFindable,
} from './compared-creator.ts'
import type { Looker } from './creator-conditions.ts'
import { presentedCreators } from './presented-creators.ts'
import type { SandboxIndexParts } from './sandbox-index.ts'
import { screenNow } from './screen-sandbox.ts'
import { screeningOf } from './screened-rows.ts'

/** One creator at a glance.
 *
 *  What a newcomer would get wrong: nothing of it is kept for showing. Posts and parts are read off the snapshot and the report that the score
 *  comes from, so what a platform's terms take away is gone here too; a screening is made again, and says the same. */

export interface GlanceParts extends SandboxIndexParts {
  snapshots: SnapshotReader
}

type GlanceRow = ComparedRow & {
  growthMonthly: number | null
  lastPostAt: Date | null
  sponsoredShare: number | null
  hasContact: boolean | null
}

const columns = `${comparedColumns}, growth_monthly as "growthMonthly", last_post_at as "lastPostAt",
  sponsored_share as "sponsoredShare", has_contact as "hasContact"`

/** Loads a creator whom the looker may find; null where there is none. A simulated one whom nobody has screened is screened first. */
export async function loadGlance(
  parts: GlanceParts,
  name: CreatorName,
  looker: Looker & { workspaceId: string },
): Promise<CreatorGlance | null> {
  const { pool } = parts.db
  const load = () => loadFindable<GlanceRow>(pool, name, looker, columns)
  let row = await load()
  if (row?.source === 'sandbox' && row.trust === null) {
    await screenNow(parts, row.platform, row.handle)
    row = await load()
  }
  if (row === null) return null
  const { growthMonthly, lastPostAt, sponsoredShare, hasContact, ...rest } = row
  const compared = comparedCreator(rest)
  const [seen, [creator = compared.creator], verificationId] = await Promise.all([
    loadSeen(parts, row, looker.workspaceId),
    presentedCreators(pool, [compared.creator], looker.workspaceId),
    loadOwnVerification(pool, row, looker.workspaceId),
  ])
  const { countries, ages, genders } = row.audience ?? { countries: null, ages: null, genders: null }
  return {
    ...{ creator, ...seen, verificationId, growthMonthly, sponsoredShare, hasContact },
    lastPostAt: lastPostAt?.toISOString() ?? null,
    audience: row.audience && { countries, ages, genders },
  }
}

type Seen = Pick<CreatorGlance, 'parts' | 'posts'>

/** What a snapshot adds to its report. */
export const glanceReading = snapshotReading('discovery.glance', (snapshot, _none: null) => latestPosts(snapshot))

async function loadSeen({ db, snapshots }: GlanceParts, row: GlanceRow, workspaceId: string): Promise<Seen> {
  if (row.source === 'sandbox' && row.trustBasis !== 'verification') {
    const screening = screeningOf(row.platform, row.handle, row.readAt.toISOString())
    if (screening === null) return { parts: [], posts: null }
    return { parts: row.trust === null ? [] : screening.report.parts, posts: latestPosts(screening.snapshot) }
  }
  const found = await db.pool.query<KeptBody & { parts: Report['parts'] | null }>(
    `select ${keptBodyOf('snapshots')}, reports.body -> 'parts' as parts
       from creators join snapshots on snapshots.creator_id = creators.id join reports on reports.snapshot_id = snapshots.id
      where platform = $1 and handle = $2 and workspace_id is not distinct from $3 and ${isPassedOn('snapshots')}
        and reports.state in ('READY', 'LOW_CONFIDENCE')
      order by fetched_at desc, computed_at desc limit 1`,
    [row.platform, row.handle, row.source === 'import' ? workspaceId : null],
  )
  const source = found.rows[0]
  if (!source) return { parts: [], posts: null }
  const body = await readBody(db.objects, source)
  return { parts: source.parts ?? [], posts: await snapshots.read(glanceReading, body, null, workspaceId) }
}

function latestPosts({ posts }: Snapshot): GlancePost[] {
  return [...posts]
    .sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
    .slice(0, glancePosts)
    .map((post) => ({
      ...{ id: post.id, publishedAt: post.publishedAt, kind: post.kind, sponsored: isSponsored(post) },
      caption: post.caption?.slice(0, glanceCaptionMax).toWellFormed() ?? null,
      ...{ likes: post.likes ?? null, comments: post.comments ?? null, views: post.views ?? null },
    }))
}

async function loadOwnVerification(pool: pg.Pool, row: GlanceRow, workspaceId: string): Promise<string | null> {
  const found = await pool.query<{ id: string }>(
    `select verifications.id from verifications join creators on creators.id = creator_id
      where workspace_id = $1 and platform = $2 and handle = $3 and report_id is not null
      order by verifications.created_at desc limit 1`,
    [workspaceId, row.platform, row.handle],
  )
  return found.rows[0]?.id ?? null
}
