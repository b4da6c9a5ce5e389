import { randomUUID } from 'node:crypto'
import {
  type BodyOf,
  Problem,
  type ReplyOf,
  type TrackingSource,
  type trackingSources,
  trackingSourcesMax,
} from '@vouch/contract'
import type { Member } from '../../foundation/http/member.ts'
import { refuseLapsed } from '../campaigns/lock-campaign.ts'
import { noSuchShop, sealedSecret } from './source-secrets.ts'
import type { Sql, TrackingParts, Tx } from './tracking-parts.ts'

/** Shops that send their orders. Their secrets stand in `source-secrets.ts`. */

interface SourceRow extends Omit<TrackingSource, 'createdAt' | 'lastAt' | 'url' | 'oldSecretUntil'> {
  createdAt: Date
  lastAt: Date | null
  oldSecretUntil: Date | null
}

const listText = `
  select source.id, kind, source.name, source.created_at as "createdAt", users.name as "madeBy", last_at as "lastAt",
         last_problem as "lastProblem", old_secret_until as "oldSecretUntil", (select count(*)::int from tracking_orders where source_id = source.id) as orders
    from tracking_sources source left join users on users.id = made_by
   where workspace_id = $1 and removed_at is null`

type Address = Pick<TrackingParts, 'publicAddress' | 'now'>

function shown(
  { createdAt, lastAt, oldSecretUntil, ...row }: SourceRow,
  { publicAddress, now }: Address,
): TrackingSource {
  return {
    ...row,
    url: `${publicAddress()}/api/tracking/orders/${row.id}`,
    createdAt: createdAt.toISOString(),
    lastAt: lastAt?.toISOString() ?? null,
    oldSecretUntil: oldSecretUntil !== null && oldSecretUntil > now() ? oldSecretUntil.toISOString() : null,
  }
}

/** Loads the shops, the oldest first. */
export async function listSources(
  sql: Sql,
  address: Address,
  workspaceId: string,
): Promise<ReplyOf<typeof trackingSources.list>> {
  const found = await sql.query<SourceRow>(`${listText} order by source.created_at, source.id`, [workspaceId])
  return { sources: found.rows.map((row) => shown(row, address)), nextCursor: null }
}

/** @throws Problem `not_found` for one that was removed or is another workspace's */
export async function loadSource(sql: Sql, address: Address, workspaceId: string, id: string): Promise<TrackingSource> {
  const [row] = (await sql.query<SourceRow>(`${listText} and source.id = $2`, [workspaceId, id])).rows
  if (row === undefined) throw noSuchShop()
  return shown(row, address)
}

/** Adds a shop. @returns it, with its secret where that was made here. @throws Problem `too_many`, `subscription_ended`, `validation` */
export async function addSource(
  tx: Tx,
  { publicAddress, ring, now }: Pick<TrackingParts, 'publicAddress' | 'ring' | 'now'>,
  { workspaceId, userId }: Pick<Member, 'workspaceId' | 'userId'>,
  { kind, name, secret: given }: BodyOf<typeof trackingSources.add>,
): Promise<ReplyOf<typeof trackingSources.add>> {
  const id = randomUUID()
  const { secret, sealed, keyId } = sealedSecret(ring, id, kind, given)
  await tx.query('select from workspaces where id = $1 for no key update', [workspaceId])
  await refuseLapsed(tx, workspaceId)
  const made = await tx.query(
    `insert into tracking_sources (id, workspace_id, kind, name, secret_sealed, key_id, made_by, created_at)
     select $1, $2, $3, $4, $5, $6, $7, $8
      where (select count(*) from tracking_sources where workspace_id = $2 and removed_at is null) < ${trackingSourcesMax}`,
    [id, workspaceId, kind, name, sealed, keyId, userId, now()],
  )
  if (made.rowCount === 0)
    throw new Problem('too_many', `A workspace can have up to ${trackingSourcesMax} shops. Remove one first.`)
  const source = await loadSource(tx, { publicAddress, now }, workspaceId, id)
  return { source, secret: given === undefined ? secret : null }
}

/** Removes a shop; its orders stay, its secret goes. @throws Problem `not_found` */
export async function removeSource(sql: Sql, workspaceId: string, id: string, at: Date): Promise<void> {
  const removed = await sql.query(
    `update tracking_sources set removed_at = $3, secret_sealed = '', old_secret_sealed = null, old_secret_until = null
      where id = $2 and workspace_id = $1 and removed_at is null`,
    [workspaceId, id, at],
  )
  if (removed.rowCount === 0) throw noSuchShop()
}

/** @throws Problem `not_found` where a shop is not the workspace's */
export async function requireSource(sql: Sql, workspaceId: string, id: string): Promise<void> {
  const found = await sql.query('select from tracking_sources where id = $1 and workspace_id = $2', [id, workspaceId])
  if (found.rowCount === 0) throw noSuchShop()
}
