import { z } from 'zod'
import { namedCreator } from '../verdicts/named-creator.ts'
import { route } from '../wire/route.ts'
import { campaignCreatorFields, deliverableFields, taskFields } from './campaign-fields.ts'
import { campaign, campaignCreatorsMax, campaignTasksMax, deliverablesMax } from './campaign-parts.ts'
import { campaignId, campaignTag, changesCampaign } from './campaigns.ts'
import { fieldChange } from './written-fields.ts'

/** Creators of a campaign, what they deliver, and what there is to do. Every answer is the campaign as it is then. */

const entryId = campaignId.extend({ entryId: z.uuid('That is not the ID of a creator in a campaign.') })
const deliverableId = campaignId.extend({ deliverableId: z.uuid('That is not a deliverable ID.') })
const taskId = campaignId.extend({ taskId: z.uuid('That is not a task ID.') })
const notAnObject = 'The body must be a JSON object.'
/** Creators that one call may add. */
const addedMax = 50
const badCreators = `Name 1 to ${addedMax} creators, each with a platform and a handle.`
const answer = { access: 'bearer', tag: campaignTag, reply: campaign } as const

export const campaignCreators = {
  add: route({
    ...answer,
    method: 'POST',
    path: '/api/campaigns/:id/creators',
    summary: `Adds creators. Those who are in the campaign already stay as they are. Up to ${campaignCreatorsMax}.`,
    params: campaignId,
    body: z.object(
      { creators: z.array(namedCreator, badCreators).min(1, badCreators).max(addedMax, badCreators) },
      notAnObject,
    ),
    status: 201,
    problems: [...changesCampaign, 'bad_address', 'creator_withheld', 'too_many'],
  }),
  change: route({
    ...answer,
    method: 'PATCH',
    path: '/api/campaigns/:id/creators/:entryId',
    summary: 'Changes one field of a creator: role, fee, decision, and after the start outreach, contract and payment.',
    params: entryId,
    body: fieldChange(campaignCreatorFields),
    status: 200,
    problems: [...changesCampaign, 'field_conflict'],
  }),
  remove: route({
    ...answer,
    method: 'DELETE',
    path: '/api/campaigns/:id/creators/:entryId',
    summary: 'Takes a creator out of a campaign. They can be put back for a day.',
    params: entryId,
    status: 200,
    problems: changesCampaign,
  }),
  restore: route({
    ...answer,
    method: 'POST',
    path: '/api/campaigns/:id/creators/:entryId/restore',
    summary: 'Puts a creator back with everything that was noted.',
    params: entryId,
    status: 200,
    problems: [...changesCampaign, 'too_many'],
  }),
}

export const campaignDeliverables = {
  add: route({
    ...answer,
    method: 'POST',
    path: '/api/campaigns/:id/creators/:entryId/deliverables',
    summary: `Adds something for a creator to deliver. Up to ${deliverablesMax} for each creator.`,
    params: entryId,
    body: z.object({ kind: deliverableFields.kind, title: deliverableFields.title.optional() }, notAnObject),
    status: 201,
    problems: [...changesCampaign, 'too_many'],
  }),
  change: route({
    ...answer,
    method: 'PATCH',
    path: '/api/campaigns/:id/deliverables/:deliverableId',
    summary: 'Changes one field of a deliverable: due date, state, posted link, results.',
    params: deliverableId,
    body: fieldChange(deliverableFields),
    status: 200,
    problems: [...changesCampaign, 'field_conflict'],
  }),
  remove: route({
    ...answer,
    method: 'DELETE',
    path: '/api/campaigns/:id/deliverables/:deliverableId',
    summary: 'Deletes a deliverable.',
    params: deliverableId,
    status: 200,
    problems: changesCampaign,
  }),
}

export const campaignTasks = {
  add: route({
    ...answer,
    method: 'POST',
    path: '/api/campaigns/:id/tasks',
    summary: `Adds a task. Up to ${campaignTasksMax}.`,
    params: campaignId,
    body: z.object({ title: taskFields.title }, notAnObject),
    status: 201,
    problems: [...changesCampaign, 'too_many'],
  }),
  change: route({
    ...answer,
    method: 'PATCH',
    path: '/api/campaigns/:id/tasks/:taskId',
    summary: 'Changes one field of a task.',
    params: taskId,
    body: fieldChange(taskFields),
    status: 200,
    problems: [...changesCampaign, 'field_conflict'],
  }),
  remove: route({
    ...answer,
    method: 'DELETE',
    path: '/api/campaigns/:id/tasks/:taskId',
    summary: 'Deletes a task.',
    params: taskId,
    status: 200,
    problems: changesCampaign,
  }),
}
