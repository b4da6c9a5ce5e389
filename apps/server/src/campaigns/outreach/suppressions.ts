import type { OutreachSuppression } from '@vouch/contract'
import { onlyRow } from '../../foundation/db/database.ts'
import type { Sql } from './outreach-desk.ts'

/** Addresses that must not be written to: of a workspace, and of everybody who sends through our mail server. */

const listMax = 200

type Row = Omit<OutreachSuppression, 'at'> & { at: Date }

const shown = ({ at, ...row }: Row): OutreachSuppression => ({ ...row, at: at.toISOString() })

export async function loadSuppressions(sql: Sql, workspaceId: string): Promise<OutreachSuppression[]> {
  const found = await sql.query<Row>(
    `select id, address, reason, at from outreach_suppressions where workspace_id = $1 order by at desc, id limit ${listMax}`,
    [workspaceId],
  )
  return found.rows.map(shown)
}

/** Suppresses an address. The first reason stays.
 *  @param workspaceId null: for everybody who sends through our mail server */
export async function suppress(
  sql: Sql,
  {
    workspaceId,
    address,
    reason,
    at,
  }: Omit<OutreachSuppression, 'id' | 'at'> & { workspaceId: string | null; at: Date },
): Promise<void> {
  await sql.query(
    `insert into outreach_suppressions (workspace_id, address, reason, at) values ($1, lower($2), $3, $4) on conflict do nothing`,
    [workspaceId, address, reason, at],
  )
}

/** Loads the suppression of an address that is there. */
export async function loadSuppression(sql: Sql, workspaceId: string, address: string): Promise<OutreachSuppression> {
  return shown(
    onlyRow(
      await sql.query<Row>(
        'select id, address, reason, at from outreach_suppressions where workspace_id = $1 and address = $2',
        [workspaceId, address],
      ),
    ),
  )
}

/** @returns which of the addresses must not be written to */
export async function suppressedOf(
  sql: Sql,
  workspaceId: string,
  via: 'ours' | 'own',
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await sql.query<{ address: string }>(
    `select address from outreach_suppressions
      where address = any($2) and (workspace_id = $1 or (workspace_id is null and $3 = 'ours'))`,
    [workspaceId, addresses, via],
  )
  return new Set(found.rows.map(({ address }) => address))
}
