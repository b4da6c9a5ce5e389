/** The titles of signals. */

import type { Signal } from '@vouch/engine'

/** Signals are named after what goes wrong. As a strength, such a name would say the opposite of what was found. */
const asStrength: Readonly<Record<string, string>> = {
  'audience.suspicious': 'Few suspicious followers',
  'audience.mass-followers': 'Few mass followers',
  'audience.similar-accounts': 'No near-identical followers',
  'engagement.low': 'Engagement is not too low',
  'engagement.high': 'Engagement is not too high',
  'engagement.like-bursts': 'No bursts of likes',
  'engagement.view-bursts': 'No bursts of views',
  'engagement.comment-bursts': 'No bursts of comments',
  'growth.step': 'No follower jumps without a cause',
  'growth.seesaw': 'No following and unfollowing',
  'growth.drip': 'Growth is not too even',
  'comments.inauthentic': 'Few inauthentic comments',
  'comments.duplicates': 'Hardly any copied comments',
  'comments.recurring-authors': 'No fixed group under every post',
  'coordination.lockstep': 'No accounts acting in lockstep',
  'content.sponsored-load': 'Light sponsored load',
}

/** @returns the title of a signal as its verdict makes it read. */
export function titleOf({ id, title, verdict }: Pick<Signal, 'id' | 'title' | 'verdict'>): string {
  return verdict === 'strength' ? (asStrength[id] ?? title) : title
}
