import { accounts, Problem } from '@vouch/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { serve } from '../http/serve.ts'
import type { Auth } from './auth.ts'
import { loadUser } from './load-user.ts'
import { type Client, endSessions, loadSessionEnd, openSession, refreshSession } from './sessions.ts'
import { checkCredentials } from './sign-in.ts'

/** Signing in and out. Failures of these calls carry `success: false` beside the usual body, for callers that look at
 *  that field alone. */

export interface AccountParts {
  db: Database
  auth: Auth
  config: Pick<Config, 'supportEmail'>
}

/** Adds the routes of accounts. */
export function accountRoutes(app: FastifyInstance, parts: AccountParts): void {
  app.register(async (room) => {
    room.addHook('preSerialization', async (_request, reply, payload) =>
      reply.statusCode >= 400 && typeof payload === 'object' ? { success: false, ...payload } : payload,
    )
    serveSignIn(room, parts)
    serveSessions(room, parts)
  })
}

function serveSignIn(app: FastifyInstance, { db, auth, config }: AccountParts): void {
  serve(app, accounts.health, async () => {
    await db.pool.query('select 1').catch(() => {
      throw new Problem('unavailable')
    })
    return { ok: true as const }
  })

  serve(app, accounts.login, async ({ body, reply }) => {
    const userId = await checkCredentials(auth, config.supportEmail, body)
    const { token } = await openSession(auth, userId, clientOf(reply.request))
    const user = await loadUser(db.kysely, userId)
    return { success: true as const, token, user, error: null, needsVerification: false as const }
  })
}

function serveSessions(app: FastifyInstance, { db, auth }: AccountParts): void {
  serve(app, accounts.session, async ({ member }) => {
    const [user, expiresAt] = await Promise.all([
      loadUser(db.kysely, member.userId),
      loadSessionEnd(db.kysely, member.sessionId),
    ])
    return { user, expiresAt: expiresAt.toISOString() }
  })

  serve(app, accounts.refresh, async ({ member }) => {
    const { token, expiresAt } = await refreshSession(db.pool, auth, member)
    const user = await loadUser(db.kysely, member.userId)
    return { success: true as const, token, user, expiresAt: expiresAt.toISOString() }
  })

  serve(app, accounts.logout, async ({ member, body }) => {
    await endSessions(db.pool, auth, member, body.scope)
    return { success: true as const }
  })
}

const userAgentCharsMax = 400

function clientOf(request: FastifyRequest): Client {
  return { ipAddress: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, userAgentCharsMax) }
}
