import { markOutreach } from '../campaigns/mark-entry.ts'
import type { Tx } from './outreach-desk.ts'

/** A send marks a creator of a campaign as contacted before anything leaves. Where no email of the thread went out or still will, or it came back, the
 *  mark is taken back, unless something else was noted since. */

/** Locks the campaigns of threads before credits move: a send holds them in this order, too. Callers may hold a thread or a message already, so they
 *  repeat what the database ends because two waited for each other. */
export async function lockCampaignsOf(tx: Tx, threadIds: readonly string[]): Promise<void> {
  await tx.query(
    `select from campaigns where id in (select campaign_id from outreach_threads where id = any($1)) order by id for no key update`,
    [threadIds],
  )
}

/** Takes back that creators were contacted by threads that reached nobody.
 *  @param by who ended them; null: nobody, it came from outside */
export async function giveBackSteps(tx: Tx, threadIds: readonly string[], at: Date, by: string | null): Promise<void> {
  const unreached = await tx.query<{ workspaceId: string; campaignId: string; entryId: string; sentAt: Date }>(
    `select workspace_id as "workspaceId", campaign_id as "campaignId", entry_id as "entryId", created_at as "sentAt" from outreach_threads thread
      where id = any($1) and campaign_id is not null and entry_id is not null
        and not exists (select from outreach_messages where thread_id = thread.id and state in ('waiting', 'sending', 'sent'))
      order by campaign_id, id`,
    [threadIds],
  )
  for (const { workspaceId, campaignId, entryId, sentAt } of unreached.rows) {
    const act = { member: { workspaceId, userId: by }, campaignId, at }
    await markOutreach(tx, act, entryId, ['contacted'], 'not-contacted', sentAt)
  }
}
