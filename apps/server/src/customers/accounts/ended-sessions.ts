import { z } from 'zod'
import type { Database } from '../../foundation/db/database.ts'
import { deleteEndedWindows } from '../../foundation/http/attempt-windows.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { deleteOldEvents } from './account-events.ts'
import { deleteOldProofs } from './address-proofs.ts'
import { deleteEndedSessions } from './end-sessions.ts'
import { deleteOldEndings } from './hosted-users.ts'
import { deleteOldHandovers } from './session-handover.ts'
import { deleteOldAttempts } from './sign-in-attempts.ts'
import { deleteOldSignUps } from './sign-up-browser.ts'

export const endedSessionsKind: JobKind<Record<string, never>> = {
  name: 'accounts.ended_sessions',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 120, retries: 2, backoffSeconds: 30, backoffSecondsMax: 300, concurrency: 1 },
}

/** Clears away, hourly, the sessions and proofs that nobody can use any more, and what may not be kept longer. */
export function endedSessionsJob({ db }: { db: Database }): Job {
  return defineJob(endedSessionsKind, {
    schedule: '29 * * * *',
    run: async () => {
      await deleteEndedSessions(db.pool)
      await deleteOldProofs(db.pool)
      await deleteOldEvents(db.pool)
      await deleteEndedWindows(db.pool)
      await deleteOldAttempts(db.pool)
      await deleteOldHandovers(db.pool)
      await deleteOldEndings(db.pool)
      await deleteOldSignUps(db.pool)
    },
  })
}
