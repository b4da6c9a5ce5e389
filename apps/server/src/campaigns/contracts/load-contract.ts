import { type ContractDraft, type ContractVersion, contractText, type OpenContract, Problem } from '@vouch/contract'
import { shareToken } from '../../verdicts/sharing/share-token.ts'
import type { ContractDesk, Sql } from './contract-desk.ts'
import { type ContractRow, requireContract, summaryOf } from './contract-rows.ts'
import { loadWarranty } from './warranty.ts'

/** A contract whole: its current version, the earlier ones, what was sent and what was answered. */

/** @throws Problem `not_found` */
export async function loadContract(desk: ContractDesk, workspaceId: string, id: string): Promise<OpenContract> {
  const { pool } = desk.db
  const row = await requireContract(pool, workspaceId, id)
  const versions = await pool.query<{ version: number; at: Date; by: string | null }>(
    `select version, at, users.name as by from contract_versions left join users on users.id = made_by
      where contract_id = $1 order by version desc`,
    [id],
  )
  return {
    ...summaryOf(row),
    current: await loadVersion(pool, workspaceId, id, row.version),
    versions: versions.rows.map(({ at, ...each }) => ({ ...each, at: at.toISOString() })),
    sent: sentOf(desk, row),
    answer: answerOf(row),
    warranty: await loadWarranty(pool, row),
  }
}

/** @throws Problem `not_found` */
export async function loadVersion(
  sql: Sql,
  workspaceId: string,
  id: string,
  version: number,
): Promise<ContractVersion> {
  const found = await sql.query<{ version: number; draft: ContractVersion['draft']; at: Date; by: string | null }>(
    `select held.version, draft, at, users.name as by
       from contract_versions held join contracts on contracts.id = contract_id left join users on users.id = held.made_by
      where contract_id = $1 and workspace_id = $2 and held.version = $3`,
    [id, workspaceId, version],
  )
  const [row] = found.rows
  if (row === undefined) throw new Problem('not_found', 'This version doesn’t exist.')
  const { holes, unknown, ...read } = contractText(row.draft satisfies ContractDraft)
  return { ...row, at: row.at.toISOString(), text: read, holes, unknown }
}

/** @returns the address of the page where the creator answers */
export function contractUrl({ publicAddress, linkSecret }: ContractDesk, linkKey: string): string {
  return `${publicAddress()}/contract/${shareToken(linkKey, linkSecret, 'contract')}`
}

function sentOf(desk: ContractDesk, row: ContractRow): OpenContract['sent'] {
  const { linkKey, sentVersion, sentAt, digest } = row
  if (linkKey === null || sentVersion === null || sentAt === null || digest === null) return null
  const url = contractUrl(desk, linkKey)
  return { version: sentVersion, at: sentAt.toISOString(), by: row.sentBy, to: row.sentTo, url, digest }
}

export function answerOf({ answeredAt, signerName, signerAddress, reason }: ContractRow): OpenContract['answer'] {
  if (answeredAt === null) return null
  return { at: answeredAt.toISOString(), name: signerName, address: signerAddress, reason }
}
