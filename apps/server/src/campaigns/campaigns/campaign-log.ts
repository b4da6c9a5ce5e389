import {
  type CampaignChange,
  campaignChangesKept,
  type campaigns,
  type changeKinds,
  type ReplyOf,
} from '@vouch/contract'
import { storableJson } from '../../foundation/db/storable-text.ts'
import type { Act, Sql, Tx } from './campaign-desk.ts'

/** Who did what in a campaign. Every change writes its line in its own transaction; the newest line is the campaign's head. */

interface Line {
  kind: (typeof changeKinds)[number]
  /** The creator that it is about. */
  entryId?: string | undefined
  /** What else it is about, as people call it. */
  subject?: string | undefined
  field?: string
  before?: unknown
  after?: unknown
}

/** Writes a line, and drops those past the number that is kept. */
export async function writeChange(tx: Tx, { member, campaignId, at }: Act, line: Line): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : storableJson(value))
  await tx.query(
    `insert into campaign_changes (campaign_id, at, user_id, kind, entry_id, subject, field, before, after)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[campaignId, at, member.userId, line.kind, line.entryId ?? null, line.subject ?? null, line.field ?? null],
      ...[json(line.before), json(line.after)],
    ],
  )
  await tx.query('update campaigns set updated_at = $2 where id = $1', [campaignId, at])
  await tx.query(
    `delete from campaign_changes where campaign_id = $1
        and id <= (select id from campaign_changes where campaign_id = $1 order by id desc offset $2 limit 1)`,
    [campaignId, campaignChangesKept],
  )
}

const pageRows = 50

type Row = Omit<CampaignChange, 'at'> & { at: Date }

/** Loads a page of changes, newest first. @param cursor id of the last one of the page before */
export async function loadChanges(
  sql: Sql,
  campaignId: string,
  cursor: string | undefined,
): Promise<ReplyOf<typeof campaigns.changes>> {
  const found = await sql.query<Row>(
    `select change.id::text, at, users.name as by, kind, field, before, after,
            coalesce(subject, creators.display_name, creators.handle) as subject
       from campaign_changes change left join users on users.id = user_id
       left join campaign_creators entry on entry.id = entry_id left join creators on creators.id = entry.creator_id
      where change.campaign_id = $1 and ($2::bigint is null or change.id < $2) order by change.id desc limit $3`,
    [campaignId, cursor ?? null, pageRows + 1],
  )
  const changes = found.rows.slice(0, pageRows).map((row) => ({ ...row, at: row.at.toISOString() }))
  return { changes, nextCursor: found.rows.length > pageRows ? (changes.at(-1)?.id ?? null) : null }
}

/** Loads the newest change of a campaign, and who made it. */
export async function loadHead(sql: Sql, campaignId: string): Promise<ReplyOf<typeof campaigns.head>> {
  const found = await sql.query<{ head: string; by: string | null }>({
    name: 'campaign-head',
    text: `select change.id::text as head, users.name as by from campaign_changes change left join users on users.id = user_id
      where campaign_id = $1 order by change.id desc limit 1`,
    values: [campaignId],
  })
  return found.rows[0] ?? { head: '0', by: null }
}
