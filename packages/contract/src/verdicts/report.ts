/** The zod schema of a verification report: what the server answers and what the JSON output of the command line is. The
 *  engine's `Report` type is the definition; this schema is held equal to it by the compiler. Unknown keys are dropped,
 *  so that a client reads reports of later engines that say more; parts, decision and counterfactuals have a default, so that the
 *  reports of earlier engines are read as they were given. */

import {
  decidingData,
  decisionWords,
  engagementBands,
  engagementBases,
  fraudRisks,
  partNames,
  partStates,
  partVerdicts,
  type Report,
  reportSchemaId,
  reportStates,
  signalGroups,
  signalVerdicts,
  trustBands,
} from '@vouch/engine'
import { z } from 'zod'
import { partSourceSchema } from './snapshot/snapshot-schema.ts'

const share = z.number().min(0).max(1)
const score = z.number().min(0).max(100)
const count = z.int().min(0)

const trustSchema = z
  .object({ score, low: score, high: score, band: z.enum(trustBands) })
  .describe('Trust from 0 to 100 with its range. Bands: 90 excellent, 80 good, 70 moderate, below that poor.')

const estimatedShareSchema = z
  .object({ share, low: share, high: share, sampled: count })
  .describe('A share from 0 to 1 with its 90% interval and the number of items behind it.')

export const partSchema = z
  .object({
    part: z.enum(partNames),
    state: z.enum(partStates),
    share: share.nullable(),
    low: share.nullable(),
    high: share.nullable(),
    line: share,
    n: count.nullable(),
    why: z.string().nullable(),
    verdict: z.enum(partVerdicts).nullable(),
  })
  .describe(
    'How much of one part is not real, from 0 to 1, with its 90% interval, against the line. Clear: all of it is at or below the line. Manipulated: all of it is at or above. Unclear: it was looked at, and its interval is too wide to say anything; verdict is null, why says what would narrow it. Not seen: all figures are null, why says what would show it.',
  )

export const decisionSchema = z
  .object({
    word: z.enum(decisionWords),
    because: z.array(z.enum(partNames)),
    wouldDecide: z.array(z.enum(decidingData)),
  })
  .describe('Book, ask first or don’t book, the parts it rests on, and for ask first what would settle it.')

const audienceTypesSchema = z
  .object({ real: share, influencer: share, mass: share, suspicious: share })
  .describe('Shares of the sampled audience. They add up to 1.')

const engagementSchema = z
  .object({
    rate: z.number().min(0),
    basis: z.enum(engagementBases),
    posts: count,
    tierMedian: z.number().nullable(),
    percentile: share.nullable(),
    band: z.enum(engagementBands).nullable(),
  })
  .describe('Median engagements per post divided by the basis. Don’t compare rates that use different bases.')

const coverageSchema = z
  .object({
    posts: count,
    comments: count,
    followersSample: count,
    historyDays: z.number().min(0),
    missing: z.array(z.string()),
    sources: z
      .array(partSourceSchema)
      .optional()
      .describe(
        'Who gave each part, when, and what it cost the operator in dollars. Absent: one source gave everything.',
      ),
  })
  .describe('How much there was to look at, and which parts of the snapshot were not available.')

const evidenceSchema = z.object({
  at: z.string().nullable(),
  text: z.string(),
  refs: z.array(z.string()).optional(),
})

export const signalSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    group: z.enum(signalGroups),
    verdict: z.enum(signalVerdicts),
    value: z.number().nullable(),
    unit: z.string(),
    benchmark: z.object({ value: z.number(), source: z.string(), basis: z.string() }).nullable(),
    logOdds: z.number().nullable().describe('What it adds to the evidence of manipulation. Null if not measurable.'),
    scoreAtMedian: score
      .nullable()
      .default(null)
      .describe(
        'For a concern that adds to the evidence: the score if this signal showed what it shows for the median clean creator of this size, with everything else unchanged.',
      ),
    evidence: z.array(evidenceSchema),
    explanation: z.string(),
  })
  .describe('One thing we looked at, and what we found.')

const subjectSchema = z.object({
  platform: z.string(),
  handle: z.string(),
  displayName: z.string().nullable(),
  url: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  verified: z.boolean().nullable(),
  categories: z.array(z.string()),
  country: z.string().nullable(),
  followers: count.nullable(),
  followersRounded: z.boolean(),
  fetchedAt: z.string(),
  basis: z.string(),
})

const surerSchema = z
  .object({ part: z.string(), text: z.string(), width: z.object({ from: score, to: score }) })
  .describe(
    'Data you could ask for: the width of the range in points now, and if that data showed what it shows for the median clean creator.',
  )

const keyFigureSchema = z.object({
  id: z.string(),
  label: z.string(),
  value: z.number().nullable(),
  unit: z.string(),
  basis: z.string(),
  sample: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  percentile: share.nullable(),
})

const seriesSchema = z.object({
  followers: z.array(z.object({ at: z.string(), followers: z.number(), anomaly: z.string().nullable() })),
  engagement: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      rate: z.number(),
      sponsored: z.boolean(),
      anomaly: z.string().nullable(),
    }),
  ),
})

export const reportSchema = z.object({
  schema: z.literal(reportSchemaId),
  engine: z.string(),
  snapshotDigest: z.string(),
  computedAt: z.string(),
  state: z.enum(reportStates),
  stateCode: z.string().nullable(),
  subject: subjectSchema,
  verdict: z.string(),
  parts: z.array(partSchema).default([]).describe('One entry for each part. Empty where there is no verdict.'),
  decision: decisionSchema.nullable().default(null).describe('Null where there is no verdict.'),
  trust: trustSchema.nullable(),
  fraudRisk: z.enum(fraudRisks).nullable(),
  suspiciousFollowers: estimatedShareSchema.nullable(),
  suspiciousEngagement: estimatedShareSchema.nullable(),
  audienceTypes: audienceTypesSchema.nullable(),
  engagement: engagementSchema.nullable(),
  coverage: coverageSchema,
  priorLogOdds: z.number().nullable(),
  signals: z.array(signalSchema),
  surer: z.array(surerSchema).max(3).default([]).describe('What would narrow the range most, largest gain first.'),
  keyFigures: z.array(keyFigureSchema),
  series: seriesSchema,
  flags: z.array(z.string()),
  recommendations: z.array(z.string()),
})

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
// zod's optional keys admit `undefined`, which JSON cannot carry; the engine's do not.
type Flat<T> = T extends object ? { [Key in keyof T]: Flat<Exclude<T[Key], undefined>> } : T
/** Stops the build when the schema and the engine's type drift apart. */
export const reportSchemaMatchesEngine: Equal<Flat<z.output<typeof reportSchema>>, Flat<Report>> = true

/** @returns the JSON Schema (draft 2020-12) of a report. */
export function reportJsonSchema(): Record<string, unknown> {
  return { ...z.toJSONSchema(reportSchema, { io: 'input' }), title: 'Verification report, version 1' }
}
