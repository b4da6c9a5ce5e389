import { trackingOrders, trackingSources } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { withTransaction } from '../../foundation/db/database.ts'
import { serve } from '../../foundation/http/serve.ts'
import { requireCampaign } from '../campaigns/load-campaign.ts'
import { refuseLapsed } from '../campaigns/lock-campaign.ts'
import { keepOrders } from './keep-orders.ts'
import { listOrders } from './load-orders.ts'
import { readOrderFile } from './order-file.ts'
import { receiveOrder } from './receive-order.ts'
import { rotateSource } from './source-secrets.ts'
import { addSource, listSources, loadSource, removeSource, requireSource } from './sources.ts'
import type { TrackingParts } from './tracking-parts.ts'

/** Orders kept in one statement. */
const atOnce = 1_000

/** Adds the routes of shops and their orders. */
export function orderRoutes(app: FastifyInstance, parts: TrackingParts): void {
  serveSources(app, parts)
  serveOrders(app, parts)
  serveMessages(app, parts)
}

function serveSources(app: FastifyInstance, parts: TrackingParts): void {
  const { db, now } = parts
  serve(app, trackingSources.list, ({ member }) => listSources(db.pool, parts, member.workspaceId))
  serve(app, trackingSources.add, ({ member, body }) => withTransaction(db, (tx) => addSource(tx, parts, member, body)))
  serve(app, trackingSources.rotate, ({ member: { workspaceId }, params: { id }, body }) =>
    withTransaction(db, async (tx) => {
      const secret = await rotateSource(tx, parts, { workspaceId, id }, body)
      return { source: await loadSource(tx, parts, workspaceId, id), secret }
    }),
  )
  serve(app, trackingSources.remove, async ({ member, params }) => {
    await removeSource(db.pool, member.workspaceId, params.id, now())
    return { ok: true } as const
  })
}

function serveOrders(app: FastifyInstance, { db, now }: TrackingParts): void {
  serve(app, trackingOrders.list, async ({ member: { workspaceId }, query: { campaignId, cursor } }) => {
    await requireCampaign(db.pool, workspaceId, campaignId)
    return listOrders(db.pool, { workspaceId, campaignId, cursor })
  })
  serve(app, trackingOrders.upload, async ({ member: { workspaceId }, body: { text, sourceId = null } }) => {
    await refuseLapsed(db.pool, workspaceId)
    if (sourceId !== null) await requireSource(db.pool, workspaceId, sourceId)
    const at = now()
    const { orders, ...rest } = readOrderFile(text, at)
    const added = await withTransaction(db, async (tx) => {
      let count = 0
      for (let from = 0; from < orders.length; from += atOnce)
        count += (
          await keepOrders(tx, { workspaceId, sourceId, fromFile: true, at }, orders.slice(from, from + atOnce))
        ).added
      return count
    })
    return { read: orders.length, added, ...rest }
  })
}

/** A message's signature is over its bytes, so they are kept as they came. */
function serveMessages(app: FastifyInstance, parts: TrackingParts): void {
  app.register(async (room) => {
    room.removeAllContentTypeParsers()
    room.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
    serve(room, trackingOrders.receive, async ({ params: { sourceId }, reply: { request } }) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      return { received: true as const, ...(await receiveOrder(parts, { sourceId, body, headers: request.headers })) }
    })
  })
}
