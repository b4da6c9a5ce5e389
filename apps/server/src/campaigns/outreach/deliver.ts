import { capture } from '../../customers/credits/ledger.ts'
import { againWhenBack } from '../../foundation/db/again-when-back.ts'
import { withRepeatedTransaction, withTransaction } from '../../foundation/db/database.ts'
import type { SendOutcome } from '../../outside/mailboxes/outgoing.ts'
import { leftToday, nextDay } from './daily-limit.ts'
import { endUnsent } from './end-messages.ts'
import { keepGivenName } from './given-names.ts'
import { OpenPost } from './open-post.ts'
import type { OutreachDesk } from './outreach-desk.ts'
import { ReplyWatch } from './reply-watch.ts'
import { loadSender, type SenderRow } from './stored-sender.ts'
import { suppressedOf } from './suppressions.ts'
import { beginAttempt, type DueMessage, isTalk, nextDue } from './take-message.ts'

/** Sends what is due for one workspace, one message after the other: a process that dies in the middle leaves one message of which nobody knows whether the
 *  server has it. That one is sent again, with the same Message-ID, and says so. */

const minute = 60_000
/** Waits after an attempt that the server did not take. */
const retryMinutes = [1, 5, 15, 60, 240]
/** How long follow-ups wait where the mailbox cannot be read: nobody is reminded who may have replied. */
const mailboxRetryMinutes = 15

/** How long one workspace sends before another may have its place. */
const turnMs = 20_000

interface Turn {
  desk: OutreachDesk
  replies: ReplyWatch
  post: OpenPost
  /** Ends the turn early: the mail server can’t be reached, and nothing else that waits would leave either. */
  ended: boolean
}

/** Sends until nothing is due, the turn is over or the mail server can't be reached.
 *  @param isOver asked before each message; true begins none. @returns how many attempts were made */
export async function deliverDue(desk: OutreachDesk, workspaceId: string, isOver: () => boolean): Promise<number> {
  const turn: Turn = { desk, replies: new ReplyWatch(desk, workspaceId), post: new OpenPost(desk), ended: false }
  const over = performance.now() + turnMs
  let attempts = 0
  try {
    while (!isOver() && !turn.ended && performance.now() < over) {
      const message = await nextDue(desk.db.pool, workspaceId, desk.now())
      if (message === null) return attempts
      if (await deliverOne(turn, message)) attempts += 1
    }
    return attempts
  } finally {
    turn.post.close()
    await turn.replies.close()
  }
}

/** @returns whether an attempt was made */
async function deliverOne(turn: Turn, message: DueMessage): Promise<boolean> {
  const { desk, replies, post } = turn
  const sender = await loadSender(desk.db.pool, message.workspaceId)
  const reason = sender === null ? 'Nobody says who sends.' : await reasonAgainst(desk, sender, message)
  if (sender === null || reason !== null) {
    await end(desk, message, 'canceled', reason)
    return false
  }
  if (!(await isTurn(desk, sender, message, replies))) return false
  if (!(await beginAttempt(desk.db.pool, message, sender.via))) {
    await end(desk, message, 'canceled', null)
    return false
  }
  const outcome = await post.send(sender, message)
  turn.ended = outcome.kind === 'unreachable'
  await settle(desk, sender, message, outcome)
  return true
}

async function reasonAgainst({ db }: OutreachDesk, sender: SenderRow, message: DueMessage): Promise<string | null> {
  if (message.lapsed) return 'Your plan has ended.'
  if (message.putAway && message.kind !== 'reply') return 'Its campaign was archived or deleted.'
  if (message.isOut && message.kind !== 'reply') return 'They aren’t in the campaign anymore.'
  if (message.answered && message.kind === 'follow-up') return 'The campaign says they answered.'
  const suppressed = await suppressedOf(db.pool, message.workspaceId, sender.via, [message.to])
  return suppressed.has(message.to) ? 'You can’t email this address.' : null
}

