import { postKinds } from '@vouch/engine'
import { z } from 'zod'
import { partSchema } from '../verdicts/report.ts'
import { route } from '../wire/route.ts'
import { discoveredCreator } from './discovery.ts'
import { creatorName } from './matches.ts'

/** One creator of the index at a glance: what a list has no room for, and what somebody looks at before paying for a verification. */

/** Posts that are shown, the newest first. */
export const glancePosts = 3
/** Letters of a caption that are sent. */
export const glanceCaptionMax = 140

const shares = z.record(z.string(), z.number()).nullable()

const glancePost = z.object({
  id: z.string(),
  publishedAt: z.string(),
  kind: z.enum(postKinds),
  sponsored: z.boolean(),
  caption: z.string().nullable(),
  likes: z.number().nullable(),
  comments: z.number().nullable(),
  views: z.number().nullable(),
})
export type GlancePost = z.output<typeof glancePost>

export const creatorGlance = {
  show: route({
    method: 'GET',
    path: '/api/discovery/glance',
    access: 'bearer',
    tag: 'Discovery',
    summary:
      'One creator in the index with the parts of the score, three recent posts and the declared audience. Free.',
    query: creatorName,
    status: 200,
    reply: z
      .object({
        creator: discoveredCreator,
        /** What the score rests on; empty where nobody has looked. */
        parts: z.array(partSchema),
        /** The newest; null where the platform’s terms didn’t let them be kept. */
        posts: z.array(glancePost).max(glancePosts).nullable(),
        /** What the platform’s insights tell; null where the creator shared none. */
        audience: z.object({ countries: shares, ages: shares, genders: shares }).nullable(),
        /** Followers won within a month over those before, a ratio. */
        growthMonthly: z.number().nullable(),
        lastPostAt: z.string().nullable(),
        /** Share of recent posts that disclose a sponsor, a ratio. */
        sponsoredShare: z.number().nullable(),
        /** Whether the profile tells an email address or a website. */
        hasContact: z.boolean().nullable(),
        /** The workspace’s own latest verification of the creator. */
        verificationId: z.string().nullable(),
      })
      .meta({ id: 'CreatorGlance' }),
    problems: ['validation', 'missing_token', 'invalid_token', 'not_found', 'not_ready', 'rate_limited'],
    callsPerMinuteMax: 240,
    callsCountedFor: 'account',
  }),
}
export type CreatorGlance = z.output<typeof creatorGlance.show.reply>
