import {
  type ApiKey,
  type ApiKeyList,
  keyCallsPerMinute,
  keysMax,
  type NewApiKey,
  newestVersion,
  Problem,
  type Tier,
} from '@vouch/contract'
import type pg from 'pg'
import { tokenDigest } from '../../customers/accounts/token.ts'
import { type Database, onlyRow, withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { type KeyLetterRoom, writeKeyMade } from './key-letters.ts'
import { drawKey } from './key-text.ts'
import { plainNetwork } from './plain-network.ts'

/** The keys of a workspace. Their text is told once and kept as a digest. */

type Sql = Pick<pg.Pool, 'query'>
const dayMs = 86_400_000

interface KeyRow extends Omit<ApiKey, 'createdAt' | 'expiresAt' | 'lastUsedAt'> {
  createdAt: Date
  expiresAt: Date | null
  lastUsedAt: Date | null
}

// $1 workspace, $2 the product's time, whose month is counted.
const listText = `
  select api_keys.id, api_keys.name, prefix, scopes, networks::text[] as networks, api_keys.credits_max as "creditsPerMonth",
         coalesce(months.credits, 0) as "creditsThisMonth", version::text, users.name as "madeBy",
         api_keys.created_at as "createdAt", api_keys.expires_at as "expiresAt", last_used_at as "lastUsedAt",
         case when revoked_at is not null then 'revoked' when api_keys.expires_at <= now() then 'expired' else 'live' end as state
    from api_keys
    left join users on users.id = made_by
    left join api_key_months months on key_id = api_keys.id and month = date_trunc('month', $2::timestamptz at time zone 'UTC')
   where api_keys.workspace_id = $1 and oauth_client_id is null`

/** Ended keys that are still listed beside the live ones. */
const listedMax = 100

/** Loads the keys, the live ones first, each group the newest first. */
export async function listKeys(sql: Sql, workspaceId: string, at: Date): Promise<ApiKeyList> {
  const [keys, plan] = await Promise.all([
    sql.query<KeyRow>(
      `${listText} order by (revoked_at is null and coalesce(api_keys.expires_at > now(), true)) desc, api_keys.created_at desc limit ${listedMax}`,
      [workspaceId, at],
    ),
    sql.query<{ tier: Tier }>('select tier from workspaces where id = $1', [workspaceId]),
  ])
  return { keys: keys.rows.map(shown), callsPerMinute: keyCallsPerMinute[onlyRow(plan).tier], nextCursor: null }
}

/** @throws Problem `not_found` for another workspace's key */
export async function loadKey(sql: Sql, workspaceId: string, id: string, at: Date): Promise<ApiKey> {
  const found = await sql.query<KeyRow>(`${listText} and api_keys.id = $3`, [workspaceId, at, id])
  const [row] = found.rows
  if (row === undefined) throw new Problem('not_found')
  return shown(row)
}

function shown(row: KeyRow): ApiKey {
  const { createdAt, expiresAt, lastUsedAt } = row
  return {
    ...row,
    networks: row.networks.map((network) => network.replace(/\/(32|128)$/, '')),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

/** Makes a key. @returns it with its text, which nobody can read again. @throws Problem `too_many` where the workspace has as many as it may,
 *  `validation` for a network with bits behind its mask */
export function createKey(
  room: KeyLetterRoom & { db: Database },
  { workspaceId, userId }: Member,
  wanted: NewApiKey,
): Promise<{ key: string; apiKey: ApiKey }> {
  const { key, prefix } = drawKey()
  const at = room.now()
  const { name, scopes, networks = [], creditsPerMonth = null, expiresInDays = null } = wanted
  const expiresAt = expiresInDays === null ? null : new Date(Date.now() + expiresInDays * dayMs)
  return withTransaction(room.db, async (tx) => {
    // Two that are made at once are counted one after the other.
    await tx.query('select from workspaces where id = $1 for no key update', [workspaceId])
    const made = await tx
      .query<{ id: string }>(
        `insert into api_keys (workspace_id, made_by, name, prefix, digest, scopes, networks, credits_max, version, created_at, expires_at)
         select $1, $2, $3, $4, $5, $6, $7::cidr[], $8, $9, $10, $11
          where (select count(*) from api_keys
                  where workspace_id = $1 and oauth_client_id is null and revoked_at is null and coalesce(expires_at > now(), true)) < ${keysMax}
         returning id`,
        [
          workspaceId,
          userId,
          name,
          prefix,
          tokenDigest(key),
          [...new Set(scopes)],
          networks.map(plainNetwork),
          creditsPerMonth,
          newestVersion,
          at,
          expiresAt,
        ],
      )
      .catch(refuseNetwork)
    const [row] = made.rows
    if (row === undefined)
      throw new Problem('too_many', `A workspace can have up to ${keysMax} keys. Revoke one you no longer need.`)
    await writeKeyMade(tx, room, { keyId: row.id, userId, name, creditsMax: creditsPerMonth })
    return { key, apiKey: await loadKey(tx, workspaceId, row.id, at) }
  })
}

/** What may be changed afterwards; what is absent stays. */
export interface KeyChange {
  name?: string | undefined
  networks?: string[] | undefined
  creditsPerMonth?: number | null | undefined
}

/** @throws Problem `not_found` for another workspace's key or a revoked one */
export async function changeKey(
  sql: Sql,
  workspaceId: string,
  id: string,
  change: KeyChange,
  at: Date,
): Promise<ApiKey> {
  const { name, networks, creditsPerMonth } = change
  const changed = await sql
    .query(
      `update api_keys set name = coalesce($3, name), networks = coalesce($4::cidr[], networks),
              credits_max = case when $5 then $6::int else credits_max end
        where workspace_id = $1 and id = $2 and oauth_client_id is null and revoked_at is null`,
      [
        workspaceId,
        id,
        name ?? null,
        networks?.map(plainNetwork) ?? null,
        creditsPerMonth !== undefined,
        creditsPerMonth ?? null,
      ],
    )
    .catch(refuseNetwork)
  if (changed.rowCount === 0) throw new Problem('not_found')
  return loadKey(sql, workspaceId, id, at)
}

/** Ends a key at once; ending it again changes nothing. @throws Problem `not_found` */
export async function revokeKey(sql: Sql, workspaceId: string, id: string, at: Date): Promise<ApiKey> {
  await sql.query(
    'update api_keys set revoked_at = coalesce(revoked_at, now()) where workspace_id = $1 and id = $2 and oauth_client_id is null',
    [workspaceId, id],
  )
  return loadKey(sql, workspaceId, id, at)
}

/** PostgreSQL takes no network whose address has bits behind its mask, and says so by this code. */
const badNetworkCode = '22P02'

function refuseNetwork(failure: unknown): never {
  if (failure instanceof Error && 'code' in failure && failure.code === badNetworkCode) {
    const message = 'A network ends in zeros behind its mask: 203.0.113.0/24, not 203.0.113.7/24.'
    throw new Problem('validation', message, { fields: { networks: message } })
  }
  throw failure
}
