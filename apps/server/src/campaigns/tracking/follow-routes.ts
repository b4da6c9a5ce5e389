import { trackingLinks } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { addRoute } from '../../foundation/http/serve.ts'
import { ClickBook } from './click-book.ts'
import { ClickSalts } from './click-salts.ts'
import { isBot } from './is-bot.ts'
import { LinkFinder } from './link-finder.ts'
import type { TrackingParts } from './tracking-parts.ts'

const codePattern = /^[a-z0-9]{8}$/

/** Adds the short links themselves: a click is written down, then answered. */
export function followRoutes(app: FastifyInstance, { db, now }: Pick<TrackingParts, 'db' | 'now'>): void {
  const book = new ClickBook(db.pool)
  const salts = new ClickSalts(db.pool)
  const finder = new LinkFinder(db.pool, now)
  addRoute(
    app,
    trackingLinks.follow,
    async (request, reply) => {
      const { code } = request.params as { code: string }
      const link = codePattern.test(code) ? await finder.find(code) : null
      // A person gets the page of the site that says so.
      if (link === null) return reply.callNotFound()
      const { method, ip, headers } = request
      const userAgent = headers['user-agent']
      const purpose = headers['sec-purpose'] ?? headers['x-purpose'] ?? headers.purpose
      const at = now()
      const visitor = await salts.visitorOf(at, ip, userAgent ?? '')
      await book.note({ linkId: link.id, at, visitor, bot: isBot({ method, userAgent, purpose: purpose?.toString() }) })
      return reply
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
        .redirect(link.target, trackingLinks.follow.status)
    },
    {},
  )
}
