import {
  type Campaign,
  type CampaignCreator,
  converted,
  type PerformanceCreator,
  type PerformanceDocument,
  signOfCurrency,
  weighedMax,
} from '@vouch/contract'
import type { RoiSpread } from '@vouch/engine'
import { portfolioOf } from '@vouch/presentation'
import { loadOverlaps } from '../../verdicts/analyses/load-overlaps.ts'
import { loadMembers } from '../campaigns/load-intelligence.ts'
import type { EntryVerdicts } from './load-verdicts.ts'
import type { PerformanceParts } from './performance-parts.ts'

/** What was to be expected of a campaign: the forecast from what was agreed and from the reports that were there when it started, as the engine makes
 *  it today, without what the campaign itself taught. In the campaign's currency. */

export interface Expected {
  campaign: PerformanceDocument['expected']
  byEntry: ReadonlyMap<string, NonNullable<PerformanceCreator['expected']>>
}

interface Spreads {
  clicks: RoiSpread
  orders: RoiSpread
  revenue: RoiSpread
  cost: RoiSpread
}

/** @param agreed whose posts were bought */
export async function loadExpected(
  parts: Pick<PerformanceParts, 'db' | 'snapshots'>,
  workspaceId: string,
  { campaign, agreed }: { campaign: Campaign; agreed: readonly CampaignCreator[] },
  verdicts: ReadonlyMap<string, EntryVerdicts>,
): Promise<Expected> {
  const reported = agreed.flatMap((creator) => {
    const first = verdicts.get(creator.id)?.first
    return first && first.trust !== null ? [{ creator, ...first }] : []
  })
  const members = await loadMembers(parts, workspaceId, campaign, reported.slice(0, weighedMax))
  const ids = members.map(({ id }) => id)
  const overlaps = ids.length < 2 ? null : await loadOverlaps(parts, workspaceId, ids)
  const { together, members: each } = portfolioOf(members, { budget: null, goal: 'profit', overlaps })
  const sign = signOfCurrency[campaign.fields.currency.value]
  const money = ({ p10, p50, p90 }: RoiSpread) => {
    const [low, point, high] = [p10, p50, p90].map((amount) => converted(amount, '$', sign))
    return { low: low ?? 0, point: point ?? 0, high: high ?? 0 }
  }
  const spreads = ({ clicks, orders, revenue, cost }: Spreads) => ({
    ...{ clicks: ends(clicks), orders: ends(orders), revenue: money(revenue) },
    returned: cost.p50 > 0 ? ends(revenue, cost.p50) : null,
  })
  const entryOf = new Map(members.map(({ id, entryId }) => [id, entryId]))
  return {
    campaign: together && {
      ...{ reach: ends(together.reach), ...spreads(together), creators: together.creators.length },
      lessons: members[0]?.answer.calibration?.clicks.campaigns ?? 0,
    },
    byEntry: new Map(
      each.flatMap(({ id, forecast }) => (forecast ? [[entryOf.get(id) ?? '', spreads(forecast)]] : [])),
    ),
  }
}

function ends({ p10, p50, p90 }: RoiSpread, over = 1) {
  return { low: p10 / over, point: p50 / over, high: p90 / over }
}
