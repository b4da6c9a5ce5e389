/** The parts of X's answers that are read. Lists without a result leave `data` out. */

import { z } from 'zod'
import { count, flag, id, knownId, listOf, part, text } from '../reading/known-values.ts'

const user = z.object({
  id,
  username: text,
  name: text,
  description: text,
  created_at: text,
  location: text,
  profile_image_url: text,
  protected: flag,
  verified: flag,
  url: text,
  entities: part({ url: part({ urls: listOf(z.object({ expanded_url: text })) }) }),
  public_metrics: part({
    followers_count: count,
    following_count: count,
    listed_count: count,
    tweet_count: count,
    post_count: count,
    like_count: count,
  }),
})
export type XUser = z.output<typeof user>
export const userAnswer = z.object({ data: user })

const meta = part({ next_token: text })
export const userPage = z.object({ data: listOf(user), meta })

const post = z.object({
  id,
  text,
  created_at: text,
  author_id: knownId,
  attachments: part({ media_keys: listOf(z.string()) }),
  public_metrics: part({
    like_count: count,
    reply_count: count,
    quote_count: count,
    retweet_count: count,
    repost_count: count,
    bookmark_count: count,
    impression_count: count,
  }),
})
export type XPost = z.output<typeof post>
export const postPage = z.object({ data: listOf(post), meta })
