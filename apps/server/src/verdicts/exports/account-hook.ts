import { type AccountHook, pagedSection } from '../../customers/accounts/account-hooks.ts'
import { release } from '../../customers/credits/ledger.ts'

/** What becomes of exported files when an account is copied or deleted. The copy lists them; their contents are in it anyway. */
export const exportsHook: AccountHook = {
  remove: async (tx, { workspaceId }, at) => {
    const open = await tx.query<{ holdId: string }>(
      `select hold_id as "holdId" from exports
        where workspace_id = $1 and state in ('queued', 'running') and hold_id is not null for update`,
      [workspaceId],
    )
    for (const { holdId } of open.rows) await release(tx, holdId, at)
    await tx.query('delete from exports where workspace_id = $1', [workspaceId])
  },
  sections: [
    pagedSection(
      'exports',
      `select id::text as cursor, id, subject, format, source_id as "sourceId", state, bytes,
              credits_used as "creditsUsed", created_at as "createdAt", expires_at as "expiresAt"
         from exports where workspace_id = $1 and ($2::uuid is null or id > $2) order by id limit $3`,
      ({ workspaceId }) => workspaceId,
    ),
  ],
}
