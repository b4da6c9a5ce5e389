import { setTimeout as pause } from 'node:timers/promises'
import type { Job } from '../jobs/job.ts'
import type { Queue } from '../jobs/queue.ts'
import { mailKind } from '../mail/outbox.ts'

const waitMsMax = 20_000
const lookEveryMs = 50

/** What the sandbox's clock brings once it has arrived somewhere: every job that runs by the clock runs once, and the letters that
 *  were written on the way are in the mailbox. */
export async function arrive(jobs: readonly Job[], queue: Pick<Queue, 'unfinished'>): Promise<void> {
  // Where nothing runs jobs, nothing will send letters.
  if (jobs.length === 0) return
  for (const job of jobs) {
    if (job.schedule !== null) await job.run({}, { number: 1, last: true, signal: new AbortController().signal })
  }
  for (let waited = 0; waited < waitMsMax; waited += lookEveryMs) {
    if ((await queue.unfinished(mailKind)).length === 0) return
    await pause(lookEveryMs)
  }
}
