import { analysesPerEmailMax, contact, creatorTool, waitlist } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../foundation/http/serve.ts'
import { addSuccessFlag } from '../foundation/http/success-flag.ts'
import { receiveMessage } from './contact.ts'
import { dataRequestRoutes } from './data-requests/routes.ts'
import { analysisOf, analyzeForVisitor, loadAnalysesUsed, registerForTool, resetUses } from './free-analysis.ts'
import { lookUpProfile } from './profile-lookup.ts'
import type { SiteParts } from './site-parts.ts'
import { countWaiting, joinByForm } from './waitlist.ts'

/** The forms and tools of the public site. A form whose hidden field is filled in was filled in by a program: it gets the
 *  usual answer, and nothing is kept. */

const done = { success: true, error: null } as const

export function siteRoutes(app: FastifyInstance, parts: SiteParts): void {
  app.register(async (room) => {
    addSuccessFlag(room)

    serve(room, contact.send, async ({ body }) => {
      if (!isProgram(body)) await receiveMessage(parts, body)
      return done
    })

    serve(room, waitlist.count, async () => ({ count: await countWaiting(parts.db) }))

    serve(room, waitlist.join, async ({ body }) => {
      if (!isProgram(body)) await joinByForm(parts, body)
      return done
    })

    serveTools(room, parts)
    dataRequestRoutes(room, parts)
  })
}

function serveTools(room: FastifyInstance, parts: SiteParts): void {
  serve(room, creatorTool.register, async ({ body }) => {
    if (!isProgram(body)) await registerForTool(parts, body.email, body.source ?? '')
    return { ...done, used: await loadAnalysesUsed(parts, body.email), limit: analysesPerEmailMax }
  })

  serve(room, creatorTool.analyze, async ({ body, address, signal }) => {
    const { report, remaining } = await analyzeForVisitor(parts, { ...body, address, signal })
    return analysisOf(report, remaining)
  })

  serve(room, creatorTool.reset, async ({ body, address }) => {
    await resetUses(parts, body.email, address)
    return done
  })

  serve(room, creatorTool.lookup, ({ body, address, signal }) => lookUpProfile(parts, { ...body, address, signal }))
}

function isProgram({ website }: { website?: string | null | undefined }): boolean {
  return (website ?? '') !== ''
}
