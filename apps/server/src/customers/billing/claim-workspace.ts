import { Problem } from '@vouch/contract'
import type pg from 'pg'

/** For which workspace a sign-up begins a trial or a plan. What a newcomer would get wrong: it is written and committed before the card provider
 *  is asked. From then on the workspace isn't empty, so that it is laid aside for no other one, and what begins there, or waits for the bank, has
 *  an owner however late it is written down. */

interface Claim {
  setupIntentId: string
  userId: string
  workspaceId: string
}

/** Claims it under a lock that a handover takes, too. @returns false for a sign-up that is open no more
 *  @throws Problem `not_now` where the workspace isn't theirs any more: nothing has begun */
export async function claimWorkspace(
  tx: pg.PoolClient,
  { setupIntentId, userId, workspaceId }: Claim,
): Promise<boolean> {
  const owned = await tx.query('select from workspaces where id = $1 and owner_id = $2 for key share', [
    workspaceId,
    userId,
  ])
  if (owned.rowCount === 0)
    throw new Problem('not_now', 'You were just made the owner of another workspace. Try again.')
  const claimed = await tx.query(
    `update trial_sign_ups set workspace_id = $3
      where setup_intent_id = $1 and user_id = $2 and completed_at is null`,
    [setupIntentId, userId, workspaceId],
  )
  return claimed.rowCount === 1
}

/** Gives it back, in the sign-up's turn, where nothing has begun at the provider after all. */
export async function releaseWorkspace(sql: Pick<pg.Pool, 'query'>, setupIntentId: string): Promise<void> {
  await sql.query('update trial_sign_ups set workspace_id = null where setup_intent_id = $1', [setupIntentId])
}
