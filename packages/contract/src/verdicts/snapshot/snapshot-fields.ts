/** The kinds of value that a snapshot is made of, each with the phrase that completes "`path` …" when a value is refused.
 *  Bounds are generous on purpose: they keep a hostile file from exhausting memory, they do not judge data. */

import { z } from 'zod'

/** Longest lists and strings that a snapshot may hold. */
export const snapshotLimits = {
  accounts: 100_000,
  posts: 10_000,
  comments: 100_000,
  likers: 10_000,
  accountIds: 100_000,
  history: 20_000,
  tags: 1_000,
  /** Of one post: hourly for a day, daily for a month, and some to spare. */
  reads: 60,
  shares: 1_000,
  /** Keys and items of all lists together: more than any creator has, and few enough to be held in memory. */
  values: 4_000_000,
  idChars: 200,
  nameChars: 1_000,
  urlChars: 4_000,
  textChars: 100_000,
} as const

export const phrases = {
  count: 'must be a whole number of 0 or more',
  seconds: 'must be a number of 0 or more',
  share: 'must be a number from 0 to 1',
  truth: 'must be true or false',
  time: 'must be a time in UTC such as 2026-11-20T10:00:00Z',
  day: 'must be a date such as 2026-11-20 or a time in UTC such as 2026-11-20T10:00:00Z',
  id: `must be text of 1 to ${snapshotLimits.idChars} characters`,
  object: 'must be an object',
  blank: 'must have at least one visible character',
  plain: 'must not contain control characters or marks that change text direction',
} as const

/** A character that leaves something on the page. */
const seen = /[^\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
/** Control characters, and marks that make the text around a name read otherwise than it is. */
const disruptive = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

/** UTC only: an offset would make two spellings of one moment, and the digest would tell them apart. */
export const timePattern = z.regexes.datetime({})

/** @returns whether a time is later than 1900: the database has no year 0, and nothing here is older than the web. */
export function isRecentEnough(time: string): boolean {
  return time >= '1900'
}

/** @returns the phrase for a text that is not one, or too long. */
export function textPhrase(charsMax: number): string {
  return `must be text of at most ${charsMax.toLocaleString('en')} characters`
}

/** @returns the phrase for a list that is not one, or too long. */
export function listPhrase(itemsMax: number): string {
  return `must be a list of at most ${itemsMax.toLocaleString('en')} items`
}

/** @returns the phrase for a value that is none of the known ones. */
export function choicePhrase(values: readonly string[]): string {
  return `must be one of ${values.join(', ')}`
}

const text = (charsMax: number) => z.string(textPhrase(charsMax)).max(charsMax, textPhrase(charsMax))

export const id = z.string(phrases.id).min(1, phrases.id).max(snapshotLimits.idChars, phrases.id)
/** The creator's name: it stands in titles, lists and file names, so it must be readable there. */
export const handle = id
  .refine((name) => seen.test(name), phrases.blank)
  .refine((name) => !disruptive.test(name), phrases.plain)
export const name = text(snapshotLimits.nameChars).nullish()
export const url = text(snapshotLimits.urlChars).nullish()
export const prose = text(snapshotLimits.textChars)
export const count = z.int(phrases.count).min(0, phrases.count).nullish()
export const seconds = z.number(phrases.seconds).min(0, phrases.seconds).nullish()
export const share = z.number(phrases.share).min(0, phrases.share).max(1, phrases.share)
export const truth = z.boolean(phrases.truth).nullish()
export const time = z.iso.datetime(phrases.time).refine(isRecentEnough, phrases.time)
export const dayOrTime = z
  .union([z.iso.date(), z.iso.datetime()], { error: phrases.day })
  .refine(isRecentEnough, phrases.day)

/** @returns the schema of a closed set of words. */
export function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, choicePhrase(values))
}

/** @returns the schema of a bounded list. */
export function list<Item extends z.ZodType>(item: Item, itemsMax: number) {
  return z.array(item, listPhrase(itemsMax)).max(itemsMax, listPhrase(itemsMax))
}

/** @returns the schema of a top-level list, where absence and null both mean that nothing is known. */
export function listOrEmpty<Item extends z.ZodType>(item: Item, itemsMax: number) {
  return list(item, itemsMax)
    .nullish()
    .transform((items) => items ?? [])
}

/** @returns the schema of shares by key, each 0 to 1. They need not add up to 1: platforms report overlapping groups. */
export function sharesByKey() {
  const phrase = `must be an object of at most ${snapshotLimits.shares.toLocaleString('en')} shares`
  return z
    .record(z.string(), share, phrase)
    .refine((shares) => Object.keys(shares).length <= snapshotLimits.shares, phrase)
    .meta({ maxProperties: snapshotLimits.shares })
    .nullish()
}
