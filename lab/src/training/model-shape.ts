/** What the training may and may not learn: the directions that sense demands, the pairs of features that are looked
 *  at together, and how strongly the tables are pulled towards smoothness.
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
  pairs: readonly (readonly [FeatureName, FeatureName])[]
  binsMax: number
  /** Pull of each score towards 0, in rows. */
  ridge: number
  /** Pull of neighbouring scores towards each other. */
  flatness: number
  /** Pull of each score towards the line through its neighbours, which is what a logistic model would draw. */
  straightness: number
  /** The same as `ridge`, for the tables of pairs. */
  pairRidge: number
  /** Copies of each row with groups of features hidden at random. */
  maskedCopies: number
  /** Share of a row's weight that goes to its masked copies, 0 to 1. */
  maskedWeight: number
}

const bounded = {
  binsMax: 16,
  ridge: 2,
  flatness: 4,
  straightness: 20,
  pairRidge: 20,
  maskedCopies: 1,
  maskedWeight: 0.25,
}

export const modelShapes: Readonly<Record<AccountKind, ModelShape>> = {
  instagram: {
    ...bounded,
    features: [
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
    pairs: [
      ['followBalance', 'posts'],
      ['followers', 'following'],
      ['followBalance', 'followers'],
      ['followers', 'posts'],
      ['following', 'posts'],
      ['followBalance', 'bioLength'],
      ['hasAvatar', 'posts'],
    ],
  },
  x: {
    ...bounded,
    // X has four times the rows, and no two of its sources agree on what a bot is: finer tables, nothing hidden.
    binsMax: 32,
    ridge: 1,
    flatness: 1,
    straightness: 3,
    maskedCopies: 0,
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
    pairs: [
      ['followers', 'following'],
      ['posts', 'favourites'],
      ['posts', 'ageDays'],
      ['followers', 'favourites'],
    ],
  },
}
