import { z } from 'zod'
import { route } from './route.ts'

const badDays = 'The number of days to advance must be from 0 to 3,660.'
export const advanceDaysMax = 3_660

/** The sandbox's clock, which people move to see what time brings. */
export const devClock = {
  read: route({
    method: 'GET',
    path: '/api/dev/clock',
    access: 'public',
    sandboxOnly: true,
    tag: 'Sandbox',
    summary: "The time by the product's clock. Sandbox only.",
    status: 200,
    reply: z.object({ now: z.string(), offsetDays: z.number() }),
    problems: [],
  }),
  advance: route({
    method: 'POST',
    path: '/api/dev/clock',
    access: 'public',
    sandboxOnly: true,
    tag: 'Sandbox',
    summary: 'Moves the clock forward and responds once everything that came due is done. Sandbox only.',
    body: z.object(
      { advanceDays: z.number(badDays).min(0, badDays).max(advanceDaysMax, badDays) },
      'The body must be a JSON object.',
    ),
    status: 200,
    reply: z.object({ now: z.string(), offsetDays: z.number() }),
    problems: ['unavailable'],
  }),
}
