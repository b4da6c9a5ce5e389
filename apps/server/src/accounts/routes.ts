import { accounts } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { noteEvent } from './account-events.ts'
import { clientOf } from './client-of.ts'
import { loadUser } from './load-user.ts'
import { type SignInRoom, signInWithPassword } from './note-sign-in.ts'
import { loadSessionEnd } from './sessions.ts'

/** Signing in and out. Failures of these calls carry `success: false` beside the usual body, for callers that look at
 *  that field alone. */

/** Adds the routes of accounts. */
export function accountRoutes(app: FastifyInstance, parts: SignInRoom): void {
  app.register(async (room) => {
    room.addHook('preSerialization', async (_request, reply, payload) =>
      reply.statusCode >= 400 && typeof payload === 'object' ? { success: false, ...payload } : payload,
    )
    serveSignIn(room, parts)
    serveSessions(room, parts)
  })
}

function serveSignIn(app: FastifyInstance, parts: SignInRoom): void {
  const { db, authService } = parts
  serve(app, accounts.health, async () => {
    await authService.checkHealth()
    return { ok: true as const }
  })

  serve(app, accounts.login, async ({ body, reply }) => {
    const { token, userId } = await signInWithPassword(parts, body, clientOf(reply.request))
    const user = await loadUser(db.kysely, userId)
    return { success: true as const, token, user, error: null, needsVerification: false as const }
  })
}

function serveSessions(app: FastifyInstance, { db, authService }: SignInRoom): void {
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

  serve(app, accounts.logout, async ({ member, body, reply }) => {
    await authService.endSessions(member, body.scope)
    await noteEvent(db.pool, {
      userId: member.userId,
      kind: 'signed_out',
      client: clientOf(reply.request),
      detail: body.scope,
    })
    return { success: true as const }
  })
}
