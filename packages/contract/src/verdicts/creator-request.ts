import { z } from 'zod'

/** What an objection of a creator to being verified means for those who look at the creator. `examined`: it is not decided, and nothing
 *  is held back yet. `withheld`: no new verdict is given; reports from before stay. */
export const creatorRequests = ['examined', 'withheld'] as const
export type CreatorRequest = (typeof creatorRequests)[number]

export const creatorRequest = z
  .enum(creatorRequests)
  .describe(
    'An objection from the creator. examined: a request is under review, and nothing is withheld yet; withheld: no new verdicts are given. Absent: no objection.',
  )
