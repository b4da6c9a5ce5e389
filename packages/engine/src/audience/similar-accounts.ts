/** Groups of followers that look made by one hand: created in the same month, named by the same pattern with digits, with
 *  counts of the same size, and far more of them than the sample's own habits explain.
 *
 *  The mistake to avoid: many young accounts named with digits are not a burst. Each group is compared with the number
 *  that the sample itself would give if month, pattern and counts had nothing to do with each other. */
import type { Account } from '../snapshot/snapshot.ts'
import { countsOf, hasDigits, isReadable, monthOf, type NamedAccount, type Shape, shapeOf } from './account-shape.ts'

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

/** A group needs this many members, this many times the expected number, and a chance below this after allowing for the
 *  number of groups that were looked at. */
const membersMin = 5
const excessMin = 5
const chanceMax = 1e-4

export interface SimilarAccounts {
  /** Accounts of which enough is known to compare them. */
  readable: number
  /** Largest first. */
  groups: SimilarGroup[]
}

/** Compares all accounts of a sample at once, in time linear in the sample. The habits of the sample are counted only where some
 *  group is large enough to be compared with them, which in most samples none is.
 *  @param accounts the sample, in any order */
export function similarAccounts(accounts: readonly Account[]): SimilarAccounts {
  const readable = accounts.filter(isReadable)
  const groups = groupsIn(readable)
  const large = [...groups.values()].filter((members) => members.length >= membersMin)
  if (large.length === 0) return { readable: readable.length, groups: [] }
  const { patterns, months, sizes } = habitsOf(readable, groups, large)
  const found: SimilarGroup[] = []
  for (const members of large) {
    const first = members[0]
    if (first === undefined) continue
    const sharing = [patterns.get(first.pattern), months.get(first.month), sizes.get(first.counts)]
    const expected = expectedMembers(
      readable.length,
      members.length,
      sharing.map((size) => size ?? 0),
    )
    // Both are needed: a large excess of a tiny number is chance, a sure excess of a few per cent is no burst.
    if (members.length < excessMin * expected) continue
    if (tailChance(members.length, expected) * groups.size > chanceMax) continue
    found.push({
      accountIds: members.map(({ id }) => id).sort(),
      expected,
      pattern: first.pattern,
      month: first.month === '' ? null : first.month,
    })
  }
  found.sort((a, b) => b.accountIds.length - a.accountIds.length || (groupKey(a) < groupKey(b) ? -1 : 1))
  return { readable: readable.length, groups: found }
}

/** How common each pattern, month and size of the large groups is by itself in the sample. */
interface Habits {
  patterns: Map<string, number>
  months: Map<string, number>
  sizes: Map<number, number>
}

/** Counts only what a large group will be asked for. Patterns need no look at the other accounts, since a pattern with digits is only
 *  theirs who are in a group. */
function habitsOf(
  readable: readonly NamedAccount[],
  groups: ReadonlyMap<string, readonly Shape[]>,
  large: readonly (readonly Shape[])[],
): Habits {
  const patterns = new Map<string, number>()
  const months = new Map<string, number>()
  const sizes = new Map<number, number>()
  for (const [first] of large) {
    if (first === undefined) continue
    months.set(first.month, 0)
    sizes.set(first.counts, 0)
  }
  for (const members of groups.values()) {
    const pattern = members[0]?.pattern ?? ''
    patterns.set(pattern, (patterns.get(pattern) ?? 0) + members.length)
  }
  for (const account of readable) {
    const counts = countsOf(account)
    const ofSize = sizes.get(counts)
    if (ofSize !== undefined) sizes.set(counts, ofSize + 1)
    const month = monthOf(account)
    const ofMonth = months.get(month)
    if (ofMonth !== undefined) months.set(month, ofMonth + 1)
  }
  return { patterns, months, sizes }
}

/** @returns the accounts named with digits, by what they are compared by */
function groupsIn(accounts: readonly NamedAccount[]): Map<string, Shape[]> {
  const groups = new Map<string, Shape[]>()
  for (const account of accounts) {
    if (!hasDigits(account.username)) continue
    const shape = shapeOf(account)
    const key = `${shape.pattern}|${shape.month}|${shape.counts}`
    const members = groups.get(key)
    if (members === undefined) groups.set(key, [shape])
    else members.push(shape)
  }
  return groups
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

/** Upper bound on the chance of at least `seen` where `expected` are expected (Chernoff's bound for a Poisson count). */
function tailChance(seen: number, expected: number): number {
  if (expected <= 0) return 0
  return seen <= expected ? 1 : Math.exp(seen - expected - seen * Math.log(seen / expected))
}
