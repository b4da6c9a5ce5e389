import { plural } from '@vouch/engine'
import type pg from 'pg'
import { type AccountHook, wholeSection } from '../../customers/accounts/account-hooks.ts'
import { cancelWaiting } from './end-messages.ts'

/** What becomes of outreach when an account is copied or deleted, and when a creator is erased. */

export const outreachHook: AccountHook = {
  foresee: async (sql, { workspaceId }) => {
    const found = await sql.query<{ count: number }>(
      'select count(*)::int as count from outreach_threads where workspace_id = $1',
      [workspaceId],
    )
    const count = found.rows[0]?.count ?? 0
    if (count === 0) return []
    const text = `Your ${plural(count, 'thread')} with creators ${count === 1 ? 'is' : 'are'} deleted, and anything unsent won’t go out.`
    return [{ about: 'Outreach', text }]
  },
  remove: async (tx, { workspaceId }) => {
    for (const table of [
      'messages',
      'threads',
      'contacts',
      'lookups',
      'templates',
      'orders',
      'suppressions',
      'removed_suppressions',
      'senders',
    ])
      await tx.query(`delete from outreach_${table} where workspace_id = $1`, [workspaceId])
  },
  sections: [
    wholeSection(
      'outreachSender',
      `select legal_name as "legalName", postal_address as "postalAddress", from_name as "fromName", address, time_zone as "timeZone", via,
              smtp_host as "smtpHost", imap_host as "imapHost" from outreach_senders where workspace_id = $1`,
      ({ workspaceId }) => workspaceId,
    ),
    wholeSection(
      'outreachTemplates',
      `select name, subject, body, follow_ups as "followUps", created_at as "createdAt" from outreach_templates where workspace_id = $1 order by created_at`,
      ({ workspaceId }) => workspaceId,
    ),
    wholeSection(
      'outreachThreads',
      `select platform, handle, address, source, evidence, consent_reason as "consentReason", thread.subject, thread.state, thread.created_at as "createdAt",
              coalesce((select json_agg(json_build_object('kind', kind, 'state', message.state, 'subject', message.subject, 'body', body,
                                'sentAt', sent_at, 'createdAt', message.created_at) order by place)
                          from outreach_messages message where thread_id = thread.id), '[]') as messages
         from outreach_threads thread join creators on creators.id = creator_id where thread.workspace_id = $1 order by thread.created_at`,
      ({ workspaceId }) => workspaceId,
    ),
    wholeSection(
      'outreachSuppressions',
      'select address, reason, at from outreach_suppressions where workspace_id = $1 order by at',
      ({ workspaceId }) => workspaceId,
    ),
    wholeSection(
      'outreachRemovedSuppressions',
      `select address, reason, at, why, removed_at as "removedAt" from outreach_removed_suppressions
        where workspace_id = $1 order by removed_at`,
      ({ workspaceId }) => workspaceId,
    ),
  ],
}

/** Takes an erased creator out of outreach: addresses and conversations. What waits for them is called off first, which gives its credits back. What was
 *  unsubscribed stays so. */
export async function forgetOutreachOf(
  tx: pg.PoolClient,
  { platform, handles }: { platform: string; handles: readonly string[] },
  at: Date,
): Promise<void> {
  const ids = await tx.query<{ id: string }>('select id from creators where platform = $1 and handle = any($2)', [
    ...[platform, handles],
  ])
  const creatorIds = ids.rows.map(({ id }) => id)
  const threads = await tx.query<{ id: string }>('select id from outreach_threads where creator_id = any($1)', [
    creatorIds,
  ])
  await cancelWaiting(
    tx,
    threads.rows.map(({ id }) => id),
    at,
  )
  await tx.query(
    `with gone as (delete from outreach_contacts where creator_id = any($1)),
          looked as (delete from outreach_lookups where creator_id = any($1))
     delete from outreach_threads where creator_id = any($1)`,
    [creatorIds],
  )
}
