import { accounts, handoverCookie, Problem, type ReplyOf, signUpCookie } from '@vouch/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { serve } from '../../foundation/http/serve.ts'
import { type NewEvent, noClient, noteEvent } from './account-events.ts'
import { clientOf } from './client-of.ts'
import { loadUser, type UserParts } from './load-user.ts'
import { noteSignIn, type SignInRoom, signInWithPassword } from './note-sign-in.ts'
import { takeHandover } from './session-handover.ts'
import type { Client } from './sessions.ts'

/** Signing in and out. Failures of these calls carry `success: false` beside the usual body, for callers that look at
 *  that field alone. */

/** What these routes take. */
export type AccountParts = SignInRoom & UserParts

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

function serveSignIn(app: FastifyInstance, parts: AccountParts): void {
  const { authService } = parts
  serve(app, accounts.health, async () => {
    await authService.checkHealth()
    return { ok: true as const }
  })

  serve(app, accounts.login, async ({ body, reply }) => {
    const { cookies } = reply.request
    const client = clientOf(reply.request)
    const { token, userId } = await signInWithPassword(parts, body, client, cookies[signUpCookie])
    const user = await loadUser(parts, userId)
    return { success: true as const, token, user, error: null, needsVerification: false as const }
  })
}

function serveSessions(app: FastifyInstance, parts: AccountParts): void {
  const { authService } = parts
  serve(app, accounts.session, async ({ member, reply }) => {
    if (member === null) return exchangeCookie(parts, reply)
    const [loaded, expiresAt] = await Promise.all([
      loadUser(parts, member.userId, member.workspaceId),
      authService.loadSessionEnd(member),
    ])
    const { supportName } = member
    const user = { ...loaded, ...(supportName && { supportName }) }
    return { user, expiresAt: expiresAt.toISOString() }
  })

  serve(app, accounts.refresh, async ({ member }) => {
    const { token, expiresAt } = await authService.refreshSession(member)
    const user = await loadUser(parts, member.userId, member.workspaceId)
    return { success: true as const, token, user, expiresAt: expiresAt.toISOString() }
  })

  serve(app, accounts.logout, async ({ member, body, reply }) => {
    await signOut(parts, member, body.scope, clientOf(reply.request))
    return { success: true as const }
  })
}

/** Signs out, as the person asked. Whoever of the team looks at the account in its owner's place ends that view and nothing else, and
 *  the account's log says that it was the team. */
async function signOut(
  { db, authService }: SignInRoom,
  member: Member,
  scope: 'local' | 'global',
  client: Client,
): Promise<void> {
  const { userId, supportName } = member
  const said: NewEvent = supportName
    ? { userId, kind: 'support_left', actor: 'system', client: noClient, detail: supportName }
    : { userId, kind: 'signed_out', client, detail: scope }
  await withTransaction(db, async (tx) => {
    await authService.endSessions(tx, member, supportName ? 'local' : scope)
    await noteEvent(tx, said)
  })
}

/** Opens the session that a sign-in by redirect has earned. The cookie goes whatever becomes of it, except while its trial waits. */
async function exchangeCookie(parts: AccountParts, reply: FastifyReply): Promise<ReplyOf<typeof accounts.session>> {
  const { db, authService } = parts
  const handover = await takeHandover(db.pool, reply.request.cookies[handoverCookie] ?? '')
  if (handover === null) throw new Problem('missing_token')
  const { userId, supportName, provedBy } = handover
  reply.clearCookie(handoverCookie, { path: accounts.session.path })
  const client = clientOf(reply.request)
  const opened = await withTransaction(db, (tx) => authService.openSession(tx, handover, client))
  if (opened === null) throw new Problem('missing_token')
  const { token, refreshToken, expiresAt } = opened
  if (supportName === null) await noteSignIn(parts, userId, client, provedBy)
  const user = { ...(await loadUser(parts, userId)), ...(supportName !== null && { supportName }) }
  return { user, expiresAt: expiresAt.toISOString(), token, ...(refreshToken !== undefined && { refreshToken }) }
}
