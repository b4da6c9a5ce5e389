import { z } from 'zod'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import { sendCopies } from './contract-copies.ts'
import type { ContractDesk } from './contract-desk.ts'

export const copiesKind: JobKind<{ contractId: string }> = {
  name: 'contracts.copies',
  data: z.object({ contractId: z.uuid() }),
  limits: { timeoutSeconds: 120, retries: 8, backoffSeconds: 5, backoffSecondsMax: 3_600, concurrency: 1 },
}

/** Prints an accepted contract and sends both their copy. */
export function contractCopiesJob(desk: ContractDesk): Job {
  return defineJob(copiesKind, { run: ({ contractId }) => sendCopies(desk, contractId) })
}
