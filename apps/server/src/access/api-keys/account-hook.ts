import { plural } from '@vouch/engine'
import { type AccountHook, wholeSection } from '../../customers/accounts/account-hooks.ts'

/** Keys end with the account whose workspace they open. */
export const apiKeysHook: AccountHook = {
  foresee: async (sql, { workspaceId }) => {
    const found = await sql.query<{ live: number }>(
      `select count(*)::int as live from api_keys
        where workspace_id = $1 and revoked_at is null and coalesce(expires_at > now(), true)`,
      [workspaceId],
    )
    const { live = 0 } = found.rows[0] ?? {}
    return live === 0 ? [] : [{ about: 'API', text: `${plural(live, 'API key')} will stop working right away.` }]
  },
  remove: async (tx, { workspaceId }) => {
    await tx.query('delete from api_keys where workspace_id = $1', [workspaceId])
  },
  sections: [
    wholeSection(
      'apiKeys',
      `select name, prefix, scopes, networks::text[] as networks, created_at as "createdAt", expires_at as "expiresAt",
              revoked_at as "revokedAt", last_used_at as "lastUsedAt"
         from api_keys where workspace_id = $1 order by created_at limit 1000`,
      ({ workspaceId }) => workspaceId,
    ),
  ],
}
