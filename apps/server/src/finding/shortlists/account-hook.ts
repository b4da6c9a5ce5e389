import { plural } from '@vouch/engine'
import { type AccountHook, wholeSection } from '../../customers/accounts/account-hooks.ts'

/** What becomes of shortlists when an account is copied or deleted: notes and all, they go with it. */
export const shortlistsHook: AccountHook = {
  foresee: async (sql, { workspaceId }) => {
    const found = await sql.query<{ count: number }>(
      'select count(*)::int as count from shortlists where workspace_id = $1 and removed_at is null',
      [workspaceId],
    )
    const count = found.rows[0]?.count ?? 0
    if (count === 0) return []
    const what =
      count === 1 ? 'Your shortlist is deleted with its' : `Your ${plural(count, 'shortlist')} are deleted with their`
    return [{ about: 'Shortlists', text: `${what} notes and tags. Weekly checks stop.` }]
  },
  // Before verifications: checks and alerts point to them.
  remove: async (tx, { workspaceId }) => {
    await tx.query('delete from shortlists where workspace_id = $1', [workspaceId])
  },
  sections: [
    wholeSection(
      'shortlists',
      `select list.name, next_check_at as "nextCheckAt", list.created_at as "createdAt",
              coalesce(json_agg(json_build_object('platform', platform, 'handle', handle, 'status', status, 'note', note,
                                                  'tags', tags, 'addedAt', added_at) order by place)
                       filter (where entry.id is not null), '[]') as creators
         from shortlists list
         left join shortlist_entries entry on entry.shortlist_id = list.id and entry.removed_at is null
         left join creators on creators.id = creator_id
        where workspace_id = $1 and list.removed_at is null group by list.id order by list.created_at`,
      ({ workspaceId }) => workspaceId,
    ),
    wholeSection(
      'shortlistAlerts',
      `select kind, before_score as "beforeScore", after_score as "afterScore", at, dismissed_at as "dismissedAt"
         from shortlist_alerts where workspace_id = $1 order by at`,
      ({ workspaceId }) => workspaceId,
    ),
  ],
}
