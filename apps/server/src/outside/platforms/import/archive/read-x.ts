import { isRecord } from '@vouch/contract'
import { knownTime } from '../../reading/known-values.ts'
import { addPost, type Findings, noteDeed, type RowsReader, secondsOf, shortText, wholeNumber } from './findings.ts'

/** X's archive: JavaScript files that assign a list. Followers are ids without names and dates, so they are counted; what can be judged
 *  are the posts. */

export const followers: RowsReader = (rows, findings) => {
  findings.listsFollowers = true
  for (const { accountId } of innerOf(rows, 'follower')) {
    const id = shortText(accountId)
    if (id) findings.followers.add({ id }, null)
  }
}

export const following: RowsReader = (rows, findings) => {
  findings.following += innerOf(rows, 'following').length
}

export const account: RowsReader = (rows, findings) => {
  const [found] = innerOf(rows, 'account')
  if (!found) return
  const created = secondsOf(found.createdAt)
  findings.handle ??= shortText(found.username)
  noteDeed(findings, created)
  findings.profile = {
    ...findings.profile,
    id: shortText(found.accountId),
    displayName: shortText(found.accountDisplayName),
    createdAt: created === null || created > findings.latest ? null : new Date(created * 1_000).toISOString(),
  }
}

export const profile: RowsReader = (rows, findings) => {
  const description = innerOf(rows, 'profile')[0]?.description
  if (isRecord(description)) findings.profile = { ...findings.profile, bio: shortText(description.bio) }
}

/** Retweets are other people's posts, and a reply is seen by few. */
export const posts: RowsReader = (rows, findings) => {
  for (const row of rows) {
    const tweet = isRecord(row) && isRecord(row.tweet) ? row.tweet : row
    if (!isRecord(tweet)) continue
    const text = typeof tweet.full_text === 'string' ? tweet.full_text : null
    if (text?.startsWith('RT @') || tweet.in_reply_to_status_id_str !== undefined) continue
    addTweet(tweet, text, findings)
  }
}

function addTweet(tweet: Record<string, unknown>, text: string | null, findings: Findings): void {
  const id = shortText(tweet.id_str) ?? shortText(tweet.id)
  const publishedAt = knownTime(shortText(tweet.created_at))
  if (id === null || publishedAt === null) return
  addPost(findings, {
    id,
    publishedAt,
    kind: 'text',
    caption: text,
    likes: wholeNumber(tweet.favorite_count),
    shares: wholeNumber(tweet.retweet_count),
  })
}

function innerOf(rows: readonly unknown[], key: string): Record<string, unknown>[] {
  return rows.flatMap((row) => {
    const inner = isRecord(row) ? row[key] : null
    return isRecord(inner) ? [inner] : []
  })
}
