import { type OutreachSuppression, Problem, type RemovedSuppression } from '@vouch/contract'
import { onlyRow } from '../../foundation/db/database.ts'
import { storableText } from '../../foundation/db/storable-text.ts'
import type { Member } from '../../foundation/http/member.ts'
import type { Sql, Tx } from './outreach-desk.ts'

/** Addresses that must not be written to: of a workspace, and of everybody who sends through our mail server. All addresses of one mailbox count as one. */

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
    `insert into outreach_suppressions (workspace_id, address, reason, at)
     select $1, lower($2), $3, $4
      where not exists (select from outreach_suppressions
                         where mailbox_of(address) = mailbox_of($2) and workspace_id is not distinct from $1::uuid)
     on conflict do nothing`,
    [workspaceId, address, reason, at],
  )
}

/** Loads the suppression of a mailbox that is there. */
export async function loadSuppression(sql: Sql, workspaceId: string, address: string): Promise<OutreachSuppression> {
  return shown(
    onlyRow(
      await sql.query<Row>(
        'select id, address, reason, at from outreach_suppressions where workspace_id = $1 and mailbox_of(address) = mailbox_of($2) limit 1',
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
    `select asked.address from unnest($2::text[]) as asked (address)
      where exists (select from outreach_suppressions held where mailbox_of(held.address) = mailbox_of(asked.address)
                       and (workspace_id = $1 or (workspace_id is null and $3 = 'ours')))`,
    [workspaceId, addresses, via],
  )
  return new Set(found.rows.map(({ address }) => address))
}

const removedMax = 50
const removedColumns = `removed.id, address, reason, at, why, users.name as by, removed_at as "removedAt"`

type RemovedRow = Omit<RemovedSuppression, 'at' | 'removedAt'> & { at: Date; removedAt: Date }

const shownRemoved = ({ removedAt, ...row }: RemovedRow): RemovedSuppression => ({
  ...row,
  ...{ at: row.at.toISOString(), removedAt: removedAt.toISOString() },
})

/** Loads what was taken off the list, newest first. */
export async function loadRemoved(sql: Sql, workspaceId: string): Promise<RemovedSuppression[]> {
  const found = await sql.query<RemovedRow>(
    `select ${removedColumns} from outreach_removed_suppressions removed left join users on users.id = removed_by
      where workspace_id = $1 order by removed_at desc, removed.id limit ${removedMax}`,
    [workspaceId],
  )
  return found.rows.map(shownRemoved)
}

/** Takes a mailbox off the workspace's list and keeps why. Threads that its unsubscribe had ended can be opened again; what everybody who sends
 *  through our mail server must keep to stays.
 *  @throws Problem `not_found` */
export async function removeSuppression(
  tx: Tx,
  { workspaceId, userId }: Pick<Member, 'workspaceId' | 'userId'>,
  { id, why, at }: { id: string; why: string; at: Date },
): Promise<RemovedSuppression> {
  const moved = await tx.query<RemovedRow>(
    `with named as (select mailbox_of(address) as mailbox from outreach_suppressions where id = $1 and workspace_id = $2),
          gone as (delete from outreach_suppressions using named
                    where mailbox_of(address) = mailbox and workspace_id = $2 returning address, reason, at),
          removed as (insert into outreach_removed_suppressions (workspace_id, address, reason, at, why, removed_by, removed_at)
                      select $2, address, reason, at, $3, $4, $5 from gone
                      returning *)
     select ${removedColumns} from removed left join users on users.id = removed_by`,
    [id, workspaceId, storableText(why), userId, at],
  )
  const [row] = moved.rows
  if (row === undefined) throw new Problem('not_found', 'This address isn’t on the list.')
  await tx.query(
    `update outreach_threads set state = 'closed' where workspace_id = $1 and mailbox_of(address) = mailbox_of($2) and state = 'unsubscribed'`,
    [workspaceId, row.address],
  )
  return shownRemoved(row)
}
