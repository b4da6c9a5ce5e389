/** The channels of the people who commented. Only they can be looked up on YouTube: it gives no list of subscribers. */

import type { Account, Comment } from '@vouch/engine'
import { ConnectorFailure } from '../connector.ts'
import { channelAccount } from './channel-profile.ts'
import type { YoutubeClient } from './youtube-client.ts'
import { channelList } from './youtube-shapes.ts'

const idsPerCall = 50

/** Looks up commenters, one unit per 50.
 *  @param lookedUpMax how many at most; 0 for none.
 *  @returns their accounts. Where YouTube fails in between, those found so far: they are a bonus, and no reason
 *  to throw the rest of the check away. */
export async function commenterAccounts(
  client: YoutubeClient,
  comments: readonly Comment[],
  lookedUpMax: number,
  signal: AbortSignal,
): Promise<Account[]> {
  const ids = sampledAuthors(comments, lookedUpMax)
  const accounts: Account[] = []
  for (let start = 0; start < ids.length; start += idsPerCall) {
    const page = ids.slice(start, start + idsPerCall)
    const query = { part: 'snippet,statistics', id: page.join(','), maxResults: String(idsPerCall) }
    try {
      const { items } = await client('channels', query, channelList, signal, start + idsPerCall < ids.length)
      accounts.push(...items.map(channelAccount))
    } catch (failure) {
      if (failure instanceof ConnectorFailure && failure.code !== 'cancelled') return accounts
      throw failure
    }
  }
  return accounts
}

/** Ids are random letters, so the first of them in alphabetical order are a sample that owes nothing to when or how often
 *  somebody commented, and the same people each time. */
function sampledAuthors(comments: readonly Comment[], max: number): string[] {
  const ids = new Set(comments.map((comment) => comment.authorId).filter((id) => /^UC[\w-]{22}$/.test(id)))
  return [...ids].toSorted().slice(0, max)
}
