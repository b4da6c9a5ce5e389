import { type PostAge, postAges } from '@vouch/contract'
import type { Post } from '@vouch/engine'
import type { Pace } from './watch-pace.ts'

/** The calendar of a post: at which ages its counts are read. */

const hourMs = 3_600_000
/** A look at the creator that comes this much later than the age, as a part of it, serves as well. */
const latePart = 0.1

type Published = Pick<Post, 'publishedAt'>

const ageHours = ({ publishedAt }: Published, at: Date) => (at.getTime() - Date.parse(publishedAt)) / hourMs

/** @returns the latest age of the calendar that the post has reached; null before the first, and long after the last */
export function ageReached(post: Published, at: Date, postHoursMax: number): PostAge | null {
  const age = ageHours(post, at)
  const reached = postAges.filter((hours) => hours <= postHoursMax && hours <= age)
  const last = reached.at(-1) ?? null
  return last !== null && age <= 2 * last ? last : null
}

/** @param look when the creator is looked at next in any case
 *  @returns when the next of the posts reaches an age that this look would meet too late; the look itself where none does */
export function nextRead(
  posts: readonly Published[],
  { at, look, pace, postHoursMax }: { at: Date; look: Date; pace: Pace; postHoursMax: number },
): Date {
  if (!pace.exactPosts) return look
  const moments = posts.flatMap((post) => {
    const hours = postAges.find((age) => age > ageHours(post, at))
    if (hours === undefined || hours > postHoursMax) return []
    const due = Date.parse(post.publishedAt) + hours * hourMs
    return due + latePart * hours * hourMs < look.getTime() ? [due] : []
  })
  return new Date(Math.min(look.getTime(), ...moments.filter(Number.isFinite)))
}
