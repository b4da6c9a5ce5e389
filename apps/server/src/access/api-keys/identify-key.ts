import { keyCallsPerMinute, Problem, type Scope, type Tier } from '@vouch/contract'
import type pg from 'pg'
import { ledgerMark } from '../../customers/accounts/ledger-mark.ts'
import { tokenDigest } from '../../customers/accounts/token.ts'
import type { Identify, Member } from '../../foundation/http/member.ts'
import { isKey } from './key-text.ts'
import { plainNetwork } from './plain-network.ts'

/** Who a program calls as: the owner of the key's workspace, with the rights of a manager and whatever the key's scopes leave of them. */

const minutesBetweenMarks = 1

// $1 what the key is known by, $2 address of the caller.
const text = (known: 'digest' | 'id') => `
  select api_keys.id, scopes, version::text, place.id as "workspaceId", place.tier, users.id as "userId", ${ledgerMark},
         cardinality(networks) = 0 or coalesce($2::inet <<= any(networks), false) as near,
         coalesce(last_used_at < now() - interval '${minutesBetweenMarks} minutes', true) as stale
    from api_keys
    join workspaces place on place.id = api_keys.workspace_id
    join users on users.id = place.owner_id
   where api_keys.${known} = $1 and revoked_at is null and (api_keys.expires_at is null or api_keys.expires_at > now())
     and users.suspended_at is null`

interface Found {
  id: string
  scopes: Scope[]
  version: string
  workspaceId: string
  tier: Tier
  userId: string
  ledgerMark: string | null
  near: boolean
  stale: boolean
}

/** @param identify finds the member of a session's token
 *  @returns a function that finds the member of either: of a session's token or of a key */
export function identifyByKey(identify: Identify, pool: pg.Pool): Identify {
  return async (token, workspaceId, address = '') => {
    if (!isKey(token)) return identify(token, workspaceId, address)
    const row = await findKey(pool, 'digest', tokenDigest(token), address)
    if (row === null) return null
    if (workspaceId !== undefined && workspaceId.toLowerCase() !== row.workspaceId) throw new Problem('not_a_member')
    await noteUse(pool, row)
    return memberOf(row, token)
  }
}

/** Finds the member of a key by its id, for what was signed for that key: nobody sent the key itself.
 *  @throws Problem `key_address` where the key may not be used from there */
export async function identifyKeyId(pool: pg.Pool, id: string, address: string): Promise<Member | null> {
  const row = await findKey(pool, 'id', id, address)
  if (row === null) return null
  await noteUse(pool, row)
  return memberOf(row, '')
}

async function findKey(pool: pg.Pool, known: 'digest' | 'id', value: string, address: string): Promise<Found | null> {
  const values = [value, plainAddress(address)]
  const [row = null] = (await pool.query<Found>({ name: `identify-key-${known}`, text: text(known), values })).rows
  if (row !== null && !row.near) throw new Problem('key_address')
  return row
}

async function noteUse(pool: pg.Pool, { id, stale }: Found): Promise<void> {
  if (stale) await pool.query('update api_keys set last_used_at = now() where id = $1', [id])
}

function memberOf({ id, scopes, version, tier, ...owner }: Found, token: string): Member {
  const { workspaceId, userId, ledgerMark: mark } = owner
  const apiKey = { id, scopes, version, callsPerMinute: keyCallsPerMinute[tier] }
  return { userId, workspaceId, role: 'manager', sessionId: id, token, ledgerMark: mark, apiKey }
}

/** @returns an address as PostgreSQL compares it: one of IPv4 that arrives in IPv6's clothes is one of IPv4; null where it is none */
function plainAddress(address: string): string | null {
  const plain = plainNetwork(address)
  return /^[\da-f.:]+$/i.test(plain) ? plain : null
}
