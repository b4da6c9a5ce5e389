import { type Subscription, type User, user } from '@vouch/contract'
import type { Database } from '../../foundation/db/database.ts'

/** What showing a user takes. */
export interface UserParts {
  db: Pick<Database, 'kysely'>
  /** The plan of a workspace, as the room of billing shows it. */
  presentSubscription: (workspaceId: string) => Promise<Subscription | null>
}

/** Loads a user as the API shows one: the person, the workspace's plan and what remains of its credits. */
export async function loadUser({ db, presentSubscription }: UserParts, userId: string): Promise<User> {
  const { created_at, workspaceId, ...row } = await db.kysely
    .selectFrom('users')
    .innerJoin('workspaces', 'workspaces.owner_id', 'users.id')
    .innerJoin('credit_balances as monthly', 'monthly.workspace_id', 'workspaces.id')
    .innerJoin('credit_balances as purchased', 'purchased.workspace_id', 'workspaces.id')
    .where('users.id', '=', userId)
    .where('monthly.bucket', '=', 'monthly')
    .where('purchased.bucket', '=', 'purchased')
    .select(['users.id', 'email', 'name', 'company', 'role', 'workspaces.tier', 'users.created_at'])
    .select(['workspaces.id as workspaceId', 'monthly.balance as monthlyCredits'])
    .select(['purchased.balance as purchasedCredits'])
    .executeTakeFirstOrThrow()
  const subscription = await presentSubscription(workspaceId)
  return user.parse({ ...row, createdAt: created_at.toISOString(), subscription })
}
