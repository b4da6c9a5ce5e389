import {
  blankCampaign,
  type Campaign,
  type CampaignCreator,
  type CampaignIntelligence,
  feeOf,
  inDollars,
  isTakingPart,
  Problem,
  type RoiAnswer,
  signOfCurrency,
  weighedMax,
} from '@vouch/contract'
import { usualPost } from '@vouch/engine'
import { loadOverlaps } from '../../verdicts/analyses/load-overlaps.ts'
import { loadRoi } from '../../verdicts/analyses/roi-plan.ts'
import type { CampaignDesk } from './campaign-desk.ts'
import { loadNews } from './campaign-news.ts'
import { loadCampaign } from './load-campaign.ts'

/** What is known of a campaign's mix. The figures are those of the reports, read by the one estimator of each; whoever shows them forecasts with
 *  the engine, as a portfolio does. */

type Weighed = CampaignCreator & { verdict: NonNullable<CampaignCreator['verdict']> }

/** @throws Problem `not_found` */
export async function loadIntelligence(
  desk: CampaignDesk,
  workspaceId: string,
  id: string,
): Promise<CampaignIntelligence> {
  const campaign = await loadCampaign(desk.db.pool, workspaceId, id)
  const wanted = campaign.creators.filter(({ fields }) => fields.decision.value !== 'declined')
  const verified = wanted.filter((each): each is Weighed => each.verdict?.trust != null)
  const ordered = verified.toSorted((a, b) => Number(isApproved(b)) - Number(isApproved(a)))
  const weighed = ordered.slice(0, weighedMax).map((creator) => ({ creator, ...creator.verdict }))
  const members = await loadMembers(desk, workspaceId, campaign, weighed)
  const ids = members.map((each) => each.id)
  const currency = campaign.fields.currency.value
  const { goal } = campaign.fields
  const { budget, left } = campaign.money
  const dollarsOf = (amount: number | null) => (amount === null ? null : inDollars(amount, signOfCurrency[currency]))
  return {
    members,
    overlaps: ids.length < 2 ? null : await loadOverlaps(desk, workspaceId, ids),
    unverified: wanted.length - verified.length,
    beyond: Math.max(0, verified.length - weighedMax),
    budget: dollarsOf(budget),
    left: dollarsOf(left),
    goal: goal.value === 'sales' ? 'profit' : 'reach',
    news: await loadNews(desk, workspaceId, id),
  }
}

function isApproved({ fields }: CampaignCreator): boolean {
  return fields.decision.value === 'approved'
}

/** A creator with the report to forecast from. */
export interface ReportedCreator {
  creator: CampaignCreator
  verificationId: string
  at: string
}

/** Loads what the forecast of a campaign reads, creator by creator. Creators whose data were deleted are left out. The campaign's own results move
 *  nothing of it: they are what it is held against. */
export async function loadMembers(
  desk: Pick<CampaignDesk, 'db' | 'snapshots'>,
  workspaceId: string,
  campaign: Campaign,
  weighed: readonly ReportedCreator[],
): Promise<CampaignIntelligence['members']> {
  const members: CampaignIntelligence['members'] = []
  for (const { creator, verificationId, at } of weighed) {
    try {
      const answer = await loadRoi(desk, workspaceId, verificationId, campaign.id)
      const planned = { ...answer, saved: planOf(campaign, creator, answer) }
      const approved = isApproved(creator)
      const agreed = isTakingPart(creator)
      members.push({ entryId: creator.id, id: verificationId, approved, agreed, at, answer: planned })
    } catch (error) {
      // A creator whose data the platform's terms had deleted keeps the others from nothing.
      if (!(error instanceof Problem) || error.code !== 'not_found') throw error
    }
  }
  return members
}

/** The plan of a creator in this campaign: its fee and number of posts stand before those that are saved with the report. Null where neither is
 *  known, so that the report's own price counts. While no fee is known, each planned post costs that price. */
function planOf({ fields: { currency } }: Campaign, creator: CampaignCreator, { saved, suggestedFee }: RoiAnswer) {
  const values = { agreedFee: creator.fields.agreedFee.value, fee: creator.fields.fee.value }
  const fee = feeOf(values)
  const posts = creator.deliverables.length
  if (fee === null && posts === 0) return saved
  const campaign = {
    ...(saved?.campaign ?? { ...usualPost, fee: (suggestedFee ?? 0) * Math.max(1, posts) }),
    ...(fee !== null && { fee: inDollars(fee, signOfCurrency[currency.value ?? blankCampaign.currency]) }),
    ...(posts > 0 && { posts }),
  }
  return { campaign, goal: saved?.goal ?? 'reach', budget: null, savedAt: saved?.savedAt ?? creator.addedAt }
}
