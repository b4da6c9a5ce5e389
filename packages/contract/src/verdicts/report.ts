/** The zod schema of a verification report: what the server answers and what the JSON output of the command line is. The
 *  engine's `Report` type is the definition; this schema is held equal to it by the compiler. Unknown keys are dropped,
 *  so that a client reads reports of later engines that say more; counterfactuals have a default, so that the reports of earlier
 *  engines are read as they were given. */

import {
  engagementBands,
  engagementBases,
  fraudRisks,
  type Report,
  reportSchemaId,
  reportStates,
  signalGroups,
  signalVerdicts,
  trustBands,
} from '@vouch/engine'
import { z } from 'zod'

const share = z.number().min(0).max(1)
const score = z.number().min(0).max(100)
const count = z.int().min(0)

const trustSchema = z
  .object({ score, low: score, high: score, band: z.enum(trustBands) })
  .describe('Trust from 0 to 100 with its 90 % interval. Bands: 90 excellent, 80 good, 70 moderate, below that poor.')

const estimatedShareSchema = z
  .object({ share, low: share, high: share, sampled: count })
  .describe('A share from 0 to 1 with its 90 % interval and the number of items behind it.')

const audienceTypesSchema = z
  .object({ real: share, influencer: share, mass: share, suspicious: share })
  .describe('Shares of the sampled audience; they add up to 1.')

const engagementSchema = z
  .object({
    rate: z.number().min(0),
    basis: z.enum(engagementBases),
    posts: count,
    tierMedian: z.number().nullable(),
    percentile: share.nullable(),
    band: z.enum(engagementBands).nullable(),
  })
  .describe('Median engagements per post over the basis. Rates on different bases must not be compared.')

const coverageSchema = z
  .object({
    posts: count,
    comments: count,
    followersSample: count,
    historyDays: z.number().min(0),
    missing: z.array(z.string()),
  })
  .describe('How much was there to look at, and which parts of the snapshot were not available.')

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
    logOdds: z.number().nullable().describe('What it adds to the evidence for manipulation; null if not measurable.'),
    scoreAtMedian: score
      .nullable()
      .default(null)
      .describe(
        'For a concern that adds to the evidence: the score if this signal answered as for the median clean creator of this size, everything else as it is.',
      ),
    evidence: z.array(evidenceSchema),
    explanation: z.string(),
  })
  .describe('One thing that was looked at, with what was found.')

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
    'Data that could be asked for: points between the ends of the interval now, and if it showed what it shows for the median clean creator.',
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
  trust: trustSchema.nullable(),
  fraudRisk: z.enum(fraudRisks).nullable(),
  suspiciousFollowers: estimatedShareSchema.nullable(),
  suspiciousEngagement: estimatedShareSchema.nullable(),
  audienceTypes: audienceTypesSchema.nullable(),
  engagement: engagementSchema.nullable(),
  coverage: coverageSchema,
  priorLogOdds: z.number().nullable(),
  signals: z.array(signalSchema),
  surer: z.array(surerSchema).max(3).default([]).describe('What would narrow the interval most, largest gain first.'),
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
