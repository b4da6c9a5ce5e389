import { z } from 'zod'
import { route } from '../wire/route.ts'
import { archiveLimits } from './archives/archive-limits.ts'
import { verificationStates } from './verifications.ts'

/** Verifying a creator from a file that is sent as it is: a data export, a list as CSV or Excel, or a snapshot. */

/** What a list of each kind can say; the name by which a person chooses a column. */
export const importFields = {
  followers: {
    username: 'Username',
    displayName: 'Display name',
    id: 'Account ID',
    profileLink: 'Profile link',
    bio: 'Bio',
    followers: 'Followers',
    following: 'Following',
    posts: 'Posts',
    hasAvatar: 'Has a picture',
    hasExternalUrl: 'Has a website',
    isPrivate: 'Private',
    verified: 'Verified',
    createdAt: 'Joined on',
    country: 'Country',
    language: 'Language',
    listed: 'Lists they’re on',
    favourites: 'Posts they liked',
    platform: 'Platform',
    creator: 'Creator',
  },
  posts: {
    publishedAt: 'Date',
    id: 'Post ID',
    link: 'Link',
    kind: 'Type',
    title: 'Title',
    caption: 'Caption',
    likes: 'Likes',
    comments: 'Comments',
    views: 'Views',
    shares: 'Shares',
    saves: 'Saves',
    hashtags: 'Hashtags',
    mentions: 'Mentions',
    durationSeconds: 'Length',
    sponsored: 'Sponsored',
    platform: 'Platform',
    creator: 'Creator',
  },
} as const
export const importKinds = ['followers', 'posts'] as const
export type ImportKind = (typeof importKinds)[number]

/** Columns of a list: a spreadsheet has a few dozen. */
export const importColumnsMax = 200
/** Rows that the mapping screen shows. */
export const importExampleRows = 10
/** Of a list, which is read whole. */
export const listBytesMax = 20 * 1024 * 1024

/** What each column means, by its place; null for one that means nothing. */
export const chosenColumns = z.object({
  kind: z.enum(importKinds, 'A list is of followers or posts.'),
  fields: z.array(z.string().max(40).nullable()).max(importColumnsMax),
})
export type ChosenColumns = z.output<typeof chosenColumns>

const badName = 'A file name must have 1 to 255 characters.'
const badKey = 'An idempotency key must have 1 to 200 characters.'
const badCreator = 'Name one platform and one creator.'
const badColumns = 'Say once what the columns mean, in up to 10,000 characters.'
/** What a file is called that is sent as it is. */
export const importFileName = z
  .string(badName)
  .min(1, badName)
  .max(255, badName)
  .describe('The file’s name, which may say whose it is.')

const fileProblems = [
  'validation',
  'bad_file',
  'archive_damaged',
  'archive_unsafe',
  'archive_unknown',
  'missing_token',
  'invalid_token',
  'too_large',
  'rate_limited',
  'unavailable',
] as const

export const imports = {
  create: route({
    method: 'POST',
    path: '/api/imports',
    access: 'bearer',
    tag: 'Verifications',
    summary:
      'Starts verifying a creator from a file: a data export (zip), a list of followers or posts (CSV, XLSX), or a snapshot (JSON). The body is the file itself.',
    headers: z.object({ 'idempotency-key': z.string(badKey).min(1, badKey).max(200, badKey).optional() }),
    query: z.object({
      name: importFileName,
      platform: z
        .string(badCreator)
        .max(20, badCreator)
        .optional()
        .describe('The platform it is from, if the file doesn’t say.'),
      handle: z
        .string(badCreator)
        .max(2_000, badCreator)
        .optional()
        .describe('Whose data it is, if the file doesn’t say.'),
      columns: z
        .string(badColumns)
        .max(10_000, badColumns)
        .optional()
        .describe(
          'With a list, as JSON: {"kind": "followers" or "posts", "fields": [what each column means, or null]}. Absent: as this workspace chose for the same header before, else as Vouch reads it. It is remembered.',
        ),
    }),
    status: 202,
    reply: z.object({ id: z.string(), state: z.enum(verificationStates), creditsHeld: z.int() }),
    problems: [
      ...fileProblems,
      'archive_html',
      'archive_incomplete',
      'archive_locked',
      'bad_snapshot',
      'creator_withheld',
      'insufficient_credits',
      'idempotency_conflict',
      'too_slow',
    ],
    bodyBytesMax: archiveLimits.uploadBytes,
    takesFile: true,
    callsPerMinuteMax: 30,
    callsCountedFor: 'account',
  }),
  columns: route({
    method: 'POST',
    path: '/api/imports/columns',
    access: 'bearer',
    tag: 'Verifications',
    summary: 'Reads the columns of a list (CSV, XLSX) and guesses what they mean. Free. The body is the file itself.',
    query: z.object({ name: importFileName }),
    status: 200,
    reply: z.object({
      kind: z.enum(importKinds).nullable().describe('Null: the columns don’t say.'),
      columns: z.array(
        z.object({
          header: z.string(),
          field: z.string().nullable(),
          examples: z.array(z.string()).describe('The first ten cells.'),
        }),
      ),
      rows: z.int(),
      remembered: z.boolean().describe('Whether this workspace chose these meanings for the same header before.'),
    }),
    problems: fileProblems,
    bodyBytesMax: listBytesMax,
    takesFile: true,
    callsPerMinuteMax: 30,
    callsCountedFor: 'account',
  }),
}
