import type { z } from 'zod'

/** A job is a declaration: its name, its limits and what it does. A job may be run more than once (a crash, a time-out, a
 *  retry), so what it does must be safe to repeat: it reads the state from rows and ends them with a conditional update. */

export interface JobLimits {
  /** Longest run; then the attempt has failed. */
  timeoutSeconds: number
  /** Attempts after the first. */
  retries: number
  /** Wait before the first retry; it doubles with each further one, with some jitter. */
  backoffSeconds: number
  backoffSecondsMax: number
  /** Runs at a time in one process. */
  concurrency: number
}

/** What whoever enqueues a job needs to know of it. */
export interface JobKind<Data extends object> {
  name: string
  data: z.ZodType<Data>
  limits: JobLimits
}

export interface Attempt {
  /** 1 for the first. */
  number: number
  /** No retry follows: settle the outcome now. */
  last: boolean
  /** Ends when the time is over or the process stops; for resumable work as soon as the process is asked to stop. */
  signal: AbortSignal
}

export interface JobWork<Data extends object> {
  /** Resolves when the job is done; rejects to be retried. */
  run: (data: Data, attempt: Attempt) => Promise<void>
  /** Settles a job whose every attempt failed, even where the process died in the middle of them. */
  abandon?: (data: Data) => Promise<void>
  /** Runs it by the clock too, as a cron expression in UTC. */
  schedule?: string
  /** Long work that keeps its place: a stop does not wait for it, and it counts as done. Whoever starts the process asks for the rest. */
  resumable?: boolean
}

/** A kind with its work, ready to be handed to the queue. */
export interface Job {
  name: string
  limits: JobLimits
  schedule: string | null
  resumable: boolean
  run: (raw: unknown, attempt: Attempt) => Promise<void>
  abandon: (raw: unknown) => Promise<void>
}

/** Joins a kind with its work. Data is parsed again when it comes out of the database: it may be older than the code. */
export function defineJob<Data extends object>(kind: JobKind<Data>, work: JobWork<Data>): Job {
  return {
    name: kind.name,
    limits: kind.limits,
    schedule: work.schedule ?? null,
    resumable: work.resumable ?? false,
    run: (raw, attempt) => work.run(kind.data.parse(raw ?? {}), attempt),
    abandon: async (raw) => work.abandon?.(kind.data.parse(raw ?? {})),
  }
}
