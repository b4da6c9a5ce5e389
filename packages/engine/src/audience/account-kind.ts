/** Which kind of inauthentic account does one look like, where the evidence allows a word for it?
 *
 *  A kind is a description, not a verdict: it is only asked of accounts that look inauthentic already, and most of them
 *  have none. The mistake to avoid is naming a kind by the facts alone: many real people follow thousands. The facts
 *  must be there, and the model must have counted them as evidence for this account. */
import { thresholds } from '../benchmarks/thresholds.ts'
import type { Account } from '../snapshot/snapshot.ts'
import { type FeatureName, featureIndex } from './account-features.ts'

/** Kinds in the order in which they are asked: the most specific word wins.
 *
 *  - `declared-bot`: its own bio says that it is automated.
 *  - `mass-following`: follows far more accounts than a person reads, and few follow back.
 *  - `empty-shell`: no posts, and no picture or no bio either.
 *  - `inactive`: exists for a year or longer and has hardly ever posted.
 *  - `numbered-name`: a user name that ends up in a series, as registration programs make them. */
export type AccountKind = 'declared-bot' | 'mass-following' | 'empty-shell' | 'inactive' | 'numbered-name'

/** How each kind is told, after "looks like". */
export const accountKindWords: Readonly<Record<AccountKind, string>> = {
  'declared-bot': 'a declared bot',
  'mass-following': 'a mass-following account',
  'empty-shell': 'an empty shell',
  inactive: 'an inactive account',
  'numbered-name': 'an account with an auto-generated username',
}

/** The features of a kind must add this much to the log-odds: e^0.7 is two to one. */
const kindEvidenceMin = 0.7

/** Ten followed for each follower: the follow-back services that sell mass following stay far above it. */
const followBalanceMin = 1

/** Days of a year, and the posts that still count as hardly any. */
const [inactiveDaysMin, inactivePostsMax] = [365, 1]

/** A run of digits that is longer than a year of birth or a date of day and month. */
const serialDigitsMin = 5

/** What a kind needs to see, and the features whose evidence it rests on. */
interface KindRule {
  kind: AccountKind
  holds: (account: Account, row: Float64Array) => boolean
  features: readonly FeatureName[]
}

const rules: readonly KindRule[] = [
  { kind: 'declared-bot', holds: (_, row) => row[featureIndex.saysBot] === 1, features: ['saysBot'] },
  {
    kind: 'mass-following',
    holds: ({ following }, row) =>
      (following ?? 0) > thresholds.massFollowing.value && (row[featureIndex.followBalance] ?? 0) >= followBalanceMin,
    features: ['following', 'followBalance', 'followers', 'postsPerFollowing'],
  },
  {
    kind: 'empty-shell',
    holds: ({ posts, hasAvatar, bio }) => posts === 0 && (hasAvatar === false || bio === ''),
    features: ['posts', 'postsPerFollowing', 'postsPerDay', 'hasAvatar', 'bioLength'],
  },
  {
    kind: 'inactive',
    holds: ({ posts }, row) =>
      posts != null && posts <= inactivePostsMax && (row[featureIndex.ageDays] ?? 0) >= inactiveDaysMin,
    features: ['posts', 'postsPerDay', 'postsPerFollowing'],
  },
  {
    kind: 'numbered-name',
    holds: (_, row) => (row[featureIndex.digitRun] ?? 0) >= serialDigitsMin,
    features: ['hasDigits', 'digitShare', 'digitRun', 'usernameLength'],
  },
]

/** @param account an account that looks inauthentic
 *  @param row      its features
 *  @param parts    each feature's part of the score, in log-odds
 *  @returns the kind that facts and evidence agree on; `null` where no word fits */
export function accountKind(account: Account, row: Float64Array, parts: Float64Array): AccountKind | null {
  const fitting = rules.find(
    ({ holds, features }) =>
      holds(account, row) &&
      features.reduce((sum, name) => sum + (parts[featureIndex[name]] ?? 0), 0) >= kindEvidenceMin,
  )
  return fitting?.kind ?? null
}
