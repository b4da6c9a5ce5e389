import { z } from 'zod'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { readPageJob, readPageKind } from './linked-page.ts'
import { dueMailboxes } from './mailbox-turns.ts'
import { OperatorMailboxWatch } from './operator-mailbox.ts'
import type { OutreachDesk } from './outreach-desk.ts'
import { ReplyWatch } from './reply-watch.ts'
import { resealSenders } from './reseal-senders.ts'

/** What runs by the clock: mailboxes are read, and what lies under an older key is sealed again. */

const nothing = z.record(z.string(), z.never())

const readMailboxesKind: JobKind<Record<string, never>> = {
  name: 'outreach.read-mailboxes',
  data: nothing,
  limits: { timeoutSeconds: 110, retries: 0, backoffSeconds: 1, backoffSecondsMax: 1, concurrency: 1 },
}

const upkeepKind: JobKind<Record<string, never>> = {
  name: 'outreach.upkeep',
  data: nothing,
  limits: { timeoutSeconds: 120, retries: 2, backoffSeconds: 60, backoffSecondsMax: 300, concurrency: 1 },
}

export const outreachKinds: Pick<JobKind<object>, 'name' | 'limits'>[] = [readPageKind, readMailboxesKind, upkeepKind]

/** Mailboxes of one run. */
const mailboxesMax = 200
const atOnce = 8
/** Keys under which a send can be asked for again. */
const ordersKeptDays = 7

export function outreachJobs(desk: OutreachDesk): Job[] {
  return [
    readPageJob(desk),
    defineJob(readMailboxesKind, { schedule: '* * * * *', run: (_data, { signal }) => readAll(desk, signal) }),
    defineJob(upkeepKind, {
      schedule: '23 * * * *',
      run: async () => {
        await resealSenders(desk)
        await desk.db.pool.query(`delete from outreach_orders where at < $1::timestamptz - $2 * interval '1 day'`, [
          ...[desk.now(), ordersKeptDays],
        ])
      },
    }),
  ]
}

async function readAll(desk: OutreachDesk, signal: AbortSignal): Promise<void> {
  const [ours, own] = await Promise.allSettled([readOperatorMailbox(desk), readMailboxes(desk, signal)])
  for (const read of [ours, own]) if (read.status === 'rejected') throw read.reason
  const fault = ours.status === 'fulfilled' ? ours.value : null
  // The operator alone can mend it, and sees jobs that fail.
  if (fault !== null) throw new Error(`The mailbox of IMAP_URL can’t be read: ${fault}`)
}

/** @returns what is wrong with the operator's mailbox; null where it was read, or there is none */
async function readOperatorMailbox(desk: OutreachDesk): Promise<string | null> {
  const { mailbox } = desk.settings
  if (mailbox === null) return null
  const watch = new OperatorMailboxWatch(desk, mailbox)
  try {
    return await watch.read()
  } finally {
    await watch.close()
  }
}

/** @throws what went wrong on our side with one of them, once all were read */
async function readMailboxes(desk: OutreachDesk, signal: AbortSignal): Promise<void> {
  const waiting = await dueMailboxes(desk, mailboxesMax)
  const failures: unknown[] = []
  const readOn = async () => {
    for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) {
      const watch = new ReplyWatch(desk, next)
      await watch.read().catch((error) => failures.push(error))
      await watch.close()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, readOn))
  if (failures.length > 0) throw failures[0]
}
