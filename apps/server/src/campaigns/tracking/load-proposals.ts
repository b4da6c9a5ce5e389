import { type Campaign, type CampaignCreator, matchPosts, type ProposedPost } from '@vouch/contract'
import type { PostKind } from '@vouch/engine'
import { postLink } from '@vouch/presentation'
import { loadCampaign } from '../campaigns/load-campaign.ts'
import type { Sql } from './tracking-parts.ts'

/** Posts that the watch has read of a campaign's creators since it began, and that nobody has answered yet, each for the deliverable that it may be. */

interface Found {
  entryId: string
  postId: string
  at: string
  kind: PostKind
  views: number | null
  likes: number | null
  comments: number | null
  readAt: string
}

/** Posts that are looked at, the newest. */
const postsMax = 2_000

/** @throws Problem `not_found` */
export async function loadProposals(sql: Sql, workspaceId: string, campaignId: string): Promise<ProposedPost[]> {
  const campaign = await loadCampaign(sql, workspaceId, campaignId)
  const found = Map.groupBy(await loadFound(sql, campaign), ({ entryId }) => entryId)
  return campaign.creators.flatMap((entry) => proposed(entry, found.get(entry.id) ?? []))
}

function proposed(entry: CampaignCreator, found: readonly Found[]): ProposedPost[] {
  const owed = entry.deliverables
    .filter(({ fields }) => fields.state.value !== 'posted' && fields.link.value === '')
    .map(({ id, fields }) => ({ id, kind: fields.kind.value, dueOn: fields.dueOn.value }))
  const { platform } = entry.creator
  return matchPosts(found, owed).map(({ post, deliverableId }) => ({
    ...{ ...post, deliverableId, platform },
    link: postLink({ ...entry.creator, basis: 'public' }, post.postId),
  }))
}

/** The last counts of each post that was published in the campaign's time and that no link of a deliverable names. */
async function loadFound(sql: Sql, { id, fields, startedAt, creators }: Campaign): Promise<Found[]> {
  const from = fields.startsOn.value ?? startedAt?.slice(0, 10) ?? null
  if (from === null) return []
  const links = creators.flatMap(({ deliverables }) => deliverables.map((each) => each.fields.link.value)).join(' ')
  const read = await sql.query<Omit<Found, 'at' | 'readAt'> & { at: Date; readAt: Date }>(
    `select distinct on (published_at, entry.id, post_id) entry.id as "entryId", post_id as "postId", published_at as at, kind,
            views::float8 as views, likes::float8 as likes, comments::float8 as comments, read_at as "readAt"
       from campaign_creators entry join post_readings using (creator_id)
      where entry.campaign_id = $1 and entry.removed_at is null and published_at >= $2::date::timestamp at time zone 'UTC'
        and ($3::date is null or published_at < ($3::date + 1)::timestamp at time zone 'UTC')
        and not exists (select from tracking_post_answers said where said.entry_id = entry.id and said.post_id = post_readings.post_id)
      order by published_at desc, entry.id, post_id, read_at desc limit ${postsMax}`,
    [id, from, fields.endsOn.value],
  )
  const named = new Set(links.split(/[\s/?#=&]/))
  return read.rows
    .filter(({ postId }) => !named.has(postId))
    .map(({ at, readAt, ...post }) => ({ ...post, at: at.toISOString(), readAt: readAt.toISOString() }))
}
