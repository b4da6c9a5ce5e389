/** What each signal asks. The questions are the engine's own; they stand here because reading them from the engine would bring its
 *  models into every page. A test holds the two equal. They stand apart from the titles, which pages show that ask nothing. */

import type { Signal } from '@vouch/engine'

export const questions: Readonly<Record<string, string>> = {
  'audience.suspicious': 'What share of the followers looks inauthentic?',
  'audience.mass-followers': 'How many followers follow so many accounts that they hardly see these posts?',
  'audience.similar-accounts': 'Do groups of followers look as if one hand had made them?',
  'audience.first-digits': "Do the followers' own follower counts obey the first-digit law, as natural counts do?",
  'audience.profile-shape': "Do followers, following and the account's age fit together?",
  'engagement.low': 'Do far fewer people react than at creators of the same size?',
  'engagement.high': 'Do far more people react than an audience of this size can explain?',
  'engagement.comments-per-like': 'Do people who like also comment as often as elsewhere?',
  'engagement.likes-per-view': 'Do viewers like as often as viewers of other creators?',
  'engagement.views-per-follower': 'Do as many people watch as the follower count promises?',
  'engagement.likes-follow-views': 'Are posts that are watched or talked about more also liked more?',
  'engagement.views-follow-likes': 'Are posts that are liked more also watched more?',
  'engagement.comments-follow-likes': 'Are posts that are liked more also talked about more?',
  'engagement.likes-spread': 'Do likes vary from post to post as they do when people decide?',
  'engagement.view-stability': 'Do views vary from post to post as they do when people choose?',
  'engagement.like-bursts': 'Do likes leap on posts that were not watched or talked about more?',
  'engagement.view-bursts': 'Do views leap on posts that nobody liked more?',
  'engagement.comment-bursts': 'Do comments leap on posts that nobody liked more?',
  'growth.step': 'Did followers arrive in bulk on days when nothing happened?',
  'growth.seesaw': 'Are accounts followed and dropped in bulk, or followers gained and lost in bulk?',
  'growth.drip': 'Do followers arrive in the same number every day?',
  'comments.inauthentic': 'What share of the comments looks inauthentic?',
  'comments.duplicates': 'Do different people post the same text?',
  'comments.recurring-authors': 'Does an arranged group comment under most posts?',
  'coordination.lockstep': 'Does a group of accounts act on the same posts together?',
  'content.regularity': 'How often and how regularly are posts published?',
  'content.sponsored-load': 'How many of the recent posts are sponsored?',
  'content.paid-performance': 'Do people react to sponsored posts as they do to others?',
}

/** @returns the question that a signal answers, or null for one that is not in the table yet. */
export function questionOf({ id }: Pick<Signal, 'id'>): string | null {
  return questions[id] ?? null
}
