/** Why an account looks inauthentic, in words that a reader can check by opening the profile.
 *
 *  Features that describe one thing are told together ("follows 4,100 accounts, followed by 12"): their parts of the
 *  score are added first, because following, followers and their ratio share one truth between them. */
import type { Account } from '../snapshot/snapshot.ts'
import { count, plural, pluralOf } from '../verdict/wording.ts'
import { type FeatureName, featureIndex } from './account-features.ts'

/** Features that describe one thing, and how that thing is told. */
interface ReasonGroup {
  features: readonly FeatureName[]
  /** `null` where the thing cannot be told: not known, or not remarkable in words. */
  words: (account: Account, row: Float64Array) => string | null
}

/** At most this many reasons are told for one account. */
const reasonsMax = 3

/** A group must add at least this much to the log-odds to be told: e^0.25 is 1.3 to 1. */
const reasonMin = 0.25

/** Every feature of the models belongs to one group; a feature without a group could speak and not be told. */
const groups: readonly ReasonGroup[] = [
  { features: ['followers', 'following', 'followBalance'], words: countsInWords },
  {
    features: ['posts', 'postsPerDay', 'postsPerFollowing'],
    words: ({ posts }) => (posts == null ? null : postsInWords(posts)),
  },
  { features: ['hasAvatar'], words: ({ hasAvatar }) => (hasAvatar === false ? 'no profile photo' : null) },
  { features: ['bioLength'], words: ({ bio }) => (bio == null ? null : bio === '' ? 'empty bio' : 'short bio') },
  { features: ['usernameLength', 'hasDigits', 'digitShare', 'digitRun'], words: usernameInWords },
  { features: ['nameWords', 'nameLength', 'nameHasDigits'], words: displayNameInWords },
  { features: ['ageDays'], words: (_, row) => ageInWords(row[featureIndex.ageDays]) },
  {
    features: ['listed', 'listedPerFollower'],
    words: ({ listed }) => (listed == null ? null : `on ${counted(listed, 'list')}`),
  },
  {
    features: ['favourites', 'favouritesPerPost', 'favouritesPerDay'],
    words: ({ favourites }) => (favourites == null ? null : `gave ${counted(favourites, 'like')}`),
  },
  { features: ['isPrivate'], words: ({ isPrivate }) => (isPrivate == null ? null : isPrivate ? 'private' : 'public') },
  { features: ['hasExternalUrl'], words: ({ hasExternalUrl }) => (hasExternalUrl === false ? 'no link' : null) },
  {
    features: ['saysBot'],
    words: (_, row) => (row[featureIndex.saysBot] === 1 ? 'bio says it is a bot' : null),
  },
]

/** @param account what is shown to the reader
 *  @param row     its features
 *  @param parts   each feature's part of the score, in log-odds
 *  @returns the groups that speak most for "inauthentic", strongest first; empty when none stands out */
export function accountReasons(account: Account, row: Float64Array, parts: Float64Array): string[] {
  return groups
    .map((group) => ({ group, part: group.features.reduce((sum, name) => sum + (parts[featureIndex[name]] ?? 0), 0) }))
    .filter(({ part }) => part >= reasonMin)
    .sort((a, b) => b.part - a.part)
    .map(({ group }) => group.words(account, row))
    .filter((words) => words !== null)
    .slice(0, reasonsMax)
}

/** @returns a count with its noun, zero as a word: no posts, 1 post, 4,100 posts */
function counted(amount: number, noun: string): string {
  return amount === 0 ? `no ${pluralOf(noun)}` : plural(amount, noun)
}

/** Following and followers in one clause, as far as each is known. */
function countsInWords({ followers, following }: Account): string | null {
  if (following != null && followers != null) {
    return `follows ${counted(following, 'account')}, followed by ${count(followers)}`
  }
  if (following != null) return `follows ${counted(following, 'account')}`
  return followers == null ? null : `followed by ${count(followers)}`
}

/** @param posts known number of posts */
function postsInWords(posts: number): string {
  return counted(posts, 'post')
}

/** A long run of digits is told as such; anything else about the name only if it has digits at all, because a length
 *  that speaks by itself is nothing that a reader can check. */
function usernameInWords(_: Account, row: Float64Array): string | null {
  const run = row[featureIndex.digitRun] ?? 0
  const share = row[featureIndex.digitShare] ?? 0
  if (run >= 3) return `username with ${run} digits in a row`
  return share > 0 ? 'digits in the username' : null
}

/** Only what is plain to see: no display name, or digits in it. */
function displayNameInWords(_: Account, row: Float64Array): string | null {
  if (row[featureIndex.nameLength] === 0) return 'no display name'
  return row[featureIndex.nameHasDigits] === 1 ? 'digits in the display name' : null
}

/** @param ageDays age at the reading, whole days are told */
function ageInWords(ageDays: number | undefined): string | null {
  if (ageDays === undefined || Number.isNaN(ageDays)) return null
  return `account is ${counted(Math.floor(ageDays), 'day')} old`
}
