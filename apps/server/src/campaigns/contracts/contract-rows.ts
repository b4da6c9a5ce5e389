import { type ContractPhase, type ContractSummary, Problem } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import type { Sql } from './contract-desk.ts'

/** A contract as the database keeps it. */
export interface ContractRow {
  id: string
  workspaceId: string
  creatorId: string
  platform: Platform
  handle: string
  displayName: string | null
  /** Null where it is gone, or was deleted. */
  campaignId: string | null
  campaignName: string | null
  entryId: string | null
  state: ContractPhase
  title: string
  version: number
  createdAt: Date
  updatedAt: Date
  linkKey: string | null
  sentVersion: number | null
  sentAt: Date | null
  sentBy: string | null
  sentTo: string | null
  document: string | null
  digest: string | null
  baseline: { score: number; low: number; high: number } | null
  answeredAt: Date | null
  signerName: string | null
  signerAddress: string | null
  signerEmail: string | null
  reason: string | null
  record: string | null
  fileDigest: string | null
}

const text = `
  select contract.id, contract.workspace_id as "workspaceId", contract.creator_id as "creatorId", platform, handle,
         display_name as "displayName", campaigns.id as "campaignId", campaigns.fields -> 'name' ->> 'value' as "campaignName",
         entry_id as "entryId", contract.state, title, version, contract.created_at as "createdAt", contract.updated_at as "updatedAt",
         link_key as "linkKey", sent_version as "sentVersion", sent_at as "sentAt", users.name as "sentBy", sent_to as "sentTo",
         document, digest, baseline, answered_at as "answeredAt", signer_name as "signerName", signer_address as "signerAddress",
         signer_email as "signerEmail", reason, record, file_digest as "fileDigest"
    from contracts contract join creators on creators.id = creator_id
    left join campaigns on campaigns.id = campaign_id and campaigns.removed_at is null
    left join users on users.id = sent_by`

/** @throws Problem `not_found` for another workspace's */
export async function requireContract(sql: Sql, workspaceId: string, id: string): Promise<ContractRow> {
  const found = await sql.query<ContractRow>(`${text} where contract.id = $1 and contract.workspace_id = $2`, [
    id,
    workspaceId,
  ])
  const [row] = found.rows
  if (row === undefined) throw new Problem('not_found', 'Contract not found.')
  return row
}

/** @returns the contract that a link opens; null for one that has ended */
export async function contractOfLink(sql: Sql, linkKey: string): Promise<ContractRow | null> {
  const found = await sql.query<ContractRow>(`${text} where contract.link_key = $1 and contract.state <> 'draft'`, [
    linkKey,
  ])
  return found.rows[0] ?? null
}

/** @returns the accepted contract with a digest, its own or that of its file */
export async function contractOfDigest(sql: Sql, digest: string): Promise<ContractRow | null> {
  const found = await sql.query<ContractRow>(
    `${text} where contract.state = 'accepted' and (digest = $1 or file_digest = $1) limit 1`,
    [digest],
  )
  return found.rows[0] ?? null
}

const listedMax = 200

/** Loads contracts, the last changed first. @param campaignId of one campaign; absent: of all */
export async function loadContracts(
  sql: Sql,
  workspaceId: string,
  campaignId: string | undefined,
): Promise<ContractSummary[]> {
  const found = await sql.query<ContractRow>(
    `${text} where contract.workspace_id = $1 and ($2::uuid is null or campaign_id = $2)
      order by contract.updated_at desc, contract.id limit ${listedMax}`,
    [workspaceId, campaignId ?? null],
  )
  return found.rows.map(summaryOf)
}

export function summaryOf(row: ContractRow): ContractSummary {
  const { id, platform, handle, displayName, campaignId, campaignName, entryId, state, title, version } = row
  return {
    ...{ id, entryId, state, title, version, creator: { platform, handle, displayName } },
    campaign: campaignId === null ? null : { id: campaignId, name: campaignName ?? '' },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
