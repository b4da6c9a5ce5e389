/** Groups of followers that look made by one hand: created in the same month, named by the same pattern with digits, with
 *  counts of the same size, and far more of them than the sample's own habits explain.
 *
 *  The mistake to avoid: many young accounts named with digits are not a burst. Each group is compared with the number
 *  that the sample itself would give if month, pattern and counts had nothing to do with each other. */
import type { Account } from '../snapshot.ts'

export interface SimilarGroup {
  /** Ids, ascending. */
  accountIds: string[]
  /** Members that independent habits would give. */
  expected: number
  /** The name pattern: `a` for letters, `9` once a digit, other characters as they are. */
  pattern: string
  /** Month of creation, `2026-04`; null where it is not known. */
  month: string | null
}

/** A pattern needs three digits in a row: names such as "anna_lee" are alike without anybody’s doing. */
const threeDigits = /9{3}/

/** A group needs this many members, this many times the expected number, and a chance below this after allowing for the
 *  number of groups that were looked at. */
const membersMin = 5
const excessMin = 5
const chanceMax = 1e-4

/** What two accounts are compared by. */
interface Shape {
  account: Account
  pattern: string
  month: string
  /** The sizes of the three counts in one number. */
  counts: number
}

export interface SimilarAccounts {
  /** Accounts of which enough is known to compare them. */
  readable: number
  /** Largest first. */
  groups: SimilarGroup[]
}

/** Compares all accounts of a sample at once, in time linear in the sample.
 *  @param accounts the sample, in any order */
export function similarAccounts(accounts: readonly Account[]): SimilarAccounts {
  const shapes = accounts.map(accountShape).filter((shape) => shape !== null)
  // How common each pattern, month and size is by itself: the habits of this sample.
  const patterns = tally(shapes.map(({ pattern }) => pattern))
  const months = tally(shapes.map(({ month }) => month))
  const sizes = tally(shapes.map(({ counts }) => counts))
  const groups = new Map<string, Shape[]>()
  for (const shape of shapes) {
    if (!threeDigits.test(shape.pattern)) continue
    const key = `${shape.pattern}|${shape.month}|${shape.counts}`
    const members = groups.get(key)
    if (members === undefined) groups.set(key, [shape])
    else members.push(shape)
  }
  const found: SimilarGroup[] = []
  for (const members of groups.values()) {
    const first = members[0]
    if (first === undefined || members.length < membersMin) continue
    const sharing = [patterns.get(first.pattern), months.get(first.month), sizes.get(first.counts)]
    const expected = expectedMembers(
      shapes.length,
      members.length,
      sharing.map((size) => size ?? 0),
    )
    // Both are needed: a large excess of a tiny number is chance, a sure excess of a few per cent is no burst.
    if (members.length < excessMin * expected) continue
    if (tailChance(members.length, expected) * groups.size > chanceMax) continue
    found.push({
      accountIds: members.map(({ account }) => account.id).sort(),
      expected,
      pattern: first.pattern,
      month: first.month === '' ? null : first.month,
    })
  }
  found.sort((a, b) => b.accountIds.length - a.accountIds.length || (groupKey(a) < groupKey(b) ? -1 : 1))
  return { readable: shapes.length, groups: found }
}

/** A group that is a large part of the sample makes its own habits look common and so hides itself: its excess is taken out of
 *  the habits until that changes nothing. Without an excess nothing is taken out. */
const rounds = 12

/** @param total accounts compared
 *  @param members size of the group
 *  @param sharing how many accounts of the sample share each of the group's habits, the group included
 *  @returns members that the habits of the others would give if they had nothing to do with each other */
function expectedMembers(total: number, members: number, sharing: readonly number[]): number {
  let expected = 0
  let excess = 0
  for (let round = 0; round < rounds; round += 1) {
    const rest = total - excess
    expected = sharing.reduce((product, size) => (product * Math.max(0, size - excess)) / rest, rest)
    excess = Math.max(0, members - expected)
    if (excess >= total) return 0
  }
  return expected
}

/** Groups of one size are told in the order of their first member: ids are unique, patterns are not. */
function groupKey(group: SimilarGroup): string {
  return group.accountIds[0] ?? ''
}

/** @returns `null` for accounts of which too little is known to call them alike: a user name and one count are the least. */
function accountShape(account: Account): Shape | null {
  const { username, followers, following, posts, createdAt } = account
  if (username == null || username === '' || (followers == null && following == null)) return null
  return {
    account,
    pattern: patternOf(username),
    month: typeof createdAt === 'string' ? createdAt.slice(0, 7) : '',
    counts: (sizeOfCount(followers) * sizesMax + sizeOfCount(following)) * sizesMax + sizeOfCount(posts),
  }
}

/** @returns the name with each run of letters as `a` and each digit as `9`. Names in basic Latin, nearly all of a sample, are read by their
 *  codes, at a fifth of the cost of an expression that knows every alphabet.
 *  @example patternOf('anna_lee2041') is 'a_a9999' */
function patternOf(username: string): string {
  let pattern = ''
  let inWord = false
  for (let index = 0; index < username.length; index += 1) {
    const code = username.charCodeAt(index)
    if (code > 127) return username.replace(/\p{L}+/gu, 'a').replace(/\d/g, '9')
    const letter = (code | 32) >= 97 && (code | 32) <= 122
    if (letter && !inWord) pattern += 'a'
    else if (!letter) pattern += code >= 48 && code <= 57 ? '9' : username.charAt(index)
    inWord = letter
  }
  return pattern
}

/** More sizes than any count has: 2^53 is the largest. */
const sizesMax = 64

/** A count by its power of two, so that accounts with 300 and 400 are alike and 300 and 900 are not.
 *  @returns 0 for an unknown count, 1 for none, then one more for each doubling */
function sizeOfCount(count: number | null | undefined): number {
  if (count == null) return 0
  return 1 + (count < 2 ** 31 ? 32 - Math.clz32(count) : Math.ceil(Math.log2(count + 1)))
}

/** @returns how often each value occurs */
function tally<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Upper bound on the chance of at least `seen` where `expected` are expected (Chernoff's bound for a Poisson count). */
function tailChance(seen: number, expected: number): number {
  if (expected <= 0) return 0
  return seen <= expected ? 1 : Math.exp(seen - expected - seen * Math.log(seen / expected))
}
