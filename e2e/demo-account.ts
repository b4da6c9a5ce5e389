import { grant } from '../apps/server/src/customers/credits/ledger.ts'
import type { Database } from '../apps/server/src/foundation/db/database.ts'

/** What proofs do as the demo account of a product that runs as another process. */

/** @returns the token of a session
 *  @throws Error with what the product said, where it lets nobody in */
export async function signInDemo(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'brand@vouch.test', password: 'vouch-brand-demo' }),
  })
  const body: unknown = await response.json()
  if (typeof body === 'object' && body !== null && 'token' in body) return String(body.token)
  throw new Error(`Nobody could sign in: ${JSON.stringify(body)}`)
}

/** Gives it more credits than a proof can spend. */
export async function fillDemo(db: Database): Promise<void> {
  const found = await db.pool.query<{ id: string }>(
    `select workspaces.id from workspaces join users on users.id = owner_id where email = 'brand@vouch.test'`,
  )
  const [workspace] = found.rows
  if (workspace === undefined) throw new Error('There is no demo account')
  const movement = { cause: 'bench', action: 'correction', resourceId: null, credits: 100_000_000, at: new Date() }
  await grant(db.pool, 'purchased', { ...movement, workspaceId: workspace.id })
}

/** Deducts one action over HTTP. @returns the status; null: there was no answer */
export async function deductOnce(url: string, token: string, key: string): Promise<number | null> {
  try {
    const response = await fetch(`${url}/api/credits/deduct`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: JSON.stringify({ actionType: 'own_action' }),
    })
    await response.text()
    return response.status
  } catch {
    return null
  }
}
