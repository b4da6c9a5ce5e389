/** The parts of Twitch's answers that are read. */

import { z } from 'zod'
import { bearersOf, count, id, knownId, listOf, part, text } from '../reading/known-values.ts'

export const userList = z.object({
  data: bearersOf(
    z.object({
      id,
      login: z.string().min(1),
      display_name: text,
      type: text,
      broadcaster_type: text,
      description: text,
      profile_image_url: text,
      created_at: text,
    }),
  ),
})
export type TwitchUser = z.output<typeof userList>['data'][number]

export const channelList = z.object({
  data: listOf(z.object({ broadcaster_language: text, game_name: text })),
})
export type TwitchChannel = z.output<typeof channelList>['data'][number]

export const followerTotal = z.object({ total: count })

export const videoList = z.object({
  data: listOf(
    z.object({
      id,
      user_id: knownId,
      title: text,
      description: text,
      created_at: text,
      published_at: text,
      viewable: text,
      view_count: count,
      duration: text,
      type: text,
    }),
  ),
})
export type TwitchVideo = z.output<typeof videoList>['data'][number]

export const ownerList = z.object({ data: listOf(z.object({ user_id: knownId, broadcaster_id: knownId })) })

/** Followers in number, and by name for whoever may see them. */
export const followerPage = z.object({
  total: count,
  data: listOf(z.object({ user_id: id, user_login: text, user_name: text })),
  pagination: part({ cursor: text }),
})

/** Accounts of other people, of whom anybody that cannot be read is passed over. */
export const accountList = z.object({
  data: listOf(
    z.object({
      id,
      login: text,
      display_name: text,
      broadcaster_type: text,
      description: text,
      profile_image_url: text,
      created_at: text,
    }),
  ),
})
export type TwitchAccount = z.output<typeof accountList>['data'][number]
