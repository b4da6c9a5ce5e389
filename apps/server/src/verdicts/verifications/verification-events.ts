import type { Step, VerificationOutcome } from '@vouch/contract'
import type pg from 'pg'
import type { ServerEvent } from '../../foundation/http/events.ts'
import { Bell } from '../../foundation/jobs/bell.ts'
import type { Notifications } from '../../foundation/jobs/notifications.ts'
import type { Failure } from './settle-run.ts'
import { runChannel } from './step-log.ts'

/** The progress of a verification as it happens. A notification only says "look": each event comes from the rows, so a late
 *  or reconnecting watcher sees the same steps as one who was there from the beginning. */

interface Progress {
  steps: Step[]
  outcome: VerificationOutcome | null
}

/** Gives every step as it stands, then each change of one, and `done` or `failed` at the end. */
export async function* verificationEvents(
  pool: pg.Pool,
  notifications: Notifications,
  { id, runId, signal }: { id: string; runId: string; signal: AbortSignal },
): AsyncGenerator<ServerEvent> {
  const bell = new Bell(signal)
  const silence = await notifications.listen(runChannel, {
    hear: (payload) => {
      if (payload === runId) bell.ring()
    },
    missed: () => bell.ring(),
  })
  try {
    const told = new Map<string, string>()
    while (!signal.aborted) {
      const { steps, outcome } = await loadProgress(pool, id)
      for (const step of steps) {
        const said = JSON.stringify(step)
        if (told.get(step.name) === said) continue
        told.set(step.name, said)
        yield { event: 'step', data: step }
      }
      if (outcome !== null) {
        yield { event: outcome.state, data: outcome }
        return
      }
      await bell.rung()
    }
  } finally {
    silence()
  }
}

async function loadProgress(pool: pg.Pool, id: string): Promise<Progress> {
  const found = await pool.query<{
    steps: Step[]
    state: string
    creditsUsed: number | null
    failure: Failure | null
  }>(
    `select run.steps, run.state, credits_used as "creditsUsed", run.failure
       from verifications join verification_runs run on run.id = run_id where verifications.id = $1`,
    [id],
  )
  const row = found.rows[0]
  if (!row) return { steps: [], outcome: { id, state: 'failed', creditsUsed: 0, failure: null } }
  const { steps, state, creditsUsed, failure } = row
  const ended = state === 'done' || state === 'failed'
  return { steps, outcome: ended ? { id, state, creditsUsed: creditsUsed ?? 0, failure } : null }
}
