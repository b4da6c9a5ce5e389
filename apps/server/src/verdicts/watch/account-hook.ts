import { plural } from '@vouch/engine'
import { type AccountHook, wholeSection } from '../../customers/accounts/account-hooks.ts'

/** What becomes of a watch when an account is copied or deleted. */
export const watchHook: AccountHook = {
  foresee: async (sql, { workspaceId }) => {
    const found = await sql.query<{ count: number }>(
      'select count(*)::int as count from watch_marks where workspace_id = $1',
      [workspaceId],
    )
    const count = found.rows[0]?.count ?? 0
    if (count === 0) return []
    return [{ about: 'Watch list', text: `We stop watching ${plural(count, 'creator')} for you.` }]
  },
  remove: async (tx, { userId, workspaceId }) => {
    await tx.query('delete from watch_letters where user_id = $1', [userId])
    await tx.query('delete from watch_marks where workspace_id = $1', [workspaceId])
    await tx.query('delete from watched_creators where workspace_id = $1', [workspaceId])
    await tx.query('delete from watch_dismissals where workspace_id = $1', [workspaceId])
  },
  sections: [
    wholeSection(
      'watchedCreators',
      `select platform, handle, since, marked, listed
         from watched_creators join creators on creators.id = creator_id where workspace_id = $1 order by since`,
      ({ workspaceId }) => workspaceId,
    ),
  ],
}
