import { analyses, audienceOverlaps, audienceReadings, roi } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../foundation/http/serve.ts'
import type { AnalysisParts } from './analysis-parts.ts'
import { loadAnalyses } from './load-analyses.ts'
import { loadAudience } from './load-audience.ts'
import { loadOverlaps } from './load-overlaps.ts'
import { openAnalysis } from './open-analysis.ts'
import { loadRoi, savePlan } from './roi-plan.ts'

/** Adds the routes of what is built upon a report: the plan of a campaign, paid analyses, and what its estimates are made of. */
export function analysisRoutes(app: FastifyInstance, parts: AnalysisParts): void {
  const { db, now } = parts

  serve(app, roi.show, ({ member, params }) => loadRoi(parts, member.workspaceId, params.id))

  serve(app, roi.save, ({ member, params, body }) =>
    savePlan(parts, { workspaceId: member.workspaceId, verificationId: params.id, at: now() }, body),
  )

  serve(app, audienceReadings.show, ({ member, params }) => loadAudience(parts, member.workspaceId, params.id))

  serve(app, audienceOverlaps.show, ({ member, query }) => {
    const ids = [...new Set(query.ids.toLowerCase().split(','))]
    return loadOverlaps(parts, member.workspaceId, ids)
  })

  serve(app, analyses.list, async ({ member, params }) => ({
    analyses: await loadAnalyses(db.pool, member.workspaceId, params.id),
    nextCursor: null,
  }))

  serve(app, analyses.create, ({ member, params }) =>
    openAnalysis(parts, member, { verificationId: params.id, kind: params.kind }),
  )
}
