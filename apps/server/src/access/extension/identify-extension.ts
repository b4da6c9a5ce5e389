import type pg from 'pg'
import { ledgerMark } from '../../customers/accounts/ledger-mark.ts'
import { tokenDigest } from '../../customers/accounts/token.ts'
import { idOrNobody, inPlace, type Place, placeOf } from '../../customers/accounts/workspace-place.ts'
import type { Identify, Member } from '../../foundation/http/member.ts'
import { isExtensionToken } from './extension-token.ts'

/** Who the extension calls as: the person who signed it in, with that person's role, for the few calls that are open to it. */

const minutesBetweenMarks = 5

// $1 digest, $2 the workspace that the call names; absent, the one that was open when the extension was signed in.
const text = `
  select extension_sessions.id as "sessionId", users.id as "userId", place.id as "workspaceId", place.role, ${ledgerMark},
         last_used_at < now() - interval '${minutesBetweenMarks} minutes' as stale
    from extension_sessions
    join users on users.id = extension_sessions.user_id and users.session_epoch = extension_sessions.session_epoch
    ${placeOf('coalesce($2, extension_sessions.workspace_id)')}
   where digest = $1 and extension_sessions.expires_at > now() and users.suspended_at is null`

interface Identified extends Omit<Member, 'token' | 'workspaceId' | 'role'>, Place {
  stale: boolean
}

/** @param identify finds the member of any other token
 *  @returns a function that finds the member of either */
export function identifyByExtension(identify: Identify, pool: pg.Pool): Identify {
  return async (token, workspaceId, address) => {
    if (!isExtensionToken(token)) return identify(token, workspaceId, address)
    const values = [tokenDigest(token), idOrNobody(workspaceId)]
    const [row] = (await pool.query<Identified>({ name: 'identify-extension', text, values })).rows
    if (row === undefined) return null
    const { stale, ...identified } = row
    const member = inPlace(identified)
    if (stale) await pool.query('update extension_sessions set last_used_at = now() where id = $1', [member.sessionId])
    return { ...member, token, isExtension: true }
  }
}
