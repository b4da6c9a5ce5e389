import { z } from 'zod'
import { actionCosts } from '../customers/prices.ts'
import { route } from '../wire/route.ts'
import { campaignFields, campaignGoals } from './campaign-fields.ts'
import { campaign, campaignChange, campaignStep, campaignSummary, campaignsMax } from './campaign-parts.ts'
import { campaignDeeds } from './campaign-states.ts'
import { campaignStepNames } from './campaign-steps.ts'
import { fieldChange } from './written-fields.ts'

/** Campaigns: from the brief to the results, in seven steps. */

export const campaignId = z.object({ id: z.uuid('That is not a campaign ID.') })
export const ofCampaign = ['validation', 'missing_token', 'invalid_token', 'not_found'] as const
export const changesCampaign = [...ofCampaign, 'not_now', 'subscription_ended'] as const
export const campaignTag = 'Campaigns'
const notAnObject = 'The body must be a JSON object.'
const badStep = `A step is a number from 1 to ${campaignStepNames.length}.`
const badCursor = 'A cursor must be the ID of a change.'

export const campaigns = {
  list: route({
    method: 'GET',
    path: '/api/campaigns',
    access: 'bearer',
    tag: campaignTag,
    summary: 'Lists the workspace’s campaigns, the last changed first, with their money and steps.',
    status: 200,
    reply: z.object({ campaigns: z.array(campaignSummary), nextCursor: z.null() }),
    problems: ['missing_token', 'invalid_token'],
  }),
  create: route({
    method: 'POST',
    path: '/api/campaigns',
    access: 'bearer',
    tag: campaignTag,
    summary: `Creates a draft from the template of its goal. Free. A workspace can have up to ${campaignsMax}.`,
    body: z.object(
      { name: campaignFields.name, goal: z.enum(campaignGoals, 'Choose a goal from the list.') },
      notAnObject,
    ),
    status: 201,
    reply: campaign,
    problems: ['validation', 'missing_token', 'invalid_token', 'too_many', 'subscription_ended'],
  }),
  show: route({
    method: 'GET',
    path: '/api/campaigns/:id',
    access: 'bearer',
    tag: campaignTag,
    summary: 'Returns a campaign: its fields, creators, deliverables, tasks, money and steps.',
    params: campaignId,
    status: 200,
    reply: campaign,
    problems: ofCampaign,
  }),
  step: route({
    method: 'GET',
    path: '/api/campaigns/:id/steps/:step',
    access: 'bearer',
    tag: campaignTag,
    summary: 'What is missing from one of the seven steps, and what to do next.',
    params: campaignId.extend({
      step: z.coerce.number(badStep).int(badStep).min(1, badStep).max(campaignStepNames.length, badStep),
    }),
    status: 200,
    reply: campaignStep,
    problems: ofCampaign,
  }),
  change: route({
    method: 'PATCH',
    path: '/api/campaigns/:id',
    access: 'bearer',
    tag: campaignTag,
    summary: 'Changes one field. A field that somebody else changed in the meantime is refused with both values.',
    params: campaignId,
    body: fieldChange(campaignFields),
    status: 200,
    reply: campaign,
    problems: [...changesCampaign, 'field_conflict'],
  }),
  move: route({
    method: 'POST',
    path: '/api/campaigns/:id/state',
    access: 'bearer',
    tag: campaignTag,
    summary: `Starts, completes, reopens, archives or restores a campaign. Starting costs ${actionCosts.campaign_workflow} credits, once.`,
    params: campaignId,
    body: z.object({ deed: z.enum(campaignDeeds, `Deed must be one of ${campaignDeeds.join(', ')}.`) }, notAnObject),
    status: 200,
    reply: campaign,
    problems: [...changesCampaign, 'insufficient_credits'],
  }),
  duplicate: route({
    method: 'POST',
    path: '/api/campaigns/:id/duplicate',
    access: 'bearer',
    tag: campaignTag,
    summary:
      'Copies the plan of a campaign into a new draft: brief, audience, budget, creators, deliverables and tasks.',
    params: campaignId,
    status: 201,
    reply: campaign,
    problems: [...changesCampaign, 'too_many'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/campaigns/:id',
    access: 'bearer',
    tag: campaignTag,
    summary: 'Deletes a campaign. It can be brought back for a day.',
    params: campaignId,
    status: 200,
    reply: z.object({ ok: z.literal(true) }),
    problems: [...ofCampaign, 'subscription_ended'],
  }),
  restore: route({
    method: 'POST',
    path: '/api/campaigns/:id/restore',
    access: 'bearer',
    tag: campaignTag,
    summary: 'Brings back a deleted campaign.',
    params: campaignId,
    status: 200,
    reply: campaign,
    problems: [...ofCampaign, 'too_many', 'subscription_ended'],
  }),
  changes: route({
    method: 'GET',
    path: '/api/campaigns/:id/changes',
    access: 'bearer',
    tag: campaignTag,
    summary: 'Who changed what, newest first, 50 at a time.',
    params: campaignId,
    query: z.object({
      cursor: z
        .string(badCursor)
        .regex(/^\d{1,18}$/, badCursor)
        .optional(),
    }),
    status: 200,
    reply: z.object({ changes: z.array(campaignChange), nextCursor: z.string().nullable() }),
    problems: ofCampaign,
  }),
  head: route({
    method: 'GET',
    path: '/api/campaigns/:id/head',
    access: 'bearer',
    tag: campaignTag,
    summary: 'The newest change of a campaign, to ask often whether anything moved.',
    params: campaignId,
    status: 200,
    reply: z.object({ head: z.string(), by: z.string().nullable() }),
    problems: ofCampaign,
  }),
}
