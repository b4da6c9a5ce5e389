/** Removes repeated records. Platforms repeat items across page borders and exports repeat them across files, so a repeat is
 *  ordinary and not worth refusing a whole file for. Which of two differing records is kept must not depend on their order,
 *  or the same data would give two reports: it is the one that says more, and of equals the greater text.
 *
 *  The long lists come out in the order of their ids. Repeats then stand side by side, and neither the digest nor the assessment, which
 *  both need that order, has to sort them again. */

import type { PostLikers, Snapshot } from '@vouch/engine'
import { accountKeys, commentKeys } from './snapshot-fast.ts'

const postKeys = [
  ...['id', 'publishedAt', 'kind', 'caption', 'hashtags', 'mentions', 'durationSeconds', 'sponsored'],
  ...['likes', 'comments', 'views', 'shares', 'saves', 'reads', 'at'],
]

/** @returns the snapshot with every id once in its list, comments and accounts by id, and likers of one post in one entry; the same
 *  object when all that was so already. */
export function withoutRepeats(snapshot: Snapshot): Snapshot {
  const posts = unique(snapshot.posts, postKeys)
  const comments = uniqueById(snapshot.comments, commentKeys)
  const accounts = uniqueById(snapshot.accounts, accountKeys)
  const likers = uniqueLikers(snapshot.likers)
  const sample = snapshot.followersSample
  const sampled = sample && uniqueById(sample.accounts, accountKeys)
  const nothingToDo =
    posts === snapshot.posts &&
    comments === snapshot.comments &&
    accounts === snapshot.accounts &&
    likers === snapshot.likers &&
    sampled === sample?.accounts
  if (nothingToDo) return snapshot
  const followersSample = sample && sampled ? { ...sample, accounts: sampled } : sample
  return { ...snapshot, posts, comments, accounts, likers, ...(followersSample !== undefined && { followersSample }) }
}

function unique<Item extends { id: string }>(items: Item[], keys: string[]): Item[] {
  if (new Set(items.map((item) => item.id)).size === items.length) return items
  const kept = new Map<string, Item>()
  for (const item of items) {
    const other = kept.get(item.id)
    if (!other || saysMore(item, other, keys)) kept.set(item.id, item)
  }
  return [...kept.values()]
}

function uniqueById<Item extends { id: string }>(items: Item[], keys: string[]): Item[] {
  if (areAscending(items)) return items
  // Equal ids may stand in either order here, so that one comparison will do: which of them is kept is decided by what they say.
  const sorted = items.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return areAscending(sorted) ? sorted : unique(sorted, keys)
}

/** @returns whether each id is greater than the one before, by code units */
function areAscending(items: readonly { id: string }[]): boolean {
  for (let index = 1; index < items.length; index++) {
    if (!((items[index - 1]?.id ?? '') < (items[index]?.id ?? ''))) return false
  }
  return true
}

function saysMore(item: object, other: object, keys: string[]): boolean {
  const text = JSON.stringify(item, keys)
  const otherText = JSON.stringify(other, keys)
  return text.length === otherText.length ? text > otherText : text.length > otherText.length
}

function uniqueLikers(likers: PostLikers[]): PostLikers[] {
  const byPost = new Map<string, Set<string>>()
  let idCount = 0
  for (const { postId, accountIds } of likers) {
    const known = byPost.get(postId)
    if (known) for (const accountId of accountIds) known.add(accountId)
    else byPost.set(postId, new Set(accountIds))
    idCount += accountIds.length
  }
  let uniqueCount = 0
  for (const accountIds of byPost.values()) uniqueCount += accountIds.size
  if (byPost.size === likers.length && uniqueCount === idCount) return likers
  return [...byPost].map(([postId, accountIds]) => ({ postId, accountIds: [...accountIds] }))
}
