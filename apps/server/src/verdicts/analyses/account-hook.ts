import { type AccountHook, pagedSection } from '../../customers/accounts/account-hooks.ts'
import { release } from '../../customers/credits/ledger.ts'

/** What becomes of plans and paid analyses when an account is copied or deleted: they go with the verifications that they belong
 *  to, after what they hold was given back. */
export const analysesHook: AccountHook = {
  remove: async (tx, { workspaceId }, at) => {
    const open = await tx.query<{ holdId: string }>(
      `delete from analyses where workspace_id = $1 and state = 'running' returning hold_id as "holdId"`,
      [workspaceId],
    )
    for (const { holdId } of open.rows) if (holdId !== null) await release(tx, holdId, at)
    await tx.query('delete from analyses where workspace_id = $1', [workspaceId])
    await tx.query(
      'delete from roi_plans using verifications where verifications.id = verification_id and workspace_id = $1',
      [workspaceId],
    )
  },
  sections: [
    pagedSection(
      'analyses',
      `select id::text as cursor, verification_id as "verificationId", kind, state, created_at as "createdAt", engine,
              credits_used as "creditsUsed", answer, failure
         from analyses where workspace_id = $1 and ($2::uuid is null or id > $2) order by id limit $3`,
      ({ workspaceId }) => workspaceId,
      50,
    ),
    pagedSection(
      'roiPlans',
      `select verification_id::text as cursor, verification_id as "verificationId", plan, saved_at as "savedAt"
         from roi_plans join verifications on verifications.id = verification_id
        where workspace_id = $1 and ($2::uuid is null or verification_id > $2) order by verification_id limit $3`,
      ({ workspaceId }) => workspaceId,
    ),
  ],
}
