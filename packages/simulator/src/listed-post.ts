/** A post as it is listed in a snapshot: its place in the calendar, its text, its counts. */

import type { PostText } from './captions.ts'
import type { PostCounts } from './engagement.ts'
import type { PostSlot } from './post-slots.ts'

export interface ListedPost {
  slot: PostSlot
  text: PostText
  counts: PostCounts
}
