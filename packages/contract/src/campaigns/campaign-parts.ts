import { z } from 'zod'
import { shortlistEntry } from '../finding/shortlists.ts'
import { campaignCreatorFields, campaignFields, currencies, deliverableFields, taskFields } from './campaign-fields.ts'
import { campaignStates } from './campaign-states.ts'
import { campaignStepNames } from './campaign-steps.ts'
import { writtenFields } from './written-fields.ts'

/** A campaign as the API shows it. */

/** Campaigns of a workspace, archived ones too. */
export const campaignsMax = 100
export const campaignCreatorsMax = 200
export const deliverablesMax = 20
export const campaignTasksMax = 100
/** Changes of a campaign that are kept; older ones are dropped. */
export const campaignChangesKept = 1_000

export const campaignDeliverable = z.object({ id: z.string(), fields: writtenFields(deliverableFields) })
export type CampaignDeliverable = z.output<typeof campaignDeliverable>

/** A creator of a campaign: who it is, how the creator stands, and what was agreed. */
export const campaignCreator = shortlistEntry
  .omit({ status: true, note: true, tags: true })
  .extend({
    fields: writtenFields(campaignCreatorFields),
    deliverables: z.array(campaignDeliverable),
  })
  .meta({ id: 'CampaignCreator' })
export type CampaignCreator = z.output<typeof campaignCreator>

export const campaignTask = z.object({ id: z.string(), fields: writtenFields(taskFields) })
export type CampaignTask = z.output<typeof campaignTask>

export const campaignStep = z
  .object({
    step: z.int(),
    name: z.enum(campaignStepNames),
    locked: z.boolean(),
    done: z.boolean(),
    missing: z.array(z.string()),
    next: z.string(),
  })
  .meta({ id: 'CampaignStep' })

/** In the campaign's currency. */
const money = z.object({
  budget: z.number().nullable(),
  spent: z.number(),
  committed: z.number(),
  planned: z.number(),
  left: z.number().nullable(),
})

const heading = {
  id: z.string(),
  state: z.enum(campaignStates),
  createdAt: z.string(),
  updatedAt: z.string(),
  startedAt: z.string().nullable(),
  money,
  steps: z.array(campaignStep),
  /** Id of the newest change; it moves whenever anybody changes anything. */
  head: z.string(),
}

export const campaign = z
  .object({
    ...heading,
    fields: writtenFields(campaignFields),
    creators: z.array(campaignCreator),
    tasks: z.array(campaignTask),
  })
  .meta({ id: 'Campaign' })
export type Campaign = z.output<typeof campaign>

export const campaignSummary = z
  .object({
    ...heading,
    name: z.string(),
    goal: campaignFields.goal,
    startsOn: campaignFields.startsOn,
    endsOn: campaignFields.endsOn,
    currency: z.enum(currencies),
    creators: z.int(),
    approved: z.int(),
  })
  .meta({ id: 'CampaignSummary' })
export type CampaignSummary = z.output<typeof campaignSummary>

export const changeKinds = [
  ...['created', 'duplicated', 'started', 'completed', 'reopened', 'archived', 'restored'],
  ...['field', 'creator-added', 'creator-removed', 'creator-restored'],
  ...['deliverable-added', 'deliverable-removed', 'task-added', 'task-removed'],
] as const

/** Who did what, and when. */
export const campaignChange = z
  .object({
    id: z.string(),
    at: z.string(),
    /** By name; null for somebody who is gone. */
    by: z.string().nullable(),
    kind: z.enum(changeKinds),
    /** What it is about, as people call it: a creator, a task; null for the campaign itself. */
    subject: z.string().nullable(),
    field: z.string().nullable(),
    before: z.unknown().optional(),
    after: z.unknown().optional(),
  })
  .meta({ id: 'CampaignChange' })
export type CampaignChange = z.output<typeof campaignChange>
