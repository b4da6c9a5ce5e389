import { type Database, withTransaction } from '../../foundation/db/database.ts'
import type { Auth } from '../accounts/auth.ts'
import { createAccount, type NewAccount } from '../accounts/create-account.ts'
import { drawToken } from '../accounts/token.ts'
import { grant } from './ledger.ts'

/** The two accounts that a sandbox comes with. Their passwords are public, so production never makes them. */

interface DemoAccount extends NewAccount {
  credits: number
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'brand@vouch.test',
    password: 'vouch-brand-demo',
    name: 'Bea Brand',
    company: 'Northwind Outdoor',
    role: 'brand',
    tier: 'STARTER',
    verified: true,
    credits: 150,
  },
  {
    email: 'admin@vouch.test',
    password: 'vouch-admin-demo',
    name: 'Ada Admin',
    company: 'Vouch Sandbox',
    role: 'admin',
    tier: 'PROFESSIONAL',
    verified: true,
    credits: 600,
  },
]

/** Makes sure that the demo accounts exist; run at every start of a sandbox. An account that exists keeps what it has.
 *  @param options without credits where their plans bring them; locked, with passwords that nobody knows, where others can reach the sandbox */
export async function ensureDemoAccounts(
  db: Database,
  auth: Auth,
  now: () => Date,
  options: { withCredits: boolean; locked?: boolean } = { withCredits: true },
): Promise<void> {
  for (const { credits, ...account } of demoAccounts) {
    await withTransaction(db, async (tx) => {
      const { workspaceId } = await createAccount(
        tx,
        auth,
        options.locked ? { ...account, password: drawToken() } : account,
      )
      if (!options.withCredits) return
      const movement = { workspaceId, cause: 'grant:demo', action: 'demo_grant', resourceId: null, credits, at: now() }
      await grant(tx, 'monthly', movement)
    })
  }
}
