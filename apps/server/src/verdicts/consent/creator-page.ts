import { randomUUID } from 'node:crypto'
import { type CreatorPage, Problem, type pageRequestStates } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import type pg from 'pg'
import { workspaceName } from '../../customers/accounts/workspace-place.ts'
import type { ConsentParts } from './consent-parts.ts'
import { requestEnds } from './consent-time.ts'
import { openedBy, readerPath } from './creator-links.ts'
import { endConnection } from './end-connection.ts'
import { findPassedOn, loadReport, loadShownTime } from './page-report.ts'

/** A creator's own page: what stands with whom, the report to keep and pass on, and the end of it. Who has its link is its owner; who has the
 *  link to the report reads that alone. */

interface PageRow {
  id: string
  platform: Platform
  handle: string
  profileUrl: string
  profileId: string | null
  displayName: string | null
  email: string | null
  live: boolean
  simulated: boolean
  connectedAt: Date | null
  consentEndsAt: Date | null
  endedAt: Date | null
  readerKey: string | null
  readerReportId: string | null
  createdAt: Date
}

const pageColumns = `id, platform, handle, profile_url as "profileUrl", profile_id as "profileId", display_name as "displayName", email,
  access_sealed is not null as live, simulated, connected_at as "connectedAt", consent_ends_at as "consentEndsAt",
  ended_at as "endedAt", reader_key as "readerKey", reader_report_id as "readerReportId", created_at as "createdAt"`

type Sql = Pick<pg.Pool, 'query'>

/** @throws Problem `not_found` for a link that never was, and for one to a report that its creator ended */
export async function loadPage(parts: ConsentParts, token: string): Promise<CreatorPage> {
  const opened = openedBy(token, parts)
  if (opened === null) throw noPage()
  if ('pageId' in opened) return pageOf(parts, await loadOwned(parts, token))
  const found = await parts.db.pool.query<PageRow>(`select ${pageColumns} from creator_pages where reader_key = $1`, [
    opened.readerKey,
  ])
  const [row] = found.rows
  if (row === undefined) throw noPage()
  const { platform, handle, profileUrl, displayName } = row
  const shown = row.readerReportId ? { id: row.readerReportId } : await findPassedOn(parts, row.id)
  return {
    ...{ role: 'reader', platform, handle, profileUrl, displayName },
    report: shown && (await loadReport(parts, row.id, shown)),
    ...{ connection: null, readerUrl: null, readerReport: null, requests: [] },
  }
}

function noPage(): Problem {
  return new Problem('not_found', 'This link doesn’t exist, or the creator ended it.')
}

/** @throws Problem `not_found` for every link but the owner's */
export async function loadOwned({ db, linkSecret }: ConsentParts, token: string): Promise<PageRow> {
  const opened = openedBy(token, { linkSecret })
  const id = opened !== null && 'pageId' in opened ? opened.pageId : null
  const found = await db.pool.query<PageRow>(`select ${pageColumns} from creator_pages where id = $1`, [id])
  const [row] = found.rows
  if (row === undefined) throw noPage()
  return row
}

async function pageOf(parts: ConsentParts, row: PageRow): Promise<CreatorPage> {
  const { platform, handle, profileUrl, displayName, readerKey } = row
  const { pool } = parts.db
  return {
    ...{ role: 'owner', platform, handle, profileUrl, displayName },
    connection: connectionOf(parts, row),
    readerUrl: readerKey && parts.publicAddress() + readerPath(readerKey, parts),
    readerReport: (await loadShownTime(parts, row))?.toISOString() ?? null,
    requests: await loadPageRequests(pool, row.id),
    report: await loadReport(parts, row.id),
  }
}

function connectionOf({ platforms }: ConsentParts, row: PageRow): NonNullable<CreatorPage['connection']> {
  const { profileId, live, simulated, connectedAt, consentEndsAt, endedAt, email, createdAt, platform } = row
  return {
    state: profileId === null ? 'file' : live ? 'live' : 'ended',
    simulated,
    since: (connectedAt ?? createdAt).toISOString(),
    until: (endedAt ?? consentEndsAt)?.toISOString() ?? null,
    revokes: platforms.find(platform, simulated)?.revokes ?? false,
    emailed: email !== null,
  }
}

type PageRequest = CreatorPage['requests'][number]
const requestsMax = 100

async function loadPageRequests(sql: Sql, pageId: string): Promise<PageRequest[]> {
  const found = await sql.query<{
    id: string
    brand: string
    state: (typeof pageRequestStates)[number]
    askedAt: Date
    until: Date | null
  }>(
    `select consent_requests.id, ${workspaceName} as brand, asked_at as "askedAt",
            case when consent_requests.state in ('reading', 'connected') and access_sealed is not null then ${requestEnds} end as until,
            case when consent_requests.state = 'ended' then 'ended'
                 when run.state = 'failed' or trouble = 'not_possible' then 'failed'
                 when run.state is distinct from 'done' then 'running'
                 when consent_requests.state = 'reading' then 'ready' else 'sent' end as state
       from consent_requests
       join creator_pages on creator_pages.id = page_id
       join workspaces on workspaces.id = workspace_id join users owner on owner.id = owner_id
       left join verification_runs run on run.id = run_id
      where page_id = $1 order by asked_at desc, consent_requests.id limit ${requestsMax}`,
    [pageId],
  )
  return found.rows.map(({ askedAt, until, ...request }) => ({
    ...request,
    askedAt: askedAt.toISOString(),
    until: until?.toISOString() ?? null,
  }))
}

/** Makes the link with which a report is shown to others, or finds it. It shows the newest report that some brand has, and stays with that one: what is
 *  made later is shown when the creator makes another link.
 *  @throws Problem `not_now` while no report has been passed on */
export async function openReaderLink(parts: ConsentParts, token: string): Promise<CreatorPage> {
  const { id, readerKey } = await loadOwned(parts, token)
  if (readerKey !== null) return loadPage(parts, token)
  const report = await findPassedOn(parts, id)
  if (report === null)
    throw new Problem(
      'not_now',
      'There’s no report to show yet. Pass a report on to the brand that asked, then make a link.',
    )
  await parts.db.pool.query(
    'update creator_pages set reader_key = $2, reader_report_id = $3 where id = $1 and reader_key is null',
    [id, randomUUID(), report.id],
  )
  return loadPage(parts, token)
}

/** Ends that link; the next one is another. */
export async function endReaderLink(parts: ConsentParts, token: string): Promise<CreatorPage> {
  const { id } = await loadOwned(parts, token)
  await parts.db.pool.query('update creator_pages set reader_key = null, reader_report_id = null where id = $1', [id])
  return loadPage(parts, token)
}

/** @throws Problem `not_found` */
export async function ownedPageId(parts: ConsentParts, token: string): Promise<string> {
  return (await loadOwned(parts, token)).id
}

/** Ends the consent: no token of it is left when this returns, whatever the platform answers. */
export async function disconnect(parts: ConsentParts, token: string) {
  const { id } = await loadOwned(parts, token)
  const platformTold = await endConnection(parts, id, 'creator')
  return { ok: true as const, platformTold, page: await loadPage(parts, token) }
}
