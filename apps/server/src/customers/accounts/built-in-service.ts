import { Problem } from '@vouch/contract'
import type pg from 'pg'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../foundation/db/database.ts'
import type { Auth } from './auth.ts'
import type { AuthService } from './auth-service.ts'
import { endEverySession, endPlace } from './end-sessions.ts'
import { identifyWith } from './identify.ts'
import { loadSessionEnd, openSession, refreshSession } from './sessions.ts'
import { checkCredentials } from './sign-in.ts'
import { drawToken } from './token.ts'

/** The default: passwords and sessions in our own tables. */

export interface BuiltInParts {
  db: Database
  auth: Auth
  config: Pick<Config, 'supportEmail'>
}

/** @returns the auth service over our own tables. */
export function builtInService({ db, auth, config }: BuiltInParts): AuthService {
  const { pool } = db
  return {
    publicAuth: { service: 'built-in' },
    checkHealth: async () => {
      await pool.query('select 1').catch(() => {
        throw new Problem('unavailable')
      })
    },
    identify: identifyWith(pool),
    signIn: async (credentials, client) => {
      const proof = await checkCredentials(pool, auth, config.supportEmail, credentials)
      const opened = await openSession(pool, auth, proof, client)
      // All sessions were ended while the password was checked: it may be another one now.
      if (opened === null) throw new Problem('invalid_credentials')
      return { userId: proof.userId, ...opened }
    },
    openSession: (tx, proof, client) => openSession(tx, auth, proof, client),
    refreshSession: (member) => refreshSession(pool, auth, member),
    loadSessionEnd: ({ sessionId }) => loadSessionEnd(db.kysely, sessionId),
    endSessions: async (tx, { userId, sessionId }, scope) => {
      if (scope === 'global') await endEverySession(tx, userId)
      else await endPlace(tx, userId, sessionId)
    },
    endSessionsOf: async (tx, userId, bearer) => {
      const ended = await endEverySession(tx, userId)
      return bearer === undefined || ended.includes(bearer.sessionId)
    },
    isPassword: async (userId, password) => {
      const hash = await loadPasswordHash(pool, userId)
      return hash !== null && (await auth.$context).password.verify({ hash, password })
    },
    hasPassword: async (userId, tx) => (await loadPasswordHash(tx ?? pool, userId)) !== null,
    setPassword: async (tx, user, password) => {
      const hash = await (await auth.$context).password.hash(password)
      if (user !== null) await keepPasswordHash(tx, user.id, hash)
      return true
    },
    setAddress: async () => undefined,
    drawAddressProof: async () => drawToken(),
    confirmAddress: async () => undefined,
    forgetPerson: async (tx, userId) => {
      await endEverySession(tx, userId)
      await tx.query(`delete from sign_in_methods where user_id = $1 and provider_id = 'credential'`, [userId])
    },
  }
}

async function loadPasswordHash(sql: Pick<pg.Pool, 'query'>, userId: string): Promise<string | null> {
  const found = await sql.query<{ password: string | null }>(
    `select password from sign_in_methods where user_id = $1 and provider_id = 'credential'`,
    [userId],
  )
  return found.rows[0]?.password ?? null
}

async function keepPasswordHash(tx: pg.PoolClient, userId: string, hash: string): Promise<void> {
  await tx.query(
    `insert into sign_in_methods (user_id, account_id, provider_id, password) values ($1::uuid, $1::text, 'credential', $2)
     on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = now()`,
    [userId, hash],
  )
}
