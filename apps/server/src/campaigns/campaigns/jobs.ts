import { z } from 'zod'
import { defineJob, type Job, type JobKind } from '../../foundation/jobs/job.ts'
import type { CampaignDesk } from './campaign-desk.ts'
import { forgetRemovedCampaigns } from './change-campaigns.ts'

export const forgetCampaignsKind: JobKind<Record<string, never>> = {
  name: 'campaigns.forget',
  data: z.record(z.string(), z.never()),
  limits: { timeoutSeconds: 120, retries: 2, backoffSeconds: 60, backoffSecondsMax: 300, concurrency: 1 },
}

/** @returns the job that deletes what was removed more than a day ago */
export function forgetCampaignsJob({ db, now }: Pick<CampaignDesk, 'db' | 'now'>): Job {
  return defineJob(forgetCampaignsKind, { schedule: '47 * * * *', run: () => forgetRemovedCampaigns(db.pool, now()) })
}
