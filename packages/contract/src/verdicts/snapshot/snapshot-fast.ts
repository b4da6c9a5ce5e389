/** Hand-written checks for the records that a snapshot holds by the thousand. zod needs more time for them than parsing
 *  the JSON does; these need a fraction of it. They never explain: whatever they do not accept goes to the zod schema, which
 *  then says what is wrong. A property test holds both to the same answer, so a field added to one must be added to both. */

import type { Account, Comment, PostLikers } from '@vouch/engine'
import { isRecentEnough, snapshotLimits, timePattern } from './snapshot-fields.ts'

type Fields = Record<string, unknown>

const { idChars, nameChars, textChars } = snapshotLimits

export const accountKeys = [
  ...['id', 'username', 'displayName', 'bio', 'hasAvatar', 'hasExternalUrl', 'isPrivate', 'verified', 'followers'],
  ...['following', 'posts', 'createdAt', 'country', 'language', 'listed', 'favourites'],
]
export const commentKeys = ['id', 'postId', 'authorId', 'text', 'publishedAt', 'likes', 'replyTo']
export const likersKeys = ['postId', 'accountIds']

/** @returns the accounts, or null when zod has to look. Records without unknown keys are returned as they are. */
export function fastAccounts(value: unknown): Account[] | null {
  return fastList<Account>(value, rules.accounts)
}

/** @returns the comments, or null when zod has to look. */
export function fastComments(value: unknown): Comment[] | null {
  return fastList<Comment>(value, rules.comments)
}

/** @returns who liked which post, or null when zod has to look. */
export function fastLikers(value: unknown): PostLikers[] | null {
  return fastList<PostLikers>(value, rules.likers)
}

/** @returns whether a record of a long list is one, by the same checks */
export function isFastRecord(list: 'accounts' | 'comments' | 'likers', value: unknown): boolean {
  return isPlainRecord(value) && rules[list].accepts(value) >= 0
}

/** @returns whether a value is an object as `JSON.parse` makes them; anything else is for zod to judge. */
export function isPlainRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

interface ListRule {
  itemsMax: number
  keys: readonly string[]
  accepts: (fields: Fields) => number
  /** What a key that is absent or null stands for. */
  absent?: { key: string; value: () => unknown }
}

const rules: Readonly<Record<'accounts' | 'comments' | 'likers', ListRule>> = {
  accounts: { itemsMax: snapshotLimits.accounts, keys: accountKeys, accepts: isAccount },
  comments: {
    ...{ itemsMax: snapshotLimits.comments, keys: commentKeys, accepts: isComment },
    absent: { key: 'text', value: () => '' },
  },
  likers: {
    ...{ itemsMax: snapshotLimits.likers, keys: likersKeys, accepts: isPostLikers },
    absent: { key: 'accountIds', value: () => [] },
  },
}

function fastList<Item>(value: unknown, { itemsMax, keys, accepts, absent }: ListRule): Item[] | null {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value) || value.length > itemsMax) return null
  const items: unknown[] = value
  let known = items
  for (let index = 0; index < items.length; index++) {
    const item = items[index]
    if (!isPlainRecord(item)) return null
    const keysRead = accepts(item)
    if (keysRead < 0) return null
    const isFilled = absent === undefined || (item[absent.key] ?? null) !== null
    if (isFilled && keysRead === keyCount(item)) continue
    if (known === items) known = items.slice()
    const copy = onlyKeys(item, keys)
    if (absent && !isFilled) copy[absent.key] = absent.value()
    known[index] = copy
  }
  return checkedList<Item>(known)
}

/** The one cast: every item has passed the check that belongs to its type and carries no other key. */
function checkedList<Item>(items: unknown[]): Item[] {
  return items as Item[]
}

function keyCount(fields: Fields): number {
  let keys = 0
  for (const _ in fields) keys++
  return keys
}

function onlyKeys(fields: Fields, keys: readonly string[]): Fields {
  const copy: Fields = {}
  for (const key of keys) if (fields[key] !== undefined) copy[key] = fields[key]
  return copy
}

