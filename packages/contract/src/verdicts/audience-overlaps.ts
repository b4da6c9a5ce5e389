import { platforms } from '@vouch/engine'
import { z } from 'zod'
import { route } from '../wire/route.ts'

/** How much of one creator's audience is in another's, for creators of one campaign. */

/** As many as a choice of creators can weigh at once. */
export const overlapCreatorsMax = 20

const badIds = `List 2 to ${overlapCreatorsMax} verification IDs, separated by commas.`

const uuid = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'
const idList = new RegExp(`^${uuid}(?:,${uuid}){1,${overlapCreatorsMax - 1}}$`)

const share = z.number().min(0).max(1)

export const overlapCreator = z.object({
  verificationId: z.string(),
  platform: z.enum(platforms),
  handle: z.string(),
  /** Followers of the sample; 0 without one. */
  sampled: z.int(),
  followers: z.number().nullable(),
})

/** Why a pair was not compared: `platforms` count people under ids of their own, as do files that were brought in; `sample`: one of
 *  the two has none. */
export const overlapReasons = ['same', 'platforms', 'sources', 'sample'] as const

export const overlapPair = z.object({
  /** Ids of verifications. */
  one: z.string(),
  other: z.string(),
  /** Whether two samples were compared; otherwise the engine's default stands in, or both are one creator. */
  measured: z.boolean(),
  reason: z.enum(overlapReasons).nullable(),
  /** Share of the smaller audience that is in the larger one too, with the ends of eight in ten. */
  share,
  low: share,
  high: share,
  /** Accounts that both samples hold. */
  common: z.int(),
})
export type OverlapPair = z.output<typeof overlapPair>

export const overlapAnswer = z
  .object({ creators: z.array(overlapCreator), pairs: z.array(overlapPair) })
  .meta({ id: 'AudienceOverlaps' })
export type OverlapAnswer = z.output<typeof overlapAnswer>

export const audienceOverlaps = {
  show: route({
    method: 'GET',
    path: '/api/audience-overlaps',
    access: 'bearer',
    tag: 'Return',
    summary:
      'How much the audiences of several verified creators overlap, pair by pair, measured on samples of their followers. Free.',
    query: z.object({ ids: z.string(badIds).regex(idList, badIds) }),
    status: 200,
    reply: overlapAnswer,
    problems: ['validation', 'missing_token', 'invalid_token', 'not_found'],
    callsPerMinuteMax: 120,
    callsCountedFor: 'account',
  }),
}
