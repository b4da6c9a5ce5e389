import type { Campaign } from './campaign-parts.ts'
import type { TrackedShare } from './tracking-results.ts'

/** What came of a campaign so far: what was counted by links and shops, and what people typed in. A figure that nobody knows is not known; the others
 *  are added up. What somebody typed in for a creator's posts counts instead of what was counted for that creator. */
export interface CampaignResults {
  posts: number
  views: number | null
  clicks: number | null
  orders: number | null
  /** In the campaign's currency. */
  revenue: number | null
  perThousandViews: number | null
  perClick: number | null
  perOrder: number | null
  /** Revenue for each one that was paid. */
  returned: number | null
}

type Counted = 'views' | 'clicks' | 'orders' | 'revenue'
type CreatorPart = Pick<Campaign['creators'][number], 'id' | 'deliverables'>

function isPosted({ fields }: CreatorPart['deliverables'][number]): boolean {
  return fields.state.value === 'posted'
}

function sumOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((total, value) => total + value, 0)
}

/** @returns what was typed in for a creator's posts; null: nothing */
export function typedIn({ deliverables }: CreatorPart, field: Counted): number | null {
  return sumOf(deliverables.filter(isPosted).flatMap(({ fields }) => fields[field].value ?? []))
}

/** @returns what counts of a creator: typed in, else counted; null where neither is known */
export function resultOf(creator: CreatorPart, field: Counted, share: TrackedShare | undefined): number | null {
  const typed = typedIn(creator, field)
  if (typed !== null || field === 'views' || share === undefined) return typed
  return share[field]
}

/** @param shares as counted; empty while they are not known */
export function resultsOf(
  { creators, money }: { creators: readonly CreatorPart[]; money: Pick<Campaign['money'], 'spent'> },
  shares: readonly TrackedShare[],
): CampaignResults {
  const byEntry = new Map(shares.map((share) => [share.entryId, share]))
  const own = byEntry.get(null)
  const sum = (field: Counted) =>
    sumOf([
      ...creators.flatMap((creator) => resultOf(creator, field, byEntry.get(creator.id)) ?? []),
      ...(own && field !== 'views' ? [own[field]] : []),
    ])
  const [views, clicks, orders, revenue] = [sum('views'), sum('clicks'), sum('orders'), sum('revenue')]
  const paid = money.spent > 0 ? money.spent : null
  return {
    ...{ posts: creators.flatMap(({ deliverables }) => deliverables.filter(isPosted)).length },
    ...{ views, clicks, orders, revenue },
    perThousandViews: paid !== null && views ? (paid / views) * 1_000 : null,
    perClick: paid !== null && clicks ? paid / clicks : null,
    perOrder: paid !== null && orders ? paid / orders : null,
    returned: paid !== null && revenue !== null ? revenue / paid : null,
  }
}

/** How far a campaign is, as shares of 0 to 1; null where it has no measure. */
export interface Pacing {
  time: number | null
  /** Posted of all that is to be delivered. */
  posted: number | null
  /** Spent of the budget. */
  spent: number | null
}

interface PacedCampaign {
  fields: Pick<Campaign['fields'], 'startsOn' | 'endsOn'>
  creators: readonly CreatorPart[]
  money: Pick<Campaign['money'], 'budget' | 'spent'>
}

/** @param today as a date, 2027-03-10 */
export function pacingOf({ fields, creators, money }: PacedCampaign, today: string): Pacing {
  const [from, to] = [fields.startsOn.value, fields.endsOn.value]
  const all = creators.flatMap(({ deliverables }) => deliverables)
  const days = (later: string, earlier: string) => (Date.parse(later) - Date.parse(earlier)) / 86_400_000
  const whole = from === null || to === null ? 0 : days(to, from) + 1
  const gone = from === null ? 0 : days(today, from) + 1
  return {
    time: whole <= 0 ? null : Math.min(1, Math.max(0, gone / whole)),
    posted: all.length === 0 ? null : all.filter(isPosted).length / all.length,
    spent: money.budget === null || money.budget === 0 ? null : money.spent / money.budget,
  }
}
