/** What the account scorer looks at: a fixed list of numbers read from one account, `NaN` where a number is not known.
 *
 *  The mistake to avoid: an unknown value is not zero. An account whose follower count the platform did not give has
 *  `NaN` followers, which the scorer answers with a contribution of exactly 0, whereas an account with 0 followers is
 *  strong evidence. The laboratory trains on the same list, in the same order, so the two can never drift apart. */
import { momentOf } from '../snapshot/moment.ts'
import type { Account } from '../snapshot/snapshot.ts'

/** Features in the order of the row. Shares and flags are 0 to 1, lengths count UTF-16 units, ages count days.
 *
 *  - `followBalance`: log10 of (following + 1) over (followers + 1), the ratio that most published detectors use.
 *  - `hasDigits`, `digitShare`, `digitRun`: any digit, digits per character, and the longest run in the user name.
 *  - `nameHasDigits`: a digit in the display name.
 *  - `postsPerDay`, `favouritesPerPost`: activity as log10 rates, known only where the parts are.
 *  - `postsPerFollowing`, `listedPerFollower`, `favouritesPerDay`: what an account does itself against how many it
 *    follows, how many trust it and how long it exists, as log10 rates too.
 *  - `saysBot`: the bio calls the account a bot, which honest automation on X does. */
export const featureNames = [
  'followers',
  'following',
  'followBalance',
  'posts',
  'hasAvatar',
  'isPrivate',
  'bioLength',
  'hasExternalUrl',
  'usernameLength',
  'hasDigits',
  'digitShare',
  'digitRun',
  'nameWords',
  'nameLength',
  'nameHasDigits',
  'verified',
  'ageDays',
  'listed',
  'favourites',
  'postsPerDay',
  'favouritesPerPost',
  'saysBot',
  'postsPerFollowing',
  'listedPerFollower',
  'favouritesPerDay',
] as const
export type FeatureName = (typeof featureNames)[number]

/** Length of a row. */
export const featureCount = featureNames.length

/** Milliseconds of a day; ages are told in days. */
const dayMs = 86_400_000

/** Index of each feature in a row, so that readers and writers name what they touch. */
export const featureIndex: Readonly<Record<FeatureName, number>> = indexOfFeatures()

/** Builds the index once when the module loads; the list above stays the only place that orders features. */
function indexOfFeatures(): Record<FeatureName, number> {
  const index = {} as Record<FeatureName, number> // Filled for every name by the loop below.
  featureNames.forEach((name, position) => {
    index[name] = position
  })
  return index
}

// Positions that are used for every account, read from the table once: a look-up by name in the inner loop is slow.
const { followers: FOLLOWERS, following: FOLLOWING, followBalance: BALANCE, posts: POSTS } = featureIndex
const { listed: LISTED, favourites: FAVOURITES, ageDays: AGE, postsPerDay: POSTS_PER_DAY } = featureIndex
const { favouritesPerPost: FAVOURITES_PER_POST, saysBot: SAYS_BOT, bioLength: BIO } = featureIndex
const { postsPerFollowing: POSTS_PER_FOLLOWING, listedPerFollower: LISTED_PER_FOLLOWER } = featureIndex
const { favouritesPerDay: FAVOURITES_PER_DAY } = featureIndex

/** Writes the features of one account into `row`, without allocating. Costs one pass over the two names.
 *
 *  @param account  the account; every field but the id may be missing
 *  @param nowMs    the time of the reading in milliseconds, `NaN` when unknown; ages are measured against it
 *  @param row      receives `featureCount` numbers */
