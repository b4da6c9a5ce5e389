import type pg from 'pg'
import { z } from 'zod'
import type { JobKind } from '../../foundation/jobs/job.ts'
import type { Queue } from '../../foundation/jobs/queue.ts'
import { releaseWorkspace } from './claim-workspace.ts'
import { inTurn } from './in-turn.ts'
import { isNobodys, type LeavingParts, leaveNothing } from './leave-nothing.ts'

/** Sign-ups that were begun anew, or whose account is gone: they are nobody's, and what the provider was asked for them is called off. */

export const withdrawSignUpKind: JobKind<{ setupIntentId: string }> = {
  name: 'billing.withdraw_sign_up',
  data: z.object({ setupIntentId: z.string() }),
  limits: { timeoutSeconds: 120, retries: 12, backoffSeconds: 15, backoffSecondsMax: 14_400, concurrency: 2 },
}

/** Takes the person's open sign-ups from them. One that is being charged is waited for; afterwards none is charged any more, and what its bank
 *  was asked is withdrawn. */
export async function retireSignUps(tx: pg.PoolClient, queue: Pick<Queue, 'enqueue'>, userId: string): Promise<void> {
  const retired = await tx.query<{ setupIntentId: string; isClaimed: boolean }>(
    `update trial_sign_ups set user_id = null where user_id = $1 and completed_at is null
     returning setup_intent_id as "setupIntentId", workspace_id is not null as "isClaimed"`,
    [userId],
  )
  for (const { setupIntentId, isClaimed } of retired.rows)
    if (isClaimed) await queue.enqueue(tx, withdrawSignUpKind, { setupIntentId })
}

/** Withdraws what a workspace's earlier sign-ups began, before another begins something. */
export async function withdrawRetired(parts: LeavingParts, workspaceId: string): Promise<void> {
  const found = await parts.db.pool.query<{ id: string }>(
    `select setup_intent_id as id from trial_sign_ups
      where workspace_id = $1 and user_id is null and completed_at is null`,
    [workspaceId],
  )
  for (const { id } of found.rows) await withdrawSignUp(parts, id)
}

/** Withdraws what one of them began, in its turn. */
export async function withdrawSignUp(parts: LeavingParts, setupIntentId: string): Promise<void> {
  const { pool } = parts.db
  await inTurn(parts, setupIntentId, async () => {
    const found = await pool.query<{ customerId: string }>(
      `select customer_id as "customerId" from trial_sign_ups where setup_intent_id = $1 and user_id is null`,
      [setupIntentId],
    )
    const [signUp] = found.rows
    if (signUp === undefined || !(await isNobodys(pool, signUp.customerId))) return
    await leaveNothing(parts, signUp.customerId)
    await releaseWorkspace(pool, setupIntentId)
  })
}
