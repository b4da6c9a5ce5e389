import { type PostKind, platforms } from '@vouch/engine'
import { z } from 'zod'
import { route } from '../wire/route.ts'
import type { DeliverableKind } from './campaign-fields.ts'
import { changesCampaign, ofCampaign } from './campaigns.ts'
import { trackingTag } from './tracking-links.ts'

/** Posts that the watch found of a campaign's creators, proposed as what they owe. People accept one or say that it is none. */

/** Posts that are proposed for one deliverable, the likeliest. */
export const proposalsEach = 3

export const proposedPost = z
  .object({
    entryId: z.string(),
    deliverableId: z.string().describe('The deliverable that it is likeliest to be.'),
    postId: z.string().meta({ examples: ['C9xYzAbCdEf'] }),
    platform: z.enum(platforms),
    kind: z.string(),
    at: z.string().describe('When it was published.'),
    link: z
      .string()
      .nullable()
      .describe('Null where the platform’s links don’t follow from its ids.')
      .meta({ examples: ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'] }),
    views: z.int().nullable(),
    likes: z.int().nullable(),
    comments: z.int().nullable(),
    readAt: z.string().describe('When the counts were read.'),
  })
  .meta({ id: 'ProposedPost' })
export type ProposedPost = z.output<typeof proposedPost>

/** What a post of a platform can be delivered as. */
const fits: Readonly<Record<PostKind, readonly DeliverableKind[]>> = {
  image: ['post', 'story'],
  carousel: ['post'],
  video: ['video', 'reel', 'post'],
  short: ['short', 'reel', 'video'],
  stream: ['live', 'video'],
  text: ['post'],
  story: ['story'],
}

interface FoundOne {
  postId: string
  at: string
  kind: PostKind
}

interface OpenOne {
  id: string
  kind: DeliverableKind
  /** YYYY-MM-DD. */
  dueOn: string | null
}

const msPerDay = 86_400_000

/** Holds posts of one creator against what that creator still owes. A post of the kind that was agreed comes before others, then the one that is
 *  nearest to the due date, then the earlier one. Each post is proposed once, for the deliverable that it is nearest to.
 *
 *  @returns pairs, at most `proposalsEach` for a deliverable */
export function matchPosts<Post extends FoundOne>(
  posts: readonly Post[],
  open: readonly OpenOne[],
): { post: Post; deliverableId: string }[] {
  const far = (post: Post, { kind, dueOn }: OpenOne) => {
    const misfit = kind === 'other' || fits[post.kind].includes(kind) ? 0 : 1
    const days = dueOn === null ? 0 : Math.abs(Date.parse(post.at.slice(0, 10)) - Date.parse(dueOn)) / msPerDay
    return { misfit, days }
  }
  const pairs = posts.flatMap((post) => open.map((one) => ({ post, deliverableId: one.id, ...far(post, one) })))
  pairs.sort((a, b) => a.misfit - b.misfit || a.days - b.days || a.post.at.localeCompare(b.post.at))
  const seen = new Set<string>()
  const counts = new Map<string, number>()
  return pairs.flatMap(({ post, deliverableId }) => {
    const count = counts.get(deliverableId) ?? 0
    if (seen.has(post.postId) || count >= proposalsEach) return []
    seen.add(post.postId)
    counts.set(deliverableId, count + 1)
    return [{ post, deliverableId }]
  })
}

const badPost = 'A post has an ID of 1 to 200 characters.'
const badId = 'That is not the ID of a creator or deliverable of the campaign.'
const ground = { access: 'bearer', tag: trackingTag, path: '/api/tracking/proposals', status: 200 } as const

export const proposedPosts = {
  list: route({
    ...ground,
    method: 'GET',
    summary: 'Lists posts that the watch found since the campaign began, each for the deliverable that it may be.',
    query: z.object({ campaignId: z.uuid('That is not a campaign ID.') }),
    reply: z.object({ posts: z.array(proposedPost), nextCursor: z.null() }),
    problems: ofCampaign,
  }),
  answer: route({
    ...ground,
    method: 'POST',
    summary:
      'Accepts a found post as a deliverable, which is posted then and counted by it, or says with null that it is none.',
    body: z.object(
      {
        campaignId: z.uuid('That is not a campaign ID.'),
        entryId: z.uuid(badId),
        postId: z
          .string(badPost)
          .min(1, badPost)
          .max(200, badPost)
          .meta({ examples: ['C9xYzAbCdEf'] }),
        deliverableId: z.uuid(badId).nullable().describe('Null: the post is none of them.'),
      },
      'The body must be a JSON object.',
    ),
    reply: z.object({ ok: z.literal(true) }),
    problems: changesCampaign,
  }),
}
