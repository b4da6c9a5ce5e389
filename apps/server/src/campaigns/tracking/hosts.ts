import { Problem, type ReplyOf, type TrackingHost, type trackingHosts, trackingHostsMax } from '@vouch/contract'
import type { Member } from '../../foundation/http/member.ts'
import { refuseLapsed } from '../campaigns/lock-campaign.ts'
import type { Sql, Tx } from './tracking-parts.ts'

/** Websites that the short links of a workspace may lead to. */

interface HostRow extends Omit<TrackingHost, 'addedAt'> {
  addedAt: Date
}

const listText = `
  select host, added_at as "addedAt", users.name as "addedBy"
    from tracking_hosts left join users on users.id = added_by where workspace_id = $1`

function shown({ addedAt, ...row }: HostRow): TrackingHost {
  return { ...row, addedAt: addedAt.toISOString() }
}

/** Loads the websites in the order of their names. */
export async function listHosts(sql: Sql, workspaceId: string): Promise<ReplyOf<typeof trackingHosts.list>> {
  const found = await sql.query<HostRow>(`${listText} order by host limit ${trackingHostsMax}`, [workspaceId])
  return { hosts: found.rows.map(shown), nextCursor: null }
}

/** Declares a website; one that is declared already stays as it is. @throws Problem `too_many`, `subscription_ended` */
export async function addHost(
  tx: Tx,
  { workspaceId, userId }: Pick<Member, 'workspaceId' | 'userId'>,
  host: string,
  at: Date,
): Promise<TrackingHost> {
  // Two that are declared at once are counted one after the other.
  await tx.query('select from workspaces where id = $1 for no key update', [workspaceId])
  await refuseLapsed(tx, workspaceId)
  await tx.query(
    `insert into tracking_hosts (workspace_id, host, added_at, added_by)
     select $1, $2, $3, $4 where (select count(*) from tracking_hosts where workspace_id = $1) < ${trackingHostsMax}
     on conflict do nothing`,
    [workspaceId, host, at, userId],
  )
  const found = await tx.query<HostRow>(`${listText} and host = $2`, [workspaceId, host])
  const [row] = found.rows
  if (row === undefined)
    throw new Problem('too_many', `You can declare up to ${trackingHostsMax} websites. Remove one first.`)
  return shown(row)
}

/** @throws Problem `not_found` */
export async function removeHost(sql: Sql, workspaceId: string, host: string): Promise<void> {
  const removed = await sql.query('delete from tracking_hosts where workspace_id = $1 and host = $2', [
    workspaceId,
    host,
  ])
  if (removed.rowCount === 0) throw new Problem('not_found', 'This website isn’t declared.')
}
