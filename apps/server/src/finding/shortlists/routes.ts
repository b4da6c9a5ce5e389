import { shortlistAlerts, shortlistEntries, shortlists } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { withTransaction } from '../../foundation/db/database.ts'
import { serve } from '../../foundation/http/serve.ts'
import { dismissAlert, loadAlerts } from './alerts.ts'
import {
  addEntry,
  changeEntry,
  changeShortlist,
  openShortlist,
  removeEntry,
  removeShortlist,
  restoreEntry,
  restoreShortlist,
} from './change-lists.ts'
import { loadReach } from './load-reach.ts'
import { loadEntry, loadShortlist, loadShortlists } from './load-shortlists.ts'
import { loadPlaces } from './places.ts'
import type { ShortlistDesk } from './shortlist-parts.ts'

const ok = { ok: true } as const

/** Adds the routes of shortlists. */
export function shortlistRoutes(app: FastifyInstance, desk: ShortlistDesk): void {
  serveLists(app, desk)
  serveEntries(app, desk)
  const { db, now } = desk

  serve(app, shortlistAlerts.list, async ({ member }) => {
    return { alerts: await loadAlerts(db.pool, member.workspaceId), nextCursor: null }
  })

  serve(app, shortlistAlerts.dismiss, async ({ member, params }) => {
    await dismissAlert(db.pool, member.workspaceId, params.id, now())
    return ok
  })
}

/** Changes who is on the lists, and says so in the same transaction. */
function changeCreators<Result>(
  { db, listsChanged }: ShortlistDesk,
  workspaceId: string,
  change: (tx: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return withTransaction(db, async (tx) => {
    const result = await change(tx)
    await listsChanged(tx, workspaceId)
    return result
  })
}

function serveLists(app: FastifyInstance, desk: ShortlistDesk): void {
  const { db, now } = desk

  serve(app, shortlists.list, async ({ member: { workspaceId } }) => {
    const [lists, places] = await Promise.all([loadShortlists(db.pool, workspaceId), loadPlaces(db.pool, workspaceId)])
    return { shortlists: lists, places, nextCursor: null }
  })

  serve(app, shortlists.create, async ({ member: { workspaceId }, body }) => {
    const id = await changeCreators(desk, workspaceId, async (tx) => {
      const opened = await openShortlist(tx, workspaceId, body.name, now())
      if (body.creator !== undefined) await addEntry(tx, workspaceId, opened, body.creator, now())
      return opened
    })
    return loadShortlist(db.pool, workspaceId, id)
  })

  serve(app, shortlists.show, ({ member, params }) => loadShortlist(db.pool, member.workspaceId, params.id))

  serve(app, shortlists.reach, ({ member, params }) => loadReach(desk, member.workspaceId, params.id))

  serve(app, shortlists.change, async ({ member: { workspaceId }, params, body }) => {
    await withTransaction(db, (tx) => changeShortlist(tx, workspaceId, params.id, body, now()))
    return loadShortlist(db.pool, workspaceId, params.id)
  })

  serve(app, shortlists.remove, async ({ member, params }) => {
    await changeCreators(desk, member.workspaceId, (tx) => removeShortlist(tx, member.workspaceId, params.id, now()))
    return ok
  })

  serve(app, shortlists.restore, async ({ member: { workspaceId }, params }) => {
    await changeCreators(desk, workspaceId, (tx) => restoreShortlist(tx, workspaceId, params.id, now()))
    return loadShortlist(db.pool, workspaceId, params.id)
  })
}

function serveEntries(app: FastifyInstance, desk: ShortlistDesk): void {
  const { db, now } = desk
  const refOf = (workspaceId: string, { id, entryId }: { id: string; entryId: string }) => ({
    workspaceId,
    listId: id,
    id: entryId,
  })

  serve(app, shortlistEntries.add, async ({ member: { workspaceId }, params, body }) => {
    const id = await changeCreators(desk, workspaceId, (tx) =>
      addEntry(tx, workspaceId, params.id, body.creator, now()),
    )
    return loadEntry(db.pool, workspaceId, params.id, id)
  })

  serve(app, shortlistEntries.change, async ({ member: { workspaceId }, params, body }) => {
    await withTransaction(db, (tx) => changeEntry(tx, refOf(workspaceId, params), body))
    return loadEntry(db.pool, workspaceId, params.id, params.entryId)
  })

  serve(app, shortlistEntries.remove, async ({ member, params }) => {
    await changeCreators(desk, member.workspaceId, (tx) => removeEntry(tx, refOf(member.workspaceId, params), now()))
    return ok
  })

  serve(app, shortlistEntries.restore, async ({ member: { workspaceId }, params }) => {
    await changeCreators(desk, workspaceId, (tx) => restoreEntry(tx, refOf(workspaceId, params), now()))
    return loadEntry(db.pool, workspaceId, params.id, params.entryId)
  })
}