// Each check returns how many of the record's keys it has read, so that unknown ones are noticed, or -1 to refuse. The loops
// over fields are written out: a loop over names would make every read a dictionary look-up, and is four times slower.

function isAccount(fields: Fields): number {
  const { id, username, displayName, bio, hasAvatar, hasExternalUrl, isPrivate, verified } = fields
  const { followers, following, posts, createdAt, country, language, listed, favourites } = fields
  const accepted =
    isId(id) &&
    isTextOrNone(username, nameChars) &&
    isTextOrNone(displayName, nameChars) &&
    isTextOrNone(bio, textChars) &&
    isTruthOrNone(hasAvatar) &&
    isTruthOrNone(hasExternalUrl) &&
    isTruthOrNone(isPrivate) &&
    isTruthOrNone(verified) &&
    isCountOrNone(followers) &&
    isCountOrNone(following) &&
    isCountOrNone(posts) &&
    isTimeOrNone(createdAt) &&
    isTextOrNone(country, nameChars) &&
    isTextOrNone(language, nameChars) &&
    isCountOrNone(listed) &&
    isCountOrNone(favourites)
  if (!accepted) return -1
  const first = 1 + given(username) + given(displayName) + given(bio) + given(hasAvatar) + given(hasExternalUrl)
  const second = given(isPrivate) + given(verified) + given(followers) + given(following) + given(posts)
  return first + second + given(createdAt) + given(country) + given(language) + given(listed) + given(favourites)
}

function isComment(fields: Fields): number {
  const { id, postId, authorId, text, publishedAt, likes, replyTo } = fields
  const accepted =
    isId(id) &&
    isId(postId) &&
    isId(authorId) &&
    isTextOrNone(text, textChars) &&
    isTimeOrNone(publishedAt) &&
    isCountOrNone(likes) &&
    (replyTo === undefined || replyTo === null || isId(replyTo))
  return accepted ? 3 + given(text) + given(publishedAt) + given(likes) + given(replyTo) : -1
}

function isPostLikers(fields: Fields): number {
  const { postId, accountIds } = fields
  if (!isId(postId)) return -1
  if (accountIds === undefined || accountIds === null) return 1 + given(accountIds)
  if (!Array.isArray(accountIds) || accountIds.length > snapshotLimits.accountIds) return -1
  for (const accountId of accountIds) if (!isId(accountId)) return -1
  return 2
}

function given(value: unknown): number {
  return value === undefined ? 0 : 1
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= idChars
}

function isTextOrNone(value: unknown, charsMax: number): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.length <= charsMax)
}

function isTruthOrNone(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'boolean'
}

function isCountOrNone(value: unknown): boolean {
  return value === undefined || value === null || (Number.isSafeInteger(value) && Number(value) >= 0)
}

function isTimeOrNone(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && isTime(value))
}

function isTime(value: string): boolean {
  return isRecentEnough(value) && (isCommonTime(value) || timePattern.test(value))
}

const zero = 48

/** The usual spelling, `2026-11-20T10:00:00Z`, read by character code; the last days of a month are left to the pattern. */
function isCommonTime(value: string): boolean {
  if (value.length !== 20) return false
  const separated =
    value.charCodeAt(4) === 45 &&
    value.charCodeAt(7) === 45 &&
    value.charCodeAt(10) === 84 &&
    value.charCodeAt(13) === 58 &&
    value.charCodeAt(16) === 58 &&
    value.charCodeAt(19) === 90
  if (!separated) return false
  const month = twoDigits(value, 5)
  const day = twoDigits(value, 8)
  const yearKnown = twoDigits(value, 0) <= 99 && twoDigits(value, 2) <= 99
  const dayKnown = month >= 1 && month <= 12 && day >= 1 && day <= 28
  return yearKnown && dayKnown && twoDigits(value, 11) <= 23 && twoDigits(value, 14) <= 59 && twoDigits(value, 17) <= 59
}

/** @returns the number that two characters spell, or a number above any that is allowed. */
function twoDigits(value: string, at: number): number {
  const tens = value.charCodeAt(at) - zero
  const ones = value.charCodeAt(at + 1) - zero
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : 1_000
}
