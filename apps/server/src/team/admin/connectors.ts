import { Problem, teamConnectors } from '@vouch/contract'
import { platformNames } from '@vouch/engine'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../foundation/http/serve.ts'
import { loadConnectorStandings } from '../../outside/connector-standings.ts'
import { testCredentials } from '../../outside/test-credentials.ts'
import { noteTeamAction } from '../gate/note-team-action.ts'
import type { AdminParts } from './admin-parts.ts'

/** Connections to the platforms, for whoever sets them up. */
export function connectorRoutes(app: FastifyInstance, parts: AdminParts): void {
  const { db, now, publicAddress } = parts
  const settings = { config: parts.platforms, pool: db.pool, now, publicAddress }

  serve(app, teamConnectors.list, async () => {
    const standings = await loadConnectorStandings(settings)
    const connectors = standings.map(({ faults, ...rest }) => ({
      ...rest,
      faults: faults.map(({ code, sentence, times, at }) => ({ code, sentence, times, at: at.toISOString() })),
    }))
    return { connectors, nextCursor: null }
  })

  serve(app, teamConnectors.test, async ({ params: { platform }, teammate, address }) => {
    const result = await testCredentials(platform, settings)
    if (result === null) {
      const why = `There’s nothing to test for ${platformNames[platform]}: its variables aren’t set, or it checks them only when someone connects.`
      throw new Problem('not_now', why)
    }
    const subject = { kind: 'connectors', id: platform }
    await noteTeamAction(
      db.pool,
      { teammate, address },
      { action: 'connectors.test', subject, after: { ok: result.ok } },
    )
    return result
  })
}
