/** The latest followers of a channel, by a token that its owner gave. Their profiles are public and are looked up by the app's own token. Twenty calls
 *  for a thousand followers. */

import type { Account, FollowersSample } from '@vouch/engine'
import type { z } from 'zod'
import { ConnectorFailure } from '../connector.ts'
import { knownTime } from '../reading/known-values.ts'
import { missingPart } from '../reading/optional-part.ts'
import type { TwitchClient } from './twitch-client.ts'
import { accountList, followerPage, type TwitchAccount } from './twitch-shapes.ts'

/** Followers read in one check: at a share of one half, the error of so many is 2.6 points. */
const followersMax = 1_000
const perPage = 100
/** Of pictures that Twitch gives to those who chose none. */
const emptyPicture = /user-default-pictures/

interface Asked {
  userId: string
  token: string
  signal: AbortSignal
}

/** @returns the latest followers, or why there are none: the creator left the permission off, or Twitch failed at once. A fault in between leaves those
 *  that were read. */
export async function consentedFollowers(
  client: TwitchClient,
  asked: Asked,
): Promise<FollowersSample | ConnectorFailure | null> {
  const { userId, token, signal } = asked
  const found = new Map<string, Account>()
  let total: number | null = null
  let after: string | null = null
  while (found.size < followersMax) {
    const query: Record<string, string> = {
      broadcaster_id: userId,
      first: String(perPage),
      ...(after !== null && { after }),
    }
    const page: z.output<typeof followerPage> | ConnectorFailure = await client(
      'channels/followers',
      query,
      followerPage,
      signal,
      token,
    ).catch(missingPart)
    if (page instanceof ConnectorFailure) {
      if (found.size === 0) return page
      break
    }
    total = page.total ?? total
    const before = found.size
    for (const { user_id: id, user_login: username, user_name: displayName } of page.data)
      if (!found.has(id)) found.set(id, { id, username, displayName })
    const next: string | null = page.pagination?.cursor ?? null
    // A page that repeats is the last.
    if (next === null || next === after || found.size === before) break
    after = next
  }
  // Without the permission Twitch says how many there are, and names nobody.
  if (found.size === 0) return null
  const method = total !== null && found.size >= total ? 'full' : 'recent'
  return { method, accounts: await withProfiles(client, [...found.values()].slice(0, followersMax), signal) }
}

/** Where Twitch fails in between, the rest are names alone. */
async function withProfiles(client: TwitchClient, accounts: Account[], signal: AbortSignal): Promise<Account[]> {
  const known = new Map<string, TwitchAccount>()
  for (let start = 0; start < accounts.length; start += perPage) {
    const ids = accounts.slice(start, start + perPage).map(({ id }) => `id=${encodeURIComponent(id)}`)
    const page = await client(`users?${ids.join('&')}`, {}, accountList, signal).catch(missingPart)
    if (page instanceof ConnectorFailure) break
    for (const account of page.data) known.set(account.id, account)
  }
  return accounts.map((account) => {
    const profile = known.get(account.id)
    return profile === undefined ? account : { ...account, ...accountOf(profile) }
  })
}

function accountOf(account: TwitchAccount): Omit<Account, 'id'> {
  const { login, display_name, description, profile_image_url: picture, created_at, broadcaster_type } = account
  return {
    ...(login !== null && { username: login }),
    ...(display_name !== null && { displayName: display_name }),
    bio: description,
    hasAvatar: picture === null ? null : picture !== '' && !emptyPicture.test(picture),
    createdAt: knownTime(created_at),
    verified: broadcaster_type === 'partner' ? true : null,
  }
}
