import { hash, timingSafeEqual } from 'node:crypto'
import { Problem, teamCookie, teamOverview } from '@vouch/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Registry } from 'prom-client'
import { serve } from '../http/serve.ts'
import { loadMonitoring, type MonitoringParts } from './monitoring.ts'
import { monitoringRegistry } from './monitoring-registry.ts'
import type { ProcessMeter } from './process-meter.ts'

/** The metrics for machines, and the page for people. Both are the team's: a token of its own for a machine, the session for a person. */

export interface MetricsParts extends MonitoringParts {
  meter: ProcessMeter
  /** Null: only the team's session reads them. */
  token: string | null
}

export function metricsRoutes(app: FastifyInstance, parts: MetricsParts): void {
  serve(app, teamOverview.monitoring, async () => loadMonitoring(parts))
  app.get('/metrics', async (request, reply) => {
    if (!isToken(request, parts.token) && (await app.identifyTeammate(request.cookies[teamCookie])) === null)
      throw new Problem('team_sign_in')
    const all = Registry.merge([parts.meter.registry, monitoringRegistry(await loadMonitoring(parts))])
    return reply
      .header('content-type', all.contentType)
      .header('cache-control', 'no-store')
      .send(await all.metrics())
  })
}

function isToken(request: FastifyRequest, token: string | null): boolean {
  const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === null || given === undefined) return false
  // Digests have one length, whatever was sent.
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', token, 'buffer'))
}
