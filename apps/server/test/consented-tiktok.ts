/** TikTok as it answers the owner of an account, from the sign-in on. */

import type { PlatformAnswer, PlatformCall } from './scripted-platform.ts'

export const tiktokHandle = 'ava.fields'
export const tiktokUrl = `https://www.tiktok.com/@${tiktokHandle}`

const user = { open_id: 'o-1', username: tiktokHandle, display_name: 'Ava', follower_count: 12_000, video_count: 2 }

/** @returns one of the account's videos */
export const tiktokVideo = (index = 0) => ({
  ...{ id: `${7_300_000_000_000_000_001n + BigInt(index)}`, create_time: 1_760_000_000 - index * 86_400 },
  ...{ like_count: 900, comment_count: 20, view_count: 9_000 },
})

/** @returns what an answer of the Display API says of itself */
export const tiktokError = (code: string) => ({ code, message: '', log_id: '1' })

/** Answers every call of a healthy platform. */
export function tiktokOwner({ path, headers }: PlatformCall): PlatformAnswer {
  if (path === '/v2/oauth/token/') {
    const scope = 'user.info.basic,user.info.profile,user.info.stats,video.list'
    const tokens = { access_token: 'act.1', refresh_token: 'rft.1', token_type: 'Bearer' }
    return { body: { ...tokens, expires_in: 86_400, scope, open_id: 'o-1' } }
  }
  if (path === '/v2/oauth/revoke/') return { body: {} }
  const isOwners = headers.authorization === 'Bearer act.1'
  const error = tiktokError(isOwners ? 'ok' : 'access_token_invalid')
  if (!isOwners) return { status: 401, body: { data: {}, error } }
  if (path === '/v2/user/info/') return { body: { data: { user }, error } }
  return { body: { data: { videos: [tiktokVideo()], cursor: 0, has_more: false }, error } }
}
