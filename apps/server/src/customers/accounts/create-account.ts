import type { tiers, User } from '@vouch/contract'
import type pg from 'pg'
import type { Auth } from './auth.ts'

export interface NewAccount {
  email: string
  password: string
  name: string
  company: string
  role: User['role']
  tier: (typeof tiers)[number]
  /** Whether the address is known to be the person's. */
  verified: boolean
}

/** Creates a user with a password and a workspace of the given tier, or finds the one that has this address; an existing
 *  account is left as it is. @returns the id of the workspace and whether it was created by this call. */
export async function createAccount(
  tx: pg.PoolClient,
  auth: Auth,
  account: NewAccount,
): Promise<{ workspaceId: string; created: boolean }> {
  const { password } = await auth.$context
  const email = account.email.trim().toLowerCase()
  const known = await loadWorkspaceId(tx, email)
  if (known) return { workspaceId: known, created: false }
  const secret = await password.hash(account.password)
  // Workspace and balances come with the user: the schema's triggers open them in this same statement.
  const inserted = await tx.query(
    `with person as (
       insert into users (email, email_verified, name, company, role) values ($1, $2, $3, $4, $5)
       on conflict (email) do nothing returning id
     )
     insert into sign_in_methods (user_id, account_id, provider_id, password)
     select id, id::text, 'credential', $6 from person`,
    [email, account.verified, account.name, account.company, account.role, secret],
  )
  const workspaceId = await loadWorkspaceId(tx, email)
  if (!workspaceId) throw new Error('A user was created without a workspace')
  if (inserted.rowCount === 0) return { workspaceId, created: false }
  await tx.query('update workspaces set tier = $2 where id = $1', [workspaceId, account.tier])
  return { workspaceId, created: true }
}

async function loadWorkspaceId(tx: pg.PoolClient, email: string): Promise<string | null> {
  const found = await tx.query<{ id: string }>(
    'select workspaces.id from workspaces join users on users.id = owner_id where email = $1',
    [email],
  )
  return found.rows[0]?.id ?? null
}
