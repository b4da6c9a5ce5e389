import { isRecord } from '@vouch/contract'
import type { Post } from '@vouch/engine'
import {
  addPost,
  type Findings,
  noteDeed,
  type RowsReader,
  secondsOf,
  shortText,
  type TextReader,
  wholeNumber,
} from './findings.ts'

/** TikTok's "Download your data". Folders of its JSON were renamed twice and keys vary in case, so lists are told by their own names. */

export const userData: RowsReader = (rows, findings, keys) => {
  const list = keys.at(-1)?.toLowerCase()
  const lowered = rows.filter(isRecord).map(lowerCase)
  if (list === 'fanslist') readFollowers(lowered, findings)
  else if (list === 'following') readFollowing(lowered, findings)
  else if (list === 'profilemap')
    lowered.forEach((row) => {
      readProfile(row, findings)
    })
  else for (const row of lowered) addVideo(row, findings)
}

/** The text variant: `Date:` and `Username:` on lines of their own. */
export const followerText: TextReader = (text, findings) => {
  findings.listsFollowers = true
  let seconds: number | null = null
  for (const line of text.split(/\r?\n/)) {
    const [, label = '', value = ''] = /^\s{0,10}([A-Za-z ]{1,20}):(.*)$/.exec(line) ?? []
    const word = label.trim().toLowerCase().replace(' ', '')
    if (word === 'date') seconds = secondsOf(value.trim())
    const name = word === 'username' ? shortText(value) : null
    if (name) findings.followers.add({ id: name, username: name }, seconds)
  }
}

function readFollowers(rows: readonly Record<string, unknown>[], findings: Findings): void {
  findings.listsFollowers = true
  for (const row of rows) {
    const name = shortText(row.username)
    if (name) findings.followers.add({ id: name, username: name }, secondsOf(row.date))
  }
}

function readFollowing(rows: readonly Record<string, unknown>[], findings: Findings): void {
  for (const row of rows) {
    findings.following += 1
    noteDeed(findings, secondsOf(row.date))
  }
}

function readProfile(row: Record<string, unknown>, findings: Findings): void {
  findings.handle ??= shortText(row.username)
  findings.statedFollowers ??= wholeNumber(row.followercount)
  findings.profile = {
    displayName: shortText(row.displayname),
    bio: shortText(row.biodescription),
    country: shortText(row.accountregion),
    following: wholeNumber(row.followingcount),
  }
}

/** Likes are all that the export counts of a video. */
function addVideo(row: Record<string, unknown>, findings: Findings): void {
  const seconds = secondsOf(row.date)
  if (seconds === null) return
  const link = shortText(row.link)
  const id = /\/video\/(\d{1,30})/.exec(link ?? '')?.[1] ?? `video-${seconds}-${findings.posts.length}`
  const post: Post = {
    id,
    publishedAt: new Date(seconds * 1_000).toISOString(),
    kind: 'video',
    likes: wholeNumber(row.likes),
  }
  addPost(findings, post)
}

function lowerCase(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key.toLowerCase(), value]))
}
