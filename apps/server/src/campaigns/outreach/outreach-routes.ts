import {
  outreach,
  outreachContacts,
  outreachSenders,
  outreachSends,
  outreachSuppressions,
  outreachTemplates,
  unsubscribes,
} from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { withRepeatedTransaction, withTransaction } from '../../foundation/db/database.ts'
import { serve } from '../../foundation/http/serve.ts'
import { requireSender, saveSender, senderRecords, shownSender, trySender } from './change-sender.ts'
import { addNote, changeThread, logReply, replyInThread } from './change-threads.ts'
import { addContact, findContacts, removeContact } from './contacts.ts'
import { leftToday } from './daily-limit.ts'
import { draftTemplate } from './draft-template.ts'
import { loadThread, loadThreads } from './load-threads.ts'
import { type OutreachDesk, oursAddress } from './outreach-desk.ts'
import { planSend } from './plan-send.ts'
import { sendOrder } from './send-order.ts'
import { loadSender } from './stored-sender.ts'
import { loadRemoved, loadSuppression, loadSuppressions, removeSuppression } from './suppressions.ts'
import { stopThread, undoMessage } from './take-back.ts'
import { addTemplate, changeTemplate, loadTemplates, removeTemplate } from './templates.ts'
import { bindSuppression, showUnsubscribe, unsubscribe } from './unsubscribe.ts'

const done = { ok: true } as const
const formBytesMax = 10_000

/** Adds the routes of outreach. */
export function outreachRoutes(app: FastifyInstance, desk: OutreachDesk): void {
  serveThreads(app, desk)
  serveSends(app, desk)
  serveTemplates(app, desk)
  serveSender(app, desk)
  serveSuppressions(app, desk)
}

function serveThreads(app: FastifyInstance, desk: OutreachDesk): void {
  const { pool } = desk.db
  serve(app, outreach.list, ({ member, query }) => loadThreads(pool, member, query))
  serve(app, outreach.show, ({ member, params }) => loadThread(pool, member.workspaceId, params.id))
  serve(app, outreach.change, ({ member, params, body }) => changeThread(desk, member, params.id, body))
  serve(app, outreach.note, ({ member, params, body }) => addNote(desk, member, params.id, body.text))
  serve(app, outreach.received, ({ member, params, body }) => logReply(desk, member, params.id, body.text))
  serve(app, outreach.reply, ({ member, params, body }) => replyInThread(desk, member, params.id, body.text))
  serve(app, outreach.stop, ({ member, params }) => stopThread(desk, member, params.id))
}

function serveSends(app: FastifyInstance, desk: OutreachDesk): void {
  const { pool } = desk.db
  serve(app, outreachSends.preview, async ({ member, body }) => {
    const sender = await requireSender(desk, member.workspaceId)
    const { recipients, count, credits, left } = await planSend(pool, { ...desk, at: desk.now() }, sender, body)
    return { recipients, count, credits, left }
  })
  serve(app, outreachSends.send, ({ member, body, headers }) =>
    sendOrder(desk, member, body, headers['idempotency-key']),
  )
  serve(app, outreachSends.undo, async ({ member, params }) => {
    await undoMessage(desk, member, params.id)
    return done
  })
  serve(app, outreachContacts.find, async ({ member, body }) => {
    return { found: await findContacts(desk, member.workspaceId, body.creators, body.again) }
  })
  serve(app, outreachContacts.add, ({ member, body }) => addContact(desk, member.workspaceId, body))
  serve(app, outreachContacts.remove, async ({ member, params }) => {
    await removeContact(pool, member.workspaceId, params.id)
    return done
  })
}

function serveTemplates(app: FastifyInstance, desk: OutreachDesk): void {
  const { pool } = desk.db
  serve(app, outreachTemplates.list, async ({ member }) => {
    return { templates: await loadTemplates(pool, member.workspaceId), nextCursor: null }
  })
  serve(app, outreachTemplates.create, ({ member, body }) => addTemplate(desk, member, body))
  serve(app, outreachTemplates.change, ({ member, params, body }) => changeTemplate(desk, member, params.id, body))
  serve(app, outreachTemplates.remove, async ({ member, params }) => {
    await removeTemplate(pool, member.workspaceId, params.id)
    return done
  })
  serve(app, outreachTemplates.draft, ({ member, body, headers }) =>
    draftTemplate(desk, member, body, headers['idempotency-key'] ?? null),
  )
}

function serveSender(app: FastifyInstance, desk: OutreachDesk): void {
  serve(app, outreachSenders.show, async ({ member }) => {
    const row = await loadSender(desk.db.pool, member.workspaceId)
    const left = row === null ? 0 : await leftToday(desk.db.pool, row, desk.now())
    const oursIsRead = desk.settings.mailbox !== null
    return { sender: row && shownSender(row), ours: oursAddress(desk), oursIsRead, left }
  })
  serve(app, outreachSenders.save, ({ member, body }) => saveSender(desk, member, body))
  serve(app, outreachSenders.test, ({ member }) => trySender(desk, member.workspaceId))
  serve(app, outreachSenders.records, async ({ member }) => {
    return { records: await senderRecords(desk, member.workspaceId), nextCursor: null }
  })
}

function serveSuppressions(app: FastifyInstance, desk: OutreachDesk): void {
  const { pool } = desk.db
  serve(app, outreachSuppressions.list, async ({ member }) => {
    const [suppressions, removed] = [
      await loadSuppressions(pool, member.workspaceId),
      await loadRemoved(pool, member.workspaceId),
    ]
    return { suppressions, removed, nextCursor: null }
  })
  serve(app, outreachSuppressions.remove, ({ member, params, body }) =>
    withTransaction(desk.db, (tx) => removeSuppression(tx, member, { id: params.id, why: body.why, at: desk.now() })),
  )
  serve(app, outreachSuppressions.add, async ({ member: { workspaceId }, body: { address } }) => {
    const held = { workspaceId, address, viaOurs: false, reason: 'by-hand', at: desk.now() } as const
    await withRepeatedTransaction(desk.db, (tx) => bindSuppression(tx, held))
    return loadSuppression(pool, workspaceId, address)
  })
  serve(app, unsubscribes.show, ({ params }) => showUnsubscribe(desk, params.token))
  app.register(async (room) => {
    // Mail programs send a form (RFC 8058); whatever is in it, the address says all.
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
    room.addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit: formBytesMax }, async () => ({}))
    serve(room, unsubscribes.take, async ({ params }) => {
      await unsubscribe(desk, params.token)
      return done
    })
  })
}
