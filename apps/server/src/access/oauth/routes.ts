import { programs } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../foundation/http/serve.ts'
import { allowProgram, describeAsker } from './allow-program.ts'
import type { OauthParts } from './oauth-parts.ts'
import { changeProgram, endProgram, listPrograms } from './programs.ts'
import { standardRoutes } from './standard-routes.ts'

/** Adds the calls of the page that lets programs in and of the list of those that are, and what programs themselves call. */
export function oauthRoutes(app: FastifyInstance, parts: OauthParts): void {
  const { db, now, publicAddress } = parts

  serve(app, programs.asked, ({ member, query }) => describeAsker(db.pool, member, query, publicAddress()))

  serve(app, programs.allow, ({ member, body }) => allowProgram(parts, member, body))

  serve(app, programs.list, async ({ member }) => ({
    programs: await listPrograms(db.pool, member, now()),
    nextCursor: null,
  }))

  serve(app, programs.change, ({ member, params, body }) => changeProgram(db.pool, member, params.id, body, now()))

  serve(app, programs.end, async ({ member, params }) => {
    await endProgram(db.pool, member, params.id)
    return { ok: true } as const
  })

  standardRoutes(app, parts)
}
