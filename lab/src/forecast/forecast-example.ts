/** A real creator cut in two: the past that a forecast may see and the posts after it that it is scored on.
 *
 *  The files do not say when they were read. For the settled kind the reading day is taken as the newest post of the whole
 *  file, and only creators who posted within days of it are used: of the others nobody knows how old their posts were. */
import { type CountedPast, countedPast, type ForecastMetric, type Post } from '@vouch/engine'
import type { CreatorFile, RawCreator } from '../creators/creator-file.ts'
import { creatorSnapshot } from '../creators/creator-snapshot.ts'

export interface ForecastExample {
  file: string
  creator: string
  followers: number | null
  /** Newest first. */
  past: CountedPast
  /** Counts of the past, newest first, for the simple rules that the forecast is compared with. */
  pastCounts: readonly number[]
  /** What came after, in time order. */
  rest: readonly number[]
}

/** The share of the posts that is the past, as the command and the goals define it. */
const pastShare = 0.7
const dayMs = 86_400_000
/** Creators whose newest post is older than this many days before the newest of the file may have been read at another time. */
const readingDaysMax = 5

/** @returns the creators of a file with at least one count before and after the cut */
export function forecastExamples(file: CreatorFile, metric: ForecastMetric): ForecastExample[] {
  return file.creators.flatMap((raw) => cutInTwo(file.name, raw, postsInOrder(raw), metric))
}

/** As `forecastExamples`, without posts that were younger than `settleDays` when the file was read.
 *  @returns only creators whose reading day is known */
export function settledExamples(file: CreatorFile, metric: ForecastMetric, settleDays: number): ForecastExample[] {
  const all = file.creators.map((raw) => ({ raw, posts: postsInOrder(raw) }))
  const readAt = all.reduce((latest, { posts }) => Math.max(latest, timeOf(posts.at(-1))), 0)
  return all.flatMap(({ raw, posts }) => {
    if (readAt - timeOf(posts.at(-1)) > readingDaysMax * dayMs) return []
    const settled = posts.filter((post) => readAt - timeOf(post) >= settleDays * dayMs)
    return cutInTwo(file.name, raw, settled, metric)
  })
}

/** The past of a creator alone, which is all that the command forecasts from. @returns null where nothing was counted */
export function pastOf(raw: RawCreator, metric: ForecastMetric): CountedPast | null {
  const posts = postsInOrder(raw)
  return counted(posts.slice(0, Math.floor(pastShare * posts.length)), metric)?.past ?? null
}

/** @returns the same example as if only the newest posts of the past were known */
export function withNewestPosts(example: ForecastExample, posts: number): ForecastExample {
  const { logCounts, daysBack } = example.past
  const past = { logCounts: logCounts.slice(0, posts), daysBack: daysBack.slice(0, posts) }
  return { ...example, past, pastCounts: example.pastCounts.slice(0, posts) }
}

function cutInTwo(file: string, raw: RawCreator, posts: Post[], metric: ForecastMetric): ForecastExample[] {
  const cut = Math.floor(pastShare * posts.length)
  const before = counted(posts.slice(0, cut), metric)
  const rest = posts.slice(cut).flatMap((post) => post[metric] ?? [])
  if (before === null || rest.length === 0) return []
  const followers = raw.followers ?? null
  return [{ file, creator: raw.creator, followers, past: before.past, pastCounts: before.counts, rest }]
}

/** @param posts in time order */
function counted(posts: Post[], metric: ForecastMetric): { past: CountedPast; counts: number[] } | null {
  const newestFirst = posts.toReversed()
  const past = countedPast(newestFirst, metric)
  return past === null ? null : { past, counts: newestFirst.flatMap((post) => post[metric] ?? []) }
}

/** Oldest first. Posts of the same moment stay as the file has them: one file knows days only, and whoever scores a forecast
 *  must cut where it was cut. The ids of a snapshot carry the place in the file. */
function postsInOrder(raw: RawCreator): Post[] {
  return creatorSnapshot(raw).posts.sort((a, b) => timeOf(a) - timeOf(b) || (a.id < b.id ? -1 : 1))
}

function timeOf(post: Post | undefined): number {
  return post === undefined ? 0 : Date.parse(post.publishedAt)
}
