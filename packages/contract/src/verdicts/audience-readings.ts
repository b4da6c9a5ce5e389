import { z } from 'zod'
import { route } from '../wire/route.ts'

/** How credible the followers of a verified creator look, one by one and beside those of other creators of about the same size. */

const share = z.number().min(0).max(1)
const count = z.int().min(0)
const known = count.nullable()

/** A bar: how many lie from one share up to, but not including, another; the last bar includes its end. */
const bar = z.object({ from: share, to: share, count })
export type ShareBin = z.output<typeof bar>

/** One sampled follower with what speaks for an inauthentic account, in words that a reader can check on the profile. */
export const explainedFollower = z.object({
  id: z.string(),
  username: z.string().nullable(),
  followers: known,
  following: known,
  posts: known,
  /** Probability that it is inauthentic; an estimate about an account, and no judgement of a person. */
  probability: share,
  /** Such as "an empty shell"; null where no word fits. */
  looksLike: z.string().nullable(),
  reasons: z.array(z.string()),
})
export type ExplainedFollower = z.output<typeof explainedFollower>

export const sampledCredibility = z.object({
  sampled: count,
  /** How the sample was drawn: what is not random stands for itself alone. */
  method: z.enum(['random', 'recent', 'full', 'unknown']),
  /** What the account model was trained on, as a sentence. */
  basis: z.string(),
  /** Followers by how likely each is authentic, in tenths. */
  bins: z.array(bar),
  /** Share of followers that look authentic, with its 90 % interval. */
  credible: z.object({ share, low: share, high: share }),
  /** At most 50, the least authentic first; only accounts that are more likely inauthentic than not. */
  leastAuthentic: z.array(explainedFollower),
})
export type SampledCredibility = z.output<typeof sampledCredibility>

export const comparableCredibility = z.object({
  creators: count,
  /** Those of them whose share is from a screening of a small sample and not from a verification. */
  screened: count,
  /** Followers of the smallest and of the largest of them. */
  followersFrom: count,
  followersTo: count,
  /** Creators by the share of their followers that look authentic. */
  bins: z.array(bar),
  median: share,
  own: share,
  /** Share of them whose followers look less authentic. */
  percentile: share,
})
export type ComparableCredibility = z.output<typeof comparableCredibility>

export const audienceReading = z
  .object({
    /** Null where the platform gave no sample that a model can read. */
    followers: sampledCredibility.nullable(),
    /** Null where too few creators of this size are known, or nothing is known of this one. */
    comparable: comparableCredibility.nullable(),
  })
  .meta({ id: 'AudienceReading' })
export type AudienceReading = z.output<typeof audienceReading>

export const audienceReadings = {
  show: route({
    method: 'GET',
    path: '/api/verifications/:id/audience',
    access: 'bearer',
    tag: 'Verifications',
    summary:
      'How credible a verified creator’s sampled followers look, which look least credible and why, and how the creator compares with others of the same size. Free.',
    params: z.object({ id: z.uuid('That is not a verification ID.') }),
    status: 200,
    reply: audienceReading,
    problems: ['validation', 'missing_token', 'invalid_token', 'not_found'],
    callsPerMinuteMax: 60,
    callsCountedFor: 'account',
  }),
}
