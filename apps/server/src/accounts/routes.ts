import { accounts, handoverCookie, Problem, type ReplyOf } from '@vouch/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serve } from '../http/serve.ts'
import { noteEvent } from './account-events.ts'
import { clientOf } from './client-of.ts'
import { loadUser } from './load-user.ts'
import { noteSignIn, type SignInRoom, signInWithPassword } from './note-sign-in.ts'
import { takeHandover } from './session-handover.ts'
import { markSupport } from './sessions.ts'

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

function serveSessions(app: FastifyInstance, parts: SignInRoom): void {
  const { db, authService } = parts
  serve(app, accounts.session, async ({ member, reply }) => {
    if (member === null) return exchangeCookie(parts, reply)
    const [loaded, expiresAt] = await Promise.all([
      loadUser(db.kysely, member.userId),
      authService.loadSessionEnd(member),
    ])
    const { supportName } = member
    const user = { ...loaded, ...(supportName && { supportName }) }
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

/** Opens the session that a sign-in by redirect has earned. The cookie goes whatever becomes of it, except while its trial waits. */
async function exchangeCookie(parts: SignInRoom, reply: FastifyReply): Promise<ReplyOf<typeof accounts.session>> {
  const { db, authService } = parts
  const handover = await takeHandover(db.pool, reply.request.cookies[handoverCookie] ?? '')
  if (handover === null) throw new Problem('missing_token')
  const { userId, supportName } = handover
  reply.clearCookie(handoverCookie, { path: accounts.session.path })
  const client = clientOf(reply.request)
  const opened = await authService.openSession(userId, client)
  const { token, refreshToken } = opened
  const expiresAt = supportName === null ? opened.expiresAt : await markSupport(db.pool, token, supportName)
  if (supportName === null) await noteSignIn(parts, userId, client, 'google')
  const user = { ...(await loadUser(db.kysely, userId)), ...(supportName !== null && { supportName }) }
  return { user, expiresAt: expiresAt.toISOString(), token, ...(refreshToken !== undefined && { refreshToken }) }
}
