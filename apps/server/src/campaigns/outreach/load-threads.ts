import {
  type OpenThread,
  type OutreachMessage,
  type OutreachThread,
  type outreach,
  Problem,
  type QueryOf,
  type ReplyOf,
  threadsPerPage,
} from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import type { ReportCard } from '../../verdicts/creators/reports.ts'
import type { Sql } from './outreach-desk.ts'

/** The inbox: threads as lists and as one shows them, with the workspace's last report about the creator. */

interface Row
  extends Pick<
    OutreachThread,
    'id' | 'address' | 'source' | 'evidence' | 'consentReason' | 'subject' | 'state' | 'unread' | 'lastLine' | 'waiting'
  > {
  platform: Platform
  handle: string
  displayName: string | null
  campaignId: string | null
  campaignName: string | null
  entryId: string | null
  assigneeId: string | null
  assigneeName: string | null
  lastAt: Date
  lastMs: string
  verificationId: string | null
  card: ReportCard | null
}

const lineChars = 140

const text = `
  select thread.id, thread.address, source, evidence, consent_reason as "consentReason", thread.subject, thread.state, unread,
         last_at as "lastAt", floor(extract(epoch from last_at) * 1000)::bigint::text as "lastMs",
         creators.platform, creators.handle, creators.display_name as "displayName",
         campaigns.id as "campaignId", campaigns.fields -> 'name' ->> 'value' as "campaignName",
         (select id from campaign_creators entry where entry.id = thread.entry_id and entry.removed_at is null) as "entryId",
         users.id as "assigneeId", users.name as "assigneeName",
         coalesce((select left(regexp_replace(body, '\\s+', ' ', 'g'), ${lineChars}) from outreach_messages
                    where thread_id = thread.id and state <> 'canceled' and (kind <> 'follow-up' or state <> 'waiting')
                    order by place desc limit 1), '') as "lastLine",
         (select count(*)::int from outreach_messages where thread_id = thread.id and state in ('waiting', 'sending')) as waiting,
         last.id as "verificationId", last.card
    from outreach_threads thread
    join creators on creators.id = thread.creator_id
    left join campaigns on campaigns.id = thread.campaign_id and campaigns.removed_at is null
    left join users on users.id = assignee_id
    left join lateral (
      select verifications.id, reports.card from verifications join reports on reports.id = verifications.report_id
       where verifications.workspace_id = thread.workspace_id and verifications.creator_id = thread.creator_id
       order by verifications.created_at desc limit 1
    ) last on true
   where thread.workspace_id = $1`

/** Loads a page of threads, the last moved first. @param userId whose threads `mine` means */
export async function loadThreads(
  sql: Sql,
  { workspaceId, userId }: { workspaceId: string; userId: string },
  { state, campaignId, mine, cursor }: Partial<QueryOf<typeof outreach.list>>,
): Promise<ReplyOf<typeof outreach.list>> {
  const [before, beforeId] = cursor?.split('.') ?? [null, null]
  const found = await sql.query<Row>(
    `${text} and ($2::text is null or thread.state = $2) and ($3::uuid is null or campaign_id = $3) and ($4::uuid is null or assignee_id = $4)
        and ($5::bigint is null or (floor(extract(epoch from last_at) * 1000)::bigint, thread.id) < ($5::bigint, $6::uuid))
      order by floor(extract(epoch from last_at) * 1000)::bigint desc, thread.id desc limit $7`,
    [
      workspaceId,
      state ?? null,
      campaignId ?? null,
      mine === 'true' ? userId : null,
      before,
      beforeId,
      threadsPerPage + 1,
    ],
  )
  const unread = await sql.query<{ count: number }>(
    'select count(*)::int as count from outreach_threads where workspace_id = $1 and unread',
    [workspaceId],
  )
  const page = found.rows.slice(0, threadsPerPage)
  const last = page.at(-1)
  const more = found.rows.length > threadsPerPage && last !== undefined
  return {
    threads: page.map(shownThread),
    unread: unread.rows[0]?.count ?? 0,
    nextCursor: more ? `${last.lastMs}.${last.id}` : null,
  }
}

function shownThread(row: Row): OutreachThread {
  const { platform, handle, displayName, campaignId, campaignName, entryId, assigneeId, assigneeName } = row
  const { id, address, source, evidence, consentReason, subject, state, unread, lastLine, waiting, card } = row
  return {
    ...{ id, address, source, evidence, consentReason, subject, state, unread, lastLine, waiting },
    creator: { platform, handle, displayName },
    campaign: campaignId === null ? null : { id: campaignId, name: campaignName ?? '', entryId },
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
    lastAt: row.lastAt.toISOString(),
    verdict:
      row.verificationId === null || card === null
        ? null
        : { verificationId: row.verificationId, trust: card.trust, decision: card.decision?.word ?? null },
  }
}

type MessageRow = Omit<OutreachMessage, 'dueAt' | 'sentAt' | 'createdAt'> & {
  dueAt: Date | null
  sentAt: Date | null
  createdAt: Date
}

const messagesMax = 500

/** @throws Problem `not_found` */
export async function loadThread(sql: Sql, workspaceId: string, id: string): Promise<OpenThread> {
  const found = await sql.query<Row>(`${text} and thread.id = $2`, [workspaceId, id])
  const [row] = found.rows
  if (row === undefined) throw new Problem('not_found', 'Thread not found.')
  const messages = await sql.query<MessageRow>(
    `select message.id, kind, message.state, subject, body, due_at as "dueAt", after_days as "afterDays", sent_at as "sentAt",
            message.created_at as "createdAt", users.name as by, credits, maybe_twice as "maybeTwice", fault
       from (select * from outreach_messages where thread_id = $1 order by place desc limit ${messagesMax}) message
       left join users on users.id = message.created_by
      order by kind = 'follow-up' and message.state in ('waiting', 'canceled'), coalesce(message.sent_at, message.created_at), place`,
    [id],
  )
  return {
    ...shownThread(row),
    messages: messages.rows.map(({ dueAt, sentAt, createdAt, ...message }) => ({
      ...message,
      dueAt: dueAt?.toISOString() ?? null,
      sentAt: sentAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    })),
    reachedIn: await loadReachedIn(sql, workspaceId, id),
  }
}

/** @returns the newest other thread with the same creator in which an email that was paid for went out or still may: while there is one, a send about
 *  the campaign leaves the creator out. A thread of a deleted campaign counts as one without. */
export async function loadReachedIn(sql: Sql, workspaceId: string, id: string): Promise<string | null> {
  const found = await sql.query<{ id: string }>(
    `select other.id from outreach_threads thread
       left join campaigns on campaigns.id = thread.campaign_id and campaigns.removed_at is null
       join outreach_threads other on other.creator_id = thread.creator_id and other.workspace_id = thread.workspace_id
                                  and other.id <> thread.id and other.campaign_id is not distinct from campaigns.id
      where thread.workspace_id = $1 and thread.id = $2
        and exists (select from outreach_messages message where message.thread_id = other.id
                       and message.kind in ('first', 'follow-up') and message.state in ('waiting', 'sending', 'sent'))
      order by other.last_at desc, other.id desc limit 1`,
    [workspaceId, id],
  )
  return found.rows[0]?.id ?? null
}
