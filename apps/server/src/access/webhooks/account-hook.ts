import { plural } from '@vouch/engine'
import { type AccountHook, wholeSection } from '../../customers/accounts/account-hooks.ts'

/** Webhooks end with the account whose workspace they hear of. */
export const webhooksHook: AccountHook = {
  foresee: async (sql, { workspaceId }) => {
    const found = await sql.query<{ count: number }>(
      'select count(*)::int as count from webhook_endpoints where workspace_id = $1',
      [workspaceId],
    )
    const { count = 0 } = found.rows[0] ?? {}
    return count === 0 ? [] : [{ about: 'API', text: `${plural(count, 'webhook')} get nothing any more.` }]
  },
  remove: async (tx, { workspaceId }) => {
    await tx.query('delete from webhook_endpoints where workspace_id = $1', [workspaceId])
    await tx.query('delete from webhook_events where workspace_id = $1', [workspaceId])
  },
  sections: [
    wholeSection(
      'webhooks',
      `select name, kind, shown_url as url, events, state, created_at as "createdAt"
         from webhook_endpoints where workspace_id = $1 order by created_at limit 100`,
      ({ workspaceId }) => workspaceId,
    ),
  ],
}
