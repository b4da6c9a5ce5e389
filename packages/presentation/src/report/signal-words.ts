/** The titles of signals. */

import type { Signal } from '@vouch/engine'

/** Signals are named after what goes wrong. As a strength, such a name would say the opposite of what was found. */
const asStrength: Readonly<Record<string, string>> = {
  'audience.suspicious': 'Few suspicious followers',
  'audience.mass-followers': 'Few mass followers',
  'audience.similar-accounts': 'No near-identical followers',
  'engagement.low': 'Engagement isn’t too low',
  'engagement.high': 'Engagement isn’t too high',
  'engagement.like-bursts': 'No like spikes',
  'engagement.view-bursts': 'No view spikes',
  'engagement.comment-bursts': 'No comment spikes',
  'engagement.likers': 'Likes come from real-looking accounts',
  'engagement.likes-arrival': 'Likes arrived naturally',
  'engagement.views-arrival': 'Views arrived naturally',
  'growth.step': 'No unexplained follower jumps',
  'growth.seesaw': 'No follow-unfollow',
  'growth.drip': 'Growth looks natural',
  'comments.inauthentic': 'Few inauthentic comments',
  'comments.duplicates': 'Almost no copied comments',
  'comments.recurring-authors': 'No fixed group under every post',
  'coordination.lockstep': 'No accounts acting in lockstep',
  'content.sponsored-load': 'Low sponsored share',
}

/** @returns the title of a signal as its verdict makes it read. */
export function titleOf({ id, title, verdict }: Pick<Signal, 'id' | 'title' | 'verdict'>): string {
  return verdict === 'strength' ? (asStrength[id] ?? title) : title
}
