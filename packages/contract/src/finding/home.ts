import { z } from 'zod'
import { creditBalance } from '../customers/credits.ts'
import { subscription } from '../customers/subscription.ts'
import { verificationCard } from '../verdicts/verifications.ts'
import { watchAlert } from '../verdicts/watches.ts'
import { route } from '../wire/route.ts'
import { bulkSummary } from './bulk.ts'
import { shortlistAlert, shortlistRoom, shortlistSummary } from './shortlists.ts'

/** The first page of the signed-in product, in one call: what needs attention, what was done last, what it cost. */

export const recentMax = 6
export const unreadShownMax = 4

export const home = {
  show: route({
    method: 'GET',
    path: '/api/home',
    access: 'bearer',
    tag: 'Home',
    summary: 'What needs attention, recent work, usage and the first steps still to do.',
    status: 200,
    reply: z
      .object({
        /** Finished verifications whose report nobody has opened. */
        unread: z.object({ count: z.int(), verifications: z.array(verificationCard) }),
        alerts: z.array(shortlistAlert),
        /** Changes of watched creators that nobody dismissed, the newest few. */
        changes: z.array(watchAlert),
        /** Batches that are under way, paused or out of credits. */
        batches: z.array(bulkSummary),
        credits: creditBalance,
        /** Null where there never was one. */
        subscription: subscription.nullable(),
        recent: z.array(verificationCard),
        shortlists: z.object({ places: shortlistRoom, lists: z.array(shortlistSummary) }),
        usage: z.object({
          /** The beginning of the last thirty days. */
          from: z.string(),
          actions: z.array(z.object({ action: z.string(), times: z.int(), credits: z.int() })),
        }),
        /** What somebody has done at least once. */
        steps: z.object({ verified: z.boolean(), shortlisted: z.boolean(), bulk: z.boolean() }),
        /** By the product's clock. */
        now: z.string(),
      })
      .meta({ id: 'Home' }),
    problems: ['missing_token', 'invalid_token'],
  }),
  read: route({
    method: 'POST',
    path: '/api/verifications/:id/read',
    access: 'bearer',
    tag: 'Verifications',
    summary: 'Records that the report was opened. Only the first time counts.',
    params: z.object({ id: z.uuid('That is not a verification ID.') }),
    status: 200,
    reply: z.object({ ok: z.literal(true) }),
    problems: ['validation', 'missing_token', 'invalid_token', 'not_found'],
  }),
}
export type Home = z.output<typeof home.show.reply>
