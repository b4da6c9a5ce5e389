import type { OutreachDesk } from './outreach-desk.ts'

/** Turns of the mailboxes that workspaces name. One that can't be read takes longer than one that can: each try counts as a turn, and after each fault the next
 *  one is further away, so that many dead ones keep no other from being read. */

/** Threads that moved within this time can still get a reply that somebody waits for. */
const watchedDays = 60
/** Waits double from a minute with each fault, up to an hour. */
const doublingsMax = 6

/** @returns workspaces whose mailbox may be tried, least lately tried first */
export async function dueMailboxes({ db, now }: Pick<OutreachDesk, 'db' | 'now'>, max: number): Promise<string[]> {
  const found = await db.pool.query<{ workspaceId: string }>(
    `select sender.workspace_id as "workspaceId" from outreach_senders sender
      cross join lateral (
        select from outreach_threads thread
         where thread.workspace_id = sender.workspace_id and last_at > $1::timestamptz - $2 * interval '1 day' limit 1) as watched
      where imap_host is not null
        and (imap_faults = 0 or imap_tried_at is null
             or imap_tried_at <= $1::timestamptz - least(60, power(2, least(imap_faults, $3) - 1)) * interval '1 minute')
      order by imap_tried_at nulls first limit $4`,
    [now(), watchedDays, doublingsMax + 1, max],
  )
  return found.rows.map(({ workspaceId }) => workspaceId)
}

/** Notes a try before it begins: a process that dies in it has had this mailbox's turn. */
export async function noteTry({ db, now }: Pick<OutreachDesk, 'db' | 'now'>, workspaceId: string): Promise<void> {
  await db.pool.query('update outreach_senders set imap_tried_at = $2 where workspace_id = $1', [workspaceId, now()])
}

/** @param host where it was tried: a mailbox that was named since has no fault yet */
export async function noteFault(
  { db }: Pick<OutreachDesk, 'db'>,
  workspaceId: string,
  { host, words }: { host: string; words: string },
): Promise<void> {
  await db.pool.query(
    'update outreach_senders set imap_fault = $2, imap_faults = imap_faults + 1 where workspace_id = $1 and imap_host = $3',
    [workspaceId, words, host],
  )
}
