import { campaignCodesMax, Problem, type PromoCode, type promoCodes, type ReplyOf } from '@vouch/contract'
import type { Act } from '../campaigns/campaign-desk.ts'
import { lockStarted } from '../campaigns/lock-campaign.ts'
import { requireEntry } from '../campaigns/require-entry.ts'
import type { Sql, Tx } from './tracking-parts.ts'

/** Promo codes of a campaign's creators. A code belongs to one creator of the workspace at a time. */

interface CodeRow extends Omit<PromoCode, 'createdAt'> {
  createdAt: Date
}

const columns = 'id, campaign_id as "campaignId", entry_id as "entryId", code, created_at as "createdAt"'

function shown({ createdAt, ...row }: CodeRow): PromoCode {
  return { ...row, createdAt: createdAt.toISOString() }
}

/** Loads the codes of a campaign that is known to be the workspace's, the oldest first. */
export async function listCodes(sql: Sql, campaignId: string): Promise<ReplyOf<typeof promoCodes.list>> {
  const text = `select ${columns} from promo_codes where campaign_id = $1 order by created_at, id limit ${campaignCodesMax}`
  const found = await sql.query<CodeRow>(text, [campaignId])
  return { codes: found.rows.map(shown), nextCursor: null }
}

/** Notes a code; the same of the same creator stays as it is. @throws Problem `code_taken`, `too_many`, and as `lockStarted` does */
export async function addCode(
  tx: Tx,
  act: Act,
  { entryId, code }: Pick<PromoCode, 'entryId' | 'code'>,
): Promise<PromoCode> {
  const { workspaceId, userId } = act.member
  await lockStarted(tx, act)
  await requireEntry(tx, act.campaignId, entryId)
  await tx.query(
    `insert into promo_codes (workspace_id, campaign_id, entry_id, code, made_by, created_at)
     select $1, $2, $3, $4, $5, $6 where (select count(*) from promo_codes where campaign_id = $2) < ${campaignCodesMax}
     on conflict do nothing`,
    [workspaceId, act.campaignId, entryId, code, userId, act.at],
  )
  const found = await tx.query<CodeRow>(`select ${columns} from promo_codes where workspace_id = $1 and code = $2`, [
    workspaceId,
    code,
  ])
  const [row] = found.rows
  if (row === undefined) throw new Problem('too_many', `A campaign can have up to ${campaignCodesMax} promo codes.`)
  if (row.entryId !== entryId) throw new Problem('code_taken')
  return shown(row)
}

/** @returns the campaign of a code. @throws Problem `not_found` */
export async function campaignOfCode(sql: Sql, workspaceId: string, id: string): Promise<string> {
  const found = await sql.query<{ campaignId: string }>(
    'select campaign_id as "campaignId" from promo_codes where id = $1 and workspace_id = $2',
    [id, workspaceId],
  )
  const [row] = found.rows
  if (row === undefined) throw new Problem('not_found', 'Promo code not found.')
  return row.campaignId
}

/** @throws Problem as `lockStarted` does */
export async function removeCode(tx: Tx, act: Act, id: string): Promise<void> {
  await lockStarted(tx, act)
  await tx.query('delete from promo_codes where id = $1', [id])
}
