import { randomInt } from 'node:crypto'
import {
  type BodyOf,
  campaignLinksMax,
  Problem,
  type ReplyOf,
  type TrackingLink,
  type trackingLinks,
  utmOf,
  withUtm,
} from '@vouch/contract'
import type { Act } from '../campaigns/campaign-desk.ts'
import { lockStarted } from '../campaigns/lock-campaign.ts'
import { requireEntry } from '../campaigns/require-entry.ts'
import type { Sql, TrackingParts, Tx } from './tracking-parts.ts'

/** The short links of a campaign with their clicks. */

interface LinkRow extends Omit<TrackingLink, 'createdAt' | 'endedAt' | 'url'> {
  createdAt: Date
  endedAt: Date | null
}

// Clicks of the last days are counted one by one, those before as they were added up when they were deleted.
const listText = `
  select link.id, campaign_id as "campaignId", entry_id as "entryId", code, target, link.created_at as "createdAt", ended_at as "endedAt",
         ended_at is null and exists (select from tracking_hosts declared
                                       where declared.workspace_id = link.workspace_id and declared.host = link.host) as leads,
         (lately.clicks + earlier.clicks)::int as clicks, (lately.visitors + earlier.visitors)::int as visitors,
         (lately.bots + earlier.bots)::int as bots
    from tracking_links link
    cross join lateral (
      select count(*) filter (where not bot) as clicks, count(*) filter (where bot) as bots,
             count(distinct (visitor, (at at time zone 'UTC')::date)) filter (where not bot) as visitors
        from link_clicks where link_id = link.id) lately
    cross join lateral (
      select coalesce(sum(clicks), 0) as clicks, coalesce(sum(visitors), 0) as visitors, coalesce(sum(bots), 0) as bots
        from link_click_days where link_id = link.id) earlier`

type Address = Pick<TrackingParts, 'publicAddress' | 'linkDomain'>

function shown({ createdAt, endedAt, ...row }: LinkRow, { publicAddress, linkDomain }: Address): TrackingLink {
  const root = linkDomain === null ? publicAddress() : `https://${linkDomain}`
  return {
    ...row,
    url: `${root}/t/${row.code}`,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}

/** Loads the links of a campaign that is known to be the workspace's, the oldest first. */
export async function listLinks(
  sql: Sql,
  address: Address,
  campaignId: string,
): Promise<ReplyOf<typeof trackingLinks.list>> {
  const text = `${listText} where campaign_id = $1 order by link.created_at, link.id limit ${campaignLinksMax}`
  const found = await sql.query<LinkRow>(text, [campaignId])
  return { links: found.rows.map((row) => shown(row, address)), nextCursor: null }
}

async function loadLink(sql: Sql, address: Address, id: string): Promise<TrackingLink> {
  const [row] = (await sql.query<LinkRow>(`${listText} where link.id = $1`, [id])).rows
  if (row === undefined) throw noSuchLink()
  return shown(row, address)
}

function noSuchLink(): Problem {
  return new Problem('not_found', 'Short link not found.')
}

/** Letters and digits that nobody takes for each other when a link is read out. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
const codeLength = 8

function drawCode(): string {
  return Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join('')
}

/** @returns where the link leads, with its marks. @throws Problem `validation` for an address that browsers read otherwise than people */
function markedTarget({ target, utm = {} }: Pick<BodyOf<typeof trackingLinks.create>, 'target' | 'utm'>): URL {
  const url = new URL(withUtm(target, utm))
  if (url.username !== '' || url.password !== '' || url.port !== '')
    throw new Problem('validation', 'The URL can’t contain a username, a password or a port.', {
      fields: { target: 'Enter the address without a user name, a password or a port.' },
    })
  return url
}

/** Makes a link in its caller's transaction.
 *  @throws Problem `host_undeclared`, `too_many`, `validation`, and as `lockStarted` does */
export async function createLink(
  tx: Tx,
  address: Address,
  act: Act,
  wish: Pick<BodyOf<typeof trackingLinks.create>, 'entryId' | 'target' | 'utm'>,
): Promise<TrackingLink> {
  const { workspaceId, userId } = act.member
  const url = markedTarget(wish)
  await lockStarted(tx, act)
  if (wish.entryId !== undefined) await requireEntry(tx, act.campaignId, wish.entryId)
  const declared = await tx.query('select from tracking_hosts where workspace_id = $1 and host = $2', [
    workspaceId,
    url.hostname,
  ])
  if (declared.rowCount === 0)
    throw new Problem(
      'host_undeclared',
      `Short links only lead to websites you’ve declared. Declare ${url.hostname} first.`,
      {
        host: url.hostname,
      },
    )
  const marks = utmOf(url.href)
  const made = await tx.query<{ id: string }>(
    `insert into tracking_links (workspace_id, campaign_id, entry_id, code, host, target, utm_source, utm_medium, utm_campaign, utm_content,
                                 made_by, created_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12
      where (select count(*) from tracking_links where campaign_id = $2) < ${campaignLinksMax} returning id`,
    [
      ...[workspaceId, act.campaignId, wish.entryId ?? null, drawCode(), url.hostname, url.href],
      ...[marks.source ?? null, marks.medium ?? null, marks.campaign ?? null, marks.content ?? null, userId, act.at],
    ],
  )
  const [row] = made.rows
  if (row === undefined) throw new Problem('too_many', `A campaign can have up to ${campaignLinksMax} short links.`)
  return loadLink(tx, address, row.id)
}

/** @returns the campaign of a link. @throws Problem `not_found` */
export async function campaignOfLink(sql: Sql, workspaceId: string, id: string): Promise<string> {
  const found = await sql.query<{ campaignId: string }>(
    'select campaign_id as "campaignId" from tracking_links where id = $1 and workspace_id = $2',
    [id, workspaceId],
  )
  const [row] = found.rows
  if (row === undefined) throw noSuchLink()
  return row.campaignId
}

/** Ends a link; one that ended stays as it was. @throws Problem as `lockStarted` does */
export async function endLink(tx: Tx, address: Address, act: Act, id: string): Promise<TrackingLink> {
  await lockStarted(tx, act)
  await tx.query('update tracking_links set ended_at = coalesce(ended_at, $2) where id = $1', [id, act.at])
  return loadLink(tx, address, id)
}
