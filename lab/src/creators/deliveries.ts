/** `equal`: the same package on every post, as subscriptions for "each new post" deliver. `campaign`: equal packages on some of the posts,
 *  picked at random. `recent`: the same on the newest quarter; `run`: on posts in a row, anywhere. `level`: every post is brought up to one
 *  even level, give or take; `minimum`: posts below a promised minimum are brought up to it, the others get nothing. `rounds`: one round
 *  package on each post, some forgotten. `rounds-own`: the round package nearest to a part of what the post has. `proportional`: every post is
 *  lifted by the same factor, which no seller offers as such and which is the hardest to see. */
export const deliveries = [
  'equal',
  'campaign',
  'recent',
  'run',
  'level',
  'minimum',
  'rounds',
  'rounds-own',
  'proportional',
] as const
export type Delivery = (typeof deliveries)[number]
