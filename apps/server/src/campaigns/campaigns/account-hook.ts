import { plural } from '@vouch/engine'
import { type AccountHook, wholeSection } from '../../customers/accounts/account-hooks.ts'

/** What becomes of campaigns when an account is copied or deleted: with everything that was written in them, they go with it. */
export const campaignsHook: AccountHook = {
  foresee: async (sql, { workspaceId }) => {
    const found = await sql.query<{ count: number }>(
      'select count(*)::int as count from campaigns where workspace_id = $1 and removed_at is null',
      [workspaceId],
    )
    const count = found.rows[0]?.count ?? 0
    if (count === 0) return []
    const what =
      count === 1 ? 'Your campaign is deleted with its' : `Your ${plural(count, 'campaign')} are deleted with their`
    return [{ about: 'Campaigns', text: `${what} brief, fees, notes and results.` }]
  },
  remove: async (tx, { workspaceId }) => {
    await tx.query('delete from campaigns where workspace_id = $1', [workspaceId])
  },
  sections: [
    wholeSection(
      'campaigns',
      `select state, fields, created_at as "createdAt", started_at as "startedAt",
              coalesce((select json_agg(json_build_object('platform', platform, 'handle', handle, 'fields', entry.fields,
                                'deliverables', coalesce((select json_agg(made.fields order by made.place) from campaign_deliverables made
                                                           where made.entry_id = entry.id), '[]')) order by entry.place)
                          from campaign_creators entry join creators on creators.id = creator_id
                         where entry.campaign_id = campaigns.id and entry.removed_at is null), '[]') as creators,
              coalesce((select json_agg(task.fields order by place) from campaign_tasks task
                         where task.campaign_id = campaigns.id), '[]') as tasks
         from campaigns where workspace_id = $1 and removed_at is null order by created_at`,
      ({ workspaceId }) => workspaceId,
    ),
  ],
}
