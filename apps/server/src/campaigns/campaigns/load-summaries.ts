import {
  blankCampaign,
  blankCreator,
  blankDeliverable,
  type CampaignState,
  type CampaignSummary,
  campaignMoney,
  campaignSteps,
  campaignsMax,
} from '@vouch/contract'
import type { Sql } from './campaign-desk.ts'
import { type StoredFields, valuesOf } from './stored-fields.ts'

interface SummaryRow {
  id: string
  state: CampaignState
  fields: StoredFields
  createdAt: Date
  updatedAt: Date
  startedAt: Date | null
  head: string | null
  creators: { fields: StoredFields; verified: boolean; deliverables: StoredFields[] }[]
}

// Only what the steps and the money read of a creator: whether there is a report, and not what it says.
const summaryText = `
  select campaigns.id, state, fields, created_at as "createdAt", updated_at as "updatedAt", started_at as "startedAt",
         (select max(change.id)::text from campaign_changes change where campaign_id = campaigns.id) as head,
         coalesce((
           select json_agg(json_build_object(
                    'fields', entry.fields,
                    'verified', exists (select from verifications
                                         where verifications.workspace_id = campaigns.workspace_id
                                           and verifications.creator_id = entry.creator_id and report_id is not null),
                    'deliverables', coalesce((select json_agg(made.fields) from campaign_deliverables made
                                               where made.entry_id = entry.id), '[]')))
             from campaign_creators entry where entry.campaign_id = campaigns.id and entry.removed_at is null
         ), '[]') as creators
    from campaigns where workspace_id = $1 and removed_at is null order by updated_at desc, id limit ${campaignsMax}`

/** Loads the campaigns of a workspace, the last changed first. */
export async function loadSummaries(sql: Sql, workspaceId: string): Promise<CampaignSummary[]> {
  const found = await sql.query<SummaryRow>({ name: 'campaigns', text: summaryText, values: [workspaceId] })
  return found.rows.map(shownSummary)
}

function shownSummary({ id, state, fields, createdAt, updatedAt, startedAt, head, creators }: SummaryRow) {
  const values = valuesOf(fields, blankCampaign)
  const { name, goal, startsOn, endsOn, currency } = values
  const facts = {
    ...{ state, values },
    creators: creators.map((each) => ({
      values: valuesOf(each.fields, blankCreator),
      verified: each.verified,
      deliverables: each.deliverables.map((made) => valuesOf(made, blankDeliverable)),
    })),
  }
  return {
    ...{ id, state, name, goal, startsOn, endsOn, currency },
    head: head ?? '0',
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    creators: creators.length,
    approved: facts.creators.filter((each) => each.values.decision === 'approved').length,
    money: campaignMoney(facts),
    steps: campaignSteps(facts),
  }
}
