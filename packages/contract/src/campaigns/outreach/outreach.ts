import { z } from 'zod'
import { route } from '../../wire/route.ts'
import { notAnObject, outreachGround, signedIn, written } from './outreach-fields.ts'
import { threadsPerPage } from './outreach-limits.ts'
import { openThread, outreachThread, setThreadStates, threadStates } from './outreach-parts.ts'
import { repliesInRowMax } from './reply-rule.ts'

/** The inbox: threads with creators, one for each first email. Every answer is the thread as it is then. */

const byThread = { ...outreachGround, params: z.object({ id: z.uuid('That is not a thread ID.') }) }
const answer = { ...byThread, reply: openThread } as const
const badCursor = 'A cursor must be the nextCursor from the previous page.'
const words = (what: string) => written(what, 10_000).meta({ examples: ['Thanks, let’s talk.'] })

export const outreach = {
  list: route({
    ...outreachGround,
    method: 'GET',
    path: '/api/outreach/threads',
    summary: `Lists threads, the last moved first, ${threadsPerPage} at a time.`,
    query: z.object({
      state: z.enum(threadStates, `Choose from ${threadStates.join(', ')}.`).optional(),
      campaignId: z.uuid('That is not a campaign ID.').optional(),
      mine: z
        .enum(['true'], 'mine is true or absent.')
        .optional()
        .meta({ examples: ['true'] }),
      cursor: z
        .string(badCursor)
        .regex(/^\d{1,15}\.[0-9a-f-]{36}$/, badCursor)
        .optional()
        .meta({ examples: ['1795426200000.6f1d2c3b-8a4e-4f57-9b60-2d7c1e5a9f83'] }),
    }),
    status: 200,
    reply: z.object({ threads: z.array(outreachThread), unread: z.int(), nextCursor: z.string().nullable() }),
    problems: signedIn,
  }),
  show: route({
    ...answer,
    method: 'GET',
    path: '/api/outreach/threads/:id',
    summary: 'Returns a thread with its messages, oldest first.',
    status: 200,
    problems: [...signedIn, 'not_found'],
  }),
  change: route({
    ...answer,
    method: 'PATCH',
    path: '/api/outreach/threads/:id',
    summary: 'Sets how a thread stands, who looks after it, or that it was read. A state ends its follow-ups.',
    body: z
      .object(
        {
          state: z.enum(setThreadStates, `Choose from ${setThreadStates.join(', ')}.`),
          assigneeId: z.uuid('That is not the ID of a member.').nullable(),
          unread: z.boolean('unread is true or false.'),
        },
        notAnObject,
      )
      .partial(),
    status: 200,
    problems: [...signedIn, 'not_found', 'not_now'],
  }),
  note: route({
    ...answer,
    method: 'POST',
    path: '/api/outreach/threads/:id/notes',
    summary: 'Adds a note that only your workspace sees.',
    body: z.object({ text: words('A note') }, notAnObject),
    status: 201,
    problems: [...signedIn, 'not_found'],
  }),
  received: route({
    ...answer,
    method: 'POST',
    path: '/api/outreach/threads/:id/received',
    summary: 'Logs a reply that came another way. It ends the follow-ups like every reply.',
    body: z.object({ text: words('A reply') }, notAnObject),
    status: 201,
    problems: [...signedIn, 'not_found'],
  }),
  reply: route({
    ...answer,
    method: 'POST',
    path: '/api/outreach/threads/:id/replies',
    summary: `Replies to a creator who wrote back, 30 seconds later. Free, and up to ${repliesInRowMax} in a row.`,
    body: z.object({ text: words('A reply') }, notAnObject),
    status: 201,
    problems: [...signedIn, 'not_found', 'not_now', 'subscription_ended'],
  }),
  stop: route({
    ...answer,
    method: 'POST',
    path: '/api/outreach/threads/:id/stop',
    summary: 'Takes back everything in the thread that has not left yet. You get the credits back.',
    status: 200,
    problems: [...signedIn, 'not_found'],
  }),
}
