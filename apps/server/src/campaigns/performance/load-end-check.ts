import {
  type BulkBatch,
  type BulkPreview,
  type CampaignCreator,
  type EndCheck,
  type EndCheckCreator,
  type NamedCreator,
  paidForPeopleOf,
} from '@vouch/contract'
import { loadBatchWithItems } from '../../finding/bulk/load-batches.ts'
import { previewList } from '../../finding/bulk/read-list.ts'
import { loadCampaign } from '../campaigns/load-campaign.ts'
import type { Sql } from '../tracking/tracking-parts.ts'
import { isBought } from './is-bought.ts'
import { type EntryVerdicts, loadEnd, loadVerdicts, toldVerdict } from './load-verdicts.ts'
import type { PerformanceParts } from './performance-parts.ts'

/** How far a campaign's audience is verified again, and what it showed. How a creator stands follows from the list of verifications and from the
 *  reports; nothing of it is stored. */

interface Begun {
  batch: BulkBatch
  at: Date
  by: string | null
}

/** @throws Problem `not_found` */
export async function loadEndCheck(
  { db, verifying }: Pick<PerformanceParts, 'db' | 'verifying'>,
  workspaceId: string,
  campaignId: string,
): Promise<EndCheck> {
  const { pool } = db
  const campaign = await loadCampaign(pool, workspaceId, campaignId)
  const endedAt = await loadEnd(pool, workspaceId, campaignId)
  const verdicts = await loadVerdicts(pool, campaignId, endedAt)
  const begun = endedAt && (await loadBegun(pool, workspaceId, campaignId, endedAt))
  const bought = campaign.creators.filter(isBought)
  const open = bought.filter(({ id }) => !verdicts.get(id)?.end)
  const price =
    open.length > 0 && (await previewList(verifying, workspaceId, listOf(open.map(({ creator }) => creator))))
  const creators = bought.map((entry) =>
    shownCreator(entry, verdicts.get(entry.id), { batch: begun?.batch, price: price || null }),
  )
  return {
    completedAt: endedAt?.toISOString() ?? null,
    currency: campaign.fields.currency.value,
    creators,
    due: dueOf(price || null),
    batch: begun && shownBatch(begun),
    people: { first: paidBy(creators, 'first'), end: paidBy(creators, 'end') },
  }
}

/** @returns creators as a list to verify, a line for each */
export function listOf(creators: readonly NamedCreator[]): string {
  return creators.map(({ platform, handle }) => `${platform}: ${handle}`).join('\n')
}

/** The list that was begun last since the end. */
async function loadBegun(sql: Sql, workspaceId: string, campaignId: string, endedAt: Date): Promise<Begun | null> {
  const found = await sql.query<{ id: string; at: Date; by: string | null }>(
    `select batch_id as id, made_at as at, users.name as by
       from campaign_end_checks made left join users on users.id = made_by
      where made.workspace_id = $1 and campaign_id = $2 and made_at >= $3 order by made_at desc limit 1`,
    [workspaceId, campaignId, endedAt],
  )
  const [row] = found.rows
  return row ? { ...row, batch: await loadBatchWithItems(sql, workspaceId, row.id) } : null
}

function shownBatch({ batch: { id, state, counts }, at, by }: Begun): NonNullable<EndCheck['batch']> {
  const through = counts.done + counts.failed
  return { ...{ id, state, by, through }, at: at.toISOString(), all: through + counts.waiting + counts.running }
}

function dueOf(price: BulkPreview | null): EndCheck['due'] {
  if (price === null) return { count: 0, free: 0, credits: 0, available: 0 }
  const { counts, credits, available } = price
  return { count: counts.new + counts.repeat, free: counts.repeat, credits, available }
}

function shownCreator(
  entry: CampaignCreator,
  verdicts: EntryVerdicts | undefined,
  { batch, price }: { batch: BulkBatch | undefined; price: BulkPreview | null },
): EndCheckCreator {
  const { platform, handle, displayName } = entry.creator
  const same = (line: { platform: string | null; handle: string | null }) =>
    line.platform === platform && line.handle === handle
  const item = batch?.items.find(same)
  const refused = price?.lines.find((line) => line.kind === 'refused' && same(line))
  const end = toldVerdict(verdicts?.end)
  return {
    ...{ entryId: entry.id, platform, handle, name: displayName, paid: entry.fields.paid.value },
    state: end ? 'done' : stateOf(item),
    problem: end ? null : (item?.problem ?? refused?.reason ?? null),
    ...{ first: toldVerdict(verdicts?.first), end },
  }
}

function stateOf(item: BulkBatch['items'][number] | undefined): EndCheckCreator['state'] {
  if (item === undefined || item.state === 'skipped' || item.state === 'done') return 'open'
  return item.state === 'refused' ? 'failed' : item.state
}

function paidBy(creators: readonly EndCheckCreator[], which: 'first' | 'end') {
  return paidForPeopleOf(creators.map(({ paid, ...told }) => ({ paid, suspicious: told[which]?.suspicious ?? null })))
}
