import { platforms } from '@vouch/engine'
import { z } from 'zod'
import { route } from '../wire/route.ts'

/** The team's page about connections to the platforms. What to do is told by the page itself; this says how things stand here. */

const fault = z.object({ code: z.string(), sentence: z.string(), times: z.int(), at: z.string() })

export const connectorStanding = z
  .object({
    platform: z.enum(platforms),
    /** The redirect URL to register, letter for letter. */
    redirect: z.string(),
    uses: z.array(
      z.object({
        use: z.enum(['lookup', 'consent']),
        state: z.enum(['ready', 'partly', 'off']),
        /** Variables without a value. */
        missing: z.array(z.string()),
      }),
    ),
    /** Names of the variables that have a value, never the values. */
    set: z.array(z.string()),
    /** What was used of what the platform allows. */
    used: z.array(
      z.object({
        what: z.string(),
        used: z.number(),
        limit: z.number(),
        unit: z.enum(['units', 'usd']),
        /** Seconds after which it counts anew; null: at midnight of the platform. */
        seconds: z.int().nullable(),
      }),
    ),
    /** The latest of each kind, newest first. */
    faults: z.array(fault),
  })
  .meta({ id: 'ConnectorStanding' })
export type ConnectorStanding = z.output<typeof connectorStanding>

/** Data suppliers together: their page has each of them. */
const supplierStanding = z
  .object({
    accepted: z.boolean(),
    /** How many can be asked. */
    connected: z.int(),
    spentUsd: z.number(),
    dailyUsd: z.number(),
    faults: z.array(fault.extend({ supplier: z.string() })),
  })
  .meta({ id: 'SupplierStanding' })
export type SupplierStanding = z.output<typeof supplierStanding>

const platform = z.object({ platform: z.enum(platforms, 'That isn’t one of the platforms.') })

export const teamConnectors = {
  list: route({
    method: 'GET',
    path: '/api/admin/connector-setup',
    access: 'team',
    tag: 'Team',
    summary:
      'How the connection to each platform and the data suppliers stand: what is set, what was used, and the latest errors.',
    status: 200,
    reply: z.object({ connectors: z.array(connectorStanding), suppliers: supplierStanding, nextCursor: z.null() }),
    problems: [],
  }),
  test: route({
    method: 'POST',
    path: '/api/admin/connector-setup/:platform/test',
    access: 'team',
    tag: 'Team',
    summary: 'Makes one call with a platform’s credentials and says what came back.',
    params: platform,
    status: 200,
    reply: z.object({ ok: z.boolean(), says: z.string(), fix: z.string().nullable() }),
    problems: ['not_now', 'rate_limited'],
    callsPerMinuteMax: 10,
  }),
}
