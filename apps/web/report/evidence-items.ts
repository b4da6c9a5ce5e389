/** Opens what evidence names: the posts, comments and accounts of the snapshot that a report was computed from. */

import type { Account, Comment, Post, Snapshot } from '@vouch/engine'
import { date, plural } from '@vouch/presentation'

export type EvidenceItem =
  | { kind: 'post'; id: string; post: Post; place: number | null }
  | { kind: 'comment'; id: string; comment: Comment; author: Account | null }
  | { kind: 'account'; id: string; account: Account; notes: string[] }

export interface OpenedEvidence {
  items: EvidenceItem[]
  /** Ids that the snapshot does not hold any more, or never held. */
  missing: string[]
}

/** @returns what each id stands for, in the order given, each once. */
export function openedEvidence(snapshot: Snapshot, refs: readonly string[]): OpenedEvidence {
  const accounts = accountsById(snapshot)
  const posts = new Map(snapshot.posts.map((post) => [post.id, post]))
  const comments = new Map(snapshot.comments.map((comment) => [comment.id, comment]))
  const items: EvidenceItem[] = []
  const missing: string[] = []
  for (const id of new Set(refs)) {
    const post = posts.get(id)
    const comment = comments.get(id)
    const account = accounts.get(id)
    if (post) items.push({ kind: 'post', id, post, place: placeByReaction(post, snapshot.posts) })
    else if (comment) items.push({ kind: 'comment', id, comment, author: accounts.get(comment.authorId) ?? null })
    else if (account) items.push({ kind: 'account', id, account, notes: accountNotes(account, snapshot.fetchedAt) })
    else missing.push(id)
  }
  return { items, missing }
}

function accountsById(snapshot: Snapshot): Map<string, Account> {
  const known = [...snapshot.accounts, ...(snapshot.followersSample?.accounts ?? [])]
  return new Map(known.map((account) => [account.id, account]))
}

/** The post's place among the creator's posts by likes, 1 for the most; null when likes are not known. */
function placeByReaction(post: Post, posts: readonly Post[]): number | null {
  const { likes } = post
  if (typeof likes !== 'number') return null
  return 1 + posts.filter((other) => typeof other.likes === 'number' && other.likes > likes).length
}

const day = 86_400_000

/** @returns what stands out on an account's profile, in plain words. These are facts of the profile, not a verdict:
 *  many real people have no picture, and many post nothing. */
export function accountNotes(account: Account, fetchedAt: string): string[] {
  const notes: string[] = []
  const { followers, following } = account
  if (typeof following === 'number' && typeof followers === 'number' && following > 500 && following > followers * 10) {
    notes.push('follows far more accounts than follow back')
  }
  if (account.hasAvatar === false) notes.push('no profile photo')
  if (account.posts === 0) notes.push('no posts')
  if (account.bio === '') notes.push('empty bio')
  if (/\d{4,}/.test(account.username ?? '')) notes.push('long number in the username')
  const age = account.createdAt ? (Date.parse(fetchedAt) - Date.parse(account.createdAt)) / day : Number.NaN
  if (age >= 0 && age < 90) notes.push(`created ${date(account.createdAt)}`)
  return notes
}

/** @returns how many posts, comments and accounts are among the items: `2 posts, 20 comments`. */
export function itemsInWords(items: readonly EvidenceItem[]): string {
  const kinds = ['post', 'comment', 'account'] as const
  return kinds
    .map((kind) => ({ kind, size: items.filter((item) => item.kind === kind).length }))
    .filter(({ size }) => size > 0)
    .map(({ kind, size }) => plural(size, kind))
    .join(', ')
}
