import {
  type Campaign,
  campaignCreators,
  campaignDeliverables,
  campaignInsight,
  campaigns,
  campaignTasks,
  Problem,
} from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { serve } from '../../foundation/http/serve.ts'
import type { Act, CampaignDesk, Tx } from './campaign-desk.ts'
import { loadChanges, loadHead } from './campaign-log.ts'
import {
  changeCampaign,
  duplicateCampaign,
  moveCampaign,
  openCampaign,
  removeCampaign,
  restoreCampaign,
} from './change-campaigns.ts'
import {
  addCreators,
  addDeliverable,
  addTask,
  changeCreator,
  changeDeliverable,
  changeTask,
  removeCreator,
  removeDeliverable,
  removeTask,
  restoreCreator,
} from './change-people.ts'
import { loadCampaign, requireCampaign } from './load-campaign.ts'
import { loadIntelligence } from './load-intelligence.ts'
import { loadSummaries } from './load-summaries.ts'
import { settleSteps } from './settle-steps.ts'

/** Adds the routes of campaigns. */
export function campaignRoutes(app: FastifyInstance, desk: CampaignDesk): void {
  serveReading(app, desk)
  serveCampaigns(app, desk)
  servePeople(app, desk)
  serveParts(app, desk)
}

/** Changes a campaign in one transaction. @returns it as it is then */
function changed(
  { db, now }: CampaignDesk,
  member: Member,
  campaignId: string,
  change: (tx: Tx, act: Act) => Promise<void>,
): Promise<Campaign> {
  return withTransaction(db, async (tx) => {
    const act = { member, campaignId, at: now() }
    await change(tx, act)
    return settleSteps(tx, act)
  })
}

/** The same for what decides who is watched: that is settled in the same transaction. */
function changedCreators(
  desk: CampaignDesk,
  member: Member,
  campaignId: string,
  change: (tx: Tx, act: Act) => Promise<void>,
): Promise<Campaign> {
  return changed(desk, member, campaignId, async (tx, act) => {
    await change(tx, act)
    await desk.creatorsChanged(tx, member.workspaceId)
  })
}

function serveReading(app: FastifyInstance, desk: CampaignDesk): void {
  const { pool } = desk.db

  serve(app, campaigns.list, async ({ member }) => {
    return { campaigns: await loadSummaries(pool, member.workspaceId), nextCursor: null }
  })

  serve(app, campaigns.show, ({ member, params }) => loadCampaign(pool, member.workspaceId, params.id))

  serve(app, campaigns.step, async ({ member, params }) => {
    const { steps } = await loadCampaign(pool, member.workspaceId, params.id)
    const step = steps[params.step - 1]
    if (step === undefined) throw new Problem('not_found')
    return step
  })

  serve(app, campaigns.changes, async ({ member, params, query }) => {
    await requireCampaign(pool, member.workspaceId, params.id)
    return loadChanges(pool, params.id, query.cursor)
  })

  serve(app, campaigns.head, async ({ member, params }) => {
    await requireCampaign(pool, member.workspaceId, params.id)
    return loadHead(pool, params.id)
  })

  serve(app, campaignInsight.show, ({ member, params }) => loadIntelligence(desk, member.workspaceId, params.id))
}

function serveCampaigns(app: FastifyInstance, desk: CampaignDesk): void {
  const { db, now } = desk

  serve(app, campaigns.create, async ({ member, body }) => {
    return withTransaction(db, async (tx) => {
      const campaignId = await openCampaign(tx, { member, at: now() }, body)
      return settleSteps(tx, { member, campaignId })
    })
  })

  serve(app, campaigns.change, ({ member, params, body }) =>
    changed(desk, member, params.id, (tx, act) => changeCampaign(tx, act, body)),
  )

  serve(app, campaigns.move, ({ member, params, body }) =>
    changedCreators(desk, member, params.id, (tx, act) => moveCampaign(tx, act, body.deed)),
  )

  serve(app, campaigns.duplicate, async ({ member, params }) => {
    const act = { member, campaignId: params.id, at: now() }
    return withTransaction(db, async (tx) => settleSteps(tx, { member, campaignId: await duplicateCampaign(tx, act) }))
  })

  serve(app, campaigns.remove, async ({ member, params }) => {
    await withTransaction(db, async (tx) => {
      await removeCampaign(tx, { member, campaignId: params.id, at: now() })
      await desk.creatorsChanged(tx, member.workspaceId)
    })
    return { ok: true } as const
  })

  serve(app, campaigns.restore, ({ member, params }) =>
    changedCreators(desk, member, params.id, (tx, act) => restoreCampaign(tx, act)),
  )
}

function servePeople(app: FastifyInstance, desk: CampaignDesk): void {
  serve(app, campaignCreators.add, ({ member, params, body }) =>
    changedCreators(desk, member, params.id, (tx, act) => addCreators(tx, act, body.creators)),
  )

  serve(app, campaignCreators.change, ({ member, params, body }) =>
    changedCreators(desk, member, params.id, (tx, act) => changeCreator(tx, act, params.entryId, body)),
  )

  serve(app, campaignCreators.remove, ({ member, params }) =>
    changedCreators(desk, member, params.id, (tx, act) => removeCreator(tx, act, params.entryId)),
  )

  serve(app, campaignCreators.restore, ({ member, params }) =>
    changedCreators(desk, member, params.id, (tx, act) => restoreCreator(tx, act, params.entryId)),
  )
}

function serveParts(app: FastifyInstance, desk: CampaignDesk): void {
  serve(app, campaignDeliverables.add, ({ member, params, body }) =>
    changed(desk, member, params.id, (tx, act) => addDeliverable(tx, act, params.entryId, body)),
  )

  serve(app, campaignDeliverables.change, ({ member, params, body }) =>
    changed(desk, member, params.id, (tx, act) => changeDeliverable(tx, act, params.deliverableId, body)),
  )

  serve(app, campaignDeliverables.remove, ({ member, params }) =>
    changed(desk, member, params.id, (tx, act) => removeDeliverable(tx, act, params.deliverableId)),
  )

  serve(app, campaignTasks.add, ({ member, params, body }) =>
    changed(desk, member, params.id, (tx, act) => addTask(tx, act, body.title)),
  )

  serve(app, campaignTasks.change, ({ member, params, body }) =>
    changed(desk, member, params.id, (tx, act) => changeTask(tx, act, params.taskId, body)),
  )

  serve(app, campaignTasks.remove, ({ member, params }) =>
    changed(desk, member, params.id, (tx, act) => removeTask(tx, act, params.taskId)),
  )
}
