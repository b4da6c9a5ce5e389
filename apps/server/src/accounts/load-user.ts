import type { User } from '@vouch/contract'
import type pg from 'pg'
import { onlyRow } from '../db/database.ts'

interface UserRow extends Omit<User, 'createdAt'> {
  createdAt: Date
}

/** Loads a user as the API shows one: the person, the workspace's tier and what remains of its credits. */
export async function loadUser(pool: pg.Pool, userId: string): Promise<User> {
  const found = await pool.query<UserRow>(
    `select users.id, email, name, company, role, workspaces.tier, users.created_at as "createdAt",
            monthly.balance as "monthlyCredits", purchased.balance as "purchasedCredits"
       from users
       join workspaces on workspaces.owner_id = users.id
       join credit_balances monthly on monthly.workspace_id = workspaces.id and monthly.bucket = 'monthly'
       join credit_balances purchased on purchased.workspace_id = workspaces.id and purchased.bucket = 'purchased'
      where users.id = $1`,
    [userId],
  )
  const { createdAt, ...user } = onlyRow(found)
  return { ...user, createdAt: createdAt.toISOString() }
}
