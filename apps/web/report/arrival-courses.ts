/** How the counts of one post arrived, from its readings: parts of what each count has now, by age. */

import type { Post } from '@vouch/engine'
import { plural } from '@vouch/presentation'
import type { Table } from '../ui/charts/csv.ts'

export const arrivalNames = ['likes', 'comments', 'views'] as const
export type ArrivalName = (typeof arrivalNames)[number]

/** One look at a post. */
export interface ArrivalMoment {
  /** Hours after publication. */
  hours: number
  /** The counts then; null where one wasn’t read. */
  counts: Record<ArrivalName, number | null>
}

/** The counts of a post that can be drawn, and when they were read. */
export interface ArrivalCourses {
  /** By age, the last look at the end. */
  moments: ArrivalMoment[]
  /** The count in question, as parts of what it has now; above 1 where some was lost again. */
  own: number[]
  /** The other counts that were read at every moment. */
  besides: { name: ArrivalName; parts: number[] }[]
}

const hourMs = 3_600_000
/** A chart needs a course, and two readings before the last look are the least that have one. */
const readsMin = 2
/** Parts of fewer comments jump about. */
const countMin = 3

/** @param name the count in question
 *  @param fetchedAt when the post was last looked at
 *  @returns null where the post was looked at too seldom, or the count wasn’t read each time */
export function arrivalCourses(post: Post, name: ArrivalName, fetchedAt: string): ArrivalCourses | null {
  const published = Date.parse(post.publishedAt)
  const last = Date.parse(fetchedAt)
  const reads = (post.reads ?? []).filter(({ at }) => Date.parse(at) > published && Date.parse(at) < last)
  if (reads.length < readsMin) return null
  const moments = [...reads, { ...post, at: fetchedAt }]
    .map(({ at, likes = null, comments = null, views = null }) => {
      return { hours: (Date.parse(at) - published) / hourMs, counts: { likes, comments, views } }
    })
    .sort((a, b) => a.hours - b.hours)
  const own = partsOf(moments, name)
  if (own === null) return null
  const besides = arrivalNames.flatMap((other) => {
    const parts = other === name ? null : partsOf(moments, other)
    return parts === null ? [] : [{ name: other, parts }]
  })
  return { moments, own, besides }
}

function partsOf(moments: readonly ArrivalMoment[], name: ArrivalName): number[] | null {
  const now = moments.at(-1)?.counts[name] ?? 0
  if (now < countMin) return null
  const parts = moments.flatMap(({ counts }) => (counts[name] === null ? [] : [counts[name] / now]))
  return parts.length === moments.length ? parts : null
}

/** @returns the names of the counts beside it, for a label: `comments and views` */
export function besideText({ besides }: ArrivalCourses): string {
  return besides.map(({ name }) => name).join(' and ')
}

/** @example ageText(6) is "6 hours", ageText(72) is "3 days" */
export function ageText(hours: number): string {
  return hours < 23 ? plural(Math.max(1, Math.round(hours)), 'hour') : plural(Math.round(hours / 24), 'day')
}

/** @returns the counts themselves, a row for each look */
export function arrivalTable({ moments, besides }: ArrivalCourses, name: ArrivalName): Table {
  const shown = [name, ...besides.map((one) => one.name)]
  return {
    columns: ['age of the post', ...shown],
    rows: moments.map(({ hours, counts }) => [ageText(hours), ...shown.map((one) => counts[one])]),
  }
}
