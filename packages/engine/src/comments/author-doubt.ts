import type { Account } from '../snapshot/snapshot.ts'

/** What a commenter's profile says about the comment. A profile alone convicts nobody: it only weighs beside an empty text. */

/** Features that must be known before a profile says anything. */
const featuresMin = 3
/** Weight of the negative features from which a profile is suspicious, and up to which it is ordinary. One strong feature or
 *  several weak ones: a new, private, empty account is mostly somebody who only reads. */
const suspiciousFrom = 2.5
const ordinaryTo = 1
/** Follows this many times more accounts than follow it: the mark of accounts that exist to engage (Akyon & Kalfaoglu 2019). */
const followingPerFollower = 10
const [followingMany, followingVeryMany] = [300, 1_000]
const followersFew = 30
/** Longest row of digits in a name that a person would still choose: a year. */
const digitsMax = 4

export type AuthorDoubt = 'suspicious' | 'ordinary' | 'unknown'

/** @param account the commenter's profile, where it is known
 *  @returns `suspicious` where several negative features come together; `unknown` in between and without a profile */
export function authorDoubt(account: Account | undefined): AuthorDoubt {
  if (account === undefined) return 'unknown'
  if (account.verified === true) return 'ordinary'
  const doubts = doubtsOf(account).filter((doubt) => doubt !== null)
  if (doubts.length < featuresMin) return 'unknown'
  const weight = doubts.reduce((sum, doubt) => sum + doubt, 0)
  if (weight >= suspiciousFrom) return 'suspicious'
  return weight <= ordinaryTo ? 'ordinary' : 'unknown'
}

/** Weight of each feature; null where it is not known. */
function doubtsOf({ hasAvatar, posts, followers, following, username, bio }: Account): (number | null)[] {
  return [
    weightOf(hasAvatar, (has) => (has ? 0 : 1)),
    weightOf(posts, (count) => (count <= 1 ? 0.5 : 0)),
    weightOf(followers, (count) => (count < followersFew ? 0.5 : 0)),
    weightOf(following, (count) => (isLopsided(count, followers) ? (count >= followingVeryMany ? 2 : 1) : 0)),
    weightOf(username, (name) => (name.replace(/\D/g, '').length > digitsMax ? 1 : 0)),
    weightOf(bio, (text) => (text === '' ? 0.5 : /follow (?:for|4) follow|f4f|follow ?back/i.test(text) ? 1 : 0)),
  ]
}

/** What is not known weighs nothing, neither for nor against. */
function weightOf<T>(value: T | null | undefined, weight: (value: T) => number): number | null {
  return value === null || value === undefined ? null : weight(value)
}

/** Where the followers are hidden nobody is called lopsided: the comparison is then with itself. */
function isLopsided(following: number, followers: number | null | undefined): boolean {
  return following >= followingMany && following > followingPerFollower * (followers ?? following)
}