/** Whether it may leave now. What may not is put off. */
async function isTurn(
  desk: OutreachDesk,
  sender: SenderRow,
  message: DueMessage,
  replies: ReplyWatch,
): Promise<boolean> {
  const { db, now } = desk
  // An attempt that was begun is ended, whatever the day's number is.
  if (isTalk(message) || message.state === 'sending') return true
  if ((await leftToday(db.pool, sender, now())) === 0) {
    await db.pool.query(
      `update outreach_messages set due_at = $2
        where workspace_id = $1 and state = 'waiting' and due_at < $2 and (kind in ('first', 'follow-up') or id = $3)`,
      [message.workspaceId, nextDay(now()), message.id],
    )
    return false
  }
  if (message.kind !== 'follow-up') return true
  const fault = await replies.read(sender)
  if (fault === null) return true
  await db.pool.query(
    `update outreach_messages set due_at = $2, fault = $3
      where workspace_id = $1 and state = 'waiting' and kind = 'follow-up' and due_at < $2`,
    [message.workspaceId, later(now(), mailboxRetryMinutes), `Waiting until replies can be read: ${fault}`],
  )
  return false
}

function later(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * minute)
}

function end(
  desk: OutreachDesk,
  message: DueMessage,
  state: 'refused' | 'canceled',
  fault: string | null,
  failed = false,
): Promise<boolean> {
  const { id, threadId } = message
  return withRepeatedTransaction(desk.db, (tx) => endUnsent(tx, { id, threadId, state, fault, failed, at: desk.now() }))
}

async function settle(desk: OutreachDesk, sender: SenderRow, message: DueMessage, outcome: SendOutcome): Promise<void> {
  // The server has it: a database that is away for a moment must not have it sent again.
  if (outcome.kind === 'taken') return againWhenBack(() => noteSent(desk, sender, message, outcome.givenName))
  const wait = retryMinutes[message.attempts]
  if (outcome.kind === 'refused' || wait === undefined) {
    await end(desk, message, 'refused', outcome.fault, outcome.kind !== 'refused' && sender.via === 'ours')
    return
  }
  // What the server may have stays as it is: to take it back would promise that it never arrives.
  const state = outcome.kind === 'unknown' ? 'sending' : 'waiting'
  await desk.db.pool.query(
    `update outreach_messages set state = $2, due_at = $3, fault = $4 where id = $1 and state = 'sending'`,
    [message.id, state, later(desk.now(), wait), outcome.fault],
  )
  if (outcome.kind === 'unreachable') await putOffRest(desk, message, later(desk.now(), wait), outcome.fault)
}

/** A server that can't be reached was tried for everything that is due; each message still has its last attempt to itself. */
async function putOffRest({ db, now }: OutreachDesk, { workspaceId }: DueMessage, until: Date, fault: string) {
  await db.pool.query(
    `update outreach_messages set due_at = $3, fault = $4, attempts = least(attempts + 1, $5)
      where workspace_id = $1 and state = 'waiting' and due_at <= $2`,
    [workspaceId, now(), until, fault, retryMinutes.length],
  )
}

async function noteSent(
  { db, now }: OutreachDesk,
  { via }: SenderRow,
  message: DueMessage,
  givenName: string | undefined,
): Promise<void> {
  const { id, threadId, workspaceId, holdId } = message
  const at = now()
  await withTransaction(db, async (tx) => {
    const sent = await tx.query(
      `update outreach_messages set state = 'sent', sent_at = $2, fault = null, due_at = null where id = $1 and state = 'sending'`,
      [id, at],
    )
    if (sent.rowCount === 0) return
    if (givenName !== undefined) await keepGivenName(tx, id, givenName)
    if (holdId !== null) await capture(tx, holdId, at)
    await tx.query('update outreach_threads set last_at = $2 where id = $1', [threadId, at])
    await tx.query(
      `update outreach_messages set due_at = $2::timestamptz + after_days * interval '1 day'
        where id = (select id from outreach_messages where thread_id = $1 and kind = 'follow-up' and state = 'waiting' and due_at is null
                     order by place limit 1)`,
      [threadId, at],
    )
    if (via === 'ours')
      await tx.query(
        'update outreach_senders set first_sent_on = coalesce(first_sent_on, $2) where workspace_id = $1',
        [...[workspaceId, at.toISOString().slice(0, 10)]],
      )
  })
}
