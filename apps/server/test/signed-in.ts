import { randomUUID } from 'node:crypto'
import type { Auth } from '../src/customers/accounts/auth.ts'
import { createAccount } from '../src/customers/accounts/create-account.ts'
import { openSession } from '../src/customers/accounts/sessions.ts'
import { grant } from '../src/customers/credits/ledger.ts'
import { type Database, onlyRow, withTransaction } from '../src/foundation/db/database.ts'
import { testedAuth } from './tested-auth.ts'

/** Somebody with an account, a workspace and a session, made behind the product's back: for tests and benches of what comes after. */
export interface SignedIn {
  userId: string
  workspaceId: string
  token: string
}

/** Nobody signs in with it: the session is opened here. */
const nobodysPassword = randomUUID()

export async function signedInAccount(db: Database, { credits, at }: { credits: number; at: Date }): Promise<SignedIn> {
  const auth = authOf(db.pool)
  const email = `${randomUUID()}@vouch.test`
  const account = {
    email,
    password: nobodysPassword,
    name: 'User',
    company: '',
    role: 'brand',
    tier: 'STARTER',
  } as const
  const { workspaceId } = await withTransaction(db, (tx) => createAccount(tx, auth, { ...account, verified: true }))
  if (credits > 0) {
    await grant(db.pool, 'monthly', { workspaceId, cause: 'grant', action: 'grant', resourceId: null, credits, at })
  }
  const owner = await db.pool.query<{ id: string }>('select owner_id as id from workspaces where id = $1', [
    workspaceId,
  ])
  const userId = onlyRow(owner).id
  const opened = await openSession(db.pool, auth, { userId, epoch: null }, { ipAddress: '', userAgent: '' })
  if (opened === null) throw new Error('The account that was just made has gone')
  return { userId, workspaceId, token: opened.token }
}

const auths = new WeakMap<Database['pool'], Auth>()

/** Opening it takes as long as a dozen of accounts. */
function authOf(pool: Database['pool']): Auth {
  const known = auths.get(pool)
  if (known) return known
  const auth = testedAuth(pool)
  auths.set(pool, auth)
  return auth
}
