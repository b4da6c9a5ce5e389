import { type User, user } from '@vouch/contract'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'

/** Loads a user as the API shows one: the person, the workspace's tier and what remains of its credits. */
export async function loadUser(kysely: Kysely<DB>, userId: string): Promise<User> {
  const { created_at, ...row } = await kysely
    .selectFrom('users')
    .innerJoin('workspaces', 'workspaces.owner_id', 'users.id')
    .innerJoin('credit_balances as monthly', 'monthly.workspace_id', 'workspaces.id')
    .innerJoin('credit_balances as purchased', 'purchased.workspace_id', 'workspaces.id')
    .where('users.id', '=', userId)
    .where('monthly.bucket', '=', 'monthly')
    .where('purchased.bucket', '=', 'purchased')
    .select(['users.id', 'email', 'name', 'company', 'role', 'workspaces.tier', 'users.created_at'])
    .select(['monthly.balance as monthlyCredits', 'purchased.balance as purchasedCredits'])
    .executeTakeFirstOrThrow()
  return user.parse({ ...row, createdAt: created_at.toISOString() })
}
