import { account, passwordReset } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { nameDownload } from '../../foundation/http/download-name.ts'
import type { Member } from '../../foundation/http/member.ts'
import { serve } from '../../foundation/http/serve.ts'
import { loadEvents, noteEvent } from './account-events.ts'
import type { AccountRef } from './account-hooks.ts'
import { changeNotifications, changeProfile, loadSettings } from './account-settings.ts'
import { askForEmailChange, confirmEmailChange, dropEmailChange } from './change-email.ts'
import { clientOf } from './client-of.ts'
import { type DeletionRoom, deleteAccount, foreseeDeletion, loadAccount, loadEmail } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { endOpenSession, endOtherSessions, loadOpenSessions } from './open-sessions.ts'
import { askForReset, changePassword, loadResetEmail, resetPassword } from './passwords.ts'

/** The account, in the hands of its person. */
export function settingsRoutes(app: FastifyInstance, room: DeletionRoom): void {
  serveProfile(app, room)
  servePassword(app, room)
  serveEmail(app, room)
  servePlaces(app, room)
  serveCopyAndEnd(app, room)
  // Failures of these carry `success: false` beside the usual body, like those of signing in.
  app.register(async (open) => {
    open.addHook('preSerialization', async (_request, reply, payload) =>
      reply.statusCode >= 400 && typeof payload === 'object' ? { success: false, ...payload } : payload,
    )
    serveLinks(open, room)
  })
}

function serveProfile(app: FastifyInstance, { db, authService }: DeletionRoom): void {
  serve(app, account.settings, ({ member }) => loadSettings(db, authService, member.userId))

  serve(app, account.changeProfile, async ({ member, body, reply }) => {
    await changeProfile(db, member, body, clientOf(reply.request))
    return loadSettings(db, authService, member.userId)
  })

  serve(app, account.changeNotifications, async ({ member, body, reply }) => {
    await changeNotifications(db, member, body, clientOf(reply.request))
    return loadSettings(db, authService, member.userId)
  })
}

function servePassword(app: FastifyInstance, room: DeletionRoom): void {
  serve(app, account.changePassword, async ({ member, body, reply }) => {
    const { expiresAt, ...tokens } = await changePassword(room, member, body, clientOf(reply.request))
    return { success: true as const, ...tokens, expiresAt: expiresAt.toISOString() }
  })

  serve(app, account.mailPasswordLink, async ({ member, reply }) => {
    await askForReset(room, await loadEmail(room.db.pool, member.userId), clientOf(reply.request), true)
    return { success: true as const }
  })
}

function serveEmail(app: FastifyInstance, room: DeletionRoom): void {
  serve(app, account.changeEmail, async ({ member, body, reply }) => {
    await askForEmailChange(room, member, body, clientOf(reply.request))
    return loadSettings(room.db, room.authService, member.userId)
  })

  serve(app, account.dropEmailChange, async ({ member, reply }) => {
    await dropEmailChange(room, member, clientOf(reply.request))
    return loadSettings(room.db, room.authService, member.userId)
  })
}

function servePlaces(app: FastifyInstance, { db }: DeletionRoom): void {
  serve(app, account.sessions, async ({ member }) => ({
    sessions: await loadOpenSessions(db.pool, member),
    nextCursor: null,
  }))

  serve(app, account.endSession, async ({ member, params, reply }) => {
    await endOpenSession(db, member, params.id, clientOf(reply.request))
    return { success: true as const }
  })

  serve(app, account.endOtherSessions, async ({ member, reply }) => {
    const ended = await endOtherSessions(db, member, clientOf(reply.request))
    return { success: true as const, ended }
  })

  serve(app, account.events, ({ member, query }) =>
    loadEvents(db.pool, { userId: member.userId, limit: query.limit, after: query.cursor ?? null }),
  )
}

function serveCopyAndEnd(app: FastifyInstance, room: DeletionRoom): void {
  const refOf = ({ userId }: Member): Promise<AccountRef> => loadAccount(room.db.pool, userId)

  serve(app, account.exportData, async ({ member, reply }) => {
    const ref = await refOf(member)
    await noteEvent(room.db.pool, { userId: ref.userId, kind: 'data_exported', client: clientOf(reply.request) })
    const name = `vouch-data-${new Date().toISOString().slice(0, 10)}.json`
    nameDownload(reply, name)
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(exportAccount(room.db, ref, room.hooks))
    return {}
  })

  serve(app, account.foreseeDeletion, async ({ member }) => ({
    consequences: await foreseeDeletion(room, await refOf(member)),
  }))

  serve(app, account.delete, async ({ member, body, reply }) => {
    await deleteAccount(room, member, body, clientOf(reply.request))
    return { success: true as const }
  })
}

function serveLinks(app: FastifyInstance, room: DeletionRoom): void {
  serve(app, passwordReset.forgot, async ({ body, reply }) => {
    await askForReset(room, body.email, clientOf(reply.request))
    return { success: true as const, error: null }
  })

  serve(app, passwordReset.check, async ({ body }) => ({
    success: true as const,
    email: await loadResetEmail(room.db.pool, body.token),
  }))

  serve(app, passwordReset.reset, async ({ body, reply }) => {
    await resetPassword(room, body, clientOf(reply.request))
    return { success: true as const, error: null }
  })

  serve(app, passwordReset.confirmEmail, async ({ body, reply }) => ({
    success: true as const,
    email: await confirmEmailChange(room, body.token, clientOf(reply.request)),
  }))
}
