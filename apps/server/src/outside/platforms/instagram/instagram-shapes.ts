/** The parts of Instagram's answers that are read. */

import { z } from 'zod'
import { count, id, knownId, listOf, part, text } from '../reading/known-values.ts'

const mediaItems = listOf(
  z.object({
    id,
    caption: text,
    media_type: text,
    media_product_type: text,
    timestamp: text,
    like_count: count,
    comments_count: count,
    view_count: count,
  }),
)
const mediaList = part({
  data: mediaItems,
  paging: part({ cursors: part({ after: text }) }),
})
export type InstagramMedia = NonNullable<z.output<typeof mediaList>>['data'][number]

/** What is said of oneself, which comes bare or as the one item of a list. */
export function ofOneself<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess((body) => {
    const listed = listOfOne.safeParse(body)
    return listed.success ? listed.data.data[0] : body
  }, z.object(shape))
}
const listOfOne = z.object({ data: z.tuple([z.looseObject({})]) })

/** An account as its own owner sees it. */
export const ownAccount = ofOneself({
  user_id: knownId,
  id: knownId,
  username: text,
  name: text,
  account_type: text,
  biography: text,
  website: text,
  profile_picture_url: text,
  followers_count: count,
  follows_count: count,
  media_count: count,
})
export type OwnAccount = z.output<typeof ownAccount>

export const ownMedia = z.object({ data: mediaItems, paging: part({ cursors: part({ after: text }) }) })

/** Comments under one post. Who wrote one is left out for some. */
export const commentPage = z.object({
  data: listOf(z.object({ id, text, timestamp: text, username: text, like_count: count })),
})

const breakdown = z.object({
  results: listOf(z.object({ dimension_values: listOf(z.string()), value: count })),
})
/** Insights of an account or a post: one value, a list of values by day, or one value with its parts. */
export const insights = z.object({
  data: listOf(
    z.object({
      name: text,
      values: listOf(z.object({ value: count })),
      total_value: part({ value: count, breakdowns: listOf(breakdown) }),
    }),
  ),
})
export type Insights = z.output<typeof insights>

/** The answer of business discovery. Later pages of media hold nothing of the profile. */
export const discovery = z.object({
  business_discovery: z.object({
    id: text,
    username: text,
    name: text,
    biography: text,
    website: text,
    profile_picture_url: text,
    followers_count: count,
    follows_count: count,
    media_count: count,
    media: mediaList,
  }),
})
export type DiscoveredAccount = z.output<typeof discovery>['business_discovery']
