import { Problem, teamConnectors } from '@vouch/contract'
import { platformNames } from '@vouch/engine'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../foundation/http/serve.ts'
import { loadConnectorStandings } from '../../outside/connector-standings.ts'
import type { NotedFault } from '../../outside/platforms/fault-log.ts'
import { loadSupplierStanding } from '../../outside/supplier-standing.ts'
import { testCredentials } from '../../outside/test-credentials.ts'
import { noteTeamAction } from '../gate/note-team-action.ts'
import type { AdminParts } from './admin-parts.ts'

/** Connections to the platforms, for whoever sets them up. */
export function connectorRoutes(app: FastifyInstance, parts: AdminParts): void {
  const { db, now, publicAddress } = parts
  const settings = { config: parts.platforms, pool: db.pool, now, publicAddress }

  serve(app, teamConnectors.list, async () => {
    const [standings, { spentUsd, faults }] = await Promise.all([
      loadConnectorStandings(settings),
      loadSupplierStanding(db.pool, now()),
    ])
    const { accepted, dailyUsd } = parts.suppliers.config
    return {
      connectors: standings.map(({ faults: own, ...rest }) => ({ ...rest, faults: own.map(shownFault) })),
      suppliers: {
        ...{ accepted, dailyUsd, spentUsd, connected: parts.suppliers.book.current().length },
        faults: faults.map((each) => ({ ...shownFault(each), supplier: each.supplier })),
      },
      nextCursor: null,
    }
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

function shownFault({ code, sentence, times, at }: NotedFault) {
  return { code, sentence, times, at: at.toISOString() }
}
