import {
  type Campaign,
  type CampaignCreator,
  type FoundPost,
  foundPostsMax,
  isTakingPart,
  type ReplyOf,
  type trackingResults,
  weighedMax,
} from '@vouch/contract'
import { estimateLift, type LiftPost, type Platform } from '@vouch/engine'
import type { Database } from '../../foundation/db/database.ts'
import { type KeptBody, keptBodyOf, readBody } from '../../foundation/objects/kept-body.ts'
import type { SnapshotReader } from '../../verdicts/creators/snapshot-reader.ts'
import { loadCampaign } from '../campaigns/load-campaign.ts'
import { isNameable } from './names-brand.ts'
import { loadAccepted } from './post-answers.ts'
import { type ReadPost, type ReadPosts, trackedPosts } from './post-reading.ts'
import type { Sql, TrackingParts } from './tracking-parts.ts'

/** Posts of a campaign's creators as their last reports hold them: which look like the campaign's own, how they are disclosed, and how much better
 *  they did than the others. */

type Parts = Pick<TrackingParts, 'db'> & { snapshots: SnapshotReader }

/** Other creators of the workspace that a synthetic control is made of, the last verified. */
const controlsMax = 12

/** @throws Problem `not_found` */
export async function loadPosts(
  { db, snapshots }: Parts,
  workspaceId: string,
  campaignId: string,
): Promise<ReplyOf<typeof trackingResults.posts>> {
  const { pool } = db
  const campaign = await loadCampaign(pool, workspaceId, campaignId)
  const accepted = await loadAccepted(pool, campaignId)
  const agreed = campaign.creators.filter(isTakingPart)
  const readable = agreed.filter(({ verdict }) => verdict !== null).slice(0, weighedMax)
  const bodies = await loadBodies(
    pool,
    workspaceId,
    readable.map(({ verdict }) => verdict?.verificationId ?? ''),
  )
  const read: CreatorPosts[] = []
  for (const entry of readable) {
    const kept = bodies.get(entry.verdict?.verificationId ?? '')
    if (kept === undefined) continue
    const told = await snapshots.read(
      trackedPosts,
      await readBody(db.objects, kept),
      campaign.fields.brand.value,
      workspaceId,
    )
    read.push({ entry, told, own: told.posts.filter((post) => isOurs(post, entry, { campaign, accepted })) })
  }
  const posts = read.flatMap(({ entry, told, own }) =>
    own.map((post) => shown(post, entry, { readAt: told.fetchedAt, accepted })),
  )
  return {
    posts: posts.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, foundPostsMax),
    unread: agreed.length - read.length,
    lift: await loadLift({ db, snapshots }, { workspaceId, campaign, read }),
  }
}

interface CreatorPosts {
  entry: CampaignCreator
  told: ReadPosts
  /** Those that look like the campaign's. */
  own: ReadPost[]
}

/** What found posts were accepted as, by entry and post. */
type Accepted = ReadonlyMap<string, string>

/** A post is the campaign's where somebody accepted it or noted a link that names it; else where it was published in the campaign's time and names the brand. */
function isOurs(
  post: ReadPost,
  entry: CampaignCreator,
  { campaign: { fields, startedAt }, accepted }: { campaign: Campaign; accepted: Accepted },
): boolean {
  if (deliverableOf(post, entry, accepted) !== null) return true
  const from = fields.startsOn.value ?? startedAt?.slice(0, 10) ?? null
  const day = post.at.slice(0, 10)
  if (from === null || day < from || (fields.endsOn.value !== null && day > fields.endsOn.value)) return false
  return isNameable(fields.brand.value) ? post.namesBrand : post.isPaid
}

function deliverableOf(
  { postId }: Pick<ReadPost, 'postId'>,
  { id: entryId, deliverables }: CampaignCreator,
  accepted: Accepted,
): string | null {
  const parts = (link: string) => link.split(/[/?#=&]/)
  const named = deliverables.find(({ fields }) => parts(fields.link.value).includes(postId))
  return named?.id ?? accepted.get(`${entryId} ${postId}`) ?? null
}

function shown(
  { namesBrand: _, isPaid: __, ...post }: ReadPost,
  entry: CampaignCreator,
  { readAt, accepted }: { readAt: string; accepted: Accepted },
): FoundPost {
  const { platform } = entry.creator
  return { ...post, entryId: entry.id, platform, deliverableId: deliverableOf(post, entry, accepted), readAt }
}

/** @returns stored snapshots by the verification that they are behind; those that were deleted are left out */
async function loadBodies(
  sql: Sql,
  workspaceId: string,
  verificationIds: readonly string[],
): Promise<Map<string, KeptBody>> {
  const found = await sql.query<KeptBody & { id: string }>(
    `select verifications.id, ${keptBodyOf('snapshots')}
       from verifications join reports on reports.id = report_id join snapshots on snapshots.id = reports.snapshot_id
      where verifications.id = any($1) and verifications.workspace_id = $2`,
    [verificationIds, workspaceId],
  )
  return new Map(found.rows.map(({ id, ...kept }) => [id, kept]))
}

interface LiftOrder {
  workspaceId: string
  campaign: Campaign
  read: readonly CreatorPosts[]
}

async function loadLift(
  { db, snapshots }: { db: Database; snapshots: SnapshotReader },
  { workspaceId, campaign, read }: LiftOrder,
) {
  if (read.every(({ own }) => own.length === 0)) return null
  const all = read.flatMap(({ told }) => told.posts)
  const counted = all.filter(({ views }) => views !== null).length * 2 >= all.length ? 'views' : 'likes'
  const postsOf = (posts: readonly ReadPost[]): LiftPost[] =>
    posts.flatMap((post) => {
      const count = post[counted]
      return count === null ? [] : [{ at: Date.parse(post.at), count }]
    })
  const creators = read.map(({ told, own }) => {
    const ours = new Set(own.map(({ postId }) => postId))
    const unpaid = told.posts.filter(({ postId, isPaid }) => !ours.has(postId) && !isPaid)
    return { paid: postsOf(own), own: postsOf(unpaid) }
  })
  const platforms = [...new Set(read.map(({ entry }) => entry.creator.platform))]
  const controls = await loadControls(db.pool, { workspaceId, campaignId: campaign.id, platforms })
  const others: LiftPost[][] = []
  for (const kept of controls) {
    const told = await snapshots.read(trackedPosts, await readBody(db.objects, kept), '', workspaceId)
    others.push(postsOf(told.posts.filter(({ isPaid }) => !isPaid)))
  }
  const lift = estimateLift(creators, others)
  return lift && ({ ...lift, counted } as const)
}

/** @returns snapshots of other creators whom the workspace verified on the same platforms, one for each, the last first */
async function loadControls(
  sql: Sql,
  { workspaceId, campaignId, platforms }: { workspaceId: string; campaignId: string; platforms: readonly Platform[] },
): Promise<KeptBody[]> {
  const found = await sql.query<KeptBody>(
    `select ${keptBodyOf('snapshots')} from (
       select distinct on (creator_id) creator_id, report_id, verifications.created_at
         from verifications join creators on creators.id = creator_id
        where workspace_id = $1 and report_id is not null and platform = any($3)
          and creator_id not in (select creator_id from campaign_creators where campaign_id = $2)
        order by creator_id, verifications.created_at desc) last
       join reports on reports.id = last.report_id join snapshots on snapshots.id = reports.snapshot_id
      order by last.created_at desc limit ${controlsMax}`,
    [workspaceId, campaignId, platforms],
  )
  return found.rows
}
