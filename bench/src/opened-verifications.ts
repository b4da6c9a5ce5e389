import type { Database } from '../../apps/server/src/foundation/db/database.ts'
import { type SignedIn, signedInAccount } from '../../apps/server/test/signed-in.ts'

/** Opens verifications through the API as fast as it takes them, and waits until all have ended. */

const clients = 8
/** An account may begin 120 verifications a minute. */
const eachAccount = 100
const lookEveryMs = 500

export interface OpenedVerifications {
  /** From the first call to the end of the last run. */
  seconds: number
  done: number
}

/** @param addresses of creators, one for each verification */
export async function openVerifications(
  url: string,
  db: Database,
  addresses: readonly string[],
): Promise<OpenedVerifications> {
  const accounts: SignedIn[] = []
  while (accounts.length * eachAccount < addresses.length) {
    accounts.push(await signedInAccount(db, { credits: 10 * eachAccount, at: new Date() }))
  }
  const began = Date.now()
  await openAll(url, accounts, addresses)
  const workspaceIds = accounts.map((account) => account.workspaceId)
  await allEnded(db, workspaceIds)
  const found = await db.pool.query<{ ended: Date; done: number }>(
    `select max(ended_at) as ended, count(*) filter (where state = 'done')::int as done
       from verification_runs where id in (select run_id from verifications where workspace_id = any($1::uuid[]))`,
    [workspaceIds],
  )
  const [row] = found.rows
  if (row === undefined) throw new Error('No verification was opened')
  return { seconds: (row.ended.getTime() - began) / 1_000, done: row.done }
}

async function openAll(url: string, accounts: readonly SignedIn[], addresses: readonly string[]): Promise<void> {
  let next = 0
  const client = async () => {
    while (next < addresses.length) {
      const index = next++
      const body = JSON.stringify({ url: addresses[index] })
      const headers = {
        authorization: `Bearer ${accounts[Math.floor(index / eachAccount)]?.token}`,
        'content-type': 'application/json',
      }
      const answer = await fetch(`${url}/api/verifications`, { method: 'POST', headers, body })
      if (answer.status !== 202) throw new Error(`${answer.status}: ${await answer.text()}`)
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
}

async function allEnded({ pool }: Database, workspaceIds: readonly string[]): Promise<void> {
  for (;;) {
    const found = await pool.query(
      `select from verifications join verification_runs on verification_runs.id = run_id
        where workspace_id = any($1::uuid[]) and verification_runs.state in ('queued', 'running') limit 1`,
      [workspaceIds],
    )
    if (found.rowCount === 0) return
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
}
