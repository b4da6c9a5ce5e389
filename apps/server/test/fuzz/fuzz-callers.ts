import { type Scope, scopes } from '@vouch/contract'
import { createKey } from '../../src/access/api-keys/keys.ts'
import type { Database } from '../../src/foundation/db/database.ts'
import { signedInAccount } from '../signed-in.ts'
import type { FuzzWorld } from './run-fuzz.ts'

/** Who sends fuzzed requests: people and programs with credits to spend, each in a workspace of its own. */

const credits = 10_000
const scopesOf: Readonly<Record<string, readonly Scope[]>> = {
  'reading-key': ['read'],
  'verifying-key': ['verify'],
  'whole-key': scopes,
}

/** Letters about keys are written and wait; nobody sends them. */
function roomOf(db: Database): Parameters<typeof createKey>[0] {
  const config = { company: { name: '', number: '', address: '' } }
  return { db, config, queue: { enqueue: async () => undefined }, publicAddress: () => '', now: () => new Date() }
}

/** @param team the headers of a teammate's session */
export function fuzzCallers(db: Database, team: () => Promise<Record<string, string>>): FuzzWorld['signIn'] {
  return async (as) => {
    if (as === 'team') return team()
    const { token, userId, workspaceId } = await signedInAccount(db, { credits, at: new Date() })
    const held = scopesOf[as]
    if (held === undefined) return { authorization: `Bearer ${token}` }
    // How many calls a small plan allows in a minute is tried elsewhere.
    await db.pool.query(`update workspaces set tier = 'ENTERPRISE' where id = $1`, [workspaceId])
    const member = { workspaceId, userId, role: 'owner', sessionId: '', token, ledgerMark: null } as const
    const { key } = await createKey(roomOf(db), member, { name: as, scopes: [...held] })
    return { authorization: `Bearer ${key}` }
  }
}
