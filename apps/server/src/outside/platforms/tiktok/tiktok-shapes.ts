/** The parts of TikTok's answers that are read. */

import { z } from 'zod'
import { count, flag, id, listOf, text } from '../reading/known-values.ts'

export const userInfo = z.object({
  data: z.object({
    user: z.object({
      open_id: text,
      display_name: text,
      username: text,
      avatar_url: text,
      bio_description: text,
      is_verified: flag,
      follower_count: count,
      following_count: count,
      video_count: count,
    }),
  }),
})
export type TiktokUser = z.output<typeof userInfo>['data']['user']

export const videoPage = z.object({
  data: z.object({
    videos: listOf(
      z.object({
        id,
        create_time: count,
        title: text,
        video_description: text,
        duration: count,
        like_count: count,
        comment_count: count,
        share_count: count,
        view_count: count,
      }),
    ),
    cursor: count,
    has_more: flag,
  }),
})
export type TiktokVideo = z.output<typeof videoPage>['data']['videos'][number]
