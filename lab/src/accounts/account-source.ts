/** The labelled account tables and how each one's columns become the engine's features.
 *
 *  Every table was collected with its own tool, so a column may carry the collector's habits instead of the account's.
 *  A column that cannot be trusted is left out here, for all rows of its source alike: what is missing depends on the
 *  source and never on the label, and the model gives a missing value exactly 0. `docs/science/accounts.md` lists the quirks. */
import { type FeatureName, featureCount, featureIndex, writeDerivedFeatures } from '@vouch/engine'

/** Instagram-like profiles and X-like profiles are told apart by their features, so each has its own model. */
export const accountKinds = ['instagram', 'x'] as const
export type AccountKind = (typeof accountKinds)[number]

/** One record of a table: cells by column name, as text. */
export type Cells = Record<string, string | undefined>

/** Reads one value; `NaN` for anything that is not a number. */
type Reader = (cells: Cells) => number

export interface AccountSource {
  /** File stem. */
  name: string
  kind: AccountKind
  /** What the rows are and under which licence, for the model's card. */
  note: string
  /** Sources of one family share accounts, so they are always held out together. */
  family?: string
  columns: Partial<Record<FeatureName, Reader>>
}

function number(column: string): Reader {
  return (cells) => {
    const text = cells[column]
    return text === undefined || text.trim() === '' ? Number.NaN : Number(text)
  }
}

function product(column: string, factor: number): Reader {
  const read = number(column)
  return (cells) => Math.round(read(cells) * factor)
}

function positive(column: string): Reader {
  const read = number(column)
  return (cells) => (Number.isNaN(read(cells)) ? Number.NaN : Number(read(cells) > 0))
}

function negated(column: string): Reader {
  const read = number(column)
  return (cells) => 1 - read(cells)
}

function quotient(column: string, by: string): Reader {
  const [above, below] = [number(column), number(by)]
  return (cells) => above(cells) / Math.max(1, below(cells))
}

const instagramCounts = { followers: number('followers'), following: number('following'), posts: number('posts') }

const usernameByCount = {
  usernameLength: number('username_len'),
  hasDigits: positive('username_digits'),
  digitShare: quotient('username_digits', 'username_len'),
}

const parma = {
  ...instagramCounts,
  hasAvatar: number('has_pic'),
  bioLength: number('bio_len'),
  hasExternalUrl: number('external_url'),
  nameWords: number('fullname_words'),
  hasDigits: positive('username_digit_ratio'),
  digitShare: number('username_digit_ratio'),
}

const xCounts = {
  followers: number('followers_count'),
  following: number('friends_count'),
  posts: number('statuses_count'),
  listed: number('listed_count'),
  favourites: number('favourites_count'),
  verified: number('verified'),
}

const xFull = {
  followers: number('followers'),
  following: number('following'),
  posts: number('statuses'),
  favourites: number('favourites'),
  verified: number('verified'),
  hasAvatar: negated('default_profile_image'),
  bioLength: number('bio_len'),
  saysBot: number('bio_has_bot_word'),
  usernameLength: number('screen_name_len'),
  hasDigits: positive('screen_name_digits'),
  digitShare: quotient('screen_name_digits', 'screen_name_len'),
  digitRun: number('screen_name_max_digit_run'),
}

/** Instagram lets nobody follow more than 7,500 accounts, and the normalised column reaches 1 there. */
const instagramFollowingMax = 7500

