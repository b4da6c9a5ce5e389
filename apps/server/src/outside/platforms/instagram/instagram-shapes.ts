/** The parts of Instagram's answers that are read. */

import { z } from 'zod'
import { count, id, listOf, part, text } from '../reading/known-values.ts'

const mediaList = part({
  data: listOf(
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
  ),
  paging: part({ cursors: part({ after: text }) }),
})
export type InstagramMedia = NonNullable<z.output<typeof mediaList>>['data'][number]

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
