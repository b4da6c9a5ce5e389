/** Figures of posts that are counted in the browser from the records behind a report. */

import { isSponsored, type Post, type Snapshot } from '@vouch/engine'
import { seriesQuantile } from './series-span.ts'

export type PostKindFilter = 'all' | 'organic' | 'sponsored' | 'outlier'

export interface ListedPost {
  post: Post
  sponsored: boolean
  /** Distance from the median of all posts in robust standard deviations of the logarithm; null where nothing is counted. */
  z: number | null
  outlier: boolean
}

/** From here on a post is called unusual: about one in five hundred where posts are alike. */
const outlierFrom = 3
/** The median distance of a normal law in standard deviations. */
const medianDeviation = 0.6745
/** Below this any small difference would be many deviations. */
const spreadMin = 0.15

const reaction = ({ views, likes, comments }: Post): number | null => views ?? likes ?? comments ?? null

/** @returns the posts, newest first, each with how unusual it is among them by views, or likes where views are not shown. */
export function listedPosts({ posts }: Pick<Snapshot, 'posts'>): ListedPost[] {
  const logs = posts.flatMap((post) => {
    const value = reaction(post)
    return value === null ? [] : [Math.log1p(value)]
  })
  const middle = seriesQuantile(logs, 0.5) ?? 0
  const deviation = seriesQuantile(
    logs.map((log) => Math.abs(log - middle)),
    0.5,
  )
  const spread = Math.max(spreadMin, (deviation ?? 0) / medianDeviation)
  return [...posts]
    .sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
    .map((post) => {
      const value = reaction(post)
      const z = value === null ? null : (Math.log1p(value) - middle) / spread
      return { post, sponsored: isSponsored(post), z, outlier: z !== null && Math.abs(z) >= outlierFrom }
    })
}

export type PostOrder = 'newest' | 'views' | 'likes' | 'comments' | 'unusual'

const weights: Record<Exclude<PostOrder, 'newest'>, (listed: ListedPost) => number | null | undefined> = {
  views: ({ post }) => post.views,
  likes: ({ post }) => post.likes,
  comments: ({ post }) => post.comments,
  unusual: ({ z }) => (z === null ? null : Math.abs(z)),
}

/** @param posts newest first
 *  @returns the posts by what is asked for, the most first; those that do not tell it last, newest first among equals */
export function postsBy(posts: readonly ListedPost[], order: PostOrder): readonly ListedPost[] {
  if (order === 'newest') return posts
  const weight = (listed: ListedPost) => weights[order](listed) ?? Number.NEGATIVE_INFINITY
  return posts
    .map((listed) => ({ listed, weight: weight(listed) }))
    .sort((a, b) => (a.weight === b.weight ? 0 : b.weight - a.weight))
    .map(({ listed }) => listed)
}

/** @returns whether a post is of a kind. */
export function isOfKind({ sponsored, outlier }: ListedPost, kind: PostKindFilter): boolean {
  return kind === 'all' || (kind === 'outlier' ? outlier : (kind === 'sponsored') === sponsored)
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const hoursAtOnce = 2

/** @returns how many posts appeared on each day of the week, by two hours, in UTC. */
export function postingRhythm({ posts }: Pick<Snapshot, 'posts'>): { name: string; counts: number[] }[] {
  const times = posts.map(({ publishedAt }) => new Date(publishedAt)).filter((at) => Number.isFinite(at.getTime()))
  return days.map((name, place) => ({
    name,
    counts: Array.from(
      { length: 24 / hoursAtOnce },
      (_, slot) =>
        times.filter((at) => (at.getUTCDay() + 6) % 7 === place && Math.floor(at.getUTCHours() / hoursAtOnce) === slot)
          .length,
    ),
  }))
}

export const rhythmColumns = Array.from({ length: 24 / hoursAtOnce }, (_, slot) => String(slot * hoursAtOnce))

export interface FiveNumbers {
  low: number
  q25: number
  median: number
  q75: number
  high: number
  n: number
}

/** @returns the ends, quartiles and middle of what is known; null for fewer than five. */
export function fiveNumbers(values: readonly (number | null | undefined)[]): FiveNumbers | null {
  const known = values.filter((value) => typeof value === 'number')
  if (known.length < 5) return null
  const at = (p: number) => seriesQuantile(known, p) ?? 0
  return { low: at(0.05), q25: at(0.25), median: at(0.5), q75: at(0.75), high: at(0.95), n: known.length }
}

export type CommentKind = 'ordinary' | 'generic' | 'mention' | 'duplicate'

const praise =
  /^(?:so |very )?(?:nice|great|wow|amazing|awesome|love (?:it|this)|beautiful|cool|perfect|good (?:job|one|post)|fire)$/
/** Pictures, punctuation and what joins them. */
const drawn = /\p{Extended_Pictographic}|\p{P}|\p{M}|\p{S}|\u200d|\s/gu
/** Every place has one meaning, so that no comment is read in more ways than one. */
const mentionsOnly = /^\s*(?:@[\w.]+(?:[\s,!][\s,.!]*)?)+$/

/** A rough reading of comments for the eye. It weighs nothing: the verdict's own reading is the engine's.
 *  @param others all comments of the snapshot, among which a text may be repeated by another person */
export function commentKinds(comments: Snapshot['comments'], others: Snapshot['comments']): CommentKind[] {
  const authors = new Map<string, Set<string>>()
  for (const { text, authorId } of others) {
    const key = text.trim().toLowerCase()
    const known = authors.get(key)
    if (known) known.add(authorId)
    else authors.set(key, new Set([authorId]))
  }
  return comments.map(({ text }) => {
    if (mentionsOnly.test(text)) return 'mention'
    const words = text.replaceAll(drawn, ' ').trim().replaceAll(/ +/g, ' ').toLowerCase()
    if (words === '' || praise.test(words)) return 'generic'
    return (authors.get(text.trim().toLowerCase())?.size ?? 0) > 1 ? 'duplicate' : 'ordinary'
  })
}
