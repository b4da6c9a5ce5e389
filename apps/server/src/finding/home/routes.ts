import { home } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../foundation/http/serve.ts'
import { type HomeParts, loadHome } from './load-home.ts'
import { noteRead } from './unread.ts'

/** Adds the routes of the first page. */
export function homeRoutes(app: FastifyInstance, parts: HomeParts): void {
  const { db, now } = parts

  serve(app, home.show, ({ member }) => loadHome(parts, member.workspaceId))

  serve(app, home.read, async ({ member, params }) => {
    await noteRead(db.pool, member.workspaceId, params.id, now())
    return { ok: true } as const
  })
}
