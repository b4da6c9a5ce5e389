import type { Account } from '../snapshot.ts'

/** What a commenter's profile says about the comment. A profile alone convicts nobody: it only weighs beside an empty text. */

/** Features that must be known before a profile says anything. */
const featuresMin = 3
/** Negative features that come together on made-up accounts. */
const doubtsMin = 3
/** Follows this many times more accounts than follow it: the mark of accounts that exist to engage (Akyon & Kalfaoglu 2019). */
const followingPerFollower = 10
const followingMany = 300
const followersFew = 30
/** Longest run of digits in a name that a person would still choose: a year. */
const digitRunMax = 4

export type AuthorDoubt = 'suspicious' | 'ordinary' | 'unknown'

/** @param account the commenter's profile, where it is known
 *  @returns `suspicious` with three or more negative features, `ordinary` with at most one */
export function authorDoubt(account: Account | undefined): AuthorDoubt {
  if (account === undefined) return 'unknown'
  if (account.verified === true) return 'ordinary'
  const { followers, following, posts, username, hasAvatar, bio } = account
  let known = 0
  let doubts = 0
  const ask = (isKnown: boolean, isDoubtful: boolean) => {
    if (!isKnown) return
    known += 1
    if (isDoubtful) doubts += 1
  }
  const isCount = (count: number | null | undefined): count is number => count !== null && count !== undefined
  ask(hasAvatar !== null && hasAvatar !== undefined, hasAvatar === false)
  ask(isCount(posts), (posts ?? 0) <= 1)
  ask(isCount(followers), (followers ?? 0) < followersFew)
  ask(
    isCount(followers) && isCount(following),
    (following ?? 0) >= followingMany && (following ?? 0) > followingPerFollower * (followers ?? 0),
  )
  ask(username !== null && username !== undefined, /\d{5,}/.test(username ?? '') || digitsOf(username) > digitRunMax)
  ask(bio !== null && bio !== undefined, bio === '')
  if (known < featuresMin) return 'unknown'
  if (doubts >= doubtsMin) return 'suspicious'
  return doubts <= 1 ? 'ordinary' : 'unknown'
}

function digitsOf(username: string | null | undefined): number {
  return (username ?? '').replace(/\D/g, '').length
}
