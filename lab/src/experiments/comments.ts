/** What the comment rules alone make of comments that people have labelled: how much of the spam they find, and how many ordinary
 *  comments they would accuse. The trained model is left out, because it has learnt from these very comments. Run alone: `node lab/src/experiments/comments.ts --data DIR`. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Comment, type Post, promotionRating } from '@vouch/engine'
import Papa from 'papaparse'
import type { CommentReview } from '../../../packages/engine/src/comments/review.ts'
import { reviewComments } from '../../../packages/engine/src/comments/review-comments.ts'

export interface CommentsRow {
  set: string
  comments: number
  /** Share of the readable comments that are called spam. */
  spam: number
  duplicate: number
  generic: number
  /** Share of all comments in languages that the rules abstain on. */
  unreadable: number
  inauthentic: number
  low: number
  high: number
}

interface LabelledComment {
  video: string
  date: string
  text: string
  label: string
}

export function loadLabelledComments(folder: string): LabelledComment[] {
  const text = readFileSync(join(folder, 'comments_youtube_spam.csv'), 'utf8')
  return Papa.parse<LabelledComment>(text, { header: true, skipEmptyLines: true }).data
}

/** Reviews some of the comments as if they were a section of their own; every comment has another author. */
function reviewOf(rows: readonly LabelledComment[]): CommentReview | null {
  const comments = rows.map(
    ({ video, text }, index): Comment => ({
      id: String(index).padStart(5, '0'),
      postId: video,
      authorId: `author-${index}`,
      text,
    }),
  )
  const videos = [...new Set(rows.map(({ video }) => video))]
  const posts = videos.map((id): Post => ({ id, publishedAt: '2013-01-01T00:00:00Z', kind: 'video' }))
  return reviewComments(comments, posts, new Map(), new Set(), promotionRating)
}

function rowOf(set: string, rows: readonly LabelledComment[]): CommentsRow {
  const review = reviewOf(rows)
  if (review === null) throw new Error(`No comments in ${set}.`)
  const { kinds, inauthentic } = review
  const readable = Math.max(1, inauthentic.sampled)
  return {
    set,
    comments: rows.length,
    spam: kinds.spam / readable,
    duplicate: kinds.duplicate / readable,
    generic: (kinds.generic + kinds['emoji-only']) / readable,
    unreadable: kinds.unreadable / rows.length,
    inauthentic: inauthentic.share,
    low: inauthentic.low,
    high: inauthentic.high,
  }
}

/** Ordinary and spam comments, all together and by video. */
export function commentsRows(folder: string): CommentsRow[] {
  const rows = loadLabelledComments(folder)
  const videos = [...new Set(rows.map(({ video }) => video))].sort()
  const labels = [
    ['ordinary', '0'],
    ['spam', '1'],
  ] as const
  return labels.flatMap(([name, label]) => {
    const some = rows.filter((row) => row.label === label)
    const present = videos.filter((video) => some.some((row) => row.video === video))
    return [
      rowOf(name, some),
      ...present.map((video) =>
        rowOf(
          `${name}, ${video}`,
          some.filter((row) => row.video === video),
        ),
      ),
    ]
  })
}

if (import.meta.main) {
  const { data } = parseArgs({ options: { data: { type: 'string' } } }).values
  if (data === undefined) throw new Error('Say where the data is: --data DIR')
  console.table(
    commentsRows(data).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, typeof value === 'number' ? +value.toFixed(4) : value]),
      ),
    ),
  )
}
