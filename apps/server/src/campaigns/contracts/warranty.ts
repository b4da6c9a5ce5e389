import {
  blankCampaign,
  type ContractDraft,
  type ContractWarranty,
  contractVersion,
  dayNamed,
  type warrantyFindings,
} from '@vouch/contract'
import type { ReportCard } from '../../verdicts/creators/reports.ts'
import { type StoredFields, valuesOf } from '../campaigns/stored-fields.ts'
import type { Sql } from './contract-desk.ts'
import type { ContractRow } from './contract-rows.ts'

/** What the warranty of an authentic audience comes to: the figures are those of reports, nothing is scored here. */

type Range = NonNullable<ContractRow['baseline']>

/** Loads trust as the workspace's last report says; null without a report or a score. */
export async function loadTrust(sql: Sql, workspaceId: string, creatorId: string): Promise<Range | null> {
  const found = await sql.query<{ trust: ReportCard['trust'] }>(
    `select card -> 'trust' as trust from verifications join reports on reports.id = report_id
      where workspace_id = $1 and verifications.creator_id = $2 order by verifications.created_at desc limit 1`,
    [workspaceId, creatorId],
  )
  const trust = found.rows[0]?.trust ?? null
  return trust && rangeOf(trust)
}

function rangeOf({ score, low, high }: Range): Range {
  return { score, low, high }
}

/** @returns the floor that a contract names, 0 to 100; null without the clause, or where it is no number */
export function floorOf({ clauses, variables }: ContractDraft): number | null {
  if (!clauses.some(({ kind }) => kind === 'warranty')) return null
  const floor = Number.parseFloat(variables.warranty_floor ?? '')
  return floor >= 0 && floor <= 100 ? floor : null
}

/** Loads how the warranty stands. Its time runs from the last day that the contract names, which nobody changes once it is signed; a campaign's counts
 *  where the contract names none. A report since the acceptance whose whole range is below the floor breaks it, and only one that was made in time counts. */
export async function loadWarranty(sql: Sql, row: ContractRow): Promise<ContractWarranty | null> {
  const drafts = await sql.query<{ draft: unknown; fields: StoredFields | null }>(
    `select draft, campaigns.fields from contract_versions left join campaigns on campaigns.id = $3
      where contract_id = $1 and version = $2`,
    [row.id, row.sentVersion ?? row.version, row.campaignId],
  )
  const [held] = drafts.rows
  if (held === undefined) return null
  const draft = contractVersion.shape.draft.parse(held.draft)
  const floor = floorOf(draft)
  if (floor === null) return null
  const endsOn = dayNamed(draft.variables.end_date) ?? valuesOf(held.fields ?? {}, blankCampaign).endsOn
  const until = daysLater(endsOn, draft.variables.warranty_days)
  const after = row.state === 'accepted' ? await loadAfter(sql, row, until) : null
  return { floor, until, before: row.baseline, after, finding: findingOf(after, floor) }
}

const dayMs = 86_400_000
const daysMax = 3_650

function daysLater(endsOn: string | null, days: string | undefined): string | null {
  const count = Number.parseInt(days ?? '', 10)
  if (endsOn === null || !(count >= 0 && count <= daysMax)) return null
  return new Date(new Date(endsOn).getTime() + count * dayMs).toISOString().slice(0, 10)
}

async function loadAfter(sql: Sql, row: ContractRow, until: string | null): Promise<ContractWarranty['after']> {
  const found = await sql.query<{ id: string; at: Date; trust: Range }>(
    `select verifications.id, verifications.created_at as at, card -> 'trust' as trust
       from verifications join reports on reports.id = report_id
      where workspace_id = $1 and verifications.creator_id = $2 and verifications.created_at >= $3
        and ($4::date is null or (verifications.created_at at time zone 'UTC')::date <= $4::date)
        and card ->> 'trust' is not null
      order by verifications.created_at desc limit 1`,
    [row.workspaceId, row.creatorId, row.answeredAt, until],
  )
  return (
    found.rows.map(({ id, at, trust }) => ({ ...rangeOf(trust), verificationId: id, at: at.toISOString() }))[0] ?? null
  )
}

function findingOf(after: Range | null, floor: number): (typeof warrantyFindings)[number] {
  if (after === null) return 'open'
  return after.high < floor ? 'broken' : 'kept'
}
