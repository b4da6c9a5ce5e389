import { Problem, watchAlerts, watches } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { withTransaction } from '../../foundation/db/database.ts'
import { serve } from '../../foundation/http/serve.ts'
import { dismissChange, loadWatchAlerts } from './alerts.ts'
import { readKind } from './jobs.ts'
import { loadWatchHistory } from './load-history.ts'
import { loadRoom, loadWatch, loadWatches } from './load-watches.ts'
import { addMark, refresh, removeMark } from './marks.ts'
import type { WatchParts } from './watch-parts.ts'

const ok = { ok: true } as const

/** Adds the routes of the watch. */
export function watchRoutes(app: FastifyInstance, parts: WatchParts): void {
  const { db, now, queue } = parts
  const shown = async (workspaceId: string, creatorId: string) => {
    const watch = await loadWatch(db.pool, workspaceId, creatorId)
    if (watch === null) throw new Problem('not_found', 'You aren’t watching this creator.')
    return watch
  }

  serve(app, watches.list, async ({ member: { workspaceId } }) => {
    const [list, room] = await Promise.all([loadWatches(db.pool, workspaceId), loadRoom(db.pool, workspaceId)])
    return { watches: list, room, now: now().toISOString(), nextCursor: null }
  })

  serve(app, watches.add, async ({ member: { workspaceId }, body }) => {
    const creatorId = await withTransaction(db, async (tx) => {
      const id = await addMark(tx, parts, workspaceId, body.creator)
      await queue.enqueue(tx, readKind, {})
      return id
    })
    return shown(workspaceId, creatorId)
  })

  serve(app, watches.remove, async ({ member, params }) => {
    await withTransaction(db, (tx) => removeMark(tx, parts, member.workspaceId, params))
    return ok
  })

  serve(app, watches.show, ({ member, params }) => loadWatchHistory(db.pool, member.workspaceId, params, now()))

  serve(app, watches.refresh, async ({ member: { workspaceId }, params }) => {
    const creatorId = await withTransaction(db, async (tx) => {
      const id = await refresh(tx, parts, workspaceId, params)
      await queue.enqueue(tx, readKind, {})
      return id
    })
    return shown(workspaceId, creatorId)
  })

  serve(app, watchAlerts.list, async ({ member }) => {
    return { alerts: await loadWatchAlerts(db.pool, member.workspaceId), nextCursor: null }
  })

  serve(app, watchAlerts.dismiss, async ({ member, params }) => {
    await dismissChange(db.pool, member.workspaceId, params.id)
    return ok
  })
}