export const accountSources: readonly AccountSource[] = [
  {
    name: 'ig_srf_followers',
    kind: 'instagram',
    note: 'followers of ten Swiss influencers, labelled by journalists; SRF Data 2017, CC BY-SA 4.0',
    columns: {
      ...instagramCounts,
      ...usernameByCount,
      digitRun: number('username_max_digit_run'),
      hasAvatar: number('has_pic'),
      isPrivate: number('is_private'),
    },
  },
  {
    name: 'ig_instafake',
    kind: 'instagram',
    note: 'instafake-dataset, Akyon and Kalfaoglu 2019',
    columns: {
      ...instagramCounts,
      ...usernameByCount,
      hasAvatar: number('has_pic'),
      isPrivate: number('is_private'),
      bioLength: number('bio_len'),
    },
  },
  {
    name: 'ig_kaggle_spammer',
    kind: 'instagram',
    note: 'Kaggle instagram-fake-spammer-genuine-accounts',
    columns: {
      ...instagramCounts,
      hasAvatar: number('has_pic'),
      isPrivate: number('is_private'),
      bioLength: number('bio_len'),
      hasExternalUrl: number('external_url'),
      hasDigits: positive('username_digit_ratio'),
      digitShare: number('username_digit_ratio'),
      nameWords: number('fullname_words'),
      nameHasDigits: positive('fullname_digit_ratio'),
    },
  },
  {
    name: 'ig_parma_public',
    kind: 'instagram',
    note: 'InstaFakeDetector, Parma, public accounts',
    family: 'parma',
    columns: parma,
  },
  {
    name: 'ig_parma_private',
    kind: 'instagram',
    note: 'InstaFakeDetector, Parma, private accounts',
    family: 'parma',
    columns: { ...parma, isPrivate: number('is_private') },
  },
  {
    name: 'ig_pd',
    kind: 'instagram',
    note: 'FakeAccountDatasets; picture flag and post count left out as collector habits',
    columns: {
      ...usernameByCount,
      followers: number('followers'),
      following: number('following'),
      isPrivate: number('is_private'),
      bioLength: number('bio_len'),
      nameLength: number('fullname_len'),
    },
  },
  {
    name: 'ig_id2',
    kind: 'instagram',
    note: 'FakeAccountDatasets; normalised counts, followers left out',
    columns: {
      following: product('edge_follow', instagramFollowingMax),
      usernameLength: number('username_length'),
      hasDigits: number('username_has_number'),
      nameHasDigits: number('full_name_has_number'),
      nameLength: number('full_name_length'),
      isPrivate: number('is_private'),
      hasExternalUrl: number('has_external_url'),
    },
  },
  { name: 'tw_human_bots', kind: 'x', note: 'twitter-human-bots', columns: { ...xFull, ageDays: number('age_days') } },
  {
    name: 'tw_gilani',
    kind: 'x',
    note: 'Gilani 2017',
    columns: { ...xCounts, hasAvatar: negated('default_profile_image') },
  },
  { name: 'tw_midterm2018', kind: 'x', note: 'midterm-2018', columns: xCounts },
  {
    name: 'tw_caverlee',
    kind: 'x',
    note: 'Caverlee social honeypot',
    columns: {
      followers: number('NumberOfFollowers'),
      following: number('NumerOfFollowings'),
      posts: number('NumberOfTweets'),
      usernameLength: number('LengthOfScreenName'),
      bioLength: number('LengthOfDescriptionInUserProfile'),
    },
  },
  {
    name: 'tw_cresci2015_e13_int',
    kind: 'x',
    note: 'Cresci 2015, E13 and INT; ages left out, the fakes were bought in one batch',
    columns: {
      ...xFull,
      listed: number('listed'),
      hasExternalUrl: number('has_url'),
      nameLength: number('name_len'),
    },
  },
  {
    name: 'tw_kaggle_bots',
    kind: 'x',
    note: 'Kaggle training set of bots; ages left out, they are counted from a wrong day',
    columns: {
      ...xFull,
      listed: number('listed'),
      hasExternalUrl: number('has_url'),
      nameLength: number('name_len'),
    },
  },
]

/** Writes one record's features into `row`; columns that the source does not have, or cannot be trusted with, are
 *  unknown. */
export function writeSourceFeatures(source: AccountSource, cells: Cells, row: Float64Array): void {
  row.fill(Number.NaN, 0, featureCount)
  for (const [name, read] of Object.entries(source.columns)) row[featureIndex[name as FeatureName]] = read(cells)
  writeDerivedFeatures(row)
}

/** @returns whether two sources may stand on both sides of a measurement. */
export function unrelated(one: AccountSource, other: AccountSource): boolean {
  return one.name !== other.name && (one.family === undefined || one.family !== other.family)
}
