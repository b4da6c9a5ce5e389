import { endChecks, Problem, performanceReports } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { nameDownload } from '../../foundation/http/download-name.ts'
import { serve } from '../../foundation/http/serve.ts'
import { requireCampaign } from '../campaigns/load-campaign.ts'
import { beginEndCheck } from './begin-end-check.ts'
import { loadEndCheck } from './load-end-check.ts'
import { loadHeadings, loadPerformance } from './load-performance.ts'
import { openPerformance } from './open-performance.ts'
import { performanceFile } from './performance-file.ts'
import type { PerformanceParts } from './performance-parts.ts'

/** Adds the routes of performance reports. */
export function performanceRoutes(app: FastifyInstance, parts: PerformanceParts): void {
  const { pool } = parts.db

  serve(app, endChecks.show, ({ member, params }) => loadEndCheck(parts, member.workspaceId, params.id))

  serve(app, endChecks.begin, ({ member, params, body }) => beginEndCheck(parts, member, params.id, body.confirm))

  serve(app, performanceReports.create, ({ member, params }) => openPerformance(parts, member, params.id))

  serve(app, performanceReports.list, async ({ member: { workspaceId }, params: { id } }) => {
    await requireCampaign(pool, workspaceId, id)
    return { reports: await loadHeadings(pool, workspaceId, id), nextCursor: null }
  })

  serve(app, performanceReports.show, ({ member: { workspaceId }, params: { id, reportId } }) =>
    loadPerformance(pool, { workspaceId, campaignId: id, id: reportId }),
  )

  serve(app, performanceReports.file, async ({ member: { workspaceId }, params, query: { format }, reply }) => {
    const place = { workspaceId, campaignId: params.id, id: params.reportId }
    const { document } = await loadPerformance(pool, place)
    if (document === null) throw new Problem('file_not_ready')
    const { body, mediaType, fileName } = await performanceFile(parts, params.reportId, document, format)
    nameDownload(reply, fileName)
      .header('content-type', mediaType)
      .header('cache-control', 'private, no-store')
      .send(body)
  })
}
