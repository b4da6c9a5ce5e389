import { handleFault, Problem } from '@vouch/contract'
import { count } from '@vouch/presentation'
import { saysSimulated } from '../../outside/platforms/import/brought-snapshot.ts'
import type { BroughtData } from './pack-brought.ts'

/** What is refused of data that somebody brings, whichever way it comes in: a report on it is signed, and stands beside those on fetched data. */

export interface Brought extends Pick<BroughtData, 'snapshot' | 'asItIs'> {
  /** Under which the refusal names the place in the body. */
  field: 'snapshot' | 'file'
}

const msPerDay = 86_400_000
const idCharsMax = 60
/** Names of simulated creators follow no platform's rule, and are names all the same. */
const simulatedName = /^[\p{L}\p{M}\p{N}_.·-]{1,100}$/u

/** @throws Problem `bad_snapshot`, or `bad_file` for a list or an export */
export function refuseBrought(brought: Brought, now: Date): void {
  if (brought.asItIs) refuseName(brought)
  refuseFuture(brought, now)
  refuseLaterPosts(brought)
  refuseLargerSample(brought)
}

/** @returns the sentence that data would be refused with; null where they are let in */
export function broughtFault(brought: Brought, now: Date): string | null {
  try {
    refuseBrought(brought, now)
    return null
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
}

function refuseName(brought: Brought): void {
  const { platform, handle } = brought.snapshot
  if (saysSimulated(brought.snapshot) && simulatedName.test(handle)) return
  const sentence = handleFault(platform, handle)
  if (sentence !== null) throw refusal(brought, 'handle', sentence)
}

/** The schema has no clock, and clocks differ a little; data of another day to come was not fetched. Every later report on the creator would be
 *  older than it. */
function refuseFuture(brought: Brought, now: Date): void {
  const { fetchedAt } = brought.snapshot
  if (Date.parse(fetchedAt) <= now.getTime() + msPerDay) return
  const problem = `is ${fetchedAt}, which is in the future; it must be the time the data was collected`
  throw refusal(brought, 'fetchedAt', `fetchedAt ${problem}.`, problem)
}

/** Data can't hold what came after it. */
function refuseLaterPosts(brought: Brought): void {
  const { posts, fetchedAt } = brought.snapshot
  const latest = Date.parse(fetchedAt) + msPerDay
  const at = posts.findIndex(({ publishedAt }) => Date.parse(publishedAt) > latest)
  const post = posts[at]
  if (post === undefined) return
  const id = post.id.slice(0, idCharsMax)
  const sentence = `Post ${id} is dated ${post.publishedAt}, more than a day after the data was collected (${fetchedAt}). Correct the date and send it again.`
  throw refusal(brought, `posts[${at}].publishedAt`, sentence)
}

/** Followers come and go between the count and the list; more than these are of another account. */
const comeAndGone = (followers: number) => 10 + 0.1 * followers

/** A sample is part of the followers: where it is larger, one of the two isn't this creator's, and every figure per follower is wrong. */
function refuseLargerSample(brought: Brought): void {
  const { followersSample, profile } = brought.snapshot
  const [listed, followers] = [followersSample?.accounts.length ?? 0, profile?.followers ?? null]
  if (followers === null || listed <= followers + comeAndGone(followers)) return
  const sentence = `The follower sample lists ${count(listed)} accounts, but the profile has ${count(followers)} followers. Correct one of them and send it again.`
  throw refusal(brought, 'followersSample', sentence)
}

function refusal({ field, asItIs }: Brought, path: string, sentence: string, problem = sentence): Problem {
  const place = field === 'file' ? 'file' : `snapshot.${path}`
  return new Problem(asItIs ? 'bad_snapshot' : 'bad_file', sentence, { fields: { [place]: problem } })
}
