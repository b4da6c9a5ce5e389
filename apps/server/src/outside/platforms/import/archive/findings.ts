import { snapshotLimits } from '@vouch/contract'
import type { DeclaredAudience, Post, Profile } from '@vouch/engine'
import { knownSeconds } from '../../reading/known-values.ts'
import { FollowerList } from './follower-list.ts'

/** What the files of an archive say together, gathered row by row. */
export interface Findings {
  handle: string | null
  profile: Partial<Profile>
  followers: FollowerList
  /** Whether any list of followers was in the archive, an empty one too. */
  listsFollowers: boolean
  /** Followers in all, where the export states it beside the list. */
  statedFollowers: number | null
  following: number
  /** The first dated thing that the account did, seconds since 1970: a list of followers that begins much later is cut off. */
  firstDeed: number | null
  /** The last one, seconds since 1970: the export was made then or later. */
  lastDeed: number | null
  posts: Post[]
  /** Posts that are dated after the export was made, and so left out. */
  latePosts: number
  /** The latest time, seconds since 1970, that anything in the export can have. */
  latest: number
  audience: DeclaredAudience | null
}

/** Clocks and zones differ by less. */
const spareSeconds = 86_400

/** @param made when the export was made, or the moment of the reading; nothing in it is from later */
export function noFindings(made: Date): Findings {
  const latest = made.getTime() / 1_000 + spareSeconds
  return {
    ...{ handle: null, profile: {}, followers: new FollowerList(latest), listsFollowers: false, statedFollowers: null },
    ...{ following: 0, firstDeed: null, lastDeed: null, posts: [], latePosts: 0, latest, audience: null },
  }
}

/** Takes the time of something that the account did. A time that it can't have is none. */
export function noteDeed(findings: Findings, seconds: number | null): void {
  if (seconds === null || seconds > findings.latest) return
  findings.firstDeed = Math.min(findings.firstDeed ?? seconds, seconds)
  findings.lastDeed = Math.max(findings.lastDeed ?? seconds, seconds)
}

/** Keeps the newest posts that a snapshot holds, and of a longer list twice as many while it is read. One that is dated later than it can be is counted only. */
export function addPost(findings: Findings, post: Post): void {
  const seconds = Date.parse(post.publishedAt) / 1_000
  if (seconds > findings.latest) {
    findings.latePosts += 1
    return
  }
  noteDeed(findings, seconds)
  findings.posts.push(post)
  if (findings.posts.length >= 2 * snapshotLimits.posts) findings.posts = newestPosts(findings.posts)
}

/** @returns as many as a snapshot holds, newest first */
export function newestPosts(posts: readonly Post[]): Post[] {
  return posts.toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1)).slice(0, snapshotLimits.posts)
}

/** Takes rows of a JSON file. `keys` lead to their list. */
export type RowsReader = (rows: readonly unknown[], findings: Findings, keys: readonly string[]) => void

/** Takes a small file whole. */
export type TextReader = (text: string, findings: Findings) => void

/** @returns a text of 1 to 200 characters, which names and ids are; null for anything else */
export function shortText(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return null
  const text = value.trim()
  return text === '' || text.length > 200 ? null : text
}

/** @returns a whole number of 0 or more, from a number or a text of digits; null for anything else */
export function wholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null
}

/** @returns seconds since 1970 of `2024-09-13 23:00:42` or an ISO time, which exports write in UTC, or of such seconds as a number or its text; null
 *  for anything else, and for a year that no platform knows */
export function secondsOf(value: unknown): number | null {
  if (typeof value === 'number') return knownSeconds(value)
  if (typeof value !== 'string') return null
  const text = value.trim().replace(/ UTC$/, '')
  if (/^\d{9,13}$/.test(text)) return knownSeconds(Number(text))
  if (!/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}/.test(text)) return null
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text)
  return knownSeconds(Date.parse(`${text.slice(0, 10)}T${text.slice(11)}${zoned ? '' : 'Z'}`) / 1_000)
}
