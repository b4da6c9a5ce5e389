import { accounts } from '@vouch/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import { serve } from '../http/serve.ts'
import type { AuthService } from './auth-service.ts'
import { loadUser } from './load-user.ts'
import { type Client, loadSessionEnd } from './sessions.ts'

/** Signing in and out. Failures of these calls carry `success: false` beside the usual body, for callers that look at
 *  that field alone. */

export interface AccountParts {
  db: Database
  authService: AuthService
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

function serveSignIn(app: FastifyInstance, { db, authService }: AccountParts): void {
  serve(app, accounts.health, async () => {
    await authService.checkHealth()
    return { ok: true as const }
  })

  serve(app, accounts.login, async ({ body, reply }) => {
    const { token, userId } = await authService.signIn(body, clientOf(reply.request))
    const user = await loadUser(db.kysely, userId)
    return { success: true as const, token, user, error: null, needsVerification: false as const }
  })
}

function serveSessions(app: FastifyInstance, { db, authService }: AccountParts): void {
  serve(app, accounts.session, async ({ member }) => {
    const [user, expiresAt] = await Promise.all([
      loadUser(db.kysely, member.userId),
      loadSessionEnd(db.kysely, member.sessionId),
    ])
    return { user, expiresAt: expiresAt.toISOString() }
  })

  serve(app, accounts.refresh, async ({ member }) => {
    const { token, expiresAt } = await authService.refreshSession(member)
    const user = await loadUser(db.kysely, member.userId)
    return { success: true as const, token, user, expiresAt: expiresAt.toISOString() }
  })

  serve(app, accounts.logout, async ({ member, body }) => {
    await authService.endSessions(member, body.scope)
    return { success: true as const }
  })
}

const userAgentCharsMax = 400

function clientOf(request: FastifyRequest): Client {
  return { ipAddress: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, userAgentCharsMax) }
}
