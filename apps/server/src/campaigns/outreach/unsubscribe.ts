import { Problem, type ReplyOf, type unsubscribes } from '@vouch/contract'
import { withRepeatedTransaction } from '../../foundation/db/database.ts'
import { sharedId } from '../../verdicts/sharing/share-token.ts'
import { cancelWaiting } from './end-messages.ts'
import type { OutreachDesk, Tx } from './outreach-desk.ts'
import { suppress } from './suppressions.ts'

/** The link at the foot of every message. It binds the workspace at once, and where our mail server sent, everybody who sends through it. */

interface Linked {
  threadId: string
  workspaceId: string
  address: string
  brand: string
  viaOurs: boolean
  done: boolean
}

type Desk = Pick<OutreachDesk, 'db' | 'linkSecret' | 'now'>

/** @throws Problem `link_ended` */
async function requireLinked({ db, linkSecret }: Desk, token: string): Promise<Linked> {
  const threadId = sharedId(token, linkSecret, 'unsubscribe')
  const found = await db.pool.query<Linked>(
    `select thread.id as "threadId", thread.workspace_id as "workspaceId", thread.address, coalesce(legal_name, '') as brand,
            exists (select from outreach_messages where thread_id = thread.id and outreach_messages.via = 'ours') as "viaOurs",
            exists (select from outreach_suppressions held
                     where held.workspace_id = thread.workspace_id
                        and mailbox_of(held.address) = mailbox_of(thread.address)) as done
       from outreach_threads thread left join outreach_senders sender on sender.workspace_id = thread.workspace_id
      where thread.id = $1`,
    [threadId],
  )
  const [row] = found.rows
  if (row === undefined)
    throw new Problem('link_ended', 'This link is incomplete or has ended. Reply to the email instead.')
  return row
}

export async function showUnsubscribe(desk: Desk, token: string): Promise<ReplyOf<typeof unsubscribes.show>> {
  const { brand, address, done } = await requireLinked(desk, token)
  return { brand, address: partlyHidden(address), done }
}

export async function unsubscribe(desk: Desk, token: string): Promise<void> {
  const { workspaceId, address, viaOurs } = await requireLinked(desk, token)
  await withRepeatedTransaction(desk.db, (tx) =>
    bindSuppression(tx, { workspaceId, address, viaOurs, reason: 'unsubscribed', at: desk.now() }),
  )
}

/** Suppresses an address and takes back what waits for it, and for every other address of its mailbox. */
export async function bindSuppression(
  tx: Tx,
  {
    workspaceId,
    address,
    viaOurs,
    reason,
    at,
  }: Pick<Linked, 'workspaceId' | 'address' | 'viaOurs'> & { reason: 'unsubscribed' | 'by-hand'; at: Date },
): Promise<void> {
  await suppress(tx, { workspaceId, address, reason, at })
  if (viaOurs) await suppress(tx, { workspaceId: null, address, reason, at })
  const threads = await tx.query<{ id: string }>(
    `update outreach_threads set state = case when $3 then 'unsubscribed' else state end
      where workspace_id = $1 and mailbox_of(address) = mailbox_of($2) returning id`,
    [workspaceId, address, reason === 'unsubscribed'],
  )
  await cancelWaiting(
    tx,
    threads.rows.map(({ id }) => id),
    at,
  )
}

/** Such as h…@example.com: whoever has the link need not learn the address. */
function partlyHidden(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}…${address.slice(at)}`
}
