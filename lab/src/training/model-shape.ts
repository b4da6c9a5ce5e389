/** What the training may and may not learn: the features, the directions that sense demands, how many pairs of
 *  features are looked at together, and how strongly the tables are pulled towards smoothness.
 *
 *  The directions are stated before any data are seen. They keep the collectors' habits out (in one table fakes have
 *  exactly 15 posts, in another the real people are celebrities), and they make a reason readable: more digits never
 *  make an account look less suspicious. */
import type { FeatureName } from '@vouch/engine'
import type { AccountKind } from '../accounts/account-source.ts'

export interface ModelShape {
  features: readonly FeatureName[]
  /** 1: a larger value never looks less fake; -1: never more fake; absent: free. */
  directions: Partial<Record<FeatureName, 1 | -1>>
  binsMax: number
  /** Pull of each score towards 0, in rows. */
  ridge: number
  /** The same for features that a single source has: what only one collector recorded cannot be checked on another. */
  loneRidge: number
  /** Pull of neighbouring scores towards each other. */
  flatness: number
  /** Pull of each score towards the line through its neighbours, which is what a logistic model would draw. */
  straightness: number
  /** Features that stay out of pairs, so that their stated direction holds for every account: a reader may check that
   *  one more digit or a missing picture never helps. */
  unpaired: readonly FeatureName[]
  /** Pairs of features that are looked at together, the most telling ones of all. */
  pairsMax: number
  /** What ranks the pairs: their gain on the rows that they are learnt from, or on each source learnt from the others. */
  pairsBy: 'gain' | 'transfer'
  /** Bins of each feature inside a pair, at most 14: a cell of the grid is stored in one byte. */
  pairBinsMax: number
  /** `ridge` and `flatness` for the tables of pairs. */
  pairRidge: number
  pairFlatness: number
  /** Copies of each row with groups of features hidden at random. */
  maskedCopies: number
  /** Share of a row's weight that goes to its masked copies, 0 to 1. */
  maskedWeight: number
  /** A source's say is its number of rows to this power: 0 for the same say, 1 for the same say of each row. */
  sourcePower: number
}

const unpaired = ['hasDigits', 'digitShare', 'digitRun', 'nameHasDigits', 'hasAvatar', 'verified', 'saysBot'] as const

const bounded = {
  unpaired,
  loneRidge: 30,
  pairBinsMax: 8,
  pairRidge: 5,
  pairFlatness: 3,
  binsMax: 32,
  ridge: 1,
  flatness: 1,
}

export const modelShapes: Readonly<Record<AccountKind, ModelShape>> = {
  instagram: {
    ...bounded,
    straightness: 4,
    pairsMax: 35,
    pairsBy: 'transfer',
    maskedCopies: 1,
    maskedWeight: 0.15,
    sourcePower: 0.75,
    features: [
      'followers',
      'following',
      'followBalance',
      'posts',
      'postsPerFollowing',
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
    ],
    directions: {
      followers: -1,
      followBalance: 1,
      posts: -1,
      hasAvatar: -1,
      bioLength: -1,
      hasExternalUrl: -1,
      hasDigits: 1,
      digitShare: 1,
      digitRun: 1,
      nameWords: -1,
      nameLength: -1,
      nameHasDigits: 1,
    },
  },
  x: {
    ...bounded,
    // X has four times the rows, and no two of its sources agree on what a bot is: more pairs, nothing hidden.
    loneRidge: bounded.ridge,
    straightness: 3,
    pairsMax: 60,
    pairsBy: 'gain',
    maskedCopies: 0,
    maskedWeight: 0,
    sourcePower: 1,
    features: [
      'followers',
      'following',
      'followBalance',
      'posts',
      'hasAvatar',
      'bioLength',
      'hasExternalUrl',
      'usernameLength',
      'hasDigits',
      'digitShare',
      'digitRun',
      'nameLength',
      'verified',
      'ageDays',
      'listed',
      'favourites',
      'postsPerDay',
      'favouritesPerPost',
      'favouritesPerDay',
      'listedPerFollower',
      'saysBot',
    ],
    directions: {
      followers: -1,
      followBalance: 1,
      listed: -1,
      hasAvatar: -1,
      hasExternalUrl: -1,
      hasDigits: 1,
      digitShare: 1,
      digitRun: 1,
      verified: -1,
      ageDays: -1,
      favourites: -1,
      favouritesPerPost: -1,
      saysBot: 1,
    },
  },
}
