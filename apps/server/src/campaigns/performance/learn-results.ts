import { type CampaignCreator, resultOf, type TrackedShare, typedIn } from '@vouch/contract'
import { lessonOf } from '@vouch/engine'
import { firstPlan } from '@vouch/presentation'
import { z } from 'zod'
import { withTransaction } from '../../foundation/db/database.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { type KeptLesson, keepLessons } from '../../verdicts/analyses/forecast-lessons.ts'
import { loadCampaign } from '../campaigns/load-campaign.ts'
import { loadMembers } from '../campaigns/load-intelligence.ts'
import { loadResults } from '../tracking/load-results.ts'
import type { Sql } from '../tracking/tracking-parts.ts'
import { loadVerdicts } from './load-verdicts.ts'
import type { PerformanceParts } from './performance-parts.ts'

/** Learns from completed campaigns: each creator with a forecast and a count is one result, which moves the workspace's next forecasts. While a
 *  campaign runs its counts are not its results, and teach nothing. */

type Parts = Pick<PerformanceParts, 'db' | 'now' | 'snapshots'>

export const learnKind: JobKind<Record<string, never>> = {
  name: 'performance.learn',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 600, retries: 1, backoffSeconds: 60, backoffSecondsMax: 60, concurrency: 1 },
}
/** Orders come in late: a campaign is read again for as long after it was last changed. */
const readAgainDays = 30
/** Campaigns read in one run; what is left over waits for the next. */
const atOnce = 50
/** Creators of one campaign that teach; each is forecast again. */
const creatorsMax = 60

/** @returns the job that reads completed campaigns, each again after a day while orders may come in */
export function learnJob(parts: Parts): Job {
  return defineJob(learnKind, { schedule: '*/10 * * * *', run: () => learnFromCompleted(parts) })
}

/** Reads every completed campaign that was changed since it was last read, or was read more than a day ago and may still bring orders. */
export async function learnFromCompleted(parts: Parts): Promise<void> {
  const { pool } = parts.db
  // What runs again has no results yet.
  await pool.query(
    `delete from learned_campaigns using campaigns
      where campaigns.id = campaign_id and (state = 'active' or removed_at is not null)`,
  )
  const due = await pool.query<{ id: string; workspaceId: string }>(
    `select id, workspace_id as "workspaceId" from campaigns left join learned_campaigns learned on learned.campaign_id = id
      where state = 'completed' and removed_at is null and updated_at > $1::timestamptz - interval '${readAgainDays} days'
        and (learned_at is null or learned_at < updated_at or learned_at < $1::timestamptz - interval '1 day')
      order by learned_at nulls first limit ${atOnce}`,
    [parts.now()],
  )
  for (const { id, workspaceId } of due.rows) await learnFrom(parts, workspaceId, id)
}

async function learnFrom(parts: Parts, workspaceId: string, campaignId: string): Promise<void> {
  const { db } = parts
  const at = parts.now()
  const campaign = await loadCampaign(db.pool, workspaceId, campaignId)
  const { shares } = await loadResults(db.pool, workspaceId, campaignId)
  const codedAlone = await loadCodedAlone(db.pool, campaignId)
  const verdicts = await loadVerdicts(db.pool, campaignId, null)
  const posted = campaign.creators.filter((creator) => postedOf(creator) > 0).slice(0, creatorsMax)
  const reported = posted.flatMap((creator) => {
    const first = verdicts.get(creator.id)?.first
    return first && first.trust !== null ? [{ creator, ...first }] : []
  })
  const byEntry = new Map(posted.map((creator) => [creator.id, creator]))
  const members = await loadMembers(parts, workspaceId, campaign, reported)
  const lessons = members.flatMap(({ entryId, answer }): KeptLesson[] => {
    const entry = byEntry.get(entryId)
    if (entry === undefined) return []
    const plan = (answer.saved ?? firstPlan(answer.suggestedFee)).campaign
    const input = { creator: answer.creator, campaign: { ...plan, posts: postedOf(entry) }, calibration: null }
    const share = shares.find((each) => each.entryId === entryId)
    return [{ entryId, lesson: lessonOf({ input, ...countsOf(entry, share, codedAlone.has(entryId)) }) }]
  })
  await withTransaction(db, (tx) => keepLessons(tx, { workspaceId, campaignId, at }, lessons))
}

function postedOf({ deliverables }: CampaignCreator): number {
  return deliverables.filter(({ fields }) => fields.state.value === 'posted').length
}

/** Whose orders only a code can tell of. */
async function loadCodedAlone(sql: Sql, campaignId: string): Promise<ReadonlySet<string>> {
  const found = await sql.query<{ entryId: string }>(
    `select distinct entry_id as "entryId" from promo_codes code where campaign_id = $1
        and not exists (select from tracking_links where entry_id = code.entry_id)`,
    [campaignId],
  )
  return new Set(found.rows.map(({ entryId }) => entryId))
}

/** People reached are in no count, for views are not people. */
function countsOf(entry: CampaignCreator, share: TrackedShare | undefined, isCodedAlone: boolean) {
  return {
    reach: null,
    clicks: resultOf(entry, 'clicks', share),
    orders: resultOf(entry, 'orders', share),
    countedBy: isCodedAlone && typedIn(entry, 'orders') === null ? ('code' as const) : ('analytics' as const),
  }
}
