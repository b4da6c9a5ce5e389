import {
  type Campaign,
  type CampaignCreator,
  costsOf,
  type FoundPost,
  type PerformanceCreator,
  type PerformanceDocument,
  type PerformancePost,
  pacingOf,
  paidForPeopleOf,
  postCount,
  postsResult,
  resultOf,
  resultsOf,
  type TrackedShare,
} from '@vouch/contract'
import { loadCampaign } from '../campaigns/load-campaign.ts'
import { loadPosts } from '../tracking/load-posts.ts'
import { loadResults } from '../tracking/load-results.ts'
import { loadExpected } from './expected-results.ts'
import { isBought } from './is-bought.ts'
import { type EntryVerdicts, loadEnd, loadVerdicts, toldVerdict } from './load-verdicts.ts'
import type { PerformanceParts } from './performance-parts.ts'

/** Writes down what a campaign brought, as it is known now. Every figure is that of step 7, by the same functions. */

/** Whose data the document shows, by entry and by each report that it quotes. */
export interface DocumentPart {
  entryId: string
  creatorId: string
  reportId: string | null
}

interface Order {
  workspaceId: string
  campaignId: string
}

/** @throws Problem `not_found` where the campaign was deleted meanwhile */
export async function writeDocument(
  parts: Pick<PerformanceParts, 'db' | 'now' | 'snapshots'>,
  { workspaceId, campaignId }: Order,
): Promise<{ document: PerformanceDocument; parts: DocumentPart[] }> {
  const { pool } = parts.db
  const at = parts.now()
  const campaign = await loadCampaign(pool, workspaceId, campaignId)
  const { shares } = await loadResults(pool, workspaceId, campaignId)
  const { posts: found, unread, lift } = await loadPosts(parts, workspaceId, campaignId)
  const endedAt = await loadEnd(pool, workspaceId, campaignId)
  const verdicts = await loadVerdicts(pool, campaignId, endedAt)
  const bought = campaign.creators.filter(isBought)
  const expected = await loadExpected(parts, workspaceId, { campaign, agreed: bought }, verdicts)
  const creators = bought.map((entry) => {
    const share = shares.find(({ entryId }) => entryId === entry.id)
    return creatorPart(entry, { share, found, verdicts: verdicts.get(entry.id), expected: expected.byEntry })
  })
  const results = resultsOf(campaign, shares, found)
  const due = bought.flatMap(({ deliverables }) => deliverables).length
  const read = found.map(({ readAt }) => readAt).toSorted()
  const document: PerformanceDocument = {
    ...headOf(campaign, at),
    data: {
      countedTo: at.toISOString(),
      ...{ postsReadFrom: read[0] ?? null, postsReadTo: read.at(-1) ?? null, unread },
      unconverted: shares.reduce((sum, share) => sum + share.unconverted, 0),
    },
    pacing: { ...pacingOf(campaign, at.toISOString().slice(0, 10)), posts: results.posts, due },
    ...{ results, expected: expected.campaign, creators, posts: postParts(bought, found), lift },
    people: paidBy(creators, 'last'),
    atEnd: atEnd(creators, endedAt),
  }
  return { document, parts: bought.flatMap(({ id }) => partsOf(id, verdicts.get(id))) }
}

function paidBy(creators: readonly PerformanceCreator[], which: 'first' | 'last' | 'end') {
  return paidForPeopleOf(creators.map(({ paid, ...told }) => ({ paid, suspicious: told[which]?.suspicious ?? null })))
}

/** What verifying again at the end showed; null where nobody was verified since. */
function atEnd(creators: readonly PerformanceCreator[], endedAt: Date | null): PerformanceDocument['atEnd'] {
  const verified = creators.filter(({ end }) => end).length
  if (endedAt === null || verified === 0) return null
  return {
    ...{ completedAt: endedAt.toISOString(), verified, of: creators.length },
    ...{ people: paidBy(creators, 'end'), before: paidBy(creators, 'first') },
  }
}

