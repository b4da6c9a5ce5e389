import { type Post, type PostKind, type Snapshot, snapshotSchemaId } from '@vouch/engine'
import type { RawCreator } from './creator-file.ts'

/** The snapshot is dated one day after the newest post: the files do not say when the counts were read. */
const readingDelayMs = 86_400_000

/** A YouTube video of at most this length is taken as a Short, the platform's own limit when the files were made. */
const shortSecondsMax = 60

/** @returns one creator as a snapshot, version 1. Texts are unknown in these files (only lengths are given), so
 *  captions, hashtags and mentions stay `null`; YouTube has no subscriber count, and its key is there with `null`. */
export function creatorSnapshot(raw: RawCreator): Snapshot {
  const posts = raw.posts.map((row, index) => rawPost(raw, row, index)).sort(newestFirst)
  const newest = posts[0]?.publishedAt ?? '2020-01-01T00:00:00.000Z'
  return {
    schema: snapshotSchemaId,
    platform: raw.platform,
    handle: raw.creator,
    fetchedAt: new Date(Date.parse(newest) + readingDelayMs).toISOString(),
    availability: 'found',
    source: { connector: 'import', basis: 'import' },
    profile: {
      followers: raw.followers ?? null,
      following: raw.following ?? null,
      posts: raw.post_count ?? raw.total_videos ?? null,
      followersRounded: raw.platform !== 'instagram',
    },
    posts,
    comments: [],
    followersSample: null,
    likers: [],
    accounts: [],
    history: [],
    audience: null,
  }
}

function newestFirst(a: Post, b: Post): number {
  if (a.publishedAt !== b.publishedAt) return a.publishedAt < b.publishedAt ? 1 : -1
  return a.id < b.id ? -1 : 1
}

/** The row's number is part of the id: files carry no post ids, and two posts may share a second. */
function rawPost(raw: RawCreator, row: RawCreator['posts'][number], index: number): Post {
  const cell = (name: string) => {
    const column = raw.post_fields.indexOf(name)
    return column < 0 ? undefined : row[column]
  }
  const count = (name: string) => {
    const value = cell(name)
    return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null
  }
  const marker = cell('ad_marker')
  const seconds = cell('ts')
  const time = typeof seconds === 'number' ? seconds * 1000 : Date.parse(String(cell('date') ?? cell('published')))
  return {
    id: `${raw.creator}_${String(index + 1).padStart(4, '0')}`,
    publishedAt: new Date(time).toISOString(),
    kind: rawKind(raw, cell, count('duration_s')),
    caption: null,
    hashtags: null,
    mentions: null,
    durationSeconds: count('duration_s'),
    sponsored: marker === undefined || marker === null ? null : marker === 1,
    likes: count('likes'),
    comments: count('comments'),
    views: count('plays') ?? count('views'),
    shares: count('shares'),
    saves: null,
  }
}

function rawKind(raw: RawCreator, cell: (name: string) => unknown, seconds: number | null): PostKind {
  if (raw.platform === 'youtube') return seconds !== null && seconds <= shortSecondsMax ? 'short' : 'video'
  if (raw.platform === 'tiktok') return 'video'
  const letter = cell('type')
  if (letter === 'v' || cell('is_video') === 1) return 'video'
  return letter === 'c' || cell('multi') === 1 ? 'carousel' : 'image'
}
