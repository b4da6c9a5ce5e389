import { z } from 'zod'
import type { Database } from '../../foundation/db/database.ts'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { deleteEndedTeamSessions } from './team-sessions.ts'

export const teamRetentionKind: JobKind<Record<string, never>> = {
  name: 'team.retention',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 60, retries: 2, backoffSeconds: 30, backoffSecondsMax: 300, concurrency: 1 },
}

/** Clears away the team's sessions that have ended; the log of what was done in them stays. */
export function teamRetentionJob({ pool }: Pick<Database, 'pool'>): Job {
  return defineJob(teamRetentionKind, { schedule: '13 * * * *', run: () => deleteEndedTeamSessions(pool) })
}