export function writeAccountFeatures(account: Account, nowMs: number, row: Float64Array): void {
  row[FOLLOWERS] = account.followers ?? Number.NaN
  row[FOLLOWING] = account.following ?? Number.NaN
  row[POSTS] = account.posts ?? Number.NaN
  row[LISTED] = account.listed ?? Number.NaN
  row[FAVOURITES] = account.favourites ?? Number.NaN
  row[featureIndex.hasAvatar] = flag(account.hasAvatar)
  row[featureIndex.isPrivate] = flag(account.isPrivate)
  row[featureIndex.hasExternalUrl] = flag(account.hasExternalUrl)
  row[featureIndex.verified] = flag(account.verified)
  // A bio is read for its length and one word; what it says otherwise is nobody's business here.
  const bio = account.bio
  row[BIO] = typeof bio === 'string' ? bio.length : Number.NaN
  row[SAYS_BOT] = typeof bio === 'string' ? Number(botWord.test(bio)) : Number.NaN
  writeUsername(account.username, row)
  writeDisplayName(account.displayName, row)
  const created = account.createdAt
  // An account created after the reading is a clock that differs, not an account of the future.
  const age = typeof created === 'string' ? (nowMs - momentOf(created)) / dayMs : Number.NaN
  row[AGE] = age < 0 ? 0 : age
  writeDerivedFeatures(row)
}

/** Whole words only: "robotics" and "bottle" say nothing about automation. */
const botWord = /\bbot\b/i

/** Fills the features that follow from others. The laboratory calls it too, on rows that it reads from tables.
 *  A derived value is unknown as soon as one of its parts is. */
export function writeDerivedFeatures(row: Float64Array): void {
  const posts = row[POSTS] ?? Number.NaN
  row[BALANCE] = Math.log10(((row[FOLLOWING] ?? Number.NaN) + 1) / ((row[FOLLOWERS] ?? Number.NaN) + 1))
  row[POSTS_PER_DAY] = Math.log10((posts + 1) / ((row[AGE] ?? Number.NaN) + 1))
  row[FAVOURITES_PER_POST] = Math.log10(((row[FAVOURITES] ?? Number.NaN) + 1) / (posts + 1))
  row[POSTS_PER_FOLLOWING] = Math.log10((posts + 1) / ((row[FOLLOWING] ?? Number.NaN) + 1))
  row[LISTED_PER_FOLLOWER] = Math.log10(((row[LISTED] ?? Number.NaN) + 1) / ((row[FOLLOWERS] ?? Number.NaN) + 1))
  row[FAVOURITES_PER_DAY] = Math.log10(((row[FAVOURITES] ?? Number.NaN) + 1) / ((row[AGE] ?? Number.NaN) + 1))
}

/** @returns 1, 0, or `NaN` for a mark that the platform did not give */
function flag(value: boolean | null | undefined): number {
  return value === true ? 1 : value === false ? 0 : Number.NaN
}

/** Reads the user name once: its length, digits and longest run of digits. The letters themselves are never used, so
 *  that nobody is judged by the name's language or origin. */
function writeUsername(username: string | null | undefined, row: Float64Array): void {
  const known = typeof username === 'string' && username.length > 0
  let digits = 0
  let run = 0
  let longest = 0
  for (let at = 0; known && at < username.length; at++) {
    if (isDigit(username.charCodeAt(at))) {
      digits++
      run++
      if (run > longest) longest = run
    } else run = 0
  }
  row[featureIndex.usernameLength] = known ? username.length : Number.NaN
  row[featureIndex.hasDigits] = known ? Number(digits > 0) : Number.NaN
  row[featureIndex.digitShare] = known ? digits / username.length : Number.NaN
  row[featureIndex.digitRun] = known ? longest : Number.NaN
}

/** Reads the display name once: length, words (runs without white space) and whether it has a digit. An empty display
 *  name is known and empty; a missing one is unknown. */
function writeDisplayName(name: string | null | undefined, row: Float64Array): void {
  const known = typeof name === 'string'
  let words = 0
  let inWord = false
  let digit = false
  for (let at = 0; known && at < name.length; at++) {
    const code = name.charCodeAt(at)
    const space = code === 32 || (code >= 9 && code <= 13) || code === 160
    if (!space && !inWord) words++
    inWord = !space
    if (isDigit(code)) digit = true
  }
  row[featureIndex.nameWords] = known ? words : Number.NaN
  row[featureIndex.nameLength] = known ? name.length : Number.NaN
  row[featureIndex.nameHasDigits] = known ? Number(digit) : Number.NaN
}

/** Only the digits 0 to 9: other scripts' digits are part of names, not of serial numbers.
 *  @param code UTF-16 code unit */
function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}