function headOf({ fields, state, startedAt, money }: Campaign, at: Date) {
  const { name, goal, brand, startsOn, endsOn, currency } = fields
  return {
    ...{ name: name.value, goal: goal.value, brand: brand.value, state },
    ...{ startsOn: startsOn.value, endsOn: endsOn.value, startedAt, currency: currency.value },
    madeAt: at.toISOString(),
    money: { budget: money.budget, spent: money.spent, committed: money.committed, left: money.left },
  }
}

interface CreatorFacts {
  share: TrackedShare | undefined
  found: readonly FoundPost[]
  verdicts: EntryVerdicts | undefined
  expected: ReadonlyMap<string, NonNullable<PerformanceCreator['expected']>>
}

function creatorPart(entry: CampaignCreator, { share, found, verdicts, expected }: CreatorFacts): PerformanceCreator {
  const { creator, deliverables, fields } = entry
  const counts = {
    ...{ views: postsResult(entry, 'views', found), engagements: postsResult(entry, 'engagements', found) },
    ...{ clicks: resultOf(entry, 'clicks', share), orders: resultOf(entry, 'orders', share) },
    revenue: resultOf(entry, 'revenue', share),
  }
  return {
    ...{ entryId: entry.id, platform: creator.platform, handle: creator.handle, name: creator.displayName },
    ...{ agreedFee: fields.agreedFee.value, paid: fields.paid.value },
    posts: deliverables.filter(({ fields: { state } }) => state.value === 'posted').length,
    due: deliverables.length,
    ...counts,
    ...costsOf(fields.paid.value, counts),
    expected: expected.get(entry.id) ?? null,
    first: toldVerdict(verdicts?.first),
    last: toldVerdict(verdicts?.last),
    end: toldVerdict(verdicts?.end),
  }
}

/** Posts that were agreed on and are live, then those that were found beside them. */
function postParts(bought: readonly CampaignCreator[], found: readonly FoundPost[]): PerformancePost[] {
  const agreed = bought.flatMap(({ id, creator, deliverables }) =>
    deliverables
      .filter(({ fields: { state } }) => state.value === 'posted')
      .map((deliverable): PerformancePost => {
        const { fields } = deliverable
        const read = found.find(({ deliverableId }) => deliverableId === deliverable.id)
        return {
          ...{ entryId: id, creator: creator.displayName ?? `@${creator.handle}` },
          ...{ kind: fields.kind.value, title: fields.title.value, link: fields.link.value },
          ...{ at: read?.at ?? null, dueOn: fields.dueOn.value, disclosure: read?.disclosure ?? null },
          views: postCount(deliverable, 'views', found),
          likes: postCount(deliverable, 'likes', found),
          comments: postCount(deliverable, 'comments', found),
          ...{ clicks: fields.clicks.value, orders: fields.orders.value, revenue: fields.revenue.value },
        }
      }),
  )
  const names = new Map(bought.map(({ id, creator }) => [id, creator.displayName ?? `@${creator.handle}`]))
  const others = found
    .filter(({ deliverableId }) => deliverableId === null)
    .map(
      ({ entryId, caption, at, views, likes, comments, disclosure }): PerformancePost => ({
        ...{ entryId, creator: names.get(entryId) ?? null, kind: null, title: caption, link: '', at, dueOn: null },
        ...{ views, likes, comments, clicks: null, orders: null, revenue: null, disclosure },
      }),
    )
  return [...agreed, ...others]
}

function partsOf(entryId: string, verdicts: EntryVerdicts | undefined): DocumentPart[] {
  if (verdicts === undefined) return []
  const { creatorId, first, last, end } = verdicts
  const reportIds = [...new Set([first?.reportId, last?.reportId, end?.reportId].filter((id) => id !== undefined))]
  return (reportIds.length > 0 ? reportIds : [null]).map((reportId) => ({ entryId, creatorId, reportId }))
}
