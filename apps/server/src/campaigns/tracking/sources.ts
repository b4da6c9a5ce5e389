import { randomUUID } from 'node:crypto'
import {
  type BodyOf,
  Problem,
  type ReplyOf,
  type SourceKind,
  type TrackingSource,
  type trackingSources,
  trackingSourcesMax,
} from '@vouch/contract'
import type { Member } from '../../foundation/http/member.ts'
import type { KeyRing } from '../../verdicts/consent/key-ring.ts'
import { refuseLapsed } from '../campaigns/lock-campaign.ts'
import { drawSecret } from './message-signature.ts'
import type { Sql, TrackingParts, Tx } from './tracking-parts.ts'

/** Shops that send their orders. A secret is told once and kept sealed. */

interface SourceRow extends Omit<TrackingSource, 'createdAt' | 'lastAt' | 'url'> {
  createdAt: Date
  lastAt: Date | null
}

const listText = `
  select source.id, kind, source.name, source.created_at as "createdAt", users.name as "madeBy", last_at as "lastAt",
         last_problem as "lastProblem", (select count(*)::int from tracking_orders where source_id = source.id) as orders
    from tracking_sources source left join users on users.id = made_by
   where workspace_id = $1 and removed_at is null`

type Address = Pick<TrackingParts, 'publicAddress'>

function shown({ createdAt, lastAt, ...row }: SourceRow, { publicAddress }: Address): TrackingSource {
  return {
    ...row,
    url: `${publicAddress()}/api/tracking/orders/${row.id}`,
    createdAt: createdAt.toISOString(),
    lastAt: lastAt?.toISOString() ?? null,
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

/** A secret is sealed for its own row. */
const placeOf = (id: string) => `tracking_sources.secret:${id}`

/** Adds a shop. @returns it, with its secret where that was made here. @throws Problem `too_many`, `subscription_ended`, `validation` */
export async function addSource(
  tx: Tx,
  { publicAddress, ring, now }: Pick<TrackingParts, 'publicAddress' | 'ring' | 'now'>,
  { workspaceId, userId }: Pick<Member, 'workspaceId' | 'userId'>,
  { kind, name, secret: given }: BodyOf<typeof trackingSources.add>,
): Promise<ReplyOf<typeof trackingSources.add>> {
  if (kind === 'standard' && given !== undefined && !/^whsec_[A-Za-z0-9+/]{24,128}={0,2}$/.test(given))
    throw new Problem('validation', 'A secret of Standard Webhooks begins with whsec_.', {
      fields: { secret: 'A secret of Standard Webhooks begins with whsec_.' },
    })
  await tx.query('select from workspaces where id = $1 for no key update', [workspaceId])
  await refuseLapsed(tx, workspaceId)
  const id = randomUUID()
  const secret = given ?? drawSecret(kind)
  const { sealed, keyId } = ring.seal(secret, placeOf(id))
  const made = await tx.query(
    `insert into tracking_sources (id, workspace_id, kind, name, secret_sealed, key_id, made_by, created_at)
     select $1, $2, $3, $4, $5, $6, $7, $8
      where (select count(*) from tracking_sources where workspace_id = $2 and removed_at is null) < ${trackingSourcesMax}`,
    [id, workspaceId, kind, name, sealed, keyId, userId, now()],
  )
  if (made.rowCount === 0)
    throw new Problem('too_many', `A workspace can have up to ${trackingSourcesMax} shops. Remove one first.`)
  const [row] = (await tx.query<SourceRow>(`${listText} and source.id = $2`, [workspaceId, id])).rows
  if (row === undefined) throw new Problem('not_found')
  return { source: shown(row, { publicAddress }), secret: given === undefined ? secret : null }
}

/** Removes a shop; its orders stay, its secret goes. @throws Problem `not_found` */
export async function removeSource(sql: Sql, workspaceId: string, id: string, at: Date): Promise<void> {
  const removed = await sql.query(
    `update tracking_sources set removed_at = $3, secret_sealed = '' where id = $2 and workspace_id = $1 and removed_at is null`,
    [workspaceId, id, at],
  )
  if (removed.rowCount === 0) throw noSuchShop()
}

export interface OpenSource {
  id: string
  workspaceId: string
  kind: SourceKind
  secret: string
}

/** @returns a shop with its secret. @throws Problem `not_found` for one that was removed or never was */
export async function openSource(sql: Sql, ring: KeyRing, id: string): Promise<OpenSource> {
  const found = await sql.query<Omit<OpenSource, 'secret'> & { sealed: string; keyId: string }>(
    `select id, workspace_id as "workspaceId", kind, secret_sealed as sealed, key_id as "keyId"
       from tracking_sources where id = $1 and removed_at is null`,
    [id],
  )
  const [row] = found.rows
  if (row === undefined) throw noSuchShop()
  const { sealed, keyId, ...source } = row
  return { ...source, secret: ring.open({ sealed, keyId }, placeOf(id)) }
}

/** @throws Problem `not_found` where a shop is not the workspace's */
export async function requireSource(sql: Sql, workspaceId: string, id: string): Promise<void> {
  const found = await sql.query('select from tracking_sources where id = $1 and workspace_id = $2', [id, workspaceId])
  if (found.rowCount === 0) throw noSuchShop()
}

function noSuchShop(): Problem {
  return new Problem('not_found', 'Shop not found.')
}

const resealedAtOnce = 200

/** Seals what lies under an older key of the ring under the newest one. */
export async function resealSources(sql: Sql, ring: KeyRing): Promise<void> {
  for (let count = resealedAtOnce; count === resealedAtOnce; ) {
    const found = await sql.query<{ id: string; sealed: string; keyId: string }>(
      `select id, secret_sealed as sealed, key_id as "keyId" from tracking_sources
        where key_id <> $1 and key_id = any($2) and removed_at is null order by id limit ${resealedAtOnce}`,
      [ring.currentId, ring.ids],
    )
    for (const { id, ...kept } of found.rows) {
      const { sealed, keyId } = ring.seal(ring.open(kept, placeOf(id)), placeOf(id))
      await sql.query(
        'update tracking_sources set secret_sealed = $2, key_id = $3 where id = $1 and removed_at is null',
        [id, sealed, keyId],
      )
    }
    count = found.rows.length
  }
}
