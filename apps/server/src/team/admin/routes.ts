import { Readable } from 'node:stream'
import {
  type QueryOf,
  type TeamTableName,
  teamAct,
  teamFile,
  teamList,
  teamOverview,
  teamTableNames,
  teamTables,
} from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { withTransaction } from '../../foundation/db/database.ts'
import { nameDownload } from '../../foundation/http/download-name.ts'
import { serve } from '../../foundation/http/serve.ts'
import { noteTeamAction } from '../gate/note-team-action.ts'
import type { AdminParts } from './admin-parts.ts'
import { changeAnnouncement, loadAnnouncement, refuseEnded } from './announcement.ts'
import { connectorRoutes } from './connectors.ts'
import { customerDeeds } from './customer-deeds.ts'
import { customerListings } from './customer-listings.ts'
import { type Deed, perform } from './deed.ts'
import { inspectVerification, loadInspectedSnapshot } from './inspect-verification.ts'
import { type Listing, listingCsv, loadPage, type Wanted } from './listing.ts'
import { changeAddresses } from './operator-addresses.ts'
import { supplierRoutes } from './supplier-routes.ts'
import { systemDeeds } from './system-deeds.ts'
import { systemListings } from './system-listings.ts'
import { workDeeds } from './work-deeds.ts'
import { workListings } from './work-listings.ts'

/** The calls of the team's side, which follow from its tables. */

export const listings: Readonly<Record<TeamTableName, Listing>> = {
  ...customerListings,
  ...workListings,
  ...systemListings,
}
export const deeds: Readonly<Record<TeamTableName, Readonly<Record<string, Deed>>>> = {
  ...customerDeeds,
  ...workDeeds,
  ...systemDeeds,
}

export function adminRoutes(app: FastifyInstance, parts: AdminParts): void {
  for (const name of teamTableNames) serveTable(app, parts, name)
  serveInspection(app, parts)
  serveSettings(app, parts)
  supplierRoutes(app, parts)
  connectorRoutes(app, parts)
}

function serveTable(app: FastifyInstance, parts: AdminParts, name: TeamTableName): void {
  const { pool } = parts.db
  const listing = listings[name]
  const list = teamList(name)
  serve(app, list, async ({ query }) => {
    const { cursor, limit } = query
    return loadPage(pool, listing, { ...wantedOf(query), cursor, limit, now: parts.now() })
  })
  serve(app, teamFile(name), async ({ query, teammate, address, reply }) => {
    const columns = teamTables[name].columns.map(({ key }) => key)
    const wanted = wantedOf(query)
    await noteTeamAction(pool, { teammate, address }, { action: `${name}.export`, ...fileNote(name, wanted) })
    const day = parts.now().toISOString().slice(0, 10)
    nameDownload(reply, `vouch-${name}-${day}.csv`)
      .header('content-type', 'text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(Readable.from(listingCsv(pool, listing, { ...wanted, columns, now: parts.now() })))
    return null
  })
  for (const { verb } of teamTables[name].actions) serveAction(app, parts, name, verb)
}

/** The filters of a table stand beside the words that every table takes; each is an optional text. */
function wantedOf(query: QueryOf<ReturnType<typeof teamFile>>): Wanted {
  const { q, about, id, ...filters } = query as Record<string, string | undefined>
  return { q, about, id, filters }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A file leaves the house: the log says by what it was narrowed, without the words that were searched for. */
function fileNote(name: TeamTableName, { q, about, id, filters }: Wanted) {
  const narrowedBy = Object.entries({ q, about, id, ...filters }).flatMap(([key, value]) => (value ? [key] : []))
  const userId = about !== undefined && uuid.test(about) ? about : null
  return { subject: { kind: name, id: 'csv', userId }, after: { narrowedBy } }
}

function serveAction(app: FastifyInstance, parts: AdminParts, name: TeamTableName, verb: string): void {
  const deed = deeds[name][verb]
  if (deed === undefined) throw new Error(`Nothing does ${name}.${verb}`)
  serve(app, teamAct(name, verb), async ({ params, body, headers, teammate, address, requestId, reply }) => {
    const key = headers['idempotency-key'] ?? requestId
    return perform(name, verb, deed, { parts, id: params.id, body, teammate, address, key, reply })
  })
}

function serveInspection(app: FastifyInstance, { db }: AdminParts): void {
  serve(app, teamOverview.inspect, async ({ params }) => inspectVerification(db.pool, params.id))
  serve(app, teamOverview.snapshot, async ({ params, teammate, address, reply }) => {
    const text = await loadInspectedSnapshot(db, params.id)
    const subject = { kind: 'verifications', id: params.id }
    await noteTeamAction(db.pool, { teammate, address }, { action: 'verifications.snapshot', subject })
    nameDownload(reply, `snapshot-${params.id}.json`)
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(text)
    return null
  })
}

function serveSettings(app: FastifyInstance, { db, now, live }: AdminParts): void {
  const announced = async () => ({ announcement: await loadAnnouncement(db.pool, now()) })
  const shown = async () => ({ ...(await announced()), addresses: live.set(), configured: live.configured })
  serve(app, teamOverview.settings, shown)
  serve(app, teamOverview.announcement, announced)
  serve(app, teamOverview.changeSettings, async ({ body, teammate, address }) => {
    const { announcement, addresses } = body
    await withTransaction(db, async (tx) => {
      if (announcement !== undefined) {
        const wanted = announcement && { ...announcement, until: announcement.until ?? null }
        refuseEnded(wanted, now())
        await changeAnnouncement(tx, wanted, { teammate, address })
      }
      if (addresses !== undefined) await changeAddresses(tx, addresses, { teammate, address })
    })
    if (addresses !== undefined) await live.tell()
    return shown()
  })
}
