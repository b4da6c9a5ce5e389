import { platforms } from '@vouch/engine'
import { z } from 'zod'
import { decisionSchema } from '../verdicts/report.ts'
import { campaignGoals, currencies, deliverableKinds } from './campaign-fields.ts'
import { campaignStates } from './campaign-states.ts'
import { paidForPeople } from './real-people.ts'
import { campaignLift, disclosures } from './tracking-results.ts'

/** A performance report: what a campaign brought, as it was known at one moment. It is kept as it was made. Amounts are in the campaign's
 *  currency. */

const amount = z.number().nullable()
const count = z.number().nullable()
const spread = z.object({ low: z.number(), point: z.number(), high: z.number() })

const day = z.string().meta({ examples: ['2026-11-23'] })
const moment = z.string().meta({ examples: ['2026-11-23T09:30:00.000Z'] })

const counts = {
  views: count,
  engagements: count.describe('Likes and comments.'),
  clicks: count,
  orders: count,
  revenue: amount,
}
const costs = {
  perThousandViews: amount,
  perEngagement: amount,
  perClick: amount,
  perOrder: amount,
  returned: z.number().nullable().describe('Revenue for each one that was paid.'),
}

/** What was forecast from the plan: eight in ten simulated campaigns end between low and high. */
const expected = {
  clicks: spread,
  orders: spread,
  revenue: spread,
  returned: spread.nullable().describe('Revenue for each one that is paid; null where nothing is.'),
}

export const performanceVerdict = z.object({
  verificationId: z.string(),
  at: z.string(),
  trust: z.number().nullable(),
  decision: decisionSchema.shape.word.nullable(),
  suspicious: z
    .object({ share: z.number(), low: z.number(), high: z.number() })
    .nullable()
    .describe('Followers that look inauthentic, 0 to 1, with the ends of the 90% interval.'),
})
export type PerformanceVerdict = z.output<typeof performanceVerdict>

const performanceCreator = z.object({
  entryId: z.string(),
  platform: z.enum(platforms),
  handle: z.string().nullable().describe('Null where the creator’s data had to be deleted since.'),
  name: z.string().nullable(),
  agreedFee: amount,
  paid: amount,
  posts: z.int(),
  due: z.int().describe('Posts that were agreed on.'),
  ...counts,
  ...costs,
  expected: z.object(expected).nullable().describe('Null without a report to forecast from.'),
  first: performanceVerdict
    .nullable()
    .describe('The report that was there when the campaign started, else the first after.'),
  last: performanceVerdict.nullable().describe('The latest report.'),
  end: performanceVerdict
    .nullable()
    .optional()
    .describe('The latest report since the campaign was completed; null or absent: none.'),
})
export type PerformanceCreator = z.output<typeof performanceCreator>

const performancePost = z.object({
  entryId: z.string().nullable(),
  creator: z.string().nullable(),
  kind: z.enum(deliverableKinds).nullable().describe('Null for a post that was found and that no deliverable names.'),
  title: z.string(),
  link: z.string().meta({ examples: ['https://www.instagram.com/p/C9xYzAbCdEf/'] }),
  at: z.string().nullable().describe('When it was published; null where that wasn’t read.'),
  dueOn: day.nullable(),
  views: count,
  likes: count,
  comments: count,
  clicks: count,
  orders: count,
  revenue: amount,
  disclosure: z.enum(disclosures).nullable(),
})
export type PerformancePost = z.output<typeof performancePost>

export const performanceDocument = z
  .object({
    name: z.string(),
    goal: z.enum(campaignGoals),
    brand: z.string(),
    state: z.enum(campaignStates),
    startsOn: day.nullable(),
    endsOn: day.nullable(),
    startedAt: z.string().nullable(),
    currency: z.enum(currencies),
    madeAt: z.string(),
    data: z.object({
      countedTo: moment.describe('Until when clicks and orders were counted.'),
      postsReadFrom: moment.nullable().describe('When the first of the posts was read; null where none was.'),
      postsReadTo: moment.nullable(),
      unread: z.int().describe('Creators without a report to read posts from.'),
      unconverted: z.int().describe('Orders in currencies that can’t be converted; revenue is without them.'),
    }),
    pacing: z.object({
      time: z.number().nullable(),
      posted: z.number().nullable(),
      spent: z.number().nullable(),
      posts: z.int(),
      due: z.int(),
    }),
    money: z.object({ budget: amount, spent: z.number(), committed: z.number(), left: amount }),
    results: z.object({ posts: z.int(), ...counts, ...costs }),
    expected: z
      .object({
        reach: spread.describe('Different people.'),
        ...expected,
        creators: z.int().describe('Creators that were forecast.'),
        lessons: z
          .int()
          .describe('Results of the workspace’s other campaigns that moved the forecast; 0: published rates alone.'),
      })
      .nullable(),
    creators: z.array(performanceCreator),
    posts: z.array(performancePost),
    lift: campaignLift.nullable(),
    people: paidForPeople.nullable(),
    atEnd: z
      .object({
        completedAt: moment.describe('When the campaign was last completed.'),
        verified: z.int().describe('Creators who were verified since then.'),
        of: z.int().describe('Creators who agreed or were paid.'),
        people: paidForPeople.nullable().describe('What was paid for real people, by those reports alone.'),
        before: paidForPeople.nullable().describe('The same by the reports that were there at the start.'),
      })
      .nullable()
      .optional()
      .describe('What verifying the audience again at the end showed; null or absent: it was not verified again.'),
  })
  .meta({ id: 'PerformanceDocument' })
export type PerformanceDocument = z.output<typeof performanceDocument>
