import type { Campaign } from './campaign-parts.ts'
import type { FoundPost, TrackedShare } from './tracking-results.ts'

/** What came of a campaign so far: what links and shops counted, what was read off linked posts, and what people typed in. A figure that nobody
 *  knows is not known; the others are added up. What somebody typed in stands: for a post instead of what was read off it, for a creator instead of
 *  what links and shops counted. */
export interface CampaignResults {
  posts: number
  views: number | null
  /** Likes and comments. */
  engagements: number | null
  clicks: number | null
  orders: number | null
  /** In the campaign's currency. */
  revenue: number | null
  perThousandViews: number | null
  perEngagement: number | null
  perClick: number | null
  perOrder: number | null
  /** Revenue for each one that was paid. */
  returned: number | null
}

/** Read off posts, and counted by links and shops. */
type Read = 'views' | 'likes' | 'comments'
type Tracked = 'clicks' | 'orders' | 'revenue'
export type ReadPostCounts = Pick<FoundPost, 'deliverableId' | Read>
type CreatorPart = Pick<Campaign['creators'][number], 'id' | 'deliverables'>

function isPosted({ fields }: CreatorPart['deliverables'][number]): boolean {
  return fields.state.value === 'posted'
}

function sumOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((total, value) => total + value, 0)
}

/** @returns what was typed in for a creator's posts; null: nothing */
export function typedIn({ deliverables }: CreatorPart, field: Tracked): number | null {
  return sumOf(deliverables.filter(isPosted).flatMap(({ fields }) => fields[field].value ?? []))
}

/** @returns what counts of a creator: typed in, else counted; null where neither is known */
export function resultOf(creator: CreatorPart, field: Tracked, share: TrackedShare | undefined): number | null {
  return typedIn(creator, field) ?? share?.[field] ?? null
}

/** @returns what counts of a post: typed in, else read off it; null where neither is known */
export function postCount(
  { id, fields }: CreatorPart['deliverables'][number],
  field: Read,
  found: readonly ReadPostCounts[],
): number | null {
  return fields[field].value ?? found.find(({ deliverableId }) => deliverableId === id)?.[field] ?? null
}

/** @returns the views, or the likes and comments together, of a creator's posts that are live; null where none is known */
export function postsResult(
  { deliverables }: CreatorPart,
  what: 'views' | 'engagements',
  found: readonly ReadPostCounts[],
): number | null {
  const fields: readonly Read[] = what === 'views' ? ['views'] : ['likes', 'comments']
  const posted = deliverables.filter(isPosted)
  return sumOf(posted.flatMap((post) => fields.flatMap((field) => postCount(post, field, found) ?? [])))
}

/** What money brought, for a creator or a whole campaign; null where nothing was paid, or nothing is known to divide by. */
export type Costs = Pick<CampaignResults, 'perThousandViews' | 'perEngagement' | 'perClick' | 'perOrder' | 'returned'>

/** @param paid in the same currency as the revenue */
export function costsOf(
  paid: number | null,
  {
    views,
    engagements,
    clicks,
    orders,
    revenue,
  }: Pick<CampaignResults, 'views' | 'engagements' | 'clicks' | 'orders' | 'revenue'>,
): Costs {
  const per = (count: number | null) => (paid && count ? paid / count : null)
  return {
    perThousandViews: per(views && views / 1_000),
    ...{ perEngagement: per(engagements), perClick: per(clicks), perOrder: per(orders) },
    returned: paid && revenue !== null ? revenue / paid : null,
  }
}

/** @param shares as counted; empty while they are not known
 *  @param found posts as read; empty while they are not known */
export function resultsOf(
  { creators, money }: { creators: readonly CreatorPart[]; money: Pick<Campaign['money'], 'spent'> },
  shares: readonly TrackedShare[],
  found: readonly ReadPostCounts[] = [],
): CampaignResults {
  const byEntry = new Map(shares.map((share) => [share.entryId, share]))
  const own = byEntry.get(null)
  const tracked = (field: Tracked) =>
    sumOf([
      ...creators.flatMap((creator) => resultOf(creator, field, byEntry.get(creator.id)) ?? []),
      ...(own && own[field] !== null ? [own[field]] : []),
    ])
  const read = (what: 'views' | 'engagements') =>
    sumOf(creators.flatMap((creator) => postsResult(creator, what, found) ?? []))
  const counts = {
    ...{ views: read('views'), engagements: read('engagements') },
    ...{ clicks: tracked('clicks'), orders: tracked('orders'), revenue: tracked('revenue') },
  }
  return {
    ...{ posts: creators.flatMap(({ deliverables }) => deliverables.filter(isPosted)).length },
    ...counts,
    ...costsOf(money.spent, counts),
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
