import { plural } from '@vouch/engine'
import { type AccountHook, wholeSection } from '../../customers/accounts/account-hooks.ts'

/** The extension is signed out with the account of the person who signed it in. */
export const extensionHook: AccountHook = {
  foresee: async (sql, { userId }) => {
    const found = await sql.query<{ live: number }>(
      'select count(*)::int as live from extension_sessions where user_id = $1 and expires_at > now()',
      [userId],
    )
    const { live = 0 } = found.rows[0] ?? {}
    return live === 0
      ? []
      : [{ about: 'Extension', text: `The extension is signed out of ${plural(live, 'browser')}.` }]
  },
  remove: async (tx, { userId, workspaceId }) => {
    for (const table of ['extension_sessions', 'extension_codes', 'extension_screenings'])
      await tx.query(`delete from ${table} where user_id = $1 or workspace_id = $2`, [userId, workspaceId])
  },
  sections: [
    wholeSection(
      'extensionSessions',
      `select user_agent as browser, signed_in_at as "signedInAt", last_used_at as "lastUsedAt", expires_at as "expiresAt"
         from extension_sessions where user_id = $1 order by signed_in_at limit 100`,
      ({ userId }) => userId,
    ),
  ],
}
