import { platforms } from '@vouch/engine'
import { z } from 'zod'
import { route } from '../wire/route.ts'

/** The team's page about connections to the platforms. What to do is told by the page itself; this says how things stand here. */

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
    /** What was used of the platform's day. */
    used: z.array(z.object({ what: z.string(), used: z.number(), limit: z.number(), unit: z.enum(['units', 'usd']) })),
    /** The latest of each kind, newest first. */
    faults: z.array(z.object({ code: z.string(), sentence: z.string(), times: z.int(), at: z.string() })),
  })
  .meta({ id: 'ConnectorStanding' })
export type ConnectorStanding = z.output<typeof connectorStanding>

const platform = z.object({ platform: z.enum(platforms, 'That isn’t one of the platforms.') })

export const teamConnectors = {
  list: route({
    method: 'GET',
    path: '/api/admin/connector-setup',
    access: 'team',
    tag: 'Team',
    summary: 'How the connection to each platform stands: what is set, what was used today, and the latest errors.',
    status: 200,
    reply: z.object({ connectors: z.array(connectorStanding), nextCursor: z.null() }),
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
