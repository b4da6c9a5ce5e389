import { type AccountHook, wholeSection } from '../../customers/accounts/account-hooks.ts'

/** What becomes of batches when an account is copied or deleted: the lists go with it, and what waits is never begun. */
export const bulkHook: AccountHook = {
  remove: async (tx, { workspaceId }) => {
    await tx.query('delete from bulk_batches where workspace_id = $1', [workspaceId])
  },
  sections: [
    wholeSection(
      'bulkVerifications',
      `select name, batch.state, created_at as "createdAt", ended_at as "endedAt", array_agg(item.text order by line) as lines
         from bulk_batches batch left join bulk_items item on batch_id = batch.id
        where workspace_id = $1 group by batch.id order by created_at`,
      ({ workspaceId }) => workspaceId,
    ),
  ],
}
