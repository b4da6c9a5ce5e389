import { keyCallsPerMinute, Problem, type Scope, type Tier, type WorkspaceRole } from '@vouch/contract'
import type pg from 'pg'
import { ledgerMark } from '../../customers/accounts/ledger-mark.ts'
import { tokenDigest } from '../../customers/accounts/token.ts'
import type { Identify } from '../../foundation/http/member.ts'
import { isGiven } from './token-text.ts'

/** Who a program calls as that a person let in: that person, in the workspace for which it was let in, with a manager's rights at most and
 *  whatever the scopes leave of them. It ends when the person leaves the workspace, and does not come back with them. */

// $1 digest. The last use is noted once a minute.
const text = `
  select api_keys.id, api_keys.scopes, version::text, place.id as "workspaceId", place.tier, users.id as "userId", ${ledgerMark},
         case when place.owner_id = users.id then 'manager' else workspace_members.role end as role,
         coalesce(last_used_at < now() - interval '1 minute', true) as stale
    from oauth_tokens
    join api_keys on api_keys.id = oauth_tokens.key_id
    join workspaces place on place.id = api_keys.workspace_id
    join users on users.id = api_keys.made_by
    left join workspace_members on workspace_members.workspace_id = place.id and workspace_members.user_id = users.id
     and joined_at <= api_keys.created_at
   where oauth_tokens.digest = $1 and kind = 'access' and oauth_tokens.expires_at > now()
     and revoked_at is null and users.suspended_at is null
     and (place.owner_id = users.id or workspace_members.role is not null)`

interface Found {
  id: string
  scopes: Scope[]
  version: string
  workspaceId: string
  tier: Tier
  userId: string
  ledgerMark: string | null
  role: WorkspaceRole
  stale: boolean
}

/** @param identify finds the member of any other token. @returns a function that finds the member of these tokens too */
export function identifyByGrant(identify: Identify, pool: pg.Pool): Identify {
  return async (token, workspaceId, address) => {
    if (!isGiven('access', token)) return identify(token, workspaceId, address)
    const [row] = (await pool.query<Found>({ name: 'identify-grant', text, values: [tokenDigest(token)] })).rows
    if (row === undefined) return null
    if (workspaceId !== undefined && workspaceId.toLowerCase() !== row.workspaceId) throw new Problem('not_a_member')
    if (row.stale) await pool.query('update api_keys set last_used_at = now() where id = $1', [row.id])
    const { id, scopes, version, tier, stale: _stale, ...member } = row
    const apiKey = { id, scopes, version, callsPerMinute: keyCallsPerMinute[tier] }
    return { ...member, sessionId: id, token, apiKey }
  }
}
